import Testing

@testable import ViewKit

@Suite struct PageControlTests {
  private func stage() throws -> ValueStage<PageControl> {
    let control = PageControl(frame: Rect(x: 0, y: 100, width: 300, height: 37))
    control.numberOfPages = 3
    return try ValueStage(control)
  }

  @Test func `A tap goes to the page on its side, as far as there are any`() throws {
    let stage = try stage()
    stage.tap(10)
    #expect(stage.control.currentPage == 0 && stage.told == 0)
    for expected in [1, 2, 2] {
      stage.tap(290)
      #expect(stage.control.currentPage == expected)
    }
    #expect(stage.told == 2)
    stage.tap(149)
    #expect(stage.control.currentPage == 1)
    stage.down(290)
    stage.move(290, 300)
    stage.up()
    #expect(stage.control.currentPage == 1)
  }

  @Test("tables/SC-28: the display is put off until it is asked for")
  func deferral() throws {
    let stage = try stage()
    let control = stage.control
    control.updateCurrentPageDisplay()
    control.defersCurrentPageDisplay = true
    stage.tap(290)
    #expect([control.currentPage, control.displayedPage] == [1, 0])
    control.updateCurrentPageDisplay()
    #expect(control.displayedPage == 1)
    stage.tap(290)
    control.numberOfPages = 1
    #expect([control.currentPage, control.displayedPage] == [0, 0])
  }

  @Test(
    "Pages are brought into their range",
    arguments: [(-1, 0), (5, 2), (.max, 2), (.min, 0), (1, 1)] as [(Int, Int)])
  func range(page: Int, expected: Int) throws {
    let control = try stage().control
    control.currentPage = page
    #expect(control.currentPage == expected && control.displayedPage == expected)
    control.numberOfPages = .min
    #expect(control.numberOfPages == 0 && control.currentPage == 0)
    control.numberOfPages = .max
    #expect(control.size(forNumberOfPages: .max).width.isFinite)
  }

  @Test func `Dots are hidden for one page if that is wanted`() {
    let control = PageControl()
    #expect(!control.showsDots)
    control.numberOfPages = 1
    #expect(control.showsDots)
    control.hidesForSinglePage = true
    #expect(!control.showsDots)
  }

  @Test func `A reload carries pages over`() throws {
    let old = try stage().control
    old.currentPage = 2
    let new = PageControl()
    Restoring.carry(from: old, to: new)
    #expect(new.numberOfPages == 3 && new.currentPage == 2)
  }
}
