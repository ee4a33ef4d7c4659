-- Photos in a grid that follows a list: what changes in the list is seen to change in the grid.

local ui = require "lunette"
local PhotoCell = require "photo_cell"
local Heading = require "heading"

local header = ui.CollectionView.elementKindSectionHeader

local taken = {
  { name = "Harbour", day = "2014-06-01", color = "#3b6ea5" },
  { name = "Castle", day = "2014-06-02", color = "#a58a3b" },
  { name = "Tram 28", day = "2014-06-02", color = "#e2b714" },
  { name = "Beach", day = "2014-06-04", color = "#e8d8a0" },
  { name = "Lighthouse", day = "2014-06-05", color = "#c0392b" },
  { name = "Bridge", day = "2014-06-07", color = "#7f8c8d" },
  { name = "Market", day = "2014-06-07", color = "#27ae60" },
  { name = "Tiles", day = "2014-06-08", color = "#2980b9" },
  { name = "Sunset", day = "2014-06-09", color = "#e67e22" },
  { name = "Ferry", day = "2014-06-10", color = "#16a085" },
  { name = "Garden", day = "2014-06-11", color = "#6a994e" },
}

local Photos = ui.ViewController:subclass "Photos"

function Photos:viewDidLoad()
  Photos.super.viewDidLoad(self)
  self.title = "Photos"
  self.view.backgroundColor = "white"
  self.photos = ui.List(taken)
  self.order = ui.SegmentedControl{
    id = "order", items = { "Day", "Name" }, selectedSegmentIndex = 1,
    onValueChanged = function() self:sort() end,
  }
  self.add = ui.Button{
    type = "system", id = "add", title = "Add", onTouchUpInside = function() self:addPhoto() end,
  }
  self.trash = ui.Button{
    type = "system", id = "delete", title = "Delete", isEnabled = false,
    onTouchUpInside = function() self:deleteSelected() end,
  }
  self.layout = ui.CollectionViewFlowLayout{
    sectionInset = { 0, 12, 12, 12 }, headerReferenceSize = { 0, 30 },
  }
  self.grid = ui.CollectionView{
    id = "photos", collectionViewLayout = self.layout, backgroundColor = "white",
    alwaysBounceVertical = true, allowsMultipleSelection = true, dataSource = self, delegate = self,
    list = self.photos, cellClass = PhotoCell, cell = function(cell, photo) cell:show(photo) end,
  }
  self.grid:registerSupplementary(Heading, header, "heading")
  for _, view in ipairs{ self.order, self.add, self.trash, self.grid } do
    self.view:addSubview(view)
  end
end

function Photos:viewWillLayoutSubviews()
  Photos.super.viewWillLayoutSubviews(self)
  local width, height = self.view.bounds.size:unpack()
  self.trash.frame = { 8, 20, 80, 44 }
  self.order.frame = { width / 2 - 60, 28, 120, 29 }
  self.add.frame = { width - 68, 20, 60, 44 }
  self.grid.frame = { 0, 64, width, height - 64 }
  -- As many columns of at least 100 points as there is room for, 10 points apart.
  local room = width - 24
  local columns = (room + 10) // 110
  self.layout.itemSize = { (room - 10 * (columns - 1)) // columns, 110 }
end

-- The header belongs to the data source; the items are the list's.
function Photos:collectionView_viewForSupplementaryElementOfKind_at(collectionView, kind, indexPath)
  self.heading = collectionView:dequeueReusableSupplementaryView(kind, "heading", indexPath)
  self:count()
  return self.heading
end

function Photos:count()
  local selected = #self.grid.indexPathsForSelectedItems
  self.trash.isEnabled = selected > 0
  if not self.heading then return end
  local text = #self.photos == 1 and "1 photo" or #self.photos .. " photos"
  self.heading.label.text = selected > 0 and text .. ", " .. selected .. " selected" or text
end

function Photos:collectionView_didSelectItemAt() self:count() end

function Photos:collectionView_didDeselectItemAt() self:count() end

-- Changes of the list; the grid follows.

function Photos:sort()
  local key = self.order.selectedSegmentIndex == 1 and "day" or "name"
  self.photos:sort(function(a, b) return a[key] < b[key] end)
end

function Photos:addPhoto()
  local number = #self.photos + 1
  self.photos:insert(1, { name = "Photo " .. number, day = "2014-06-12", color = "#8e44ad" })
  self.grid:scrollToItem({ 1, 1 }, "top", true)
  self:count()
end

function Photos:deleteSelected()
  local paths = self.grid.indexPathsForSelectedItems
  self.photos:update(function()
    for index = #paths, 1, -1 do self.photos:remove(paths[index].item) end
  end)
  self:count()
end

return Photos
