local ui = require "lunette"
require "members"

local view

before_each(function()
  view = ui.ScrollView{ frame = { 0, 0, 100, 100 }, contentSize = { 100, 500 } }
end)

it("ScrollView.contentSize, ScrollView.contentOffset", function()
  equal(ui.ScrollView{}.contentSize, ui.Size.zero)
  equal(view.contentSize, ui.size(100, 500))
  equal(view.clipsToBounds, true)
  view.contentOffset = { 0, 900 } -- BEHAVIOUR 27: code is not corrected
  equal(view.contentOffset, ui.point(0, 900))
  equal(view.bounds, ui.rect(0, 900, 100, 100))
  view.contentSize = { 100, 300 } -- but what no longer suits the content is
  equal(view.contentOffset, ui.point(0, 200))
end)

it("ScrollView.contentInset", function()
  equal(view.contentInset, ui.EdgeInsets.zero)
  view.contentInset = { 20, 0, 30, 0 }
  equal(view.contentInset, ui.insets(20, 0, 30, 0))
  equal(view.contentOffset, ui.point(0, 0))
  view:scrollRectToVisible{ 0, 490, 10, 10 }
  equal(view.contentOffset, ui.point(0, 430))
end)

it("ScrollView.setContentOffset, ScrollViewDelegate.scrollViewDidScroll, "
  .. "ScrollViewDelegate.scrollViewDidEndScrollingAnimation, ScrollView.delegate", function()
  local calls = {}
  equal(view.delegate, nil)
  view.delegate = {
    scrollViewDidScroll = function(_, v) calls[#calls + 1] = "didScroll " .. v.contentOffset.y end,
    scrollViewDidEndScrollingAnimation = function() calls[#calls + 1] = "didEnd" end,
  }
  assert(view.delegate.scrollViewDidScroll)
  show(view)
  view:setContentOffset{ 0, 10 }
  view:setContentOffset({ 0, 20 }, true)
  same(calls, { "didScroll 10", "didScroll 20" })
  advance(0.3)
  same(calls, { "didScroll 10", "didScroll 20", "didEnd" })
end)

it("ScrollView.scrollRectToVisible", function()
  view:scrollRectToVisible{ 0, 150, 10, 20 }
  equal(view.contentOffset, ui.point(0, 70))
  view:scrollRectToVisible({ 0, 100, 10, 20 }, true)
  equal(view.contentOffset, ui.point(0, 70))
end)
