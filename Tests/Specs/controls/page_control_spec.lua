-- The catalogue's scenarios of page controls. Its pages are counted from 0, those here from 1.

local ui = require "lunette"
local t = require "lunette.test"
local scenario = require "scenario"
local rows = scenario.rows

describe("A page control", function()
  it("has pages, colours, and puts off what it shows (tables/SC-28)", function()
    local heard = {}
    local control = ui.PageControl{
      id = "pages", frame = { 0, 44, 375, 37 }, numberOfPages = 5, hidesForSinglePage = true,
      defersCurrentPageDisplay = true, pageIndicatorTintColor = "black", currentPage = 2,
      currentPageIndicatorTintColor = "purple",
      onValueChanged = function(sender) heard[#heard + 1] = sender.currentPage end,
    }
    local screen = t.launch(ui.View{ control })
    assert.same({ "○ ● ○ ○ ○" }, rows(screen))
    assert.is_true(scenario.treeHas(screen, "numberOfPages=5 currentPage=2"))
    assert.is_true(
      screen:text{ color = true }:find("38;2;128;0;128;", 1, true) ~= nil)
    screen:tap("#pages", 300, 18)
    assert.same({ 3 }, heard)
    assert.same({ "○ ● ○ ○ ○" }, rows(screen))
    control:updateCurrentPageDisplay()
    assert.same({ "○ ○ ● ○ ○" }, rows(screen))
    -- What a script sets is shown at once, and not told.
    control.currentPage = 5
    assert.same({ "○ ○ ○ ○ ●" }, rows(screen))
    assert.same({ 3 }, heard)
    -- Beyond the last page there is nothing to tell.
    screen:tap("#pages", 300, 18)
    assert.same({ 3 }, heard)
    screen:tap("#pages", 20, 18)
    assert.same({ 3, 4 }, heard)
    control.numberOfPages = 1
    assert.same({}, rows(screen))
    assert.equal(1, control.currentPage)
    control.hidesForSinglePage = false
    assert.same({ "●" }, rows(screen))
  end)

  it("shows dots alone when it takes no touches (course/S38)", function()
    local names = { "welcome1.png", "welcome2.png", "welcome3.png", "welcome4.png" }
    local Main = ui.ViewController:subclass "Main"
    function Main:viewDidLoad()
      local width, height = self.view.bounds.size:unpack()
      self.view:addSubview(ui.PageControl{
        id = "pages", frame = { 0, height - 20 - 30, width, 30 }, numberOfPages = #names,
        pageIndicatorTintColor = "white", currentPageIndicatorTintColor = "red",
        isUserInteractionEnabled = false,
      })
    end
    local screen = t.launch(Main)
    assert.same({ "● ○ ○ ○" }, rows(screen))
    assert.error_matches(function() screen:tap("#pages", 300, 10) end,
      "isUserInteractionEnabled = false")
    screen:touchDown(300, 632)
    screen:touchUp()
    assert.equal(1, screen:find("#pages").currentPage)
  end)

  it("lies with its middle on the bottom edge (weibo/S71)", function()
    local Main = ui.ViewController:subclass "Main"
    function Main:viewDidLoad()
      local control = ui.PageControl{
        id = "pages", numberOfPages = 4, pageIndicatorTintColor = "black",
        currentPageIndicatorTintColor = "red",
      }
      control.center = { self.view.width / 2, self.view.height }
      self.view:addSubview(control)
      self.control = control
    end
    local screen = t.launch(Main)
    local control = screen.window.rootViewController.control
    -- It needs no size to be seen.
    assert.equal(ui.size(0, 0), control.size)
    assert.equal(ui.point(187.5, 667), control.center)
    control.center = { 187.5, 650 }
    assert.same({ "● ○ ○ ○" }, rows(screen))
    control.currentPage = 3
    assert.same({ "○ ○ ● ○" }, rows(screen))
  end)

  it("goes to a page by taps", function()
    local heard = 0
    local screen = t.launch(ui.View{
      ui.PageControl{
        id = "pages", frame = { 0, 44, 375, 37 }, numberOfPages = 9,
        onValueChanged = function() heard = heard + 1 end,
      },
    })
    screen:set("#pages", 7)
    screen:set("#pages", 5)
    assert.same({ 5, 8 }, { screen:find("#pages").currentPage, heard })
  end)

  it("brings pages into its range", function()
    local control = ui.PageControl{ currentPage = 4 }
    assert.equal(1, control.currentPage)
    control.numberOfPages = 3
    control.currentPage = 9
    assert.equal(3, control.currentPage)
    control.currentPage = -1
    assert.equal(1, control.currentPage)
    control.numberOfPages = -5
    assert.equal(0, control.numberOfPages)
  end)
end)
