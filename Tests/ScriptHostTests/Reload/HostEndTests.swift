import LuaRuntime
import ScriptHost
import Testing
import ViewKit

@Suite struct HostEndTests {
  private static let app = """
    local ui = require "lunette"
    local Home = ui.ViewController:subclass "Home"
    function Home:viewDidLoad()
      local label = ui.Label{ frame = { 0, 40, 320, 20 }, text = "Hello" }
      self.view:addSubview(label)
      self.view:addSubview(ui.Button{ id = "b", frame = { 0, 80, 100, 40 }, title = "Add",
        onTouchUpInside = function() label.text = "Hi" end })
    end
    return Home
    """

  @Test(arguments: [false, true]) func `A host that ends lets go of all`(_ keepsCode: Bool) throws {
    let folder = try Folder(["main.lua": Self.app])
    weak var host: Host?
    weak var application: Application?
    weak var window: Window?
    weak var controller: ViewController?
    weak var button: View?
    weak var newButton: View?
    weak var type: LuaType?
    do {
      var options = HostOptions()
      options.keepsCode = keepsCode
      let opened = try folder.open("main.lua", options)
      host = opened
      application = opened.application
      window = opened.application.keyWindow
      controller = window?.rootViewController
      button = controller?.view.subviews.last
      type = controller.flatMap(opened.library.type(of:))
      #expect(type?.isScripted == true)
      _ = opened.render(as: .text)
      #expect(button != nil)
      if keepsCode {
        let report = opened.reload([folder.path + "/main.lua"])
        #expect(report.outcome == .reloaded)
        newButton = controller?.view.subviews.last
        #expect(newButton != nil && newButton !== button)
        #expect(opened.take(opened.carriedState()) == [])
      }
    }
    #expect(host == nil)
    #expect(application == nil)
    #expect(window == nil)
    #expect(controller == nil)
    #expect(button == nil)
    #expect(newButton == nil)
    // As a truth value: a class is no thing to be described in a message.
    let isTypeGone = type == nil
    #expect(isTypeGone)
  }
}
