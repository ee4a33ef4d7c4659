local ui = require "lunette"
require "members"

local control

before_each(function()
  control = ui.PageControl{ frame = { 0, 100, 300, 37 }, numberOfPages = 3 }
end)

it("PageControl.numberOfPages", function()
  equal(ui.PageControl{}.numberOfPages, 0)
  control.currentPage = 3
  control.numberOfPages = 2
  equal(control.numberOfPages, 2)
  equal(control.currentPage, 2)
  control.numberOfPages = -1
  equal(control.numberOfPages, 0)
end)

it("PageControl.currentPage", function()
  local told = 0
  control.onValueChanged = function() told = told + 1 end
  equal(control.currentPage, 1)
  control.currentPage = 2
  equal(control.currentPage, 2)
  control.currentPage = 9
  equal(control.currentPage, 3)
  control.currentPage = -9
  equal(control.currentPage, 1)
  raises("expected an index", function() control.currentPage = 1.5 end)
  equal(told, 0)
  show(control)
  tap(250, 110)
  tap(250, 110)
  tap(250, 110)
  equal(control.currentPage, 3)
  equal(told, 2)
  tap(50, 110)
  equal(control.currentPage, 2)
end)

it("PageControl.hidesForSinglePage", function()
  equal(control.hidesForSinglePage, false)
  control.hidesForSinglePage = true
  equal(control.hidesForSinglePage, true)
  equal(control.isHidden, false)
end)

it("PageControl.defersCurrentPageDisplay, PageControl.updateCurrentPageDisplay", function()
  equal(control.defersCurrentPageDisplay, false)
  control.defersCurrentPageDisplay = true
  show(control)
  tap(250, 110)
  equal(control.currentPage, 2)
  control:updateCurrentPageDisplay()
  equal(control.currentPage, 2)
  control.defersCurrentPageDisplay = false
  equal(control.defersCurrentPageDisplay, false)
end)

it("PageControl.sizeForNumberOfPages", function()
  equal(control:sizeForNumberOfPages(3), ui.size(39, 37))
  equal(control:sizeForNumberOfPages(0), ui.size(0, 37))
  control:sizeToFit()
  equal(control.size, ui.size(39, 37))
  local Big = ui.PageControl:subclass "Big"
  function Big:sizeForNumberOfPages(count) return { 20 * count, 20 } end
  local big = Big{ numberOfPages = 4 }
  big:sizeToFit()
  equal(big.size, ui.size(80, 20))
end)

it("PageControl.pageIndicatorTintColor, PageControl.currentPageIndicatorTintColor", function()
  equal(control.pageIndicatorTintColor, nil)
  control.pageIndicatorTintColor = "black"
  control.currentPageIndicatorTintColor = "red"
  equal(control.pageIndicatorTintColor, ui.Color.black)
  equal(control.currentPageIndicatorTintColor, ui.Color.red)
end)
