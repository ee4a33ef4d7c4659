import LuaRuntime
import Testing

/// Numbers that are none, whose sign bit differs between processors, as texts.
@Suite struct LibraryNumberTests {
  @Test func `They are nan, whatever their sign bit`() throws {
    let state = try LuaState()
    var lines: [String] = []
    let environment = LuaEnvironment(state) { lines.append($0) }
    try environment.run(
      """
      local zero = 0
      for _, nan in ipairs{ zero / zero, -(zero / zero), math.huge - math.huge } do
        print(nan, -nan)
        print(tostring(nan), table.concat({ nan, -nan }, " "))
        print(("%f %g %.3f %5.1f %e %s"):format(nan, nan, nan, nan, nan, nan))
        print(("%G %G %E %q"):format(nan, -nan, nan, nan))
        print(pcall(error, nan))
      end
      print(1 / zero, -1 / zero, ("%f %G"):format(-1 / zero, 1 / zero))
      """)
    let each = [
      "nan\tnan", "nan\tnan nan", "nan nan nan   nan nan nan", "NAN NAN NAN (0/0)", "false\tnan",
    ]
    #expect(lines == each + each + each + ["inf\t-inf\t-inf INF"])
  }

  @Test func `Swift reads them as the same text`() throws {
    let environment = LuaEnvironment(try LuaState())
    for sign in ["", "-"] {
      let text = try environment.run("local zero = 0 return \(sign)(zero / zero)", as: String.self)
      #expect(text == "nan")
    }
  }
}
