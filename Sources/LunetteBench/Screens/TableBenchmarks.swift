import ViewKit

/// Tables of up to a million rows, with cells and heights from Lua.
enum TableBenchmarks {
  static var all: [Benchmark] {
    [
      table("table/first layout", goal: 10, "make()"),
      table("table/jump to the end", goal: 2, "jump()"),
      table("table/row inserted and deleted", goal: 1, "change()"),
      table("table/heights asked", goal: 500, "local t = tall() t:layoutIfNeeded()"),
      table("table/heights estimated", goal: 10, "local t = tall(50) t:layoutIfNeeded()"),
      // 227 rows of 44 points come into sight: 30 microseconds for each.
      table("table/scrolled by 10,000 points in 60 steps", goal: 6.8, "scroll()"),
    ]
  }

  /// - Parameter body: what is measured, at a number of rows.
  private static func table(_ name: String, goal: Double, _ body: String) -> Benchmark {
    ScreenBenchmarks.scripted(name, goal: goal) { script($0, body) }
  }

  private static func script(_ size: Int, _ body: String) -> String {
    """
    local ui = ...
    local rows = \(size)
    local Page = ui.ViewController:subclass "Page"
    function Page:tableView_numberOfRowsInSection() return rows end
    function Page:tableView_cellForRowAt(tableView, indexPath)
      local cell = tableView:dequeueReusableCell("row", indexPath)
      cell.textLabel.text = "Row " .. indexPath.row
      return cell
    end
    local Tall = Page:subclass "Tall"
    function Tall:tableView_heightForRowAt(tableView, indexPath)
      return 40 + indexPath.row % 3 * 10
    end
    local page, tallPage = Page{}, Tall{}
    local window = ui.Application.shared.keyWindow
    local function made(owner, estimate)
      local view = ui.TableView{
        frame = { 0, 0, 375, 667 }, dataSource = owner, delegate = owner,
        estimatedRowHeight = estimate or 0,
      }
      view:register(ui.TableViewCell, "row")
      return view
    end
    local function make()
      local view = made(page)
      view:layoutIfNeeded()
      return view
    end
    local function tall(estimate) return made(tallPage, estimate) end
    local shown = make()
    window:addSubview(shown)
    shown:layoutIfNeeded()
    local isAtEnd = false
    local function jump()
      isAtEnd = not isAtEnd
      shown:scrollToRow({ 1, isAtEnd and rows or 1 }, "top")
      shown:layoutIfNeeded()
    end
    local function change()
      rows = rows + 1
      shown:insertRows({ 1, 5 }, "none")
      shown:layoutIfNeeded()
      rows = rows - 1
      shown:deleteRows({ 1, 5 }, "none")
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
      for _ = 1, count do \(body) end
    end
    """
  }
}
