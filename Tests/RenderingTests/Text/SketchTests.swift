import Testing
import ViewKit

@testable import Rendering

/// The sketches of the page on rendering, from what the device shows at these places.
@Suite struct SketchTests {
  private func login(_ width: Double, _ words: [String], _ email: String) -> [String] {
    var sketch = Sketch(width, width == 375 ? 667 : 568)
    sketch.statusBar()
    sketch.text(words[0], x: width / 2, middle: 42, .center)
    sketch.line(0, 63.5, width)
    sketch.text(words[1], x: width / 2, middle: 99, size: 20, .center)
    sketch.text(words[2], x: 20, middle: 120.5)
    sketch.control(email, Rect(x: 120, y: 106, width: width - 140, height: 31), .left)
    sketch.text(words[3], x: 20, middle: 164)
    sketch.control("•••••|", Rect(x: 120, y: 150, width: width - 140, height: 31), .left)
    sketch.text(words[4], x: 20, middle: 208, size: 14)
    sketch.control(words[5], Rect(x: 20, y: 230, width: width - 40, height: 44))
    sketch.link(words[6], x: width / 2, middle: 296)
    return sketch.lines
  }

  @Test func `the login screen in English at 375 by 667`() {
    let lines = login(
      375,
      [
        "Sign in", "Welcome back", "User name", "Password",
        "The user name or the password is wrong.", "Sign in", "Forgot your password?",
      ], "fcp@example.com")
    #expect(
      lines == [
        " ●●●●○ LNT                         09:41                               100%",
        "                                  Sign in",
        "───────────────────────────────────────────────────────────────────────────",
        "",
        "                                Welcome back",
        "    User name           [fcp@example.com                              ]",
        "",
        "    Password            [•••••|                                       ]",
        "",
        "    The user name or the password is wrong.",
        "",
        "    [                             Sign in                             ]",
        "",
        "                          [Forgot your password?]",
      ])
  }

  @Test func `the login screen in Chinese at 320 by 568`() {
    let lines = login(
      320, ["登录", "欢迎回来", "用户名", "密码", "用户名或密码错误", "登录", "忘记密码？"], "fcp用户")
    #expect(
      lines == [
        " ●●●●○ LNT                    09:41                         100%",
        "                              登录",
        "────────────────────────────────────────────────────────────────",
        "",
        "                            欢迎回来",
        "    用户名              [fcp用户                           ]",
        "",
        "    密码                [•••••|                            ]",
        "",
        "    用户名或密码错误",
        "",
        "    [                         登录                         ]",
        "",
        "                          [忘记密码？]",
      ])
  }

  /// The list of cities under an alert.
  static var cities: Sketch {
    var sketch = Sketch()
    sketch.statusBar()
    sketch.text("‹ Back", x: 8, middle: 42)
    sketch.text("Cities", x: 187.5, middle: 42, .center)
    sketch.text("Edit", x: 370, middle: 42, .right)
    sketch.line(0, 63.5, 375)
    sketch.text("PORTUGAL", x: 15, middle: 75, size: 14)
    var y = 86.0
    func cell(_ title: String, _ subtitle: String?, _ accessory: String) {
      if let subtitle {
        sketch.text(title, x: 15, middle: y + 14)
        sketch.text(subtitle, x: 15, middle: y + 32, size: 12)
      } else {
        sketch.text(title, x: 15, middle: y + 22)
      }
      let middle = subtitle == nil ? y + 22 : y + 14
      sketch.text(accessory, x: 360, middle: middle, .right)
      sketch.line(15, y + 43.5, 360)
      y += 44
    }
    cell("Lisbon", "Capital, 545,245 people", "›")
    cell("Porto", "Second city, 231,800 people", "›")
    cell("疯狂Android讲义", "长期雄踞各网点销量排行榜榜首的图书", "›")
    cell("Faro", nil, "›")
    sketch.text("SPAIN", x: 15, middle: y + 11, size: 14)
    y += 22
    cell("Madrid", nil, "3,223,334")
    cell("Barcelona", nil, "1,620,343")
    cell("Illinois", nil, "1,112,293")
    sketch.box(Rect(x: 52.5, y: 250, width: 270, height: 154), filled: true)
    sketch.text("Delete Lisbon?", x: 187.5, middle: 297, .center)
    sketch.text("This also removes its three photos", x: 187.5, middle: 319, size: 13, .center)
    sketch.text("and cannot be undone.", x: 187.5, middle: 341, size: 13, .center)
    sketch.line(52.5, 360, 270)
    sketch.link("Cancel", x: 120, middle: 382)
    sketch.link("Delete", x: 255, middle: 382)
    sketch.line(0, 485, 375)
    let tabs = [("Favorites", 47.5), ("Recents", 140.5), ("*Contacts", 232), ("Voicemail", 327)]
    for (title, x) in tabs {
      sketch.text("☆", x: x, middle: 485, size: 30, .center)
      sketch.text(title, x: x, middle: 513, size: 10, .center)
    }
    return sketch
  }

  @Test func `an alert over the list of cities`() {
    #expect(
      Self.cities.lines == [
        " ●●●●○ LNT                         09:41                               100%",
        "  ‹ Back                           Cities                             Edit",
        "───────────────────────────────────────────────────────────────────────────",
        "   PORTUGAL",
        "   Lisbon                                                              ›",
        "   Capital, 545,245 people ────────────────────────────────────────────────",
        "   Porto                                                               ›",
        "   Second city, 231,800 people ────────────────────────────────────────────",
        "   疯狂Android讲义                                                     ›",
        "   长期雄踞各网点销量排行榜榜首的图书 ─────────────────────────────────────",
        "   Faro                                                                ›",
        "   ────────╭────────────────────────────────────────────────────╮──────────",
        "   SPAIN   │                                                    │",
        "   Madr⋯   │                   Delete Lisbon?                   │  ⋯,334",
        "   ────────│         This also removes its three photos         │──────────",
        "   Barc⋯   │               and cannot be undone.                │  ⋯,343",
        "   ────────│────────────────────────────────────────────────────│──────────",
        "   Illinoi⋯│        [Cancel]                   [Delete]         │  ⋯,293",
        "   ────────╰────────────────────────────────────────────────────╯──────────",
        "",
        "",
        "",
        "──────── ☆ ──────────────── ☆ ─────────────── ☆ ──────────────── ☆ ────────",
        "     Favorites           Recents          *Contacts          Voicemail",
      ])
  }
}
