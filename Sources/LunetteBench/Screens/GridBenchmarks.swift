import ViewKit

/// Grids of up to a million items that flow, with cells from Lua.
enum GridBenchmarks {
  static var all: [Benchmark] {
    [
      grid("grid/first layout", goal: 10, "make()"),
      grid("grid/jump to the end", goal: 5, "jump()"),
      grid("grid/item inserted and deleted", goal: 5, "change()"),
      // 1,000 items come into sight, six in each line of 60 points: 30 microseconds for each.
      grid("grid/scrolled by 10,000 points in 60 steps", goal: 30, "scroll()"),
    ]
  }

  /// - Parameter body: what is measured, at a number of items.
  private static func grid(_ name: String, goal: Double, _ body: String) -> Benchmark {
    ScreenBenchmarks.scripted(name, goal: goal) { script($0, body) }
  }

  private static func script(_ size: Int, _ body: String) -> String {
    """
    local ui = ...
    local items = \(size)
    local Page = ui.ViewController:subclass "Page"
    function Page:collectionView_numberOfItemsInSection() return items end
    function Page:collectionView_cellForItemAt(collectionView, indexPath)
      local cell = collectionView:dequeueReusableCell("item", indexPath)
      cell.accessibilityLabel = "Item " .. indexPath.item
      return cell
    end
    local page = Page{}
    local window = ui.Application.shared.keyWindow
    local function make()
      local view = ui.CollectionView{
        frame = { 0, 0, 375, 667 }, dataSource = page, delegate = page,
        collectionViewLayout = ui.CollectionViewFlowLayout{},
      }
      view:register(ui.CollectionViewCell, "item")
      view:layoutIfNeeded()
      return view
    end
    local shown = make()
    window:addSubview(shown)
    shown:layoutIfNeeded()
    local isAtEnd = false
    local function jump()
      isAtEnd = not isAtEnd
      shown:scrollToItem({ 1, isAtEnd and items or 1 }, "top")
      shown:layoutIfNeeded()
    end
    local function change()
      items = items + 1
      shown:insertItems{ 1, 5 }
      shown:layoutIfNeeded()
      items = items - 1
      shown:deleteItems{ 1, 5 }
      shown:layoutIfNeeded()
    end
    local function scroll()
      shown.contentOffset = { 0, 0 }
      shown:layoutIfNeeded()
      for step = 1, 60 do
        shown.contentOffset = { 0, step * 10000 / 60 }
        shown:layoutIfNeeded()
      end
    end
    return function(count)
      ui.View:performWithoutAnimation(function()
        for _ = 1, count do \(body) end
      end)
    end
    """
  }
}
