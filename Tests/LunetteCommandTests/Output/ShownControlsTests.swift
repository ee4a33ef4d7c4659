import Testing

@testable import LunetteCommand

@Suite struct ShownControlsTests {
  @Test func whatCouldDriveATerminalIsShown() {
    #expect(shownControls("a\u{1B}[31mb\u{7F}\u{9B}c\u{202E}d") == "a␛[31mb␡⟨9B⟩c⟨202E⟩d")
  }

  @Test func linesTabsAndOtherTextStay() {
    #expect(shownControls("a\n\tb 登录 é") == "a\n\tb 登录 é")
  }
}
