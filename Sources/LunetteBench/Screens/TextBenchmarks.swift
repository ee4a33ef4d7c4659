import Rendering
import ViewKit

/// Texts that are edited.
enum TextBenchmarks {
  static var all: [Benchmark] {
    [
      ScreenBenchmarks.growing("text/fields laid out and rendered", [100, 300, 1_000], goal: 60) {
        size in
        {
          let application = try fields(size)
          application.settle()
          _ = Renderer.render(application, as: .text)
        }
      },
      ScreenBenchmarks.growing(
        "text/keys into 100 kB, by the editor", [1_000, 3_000, 10_000], goal: 1_000
      ) { size in
        let text = String(repeating: "lorem ipsum dolor sit amet, ", count: 3_600)
        return {
          var editor = TextEditor(text)
          editor.select(50_000..<50_000)
          for _ in 0..<size {
            editor.replace(editor.selection, with: "x")
            _ = editor.selectedTextRange
            _ = editor.beginsSentence
          }
        }
      },
      ScreenBenchmarks.growing("text/keys into a field", [100, 300, 1_000]) { size in
        {
          let application = try fields(1)
          application.settle()
          guard let field = application.windows.first?.subviews.first as? TextField else { return }
          field.becomeFirstResponder()
          for _ in 0..<size {
            try application.keyboard.type("x")
            application.advance(by: 0.02)
          }
        }
      },
    ]
  }

  private static func fields(_ count: Int) throws -> Application {
    let application = Application()
    let window = Window(application: application)
    for index in 0..<count {
      let row = Double(index % 30) * 22
      let field = TextField(frame: Rect(x: 20, y: row, width: 200, height: 22))
      field.text = "Field \(index)"
      field.placeholder = "Name"
      field.clearButtonMode = .always
      try window.addSubview(field)
    }
    window.makeKeyAndVisible()
    return application
  }
}
