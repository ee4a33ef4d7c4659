import CBaseline
import ViewKit

// Lua reads and writes properties, calls methods, makes objects.
extension Duel {
  /// A duel over one statement that Lua repeats.
  ///
  /// - Parameters:
  ///   - setUp: makes what the statement uses, from `ui` and `probe`.
  ///   - model: what the statement comes to without Lua, in Swift and in C.
  private static func lua(
    _ name: String, limit: Double = 1.2, setUp: String = "local view = ui.View{}",
    _ statement: String, model: Work, _ rivalModel: cb_floor
  ) -> Duel {
    let script = """
      local ui, probe = ...
      \(setUp)
      return function(count)
        for i = 1, count do \(statement) end
      end
      """
    return Duel(name: "bridge/" + name, limit: limit, isLoopInLua: true) {
      let scene = try BridgeScene()
      let bridge = try scene.loop(script)
      return Contestants(
        bridge: bridge, model: model, rival: try RivalScene(against: scene).loop(script),
        rivalModel: Work { cb_run_floor(rivalModel, Int64($0)) })
    }
  }

  private static let long = String(repeating: "a line of text ", count: 16)

  private static func text(_ value: String) -> String {
    "local view = ui.View{}; local text = \"\(value)\"; view.id = text"
  }

  static var properties: [Duel] {
    [
      lua("get integer", "local x = view.tag", model: Model.getInteger, CB_GET_INTEGER),
      lua("set integer", "view.tag = i", model: Model.setInteger, CB_SET_INTEGER),
      lua(
        "get number", setUp: "local layer = ui.View{}.layer; layer.cornerRadius = 2.5",
        "local x = layer.cornerRadius", model: Model.getNumber, CB_GET_NUMBER),
      lua(
        "set number", setUp: "local layer = ui.View{}.layer", "layer.cornerRadius = 2.5",
        model: Model.setNumber, CB_SET_NUMBER),
      lua(
        "get boolean", "local x = view.isMultipleTouchEnabled", model: Model.getBoolean,
        CB_GET_BOOLEAN),
      lua(
        "set boolean", "view.isMultipleTouchEnabled = true", model: Model.setBoolean,
        CB_SET_BOOLEAN),
      lua(
        "get string of 5 bytes", setUp: text("title"), "local x = view.id",
        model: Model.getString("title"), CB_GET_STRING),
      lua(
        "set string of 5 bytes", setUp: text("title"), "view.id = text",
        model: Model.setString("title"), CB_SET_STRING),
      lua(
        "get string of 240 bytes", limit: 1.6, setUp: text(long), "local x = view.id",
        model: Model.getString(long), CB_GET_STRING),
      lua(
        "set string of 240 bytes", limit: 1.6, setUp: text(long), "view.id = text",
        model: Model.setString(long), CB_SET_STRING),
      lua(
        "get rect", setUp: "local view = ui.View{ frame = { 1, 2, 3, 4 } }",
        "local x = view.frame", model: Model.getRect, CB_GET_RECT),
      lua(
        "set rect", setUp: "local view, rect = ui.View{}, ui.rect(1, 2, 3, 4)",
        "view.frame = rect", model: Model.setRect, CB_SET_RECT),
      lua(
        "set rect from a table", "view.frame = { 1, 2, 3, 4 }", model: Model.setRect, CB_SET_RECT),
      lua(
        "get enum", setUp: "local view = ui.View{ contentMode = \"center\" }",
        "local x = view.contentMode", model: Model.getEnum, CB_GET_ENUM),
      lua("set enum", "view.contentMode = \"center\"", model: Model.setEnum, CB_SET_ENUM),
      lua(
        "get known object",
        setUp: "local parent, view = ui.View{}, ui.View{}; parent:addSubview(view)",
        "local x = view.superview", model: Model.getObject, CB_GET_OBJECT),
    ]
  }

  static var calls: [Duel] {
    [
      lua(
        "call method without arguments", "view:layoutSubviews()", model: Model.callPlain,
        CB_CALL_PLAIN),
      lua(
        "call method with 3 arguments", setUp: "", "local x = probe:add(i, 2, 3)",
        model: Model.callWithThree, CB_CALL_WITH_THREE),
      lua(
        "construct with 6 properties", setUp: "",
        """
        local x = ui.View{ tag = i, alpha = 0.5, isHidden = false, contentMode = "center",
          isMultipleTouchEnabled = true, id = "title" }
        """, model: Model.make, CB_MAKE),
    ]
  }
}
