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
      ScreenBenchmarks.growing(
        "text/keys into a view of 100 kB", [1_000, 3_000, 10_000], goal: 1_000
      ) { size in
        {
          let (application, view) = try textView(prose(bytes: 100_000))
          view.becomeFirstResponder()
          view.select(50_000..<50_000)
          for _ in 0..<size {
            try application.keyboard.type("x")
            application.settle()
          }
          if view.editor.byteCount < 100_000 + size { throw BenchError.wrongResult("typing") }
        }
      },
      ScreenBenchmarks.growing(
        "text/a view of 1 MB measured and wrapped", [100_000, 300_000, 1_000_000], goal: 300
      ) { size in
        let text = prose(bytes: size)
        return {
          let (_, view) = try textView(text)
          if view.contentSize.height * 10 < Double(size) {
            throw BenchError.wrongResult("wrapping")
          }
        }
      },
      ScreenBenchmarks.growing(
        "text/a label of 1 MB measured and wrapped", [100_000, 300_000, 1_000_000], goal: 300
      ) { size in
        let text = prose(bytes: size)
        return {
          let layout = TextLayout(text, font: Font(size: 15), width: 300)
          if layout.lines.count * 100 < size { throw BenchError.wrongResult("wrapping") }
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

  /// Paragraphs of some hundred words, as people write them.
  private static func prose(bytes: Int) -> String {
    let words = [
      "lorem", "ipsum", "dolor", "sit", "amet", "consectetur", "adipiscing", "elit", "a",
    ]
    var text = ""
    var index = 0
    while text.utf8.count < bytes {
      text += words[(index * index + index / 7) % words.count]
      index += 1
      text += index % 120 == 0 ? ".\n" : " "
    }
    return text
  }

  private static func textView(_ text: String) throws -> (Application, TextView) {
    let application = Application()
    let window = Window(application: application)
    let view = TextView(frame: Rect(x: 0, y: 20, width: 320, height: 200))
    view.font = Font(size: 15)
    view.text = text
    try window.addSubview(view)
    window.makeKeyAndVisible()
    application.settle()
    return (application, view)
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
