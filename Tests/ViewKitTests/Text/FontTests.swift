import Testing
import ViewKit

@Suite struct FontTests {
  /// blog.csdn.net/caojengineer/article/details/46408811: an iPhone with iOS 8, June 2015.
  @Test func `Vertical metrics at 32 points are those of an iPhone with iOS 8`() {
    let font = Font.systemFont(ofSize: 32)
    #expect(abs(font.ascender - 30.464) < 1e-9)
    #expect(abs(font.capHeight - 22.848) < 1e-9)
    #expect(abs(font.xHeight - 16.544) < 1e-9)
    #expect(abs(font.lineHeight - 38.176) < 1e-9)
    #expect(font.leading == font.lineHeight)
  }

  /// geek-tips.imtqy.com/articles/530071: Helvetica Neue at 16 points has a descent of 3.408.
  @Test func `The descender is negative`() {
    #expect(abs(Font.systemFont(ofSize: 16).descender + 3.408) < 1e-9)
  }

  @Test func `The standard sizes are UIKit's`() {
    #expect(Font.labelFontSize == 17)
    #expect(Font.buttonFontSize == 18)
    #expect(Font.systemFontSize == 14)
    #expect(Font.smallSystemFontSize == 12)
  }

  @Test func `Fonts have stable names and traits`() {
    let names = [
      Font.systemFont(ofSize: 17), .boldSystemFont(ofSize: 17), .italicSystemFont(ofSize: 17),
      Font(size: 17, weight: .light, isItalic: true),
    ].map(\.fontName)
    #expect(
      names == [
        "HelveticaNeue", "HelveticaNeue-Bold", "HelveticaNeue-Italic", "HelveticaNeue-LightItalic",
      ])
    #expect(Font.systemFont(ofSize: 17).familyName == "Helvetica Neue")
    #expect(Font.boldSystemFont(ofSize: 17).isBold)
    #expect(!Font.systemFont(ofSize: 17, weight: .medium).isBold)
    #expect(Font.italicSystemFont(ofSize: 17).isItalic)
  }

  @Test func `A font is found by its family name and its PostScript name only`() {
    #expect(Font(name: "Helvetica Neue", size: 12) == .systemFont(ofSize: 12))
    #expect(Font(name: "HelveticaNeue-Bold", size: 12) == .boldSystemFont(ofSize: 12))
    #expect(
      Font(name: "HelveticaNeue-BoldItalic", size: 12)
        == Font(size: 12, weight: .bold, isItalic: true))
    #expect(Font(name: "Zapfino", size: 12) == nil)
  }

  @Test func `Fonts are equal by size and traits`() {
    #expect(Font.systemFont(ofSize: 17) == Font(size: 17))
    #expect(Font.systemFont(ofSize: 17) != .systemFont(ofSize: 18))
    #expect(Font.systemFont(ofSize: 17) != .boldSystemFont(ofSize: 17))
    #expect(Font.systemFont(ofSize: 17) != .italicSystemFont(ofSize: 17))
    #expect(Set([Font(size: 17), Font(size: 17), Font(size: 18)]).count == 2)
  }

  @Test func `Another size keeps the traits`() {
    let font = Font.boldSystemFont(ofSize: 17).withSize(30)
    #expect(font == .boldSystemFont(ofSize: 30))
  }

  @Test(arguments: [0, -4, .nan, .infinity])
  func `A size that is none gives the system font size`(size: Double) {
    #expect(Font.systemFont(ofSize: size).pointSize == 14)
  }

  @Test func `The short form has family, traits and size`() {
    #expect("\(Font.systemFont(ofSize: 17))" == "Helvetica Neue 17")
    #expect("\(Font.boldSystemFont(ofSize: 12.5))" == "Helvetica Neue Bold 12.5")
    #expect("\(Font.italicSystemFont(ofSize: 9))" == "Helvetica Neue Italic 9")
  }

  @Test func `Text styles have the sizes of the standard content size`() {
    let sizes = Font.TextStyle.allCases.map { Font.preferredFont(forTextStyle: $0).pointSize }
    #expect(sizes == [17, 17, 15, 13, 12, 11])
  }

  // MARK: Families

  /// github.com/xingheng/iOSFontPreview: the faces of iOS 8.4, without the condensed ones.
  @Test func `Families have the faces of iOS 8.4`() {
    #expect(
      Font.familyNames == ["Arial", "Courier New", "Helvetica", "Helvetica Neue", "Menlo"])
    #expect(
      Set(Font.fontNames(forFamilyName: "Helvetica")) == [
        "Helvetica-Bold", "Helvetica", "Helvetica-LightOblique", "Helvetica-Oblique",
        "Helvetica-BoldOblique", "Helvetica-Light",
      ])
    #expect(
      Set(Font.fontNames(forFamilyName: "Helvetica Neue")) == [
        "HelveticaNeue-Italic", "HelveticaNeue-Bold", "HelveticaNeue-UltraLight",
        "HelveticaNeue-BoldItalic", "HelveticaNeue-Medium", "HelveticaNeue-Light",
        "HelveticaNeue-Thin", "HelveticaNeue-ThinItalic", "HelveticaNeue-LightItalic",
        "HelveticaNeue-UltraLightItalic", "HelveticaNeue-MediumItalic", "HelveticaNeue",
      ])
    #expect(Font.fontNames(forFamilyName: "Zapfino") == [])
  }

  @Test func `Every face is found by its name, and has it`() throws {
    for family in Font.familyNames {
      #expect(try #require(Font(name: family, size: 12)).familyName == family)
      for name in Font.fontNames(forFamilyName: family) {
        let font = try #require(Font(name: name, size: 12))
        #expect(font.fontName == name)
        #expect(font.withSize(20).fontName == name)
        #expect(font.familyName == family)
        #expect(font.isBold == name.contains("Bold"))
        #expect(font.isItalic == (name.contains("Italic") || name.contains("Oblique")))
      }
    }
  }

  @Test func `Fonts of several families differ`() {
    let names = Font.familyNames.compactMap { Font(name: $0, size: 12) }
    #expect(Set(names).count == 5)
  }

  /// zhaoxin.pro/15918614844798.html: Helvetica at 17 points on iOS.
  @Test func `Helvetica has metrics of its own`() throws {
    let font = try #require(Font(name: "Helvetica", size: 17))
    #expect(abs(font.ascender - 15.640) < 1e-3)
    #expect(abs(font.descender + 3.910) < 1e-3)
    #expect(abs(font.lineHeight - 19.55) < 1e-9)
  }

  @Test func `A typewriter gives every character the same width, Arial Helvetica's`() throws {
    let typewriter = try #require(Font(name: "Courier New", size: 10))
    #expect(typewriter.width(of: "iiii") == 24)
    #expect(typewriter.width(of: "WWWW é…") == 42)
    #expect(typewriter.width(of: "中") == 10)
    #expect(typewriter.width(of: "e\u{301}") == 6)
    let arial = try #require(Font(name: "ArialMT", size: 10))
    #expect(arial.width(of: "iiWW") == Font.systemFont(ofSize: 10).width(of: "iiWW"))
  }

  @Test func `Weights have UIKit's numbers, in order`() {
    #expect(Font.Weight.allCases.map(\.value) == Font.Weight.allCases.map(\.value).sorted())
    #expect(Font.Weight.ultraLight.value == -0.8)
    #expect(Font.Weight.bold.value == 0.4)
  }
}
