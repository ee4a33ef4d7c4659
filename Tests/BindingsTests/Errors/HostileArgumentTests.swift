import LuaRuntime
import Testing

@testable import Bindings

/// Every member takes every value: an error at most, never a trap.
@Suite struct HostileArgumentTests {
  /// Numbers at the ends of their ranges, and lists whose length is one of them.
  private static let values = """
    local parts = { "[math.maxinteger] = 1" }
    for shift = 0, 62 do parts[#parts + 1] = "[1 << " .. shift .. "] = 1" end
    local border = load("return { " .. table.concat(parts, ", ") .. " }")()
    assert(#border == math.maxinteger)
    local values = {
      math.maxinteger, math.mininteger, math.huge, -math.huge, 0/0, -0.0, 2^63, -2^63, 2^53,
      1e308, -1e308, 5e-324, 1 << 32, -(1 << 31), 0, -1, 0.5, true, "", "\\0", "\\255\\254", "1",
      border, { border }, { 1e308, 1e308, 1e308, 1e308 }, { math.maxinteger, math.maxinteger },
      { math.mininteger, math.mininteger, 1, 1 }, { 0/0, 0/0 }, {}, function() end,
      coroutine.create(print), ui.View, ui.View{}, ui.Label{ text = "text" },
      ui.rect(1e308, 1e308, 1e308, 1e308), ui.color "red", ui.Font:systemFont(17),
      ui.indexPath(1, 1), ui.indexPath(1 << 27, 1 << 36),
    }
    """

  /// What lasts as long as it is told to.
  private static let left: Set<String> = ["ui.sleep"]

  @Test func `Functions of the module`() throws {
    let runner = try ScriptRunner()
    for function in Catalogue.functions where !Self.left.contains("ui." + function.member.name) {
      try runner.run(
        """
        \(Self.values)
        for _, a in ipairs(values) do
          pcall(ui.\(function.member.name), a)
          for _, b in ipairs(values) do pcall(ui.\(function.member.name), a, b, a, b) end
        end
        """, name: function.member.name)
    }
  }

  @Test func `Members of objects`() throws {
    for hostClass in Catalogue.classes {
      let runner = try ScriptRunner()
      try runner.run(
        """
        \(Self.values)
        local class = ui["\(hostClass.name)"]
        if not class then return end
        local function make()
          local ok, object = pcall(class, {})
          return ok and object or nil
        end
        local names = { \(hostClass.lineage.flatMap(\.members)
          .map { "\"\($0.name)\"" }.joined(separator: ", ")) }
        for _, name in ipairs(names) do
          for i, value in ipairs(values) do
            local object = make()
            pcall(class, { [name] = value })
            pcall(function() class[name](class, value, value) end)
            if object then
              pcall(function() object[name] = value end)
              pcall(function() object[name](object, value) end)
              local other = values[i % #values + 1]
              pcall(function() object[name](object, value, other, value) end)
              pcall(function() object[name](object, other, value) end)
              pcall(function() return object[name] end)
              pcall(function() object:sizeToFit() object:layoutIfNeeded() end)
            end
          end
        end
        """, name: hostClass.name)
      runner.application.settle()
    }
  }

  @Test func `Members of values`() throws {
    for kind in Catalogue.values {
      let runner = try ScriptRunner()
      try runner.run(
        """
        \(Self.values)
        local name = "\(kind.name.prefix(1).lowercased() + kind.name.dropFirst())"
        local known, make = pcall(function() return ui[name] end)
        if not known then make = function(...) return ui.View{}.layoutMargins:with{ left = ... } end end
        local names = { \((kind.fieldNames.map(\.name) + kind.members.map(\.name))
          .map { "\"\($0)\"" }.joined(separator: ", ")) }
        for _, a in ipairs(values) do
          for _, b in ipairs(values) do
            local ok, object = pcall(make, a, b, a, b, a, b)
            for _, name in ipairs(names) do
              if ok and object then
                pcall(function() return object[name] end)
                pcall(function() return object[name](object, a, b) end)
                pcall(function() return object:with{ [name] = b } end)
              end
            end
          end
        end
        """, name: kind.name)
    }
  }
}
