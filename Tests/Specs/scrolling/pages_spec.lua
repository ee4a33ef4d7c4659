-- The catalogue's scenarios of pages.

local ui = require "lunette"
local t = require "lunette.test"

describe("Pages", function()
  it("of a welcome have dots that follow, and a button on the last (course/S41)", function()
    local W, H, log = 320, 568, {}
    local view, dots
    local screen = t.launch(function()
      dots = ui.PageControl{
        id = "dots", frame = { 0, H - 50, W, 30 }, numberOfPages = 4, currentPage = 1,
        pageIndicatorTintColor = "white", currentPageIndicatorTintColor = "red",
        isUserInteractionEnabled = false,
      }
      view = ui.ScrollView{
        id = "pages", frame = { 0, 0, W, H }, contentSize = { 4 * W, H }, isPagingEnabled = true,
        bounces = false, showsHorizontalScrollIndicator = false,
        delegate = {
          -- The whole part of the quotient, not the nearest page.
          scrollViewDidScroll = function(_, v)
            dots.currentPage = v.contentOffset.x // W + 1
          end,
        },
      }
      for i = 0, 3 do
        view:addSubview(ui.ImageView{
          frame = { i * W, 0, W, H }, image = ("welcome%d.png"):format(i + 1),
        })
      end
      view:addSubview(ui.Button{
        id = "go", type = "system", frame = { 3 * W, 0, W, H },
        onTouchUpInside = function() log[#log + 1] = "........." end,
      })
      return ui.View{ view, dots }
    end, { size = "320x568" })
    for _, case in ipairs{ { 319, 1 }, { 320, 2 }, { 960, 4 }, { 0, 1 } } do
      view.contentOffset = { case[1], 0 }
      assert.equal(case[2], dots.currentPage)
    end
    for page = 2, 4 do
      screen:swipe("#pages", "left")
      assert.equal(page, dots.currentPage)
      assert.equal((page - 1) * W, view.contentOffset.x)
    end
    screen:swipe("#pages", "left")
    assert.equal(3 * W, view.contentOffset.x)
    assert.same({}, log)
    screen:tap "#go"
    assert.same({ "........." }, log)
  end)

  it("of books are loaded as they come near, and turned by their dots (tables/SC-29)", function()
    local W, H = 320, 480
    local books = {
      "疯狂Android讲义", "疯狂Ajax讲义", "疯狂XML讲义", "疯狂HTML5/CSS3/JavaScript讲义",
    }
    local view, dots, pages, made = nil, nil, {}, {}
    local Page = ui.ViewController:subclass "Page"
    function Page:viewDidLoad()
      local p = self.page
      self.view.frame = { 0, 0, W, H }
      self.view:addSubview(ui.Label{
        frame = { 240, 10, 80, 30 }, textColor = "red", text = ("第【%d】页"):format(p),
      })
      self.view:addSubview(ui.Label{
        frame = { 0, 30, W, 60 }, textAlignment = "center", numberOfLines = 2, font = 24,
        textColor = "blue", text = books[p],
      })
      self.view:addSubview(ui.ImageView{
        frame = { 0, 90, W, 320 }, contentMode = "scaleAspectFit", image = p .. ".png",
      })
    end
    local Books = ui.ViewController:subclass "Books"
    function Books:loadPage(p)
      if p < 1 or p > #books or pages[p] then return end
      made[#made + 1] = p
      pages[p] = Page{ page = p }
      self:addChild(pages[p])
      pages[p].view.frame = { W * (p - 1), 0, W, H }
      view:addSubview(pages[p].view)
      pages[p]:didMoveToParent(self)
    end
    function Books:loadAround(p) for q = p - 1, p + 1 do self:loadPage(q) end end
    function Books:viewDidLoad()
      view = ui.ScrollView{
        id = "books", frame = { 0, 0, W, H }, backgroundColor = "gray", isPagingEnabled = true,
        contentSize = { W * #books, H }, showsHorizontalScrollIndicator = false,
        showsVerticalScrollIndicator = false, scrollsToTop = false, delegate = self,
      }
      dots = ui.PageControl{
        id = "dots", frame = { 0, W - 80, W, 80 }, numberOfPages = #books, currentPage = 1,
        pageIndicatorTintColor = "gray", currentPageIndicatorTintColor = "red",
        hidesForSinglePage = true,
        onValueChanged = function()
          local p = dots.currentPage
          self:loadAround(p)
          view:scrollRectToVisible({ W * (p - 1), 1, W, H }, true)
        end,
      }
      self.view:addSubview(view)
      self.view:addSubview(dots)
      self:loadPage(1)
      self:loadPage(2)
    end
    function Books:scrollViewDidEndDecelerating(v)
      local width = v.frame.width
      dots.currentPage = (v.contentOffset.x - width / 2) // width + 2
      self:loadAround(dots.currentPage)
    end
    local screen = t.launch(Books, { size = "320x480" })
    -- The dots lie on the middle of the pages.
    local function throw(way)
      screen:press("#books", 160 - way, 100)
      screen:move(way, 0)
      screen:move(way, 0)
      screen:release()
    end
    assert.same({ 1, 2 }, made)
    throw(-60)
    assert.equal(W, view.contentOffset.x)
    assert.equal(2, dots.currentPage)
    assert.same({ 1, 2, 3 }, made)
    assert.is_true(screen:has '"疯狂Ajax讲义"')
    screen:set("#dots", 3)
    assert.equal(2 * W, view.contentOffset.x)
    assert.same({ 1, 2, 3, 4 }, made)
    screen:set("#dots", 4)
    assert.is_true(screen:has '"第【4】页"')
    assert.equal(3 * W, view.contentOffset.x)
    -- Back by a finger: nothing is loaded twice.
    throw(60)
    assert.equal(3, dots.currentPage)
    assert.same({ 1, 2, 3, 4 }, made)
    view, dots, pages = nil, nil, nil
  end)
end)
