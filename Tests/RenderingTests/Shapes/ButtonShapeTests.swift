import Testing
import ViewKit

@testable import Rendering

@Suite struct ButtonShapeTests {
  private func button(
    _ stage: Stage, _ title: String, _ frame: Rect, type: Button.ButtonType = .system
  ) -> Button {
    let button = stage.add(Button(type: type, frame: frame))
    button.setTitle(title, for: .normal)
    return button
  }

  @Test func `a plain button has its brackets beside its title`() {
    let stage = Stage()
    _ = button(stage, "Forgot your password?", Rect(x: 20, y: 0, width: 335, height: 44))
    let left = button(stage, "Left", Rect(x: 20, y: 44, width: 335, height: 44))
    left.contentHorizontalAlignment = .left
    let right = button(stage, "Right", Rect(x: 20, y: 88, width: 335, height: 44))
    right.contentHorizontalAlignment = .right
    #expect(
      stage.lines == [
        "", "                          [Forgot your password?]", "",
        "    [Left]", "",
        "                                                                [Right]",
      ])
  }

  @Test func `rule 7: brackets carry the state of a button`() {
    let stage = Stage()
    let frame = Rect(x: 20, y: 0, width: 335, height: 44)
    for (index, states) in [[], [2], [1], [3], [1, 3]].enumerated() {
      let button = button(stage, "Go", frame.offset(dx: 0, dy: Double(index) * 44))
      button.isEnabled = !states.contains(1)
      button.isHighlighted = states.contains(2)
      button.isSelected = states.contains(3)
    }
    let shown = stage.lines.map { $0.drop { $0 == " " } }.filter { !$0.isEmpty }
    #expect(shown == ["[Go]", "<Go>", "(Go)", "[*Go]", "(*Go)"])
  }

  @Test func `a button with a border or a background ends at its frame`() {
    let stage = Stage()
    let first = button(stage, "Sign in", Rect(x: 20, y: 0, width: 335, height: 44))
    first.backgroundColor = .blue
    let second = button(stage, "", Rect(x: 20, y: 44, width: 100, height: 44))
    second.layer.borderWidth = 1
    second.isSelected = true
    let clear = button(stage, "Clear", Rect(x: 20, y: 88, width: 335, height: 44))
    clear.backgroundColor = .clear
    #expect(
      stage.lines == [
        "", "    [                             Sign in                             ]", "",
        "    [*                 ]", "", "                                  [Clear]",
      ])
  }

  @Test func `a button without a title shows nothing`() {
    let stage = Stage()
    _ = button(stage, "", Rect(x: 20, y: 0, width: 335, height: 44))
    #expect(stage.lines == [])
  }

  @Test func `a glyph is a title`() {
    let stage = Stage()
    stage.add(Button(type: .detailDisclosure, frame: Rect(x: 20, y: 0, width: 22, height: 22)))
    #expect(stage.lines == ["     [ⓘ]"])
  }

  @Test func `a title of several lines is one row`() {
    let stage = Stage()
    let button = button(stage, "first line\nsecond line", Rect(x: 20, y: 0, width: 200, height: 66))
    button.titleLabel.numberOfLines = 0
    button.titleLabel.textAlignment = .center
    #expect(stage.lines == ["", "            [first line second line]"])
  }

  @Test func `a number pad of plain buttons`() {
    let stage = Stage()
    for (index, key) in ["1", "2", "3", "4", "5", "6", "7", "8", "9", "⌫", "0", "OK"].enumerated() {
      let frame = Rect(
        x: Double(index % 3) * 125, y: Double(index / 3) * 54, width: 125, height: 54)
      _ = button(stage, key, frame)
    }
    #expect(
      stage.lines == [
        "",
        "           [1]                      [2]                      [3]",
        "",
        "           [4]                      [5]                      [6]",
        "",
        "",
        "           [7]                      [8]                      [9]",
        "",
        "           [⌫]                      [0]                      [OK]",
      ])
  }

  @Test func `a number pad of keys with a border, at 320 points`() {
    let stage = Stage(320, 568)
    for (index, key) in ["1", "2", "3", "4", "5", "6", "7", "8", "9", "⌫", "0", "OK"].enumerated() {
      let frame = Rect(
        x: 20 + Double(index % 3) * 95, y: 100 + Double(index / 3) * 60, width: 90, height: 50)
      button(stage, key, frame).layer.borderWidth = 0.5
    }
    #expect(
      stage.lines.filter { !$0.isEmpty } == [
        "    [        1       ] [        2       ] [        3       ]",
        "    [        4       ] [        5       ] [        6       ]",
        "    [        7       ] [        8       ] [        9       ]",
        "    [        ⌫       ] [        0       ] [       OK       ]",
      ])
  }

  @Test func `views on a button are drawn on it`() {
    let stage = Stage()
    let button = button(stage, "", Rect(x: 20, y: 0, width: 200, height: 44))
    button.layer.borderWidth = 1
    stage.label("Lisbon", Rect(x: 10, y: 11, width: 100, height: 22), in: button)
    stage.label("21°", Rect(x: 110, y: 11, width: 80, height: 22), .right, in: button)
    #expect(stage.lines == ["", "    [ Lisbon                           21° ]"])
  }

  @Test func `rule 7: an image is a mark with its name, in every format`() {
    let stage = Stage()
    let button = stage.add(Button(frame: Rect(x: 20, y: 0, width: 200, height: 44)))
    button.setImage(Image(name: "bell", size: Size(width: 20, height: 20)), for: .normal)
    button.setTitle("Ring", for: .normal)
    #expect(stage.lines == ["", "                   [▢bell.png]"])
    #expect(stage.render(.text, RenderOptions(isASCII: true)).contains("[[]bell.png]"))
    #expect(stage.render(.tree).contains(" image={name=\"bell\" size=(20 20)}"))
    #expect(stage.render(.json).contains("\"image\":{\"name\":\"bell\",\"size\":[20,20]}"))
    button.contentHorizontalAlignment = .right
    #expect(stage.lines == ["", "                                 [▢bell.png]"])
    button.isEnabled = false
    button.isSelected = true
    #expect(stage.lines.last?.hasSuffix(" (*▢bell.png)") == true)
  }

  @Test func `a button with a background image ends at its frame`() {
    let stage = Stage()
    let first = button(stage, "Sign in", Rect(x: 20, y: 0, width: 335, height: 44))
    first.setBackgroundImage(Image(name: "blue"), for: .normal)
    let second = button(stage, "", Rect(x: 20, y: 44, width: 200, height: 44))
    second.setBackgroundImage(Image(name: "blue"), for: .normal)
    #expect(
      stage.lines == [
        "", "    [▢blue.png                    Sign in                             ]", "",
        "    [               ▢blue.png              ]",
      ])
  }

  @Test func `an image and a title that has a place are one run`() {
    final class Titled: Button {
      override func titleRect(forContentRect contentRect: Rect) -> Rect {
        Rect(x: 0, y: 22, width: 200, height: 22)
      }
    }
    let stage = Stage()
    let button = stage.add(Titled(frame: Rect(x: 20, y: 0, width: 200, height: 44)))
    button.setImage(Image(name: "bell"), for: .normal)
    button.setTitle("Ring", for: .normal)
    button.setTitleColor(.black, for: .normal)
    #expect(stage.lines == ["", "     [Ring         ▢bell.png]"])
  }

  @Test func `a name that would drive the terminal is shown`() {
    let stage = Stage()
    let button = stage.add(Button(frame: Rect(x: 20, y: 0, width: 200, height: 22)))
    button.setImage(Image(name: "a\u{1B}[2Jb"), for: .normal)
    #expect(stage.lines.joined().contains("[▢a␛[2Jb.png]"))
  }
}
