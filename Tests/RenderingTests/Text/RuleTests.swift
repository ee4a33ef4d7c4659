import Testing
import ViewKit

@testable import Rendering

/// The rules of the text grid, by their numbers on the page about rendering.
@Suite struct RuleTests {
  @Test func `rule 1: two equal fields have equal shapes wherever they lie`() {
    for offset in stride(from: 0.0, to: 44, by: 0.5) {
      var sketch = Sketch(200, 300)
      sketch.control("one", Rect(x: 20, y: 20 + offset, width: 100, height: 31), .left)
      sketch.control("two", Rect(x: 20, y: 73.3 + offset, width: 100, height: 31), .left)
      let shown = sketch.lines.filter { !$0.isEmpty }
      #expect(shown == ["    [one               ]", "    [two               ]"])
    }
  }

  @Test func `rule 1: a control keeps its shape at every height of its frame`() {
    for height in [1.0, 11, 21, 22, 44, 90] {
      var sketch = Sketch(200, 300)
      sketch.control("Add", Rect(x: 50, y: 110 - height / 2, width: 60, height: height))
      #expect(sketch.lines == ["", "", "", "", "", "          [    Add   ]"])
    }
  }

  @Test func `rule 1: a box has rows for its edges and its content`() {
    var sketch = Sketch(200, 300)
    sketch.text("above", x: 25, middle: 30)
    sketch.box(Rect(x: 20, y: 40, width: 100, height: 20))
    sketch.text("inside", x: 70, middle: 50, .center)
    sketch.text("below", x: 25, middle: 65)
    #expect(
      sketch.lines == [
        "",
        "     above",
        "    ╭──────────────────╮",
        "    │      inside      │",
        "    ╰──────────────────╯",
        "     below",
      ])
  }

  @Test func `rule 2: a name and its field share a row when their middles are close`() {
    for gap in stride(from: -9.5, through: 9.5, by: 0.5) {
      for y in stride(from: 100.0, to: 122, by: 1) {
        var sketch = Sketch(375, 300)
        sketch.text("Name", x: 20, middle: y + gap)
        sketch.control("Bo", Rect(x: 100, y: y - 15, width: 100, height: 30), .left)
        #expect(sketch.lines.last == "    Name            [Bo                ]")
      }
    }
  }

  @Test func `rule 2: lines half a line apart are two rows`() {
    var sketch = Sketch(375, 300)
    sketch.text("Name", x: 20, middle: 20)
    sketch.text("Title", x: 100, middle: 31)
    #expect(sketch.lines == ["    Name", "                    Title"])
  }

  @Test func `rule 2: the middle of the smaller line decides`() {
    var sketch = Sketch(375, 300)
    sketch.text("Big", x: 20, middle: 40, size: 40)
    sketch.text("near", x: 120, middle: 47, size: 12)
    sketch.text("far", x: 220, middle: 48, size: 12)
    #expect(sketch.lines.filter { !$0.isEmpty }.count == 2)
    #expect(sketch.lines[1] == "    Big                 near")
  }

  @Test func `rule 3: seven lines of 17 points keep seven rows`() {
    var sketch = Sketch(375, 300)
    for line in 0..<9 {
      sketch.text("line \(line + 1)", x: 20, middle: 10 + Double(line) * 20.3)
    }
    sketch.text("right", x: 200, middle: 10 + 8 * 20.3)
    #expect(sketch.lines.prefix(8) == (1...8).map { "    line \($0)" }[...])
    #expect(sketch.lines.last == "    line 9                              right")
  }

  @Test func `rule 3: paragraphs of 12 points push the rest of the screen down together`() {
    var sketch = Sketch(375, 300)
    for line in 0..<4 {
      sketch.text("small \(line)", x: 20, middle: 7 + Double(line) * 14.3, size: 12)
    }
    sketch.text("left", x: 20, middle: 77)
    sketch.text("right", x: 200, middle: 77)
    #expect(
      sketch.lines == [
        "    small 0", "    small 1", "    small 2", "    small 3",
        "    left                                right",
      ])
  }

  @Test func `rule 3: texts at one place are all shown`() {
    var sketch = Sketch(375, 300)
    for text in ["first", "second", "third"] { sketch.text(text, x: 20, middle: 10) }
    #expect(sketch.lines == ["    first", "    second", "    third"])
  }

  @Test func `rule 4: a left-aligned run takes the free cells on its right`() {
    var sketch = Sketch(375, 44)
    sketch.text("a title in small letters", x: 20, middle: 10, size: 8)
    sketch.text("end", x: 300, middle: 10)
    #expect(sketch.lines == ["    a title in small letters                                end"])
  }

  @Test func `rule 4: then it takes those on its left, leaving one blank`() {
    var sketch = Sketch(375, 44)
    sketch.text("x", x: 5, middle: 10)
    sketch.text("a title in small letters", x: 60, middle: 10, size: 8)
    sketch.text("end", x: 160, middle: 10)
    #expect(sketch.lines == [" x     a title in small letters end"])
  }

  @Test func `rule 4: else it pushes what is right of it`() {
    var sketch = Sketch(375, 44)
    sketch.text("a title in small letters", x: 0, middle: 10, size: 8)
    sketch.text("one", x: 92, middle: 10, size: 8)
    sketch.text("far", x: 300, middle: 10)
    #expect(sketch.lines == ["a title in small letters one                                far"])
  }

  @Test func `rule 4: a right-aligned run takes free cells on its left`() {
    var sketch = Sketch(375, 44)
    sketch.text("x", x: 5, middle: 10)
    sketch.text("a title in small letters", x: 375, middle: 10, size: 8, .right)
    #expect(
      sketch.lines == [
        " x" + String(repeating: " ", count: 49) + "a title in small letters"
      ])
  }

  @Test func `rule 4: a text at the right edge moves left and stays on the screen`() {
    var sketch = Sketch(100, 44)
    sketch.text("small letters", x: 50, middle: 10, size: 8)
    #expect(sketch.lines == ["       small letters"])
  }

  @Test func `rule 4: a title wider than its button is never split`() {
    var sketch = Sketch(375, 44)
    sketch.control("Forgot your password?", Rect(x: 20, y: 0, width: 90, height: 44), size: 8)
    sketch.control("Next", Rect(x: 110, y: 0, width: 50, height: 44))
    #expect(sketch.lines == ["", "  [Forgot your password?][Next ]"])
  }

  @Test func `rule 4: a row without any room grows beyond the screen`() {
    var sketch = Sketch(50, 44)
    sketch.text("small letters", x: 0, middle: 10, size: 3)
    sketch.text("more letters", x: 25, middle: 10, size: 3)
    #expect(sketch.lines == ["small letters more letters"])
  }

  @Test func `rule 4: a text in a box takes the free cells inside before it takes the edge`() {
    var sketch = Sketch(375, 66)
    sketch.box(Rect(x: 20, y: 0, width: 200, height: 66))
    sketch.text("illegally still till little hills", x: 55, middle: 33, size: 15)
    sketch.text("outside", x: 230, middle: 33)
    #expect(
      sketch.lines == [
        "    ╭──────────────────────────────────────╮",
        "    │     illegally still till little hills│  outside",
        "    ╰──────────────────────────────────────╯",
      ])
  }

  @Test func `rule 4: a text beside a box keeps out of it`() {
    var sketch = Sketch(375, 66)
    sketch.text("illegally still till", x: 20, middle: 33, size: 13)
    sketch.box(Rect(x: 110, y: 0, width: 50, height: 66))
    sketch.text("x", x: 120, middle: 33)
    #expect(
      sketch.lines == [
        "                      ╭────────╮",
        "  illegally still till│ x      │",
        "                      ╰────────╯",
      ])
  }

  @Test func `rule 5: hairlines fill free cells, with one blank beside text`() {
    var sketch = Sketch(100, 66)
    sketch.text("text", x: 40, middle: 33)
    sketch.line(0, 35, 100)
    sketch.line(50, 0, 1, 66)
    #expect(
      sketch.lines == [
        "          │",
        "─────── text ───────",
        "          │",
      ])
  }

  @Test func `rule 5: a line above a text does not stand beside it`() {
    var sketch = Sketch(100, 88)
    sketch.line(0, 45, 100)
    sketch.text("text", x: 10, middle: 60)
    #expect(sketch.lines == ["", "────────────────────", "  text"])
  }

  @Test func `rule 5: lines cross`() {
    var sketch = Sketch(50, 66)
    sketch.line(0, 33, 50)
    sketch.line(25, 0, 1, 66)
    #expect(sketch.lines == ["     │", "─────┼────", "     │"])
  }

  @Test func `rule 6: a cut run shows where it is cut`() {
    var sketch = Sketch(375, 44)
    sketch.text("3,223,334", x: 200, middle: 10, .right)
    sketch.text("Barcelona", x: 15, middle: 10)
    sketch.fill(Rect(x: 60, y: 0, width: 100, height: 22))
    #expect(sketch.lines == ["   Barce⋯                         ⋯3,334"])
  }

  @Test func `rule 6: a text cut in the middle has two marks`() {
    var sketch = Sketch(375, 44)
    sketch.text("0123456789", x: 0, middle: 10)
    sketch.fill(Rect(x: 30, y: 0, width: 20, height: 22))
    #expect(sketch.lines == ["012⋯      ⋯56789"])
  }

  @Test func `rule 6: what is covered as a whole is not shown`() {
    var sketch = Sketch(375, 44)
    sketch.text("secret", x: 20, middle: 10)
    sketch.fill(Rect(x: 0, y: 0, width: 100, height: 22))
    sketch.text("seen", x: 20, middle: 10)
    #expect(sketch.lines == ["    seen"])
  }

  @Test func `rule 6: a thin colour covers nothing`() {
    var sketch = Sketch(375, 44)
    sketch.text("dimmed", x: 20, middle: 10)
    sketch.fill(Rect(x: 0, y: 0, width: 375, height: 44), .black, opacity: 0.4)
    #expect(sketch.lines == ["    dimmed"])
  }

  @Test func `rule 6: a clip cuts like a view`() {
    var sketch = Sketch(375, 44)
    sketch.text("Barcelona", x: 15, middle: 10, clip: Rect(x: 0, y: 0, width: 60, height: 44))
    sketch.text("Porto", x: -22, middle: 30)
    #expect(sketch.lines == ["   Barce⋯", "⋯rto"])
  }

  @Test func `rule 6: a button of which the end is hidden has no closing bracket`() {
    var sketch = Sketch(375, 44)
    sketch.control("Go", Rect(x: 20, y: 0, width: 100, height: 22))
    sketch.fill(Rect(x: 100, y: 0, width: 100, height: 22))
    #expect(sketch.lines == ["    [        Go    ⋯"])
  }

  @Test func `rule 7: brackets carry the state`() {
    var sketch = Sketch(375, 44)
    sketch.link("Sign in", x: 50, middle: 10)
    sketch.link("Sign in", x: 150, middle: 10, Brackets(isEnabled: false, isHighlighted: true))
    sketch.link("Sign in", x: 250, middle: 10, Brackets(isEnabled: true, isHighlighted: true))
    #expect(sketch.lines == ["      [Sign in]           (Sign in)           <Sign in>"])
  }

  @Test func `rule 7: the marks of fields, selections and images keep their places`() {
    var sketch = Sketch(375, 132)
    sketch.control("‹User name›", Rect(x: 20, y: 0, width: 100, height: 22), .left)
    sketch.control("••••|", Rect(x: 20, y: 22, width: 100, height: 22), .left)
    sketch.control("a⟦bc⟧d", Rect(x: 20, y: 44, width: 100, height: 22), .left)
    sketch.text("*Recents", x: 20, middle: 77)
    sketch.text("▢plus.png", x: 20, middle: 99)
    #expect(
      sketch.lines == [
        "    [‹User name›       ]", "    [••••|             ]", "    [a⟦bc⟧d            ]",
        "    *Recents", "    ▢plus.png",
      ])
    sketch.alphabet = .ascii
    #expect(
      sketch.lines == [
        "    [<User name>       ]", "    [****|             ]", "    [a{bc}d            ]",
        "    *Recents", "    []plus.png",
      ])
  }

  @Test func `rule 9: the keyboard is a hairline and one row in the middle of its area`() {
    var sketch = Sketch()
    sketch.line(0, 451, 375)
    sketch.text("⌨ email · return key: Go (off)", x: 187.5, middle: 559, .center)
    let lines = sketch.lines
    #expect(lines.count == 26)
    #expect(lines[20] == String(repeating: "─", count: 75))
    #expect(lines[25] == "                       ⌨ email · return key: Go (off)")
  }

  @Test func `rule 10: halves of a column round up`() {
    let cell = CellSize.standard
    #expect([2.4, 2.5, 7.4, 7.5, -2.5, -2.6].map(cell.column) == [0, 1, 1, 2, 0, -1])
  }

  @Test func `rule 10: the order of equal items decides nothing but their order`() {
    var first = Sketch()
    var second = Sketch()
    for (index, y) in [300.0, 20, 140, 141, 60].enumerated() {
      first.text("row \(Int(y))", x: 20 + Double(index % 2) * 100, middle: y)
    }
    for (index, y) in [300.0, 20, 140, 141, 60].enumerated().reversed() {
      second.text("row \(Int(y))", x: 20 + Double(index % 2) * 100, middle: y)
    }
    #expect(first.lines == second.lines)
  }
}
