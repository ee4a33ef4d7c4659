import Testing
import ViewKit

@Suite struct ColorTests {
  @Test(
    "A named colour has UIKit's components",
    arguments: [
      ("black", 0, 0, 0, 1), ("darkGray", 1 / 3, 1 / 3, 1 / 3, 1),
      ("lightGray", 2 / 3, 2 / 3, 2 / 3, 1), ("white", 1, 1, 1, 1), ("gray", 0.5, 0.5, 0.5, 1),
      ("red", 1, 0, 0, 1), ("green", 0, 1, 0, 1), ("blue", 0, 0, 1, 1), ("cyan", 0, 1, 1, 1),
      ("yellow", 1, 1, 0, 1), ("magenta", 1, 0, 1, 1), ("orange", 1, 0.5, 0, 1),
      ("purple", 0.5, 0, 0.5, 1), ("brown", 0.6, 0.4, 0.2, 1), ("clear", 0, 0, 0, 0),
    ] as [(String, Double, Double, Double, Double)])
  func namedColor(name: String, red: Double, green: Double, blue: Double, alpha: Double) throws {
    let color = try #require(Color.named(name))
    #expect(color.red == red)
    #expect(color.green == green)
    #expect(color.blue == blue)
    #expect(color.alpha == alpha)
  }

  @Test func `An unknown name, or one in other letters, gives no colour`() {
    #expect(Color.named("mauve") == nil)
    #expect(Color.named("lightgray") == nil)
    #expect(Color.named("") == nil)
  }

  @Test func `Components outside 0 to 1 are clamped`() {
    let color = Color(red: -1, green: 2, blue: .nan, alpha: .infinity)
    #expect(color == Color(red: 0, green: 1, blue: 0, alpha: 1))
    #expect(Color(white: 9, alpha: -3) == Color(white: 1, alpha: 0))
  }

  @Test func `Equality and hash follow the components`() {
    #expect(Color(red: 1, green: 0, blue: 0) == .red)
    #expect(Color(white: 1) == Color(red: 1, green: 1, blue: 1))
    #expect(Color.red != Color.red.withAlphaComponent(0.5))
    #expect(Set([Color.red, Color(red: 1, green: 0, blue: 0), .green]).count == 2)
  }

  @Test(
    "A hexadecimal form is read",
    arguments: [
      ("#f00", "#ff0000"), ("#0aF", "#00aaff"), ("#123456", "#123456"), ("#ABCDEF", "#abcdef"),
      ("#12345678", "#12345678"), ("#123456ff", "#123456"),
    ])
  func hexadecimal(text: String, result: String) throws {
    #expect(try #require(Color(hex: text)).hexString == result)
  }

  @Test(
    "What is no hexadecimal form is refused",
    arguments: ["", "#", "f00", "#ff", "#ffff", "#fffff", "#fffffff", "#fffffffff", "#ggg", "#ｆff"])
  func notHexadecimal(text: String) {
    #expect(Color(hex: text) == nil)
  }

  @Test func `The hexadecimal form rounds to the nearest level`() {
    #expect(Color.gray.hexString == "#808080")
    #expect(Color.lightGray.hexString == "#aaaaaa")
    #expect(Color.clear.hexString == "#00000000")
    #expect(Color.defaultTint.hexString == "#007aff")
    #expect("\(Color.orange)" == "#ff8000")
  }

  @Test(
    "Hue, saturation and brightness give the colour, and are given back",
    arguments: [
      (0, 1, 1, "#ff0000"), (1.0 / 6, 1, 1, "#ffff00"), (1.0 / 3, 1, 1, "#00ff00"),
      (0.5, 1, 1, "#00ffff"), (2.0 / 3, 1, 1, "#0000ff"), (5.0 / 6, 1, 1, "#ff00ff"),
      (0.25, 0.5, 0.8, "#99cc66"),
    ] as [(Double, Double, Double, String)])
  func hue(hue: Double, saturation: Double, brightness: Double, hexString: String) {
    let color = Color(hue: hue, saturation: saturation, brightness: brightness)
    #expect(color.hexString == hexString)
    let back = color.hueSaturationBrightness
    #expect(abs(back.hue - hue) < 1e-9)
    #expect(abs(back.saturation - saturation) < 1e-9)
    #expect(abs(back.brightness - brightness) < 1e-9)
  }

  @Test func `Hue 1 is red again, and a grey has neither hue nor saturation`() {
    #expect(Color(hue: 1, saturation: 1, brightness: 1).hexString == "#ff0000")
    #expect(Color.gray.hueSaturationBrightness == (0, 0, 0.5))
  }

  @Test func `Only a grey has a white level`() {
    #expect(Color.gray.white == 0.5)
    #expect(Color.red.white == nil)
  }

  @Test func `weibo/S101 A colour made from 123 of 255 has that level in each component`() {
    let color = Color(red: 123.0 / 255, green: 123.0 / 255, blue: 123.0 / 255)
    #expect(color.red == 123.0 / 255)
    #expect(color.green == 123.0 / 255)
    #expect(color.blue == 123.0 / 255)
    #expect(color.alpha == 1)
    #expect(color.hexString == "#7b7b7b")
  }

  // MARK: Patterns

  @Test func `A pattern has an image and no components`() {
    let paper = Image(name: "paper", size: Size(width: 4, height: 4))
    let color = Color(patternImage: paper)
    #expect(color.pattern == paper)
    #expect(color.components == nil)
    #expect(color.white == nil)
    #expect(color.alpha == 1)
    #expect("\(color)" == "pattern(paper.png)")
    #expect("\(color.withAlphaComponent(0.5))" == "pattern(paper.png, 0.5)")
    #expect(Color.red.components == [1, 0, 0, 1])
  }

  @Test func `Patterns are equal by image and opacity`() {
    let color = Color(patternImage: Image(name: "paper"))
    #expect(color == Color(patternImage: Image(name: "paper")))
    #expect(color != Color(patternImage: Image(name: "stone")))
    #expect(color != color.withAlphaComponent(0.5))
    #expect(color != .white)
    #expect(Set([color, .white, Color(patternImage: Image(name: "paper"))]).count == 2)
  }
}
