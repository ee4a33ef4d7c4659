local ui = require "lunette"
require "members"

local Attributes = ui.CollectionViewLayoutAttributes

it("CollectionViewLayoutAttributes.forCellWith", function()
  local attributes = Attributes{ forCellWith = { 2, 3 } }
  equal(attributes.indexPath, ui.indexPath(2, 3))
  equal(attributes.representedElementCategory, "cell")
  raises("are about an element", function() Attributes{} end)
end)

it("CollectionViewLayoutAttributes.forSupplementaryViewOfKind", function()
  local attributes = Attributes{ forSupplementaryViewOfKind = "head", with = { 2, 1 } }
  equal(attributes.representedElementCategory, "supplementaryView")
  raises("are about an element", function() Attributes{ forSupplementaryViewOfKind = "x" } end)
end)

it("CollectionViewLayoutAttributes.forDecorationViewOfKind", function()
  local attributes = Attributes{ forDecorationViewOfKind = "shelf", with = { 2, 1 } }
  equal(attributes.representedElementCategory, "decorationView")
end)

it("CollectionViewLayoutAttributes.with", function()
  equal(Attributes{ forDecorationViewOfKind = "shelf", with = { 2, 7 } }.indexPath,
    ui.indexPath(2, 7))
  raises("expected", function() Attributes{ forDecorationViewOfKind = "shelf", with = "here" } end)
end)

it("CollectionViewLayoutAttributes.indexPath", function()
  local attributes = Attributes{ forCellWith = { 1, 1 } }
  attributes.indexPath = { 3, 4 }
  equal(attributes.indexPath, ui.indexPath(3, 4))
end)

it("CollectionViewLayoutAttributes.representedElementCategory, CollectionElementCategory", function()
  equal(Attributes{ forCellWith = { 1, 1 } }.representedElementCategory, "cell")
  equal(Attributes{ forSupplementaryViewOfKind = "k", with = { 1, 1 } }.representedElementCategory,
    "supplementaryView")
  equal(Attributes{ forDecorationViewOfKind = "k", with = { 1, 1 } }.representedElementCategory,
    "decorationView")
end)

it("CollectionViewLayoutAttributes.representedElementKind", function()
  equal(Attributes{ forCellWith = { 1, 1 } }.representedElementKind, nil)
  equal(Attributes{ forSupplementaryViewOfKind = "k", with = { 1, 1 } }.representedElementKind, "k")
end)

it("CollectionViewLayoutAttributes.copy", function()
  local attributes = Attributes{ forCellWith = { 1, 2 }, frame = { 1, 2, 3, 4 }, alpha = 0.5 }
  local other = attributes:copy()
  attributes.frame = { 0, 0, 1, 1 }
  equal(other.indexPath, ui.indexPath(1, 2))
  equal(other.frame, ui.rect(1, 2, 3, 4))
  equal(other.alpha, 0.5)
end)

it("CollectionViewLayoutAttributes.frame", function()
  local attributes = Attributes{ forCellWith = { 1, 1 } }
  equal(attributes.frame, ui.rect(0, 0, 0, 0))
  attributes.frame = { 10, 20, 30, 40 }
  equal(attributes.frame, ui.rect(10, 20, 30, 40))
  equal(attributes.center, ui.point(25, 40))
  attributes.transform = ui.transform.scale(2, 2)
  equal(attributes.frame, ui.rect(-5, 0, 60, 80))
  attributes.frame = { 0, 0, 60, 80 }
  equal(attributes.size, ui.size(30, 40))
  raises("of which none is NaN", function() attributes.frame = { 0 / 0, 0, 1, 1 } end)
  raises("numbers from", function() attributes.frame = { 1e300, 0, 1, 1 } end)
end)

it("CollectionViewLayoutAttributes.center", function()
  local attributes = Attributes{ forCellWith = { 1, 1 }, size = { 10, 20 } }
  attributes.center = { 50, 60 }
  equal(attributes.frame, ui.rect(45, 50, 10, 20))
  raises("finite numbers", function() attributes.center = { math.huge, 0 } end)
end)

it("CollectionViewLayoutAttributes.size", function()
  local attributes = Attributes{ forCellWith = { 1, 1 }, frame = { 0, 0, 10, 10 } }
  attributes.size = { 20, 30 }
  equal(attributes.frame, ui.rect(-5, -10, 20, 30))
end)

it("CollectionViewLayoutAttributes.bounds", function()
  local attributes = Attributes{ forCellWith = { 1, 1 }, frame = { 5, 5, 10, 10 } }
  equal(attributes.bounds, ui.rect(0, 0, 10, 10))
  attributes.bounds = { 0, 0, 4, 4 }
  equal(attributes.frame, ui.rect(8, 8, 4, 4))
end)

it("CollectionViewLayoutAttributes.zIndex", function()
  local attributes = Attributes{ forCellWith = { 1, 1 } }
  equal(attributes.zIndex, 0)
  attributes.zIndex = -3
  equal(attributes.zIndex, -3)
  raises("expected a whole number", function() attributes.zIndex = 1.5 end)
end)

it("CollectionViewLayoutAttributes.alpha", function()
  local attributes = Attributes{ forCellWith = { 1, 1 } }
  equal(attributes.alpha, 1)
  attributes.alpha = 0.25
  equal(attributes.alpha, 0.25)
end)

it("CollectionViewLayoutAttributes.transform", function()
  local attributes = Attributes{ forCellWith = { 1, 1 } }
  equal(attributes.transform, ui.transform.identity)
  attributes.transform = ui.transform.rotation(1)
  equal(attributes.transform, ui.transform.rotation(1))
end)

it("CollectionViewLayoutAttributes.transform3D", function()
  local attributes = Attributes{ forCellWith = { 1, 1 } }
  equal(attributes.transform3D, ui.transform3D.identity)
  attributes.transform3D = ui.transform3D.scale(0.1, 0.1, 1)
  equal(attributes.transform3D, ui.transform3D.scale(0.1, 0.1, 1))
  equal(attributes.transform, ui.transform.scale(0.1, 0.1))
end)

it("CollectionViewLayoutAttributes.isHidden", function()
  local attributes = Attributes{ forCellWith = { 1, 1 } }
  equal(attributes.isHidden, false)
  attributes.isHidden = true
  equal(attributes.isHidden, true)
end)
