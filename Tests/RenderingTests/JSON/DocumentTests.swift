import Testing
import ViewKit

@testable import Rendering

@Suite struct DocumentTests {
  private var validator: SchemaValidator { get throws { try SchemaValidator() } }

  private var stage: Stage {
    let stage = Stage()
    let title = stage.label("Welcome back", Rect(x: 20, y: 84.5, width: 335, height: 30), .center)
    title.accessibilityIdentifier = "title"
    let box = stage.add(View(frame: Rect(x: 20, y: 200, width: 335, height: 100)))
    box.layer.borderWidth = 1
    stage.label("“中文” \u{1B}[31m", Rect(x: 10, y: 10, width: 300, height: 21), in: box)
    return stage
  }

  @Test func `a document has its keys in order`() {
    let expected = """
      {"lunette":1,"screen":{"bounds":[0,0,375,667],"scale":2,"time":1168335660,"timeZone":"UTC",\
      "locale":"en_US_POSIX","isStatusBarHidden":true},"windows":[{"class":"Window","id":null,\
      "frame":[0,0,375,667],"isKeyWindow":true,"children":[{"class":"View","id":null,\
      "frame":[0,0,375,667],"children":[{"class":"Label","id":"title","frame":[20,84.5,335,30],\
      "text":"Welcome back","textAlignment":"center","children":[]},{"class":"View","id":null,\
      "frame":[20,200,335,100],"borderWidth":1,"children":[{"class":"Label","id":null,\
      "frame":[10,10,300,21],"text":"“中文” \\u001b[31m","children":[]}]}]}]}],"log":[],"errors":[]}

      """
    #expect(stage.render(.json) == expected)
  }

  @Test func `log and errors are values of the host`() throws {
    let options = RenderOptions(
      log: [LogEntry("hello", time: 0.5, plugin: "login"), LogEntry("world")],
      errors: [
        ErrorReport(
          kind: "runtime", message: "boom", file: "a.lua", line: 3, excerpt: "x.y()", caret: 2,
          traceback: ["a.lua:3: in f"], plugin: "login", handler: "Login.viewDidLoad",
          viewPath: "Window > View", count: 2), ErrorReport(kind: "internal", message: "odd"),
      ])
    let text = stage.render(.json, options)
    let end = """
      "log":[{"message":"hello","time":0.5,"plugin":"login"},{"message":"world","time":0,\
      "plugin":null}],"errors":[{"kind":"runtime","message":"boom","file":"a.lua","line":3,\
      "excerpt":"x.y()","caret":2,"traceback":["a.lua:3: in f"],"plugin":"login",\
      "handler":"Login.viewDidLoad","view":"Window > View","createdAt":null,"count":2},{"kind":"internal",\
      "message":"odd","file":null,"line":null,"excerpt":null,"caret":null,"traceback":[],\
      "plugin":null,"handler":null,"view":null,"createdAt":null,"count":1}]}

      """
    #expect(text.hasSuffix(end))
    #expect(try validator.problems(of: text) == [])
  }

  @Test func `documents fit the schema`() throws {
    let empty = Application()
    #expect(try validator.problems(of: Renderer.string(empty, as: .json)) == [])
    let stage = stage
    stage.root.frame = Rect(x: .infinity, y: -0.5, width: 1e300, height: 3)
    stage.root.transform = AffineTransform(rotationAngle: 1)
    #expect(try validator.problems(of: stage.render(.json)) == [])
  }

  @Test func `controllers stand at their view`() throws {
    let stage = Stage()
    let controller = ViewController(application: stage.application)
    controller.title = "Sign in"
    stage.window.rootViewController = controller
    let text = stage.render(.json)
    #expect(text.contains(#""controller":{"class":"ViewController","title":"Sign in"}"#))
    #expect(try validator.problems(of: text) == [])
  }

  @Test func `deep hierarchies are written`() throws {
    let stage = Stage()
    var view = stage.root
    for _ in 0..<400 { view = stage.add(View(), to: view) }
    let text = stage.render(.json)
    #expect(text.contains(String(repeating: "]}", count: 402)))
  }

  @Test(arguments: [
    #"{"lunette":2,"screen":{},"windows":[],"log":[],"errors":[]}"#,
    #"{"lunette":1,"windows":[],"log":[],"errors":[]}"#,
    #"{"lunette":1,"screen":{"bounds":[0,0,1],"scale":1,"time":0,"timeZone":"","locale":""},"windows":[],"log":[],"errors":[]}"#,
    #"{"lunette":1,"screen":{"bounds":[0,0,1,1],"scale":1,"time":0,"timeZone":"","locale":""},"windows":[{"class":"View","id":1,"frame":[0,0,0,0],"children":[]}],"log":[],"errors":[]}"#,
    #"{"lunette":1,"screen":{"bounds":[0,0,1,1],"scale":1,"time":0,"timeZone":"","locale":""},"windows":[],"log":["x"],"errors":[]}"#,
  ])
  func `the validator refuses what is no document`(text: String) throws {
    #expect(try validator.problems(of: text) != [])
  }
}
