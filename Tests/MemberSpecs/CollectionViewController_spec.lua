local ui = require "lunette"
require "members"

local Photos, controller

before_each(function()
  Photos = ui.CollectionViewController:subclass "Photos"
  function Photos:viewDidLoad()
    Photos.super.viewDidLoad(self)
    self.collectionView:register(ui.CollectionViewCell, "photo")
  end
  function Photos:collectionView_numberOfItemsInSection() return 3 end
  function Photos:collectionView_cellForItemAt(collectionView, indexPath)
    return collectionView:dequeueReusableCell("photo", indexPath)
  end
  function Photos:collectionView_didSelectItemAt(_, indexPath) self.chosen = indexPath end
  controller = Photos{ collectionViewLayout = ui.CollectionViewFlowLayout{} }
end)

after_each(function() Photos, controller = nil, nil end)

it("CollectionViewController.collectionViewLayout", function()
  local layout = ui.CollectionViewFlowLayout{}
  controller = Photos{ collectionViewLayout = layout }
  equal(controller.collectionViewLayout, layout)
  equal(controller.collectionView.collectionViewLayout, layout)
  raises("is given when the controller is made", function()
    controller.collectionViewLayout = ui.CollectionViewFlowLayout{}
  end)
  local Own = Photos:subclass "Own"
  function Own:init()
    Own.super.init(self, { collectionViewLayout = ui.CollectionViewFlowLayout{ itemSize = 9 * 9 } })
  end
  raises("expected", function() Own{} end)
  function Own:init() Own.super.init(self, { collectionViewLayout = layout }) end
  equal(Own{}.collectionViewLayout, layout)
  -- Without one it flows, and says so.
  equal(#Photos{}.collectionView.subviews, 0)
  equal(reports()[1]:match "with a non%-nil layout parameter", "with a non-nil layout parameter")
  layout = nil
end)

it("CollectionViewController.collectionView", function()
  local grid = controller.collectionView
  equal(grid, controller.view)
  equal(grid.dataSource, controller)
  equal(grid.delegate, controller)
  equal(grid.frame, ui.Screen.main.bounds)
  equal(grid.backgroundColor, ui.color "black")
  show(controller)
  equal(#grid.visibleCells, 3)
  tap(25, 30)
  equal(controller.chosen, ui.indexPath(1, 1))
  local other = ui.CollectionView{ collectionViewLayout = ui.CollectionViewFlowLayout{} }
  controller.collectionView = other
  equal(controller.view, other)
  equal(other.dataSource, controller)
  raises("whose view is a CollectionView", function() controller.view = ui.View{} end)
  raises("expected CollectionView, got View", function() controller.collectionView = ui.View{} end)
end)

it("CollectionViewController.clearsSelectionOnViewWillAppear", function()
  equal(controller.clearsSelectionOnViewWillAppear, true)
  controller.collectionView:selectItem{ 1, 2 }
  show(controller)
  same(controller.collectionView.indexPathsForSelectedItems, {})
  local other = Photos{ collectionViewLayout = ui.CollectionViewFlowLayout{} }
  other.clearsSelectionOnViewWillAppear = false
  other.collectionView:selectItem{ 1, 2 }
  show(other)
  equal(#other.collectionView.indexPathsForSelectedItems, 1)
end)
