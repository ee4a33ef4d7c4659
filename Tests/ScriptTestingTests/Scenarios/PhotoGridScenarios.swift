import Testing
import ViewKit

/// The grid of up to nine pictures, and the badge of one (weibo, §11 and §12).
@Suite struct PhotoGridScenarios {
  private let script = """
    local Photos = ui.View:subclass "Photos"
    local side, margin = 70, 10
    local function columns(count) return count == 4 and 2 or 3 end
    local function length(count) return count * side + (count - 1) * margin end
    function Photos.sizeWithCount(count)
      local most = columns(count)
      return ui.size(length(math.min(count, most)), length((count + most - 1) // most))
    end
    function Photos:setPhotos(photos)
      self.count = #photos
      while #self.subviews < #photos do self:addSubview(ui.View{ backgroundColor = "gray" }) end
      for i, view in ipairs(self.subviews) do view.isHidden = i > #photos end
    end
    function Photos:layoutSubviews()
      Photos.super.layoutSubviews(self)
      self.layouts = (self.layouts or 0) + 1
      local most = columns(self.count)
      for i = 1, self.count do
        local column, row = (i - 1) % most, (i - 1) // most
        self.subviews[i].frame =
          { column * (side + margin), row * (side + margin), side, side }
      end
    end
    local grid = Photos{ id = "grid", frame = { 10, 30, 230, 230 } }
    local function photos(count)
      local list = {}
      for i = 1, count do list[i] = "photo" .. i end
      return list
    end

    """

  @Test func `weibo/S34 weibo/S36 The size follows the number of pictures`() throws {
    let screen = try ScriptScreen(
      script + """
        for count = 0, 9 do print(Photos.sizeWithCount(count)) end
        return ui.View{ }
        """)
    #expect(
      screen.log == [
        "Size {-10, -10}", "Size {70, 70}", "Size {150, 70}", "Size {230, 70}", "Size {150, 150}",
        "Size {230, 150}", "Size {230, 150}", "Size {230, 230}", "Size {230, 230}",
        "Size {230, 230}",
      ])
  }

  @Test(
    "weibo/S35 Four pictures stand in two columns, five in three",
    arguments: [
      (4, [(0, 0), (80, 0), (0, 80), (80, 80)]),
      (5, [(0, 0), (80, 0), (160, 0), (0, 80), (80, 80)]),
    ] as [(Int, [(Double, Double)])])
  func positions(count: Int, places: [(Double, Double)]) throws {
    let screen = try ScriptScreen(
      script + "grid:setPhotos(photos(\(count))); return ui.View{ grid }")
    let grid: View = try screen.view("grid")
    #expect(grid.subviews.map(\.frame) == places.map { Rect(x: $0, y: $1, width: 70, height: 70) })
  }

  @Test func `weibo/S37 Surplus views are hidden, never removed`() throws {
    let screen = try ScriptScreen(
      script + """
        local first
        for _, count in ipairs{ 9, 2, 5 } do
          grid:setPhotos(photos(count))
          first = first or grid.subviews[1]
          local hidden = 0
          for _, view in ipairs(grid.subviews) do if view.isHidden then hidden = hidden + 1 end end
          print(#grid.subviews, hidden, grid.subviews[1] == first)
        end
        return ui.View{ grid }
        """)
    #expect(screen.log == ["9\t0\ttrue", "9\t7\ttrue", "9\t4\ttrue"])
  }

  @Test func `weibo/S38 Fewer pictures request no layout`() throws {
    let screen = try ScriptScreen(
      script + """
        grid:setPhotos(photos(4))
        return ui.View{
          grid,
          ui.Button{ id = "fewer", frame = { 0, 400, 100, 44 }, title = "Fewer",
            onTouchUpInside = function() grid:setPhotos(photos(3)) end },
          ui.Button{ id = "say", frame = { 0, 450, 100, 44 }, title = "Say",
            onTouchUpInside = function() print(grid.layouts, grid.subviews[3].frame) end },
          ui.Button{ id = "lay", frame = { 0, 500, 100, 44 }, title = "Lay",
            onTouchUpInside = function() grid:setNeedsLayout() end },
        }
        """)
    try screen.perform("tap #say; tap #fewer; tap #say; tap #lay; tap #say")
    #expect(
      screen.log == [
        "1\tRect {0, 80, 70, 70}", "1\tRect {0, 80, 70, 70}", "2\tRect {160, 0, 70, 70}",
      ])
  }

  @Test func `weibo/S40 The badge sits in the bottom right corner`() throws {
    let screen = try ScriptScreen(
      """
      local Photo = ui.View:subclass "Photo"
      function Photo:init(options)
        Photo.super.init(self, options)
        self.badge = ui.View{ id = "badge", frame = { 0, 0, 20, 12 }, backgroundColor = "blue" }
        self:addSubview(self.badge)
      end
      function Photo:layoutSubviews()
        Photo.super.layoutSubviews(self)
        self.badge.origin = { self.width - self.badge.width, self.height - self.badge.height }
      end
      return ui.View{ Photo{ frame = { 10, 30, 70, 70 } } }
      """)
    let badge: View = try screen.view("badge")
    #expect(badge.frame == Rect(x: 50, y: 58, width: 20, height: 12))
  }
}
