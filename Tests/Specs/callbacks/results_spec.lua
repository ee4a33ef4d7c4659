local ui = require "lunette"
require "members"

describe("What a callback returns", function()
  local result, panel, outer, spot, around

  -- What the overrides return is what `size`, `hit` and `inside` are given.
  before_each(function()
    local Panel = ui.View:subclass "Panel"
    function Panel:sizeThatFits(size) return table.unpack(result, 1, result.n) end
    function Panel:hitTest(point, event) return table.unpack(result, 1, result.n) end
    panel = Panel{ frame = { 0, 0, 50, 50 } }
    outer = ui.View{ frame = { 0, 0, 100, 100 }, panel }
    local Spot = ui.View:subclass "Spot"
    function Spot:point(point, event) return table.unpack(result, 1, result.n) end
    spot = Spot{ frame = { 0, 0, 50, 50 } }
    around = ui.View{ frame = { 0, 0, 100, 100 }, spot }
  end)

  after_each(function() result = nil end)

  local function size(...)
    result = table.pack(...)
    panel.frame = { 0, 0, 50, 50 }
    panel:sizeToFit()
    return panel.size
  end

  local function hit(...)
    result = table.pack(...)
    return outer:hitTest{ 5, 5 }
  end

  local function inside(...)
    result = table.pack(...)
    return around:hitTest{ 5, 5 } == spot
  end

  it("A result may be written in any accepted short form", function()
    equal(size{ 60, 61 }, ui.size(60, 61))
    equal(size{ width = 1, height = 2 }, ui.size(1, 2))
    equal(size(ui.size(3, 4)), ui.size(3, 4))
  end)

  it("Too many results are ignored", function()
    equal(size({ 1, 2 }, "more", nil, {}), ui.size(1, 2))
    equal(inside(true, false), true)
    equal(hit(panel, 5, nil), panel)
  end)

  it("nil and false are false where a boolean is wanted, and only true is true", function()
    equal(inside(true), true)
    equal(inside(false), false)
    equal(inside(nil), false)
    for _, wrong in ipairs { 1, 0, "true", {}, panel } do
      equal(inside(wrong), true)
      failed("Spot.point must return true or false")
    end
  end)

  it("nil is nil where an object may be missing", function()
    equal(hit(nil), outer)
    equal(hit(panel), panel)
    equal(hit(spot), spot)
  end)

  it("A wrong result is recorded and UIKit's own is used", function()
    for _, wrong in ipairs { 5, "x", { 1 }, { 1, 2, 3 }, ui.rect(1, 2, 3, 4), true } do
      equal(size(wrong), ui.size(50, 50))
      local text = failed("Panel.sizeThatFits must return Size")
      assert(text:find "results_spec%.lua:%d+: ", text)
    end
    equal(hit(5), panel)
    failed("Panel.hitTest must return a View or nil")
    equal(hit(ui.ViewController{}), panel)
    failed("Panel.hitTest must return a View or nil")
    equal(size(nil), ui.size(50, 50))
    failed("Panel.sizeThatFits must return Size")
  end)

  it("No value at all counts as not implemented and is warned about once", function()
    equal(size(), ui.size(50, 50))
    equal(size(), ui.size(50, 50))
    warned("Panel.sizeThatFits returned nothing")
    equal(inside(), true)
    warned("Spot.point returned nothing")
    equal(hit(), panel)
    warned("Panel.hitTest returned nothing")
  end)

  it("No value where nothing stands in for it says what was expected", function()
    local source = {
      tableView_numberOfRowsInSection = function() return 1 end,
      tableView_cellForRowAt = function() end,
      collectionView_numberOfItemsInSection = function() return 1 end,
      collectionView_cellForItemAt = function() end,
    }
    show(ui.TableView{ frame = { 0, 0, 100, 100 }, dataSource = source })
    warned("table.tableView_cellForRowAt returned nothing; expected a TableViewCell")
    local function grid(source, header)
      show(ui.CollectionView{
        frame = { 0, 0, 100, 100 }, dataSource = source,
        collectionViewLayout = ui.CollectionViewFlowLayout{ headerReferenceSize = { 0, header } },
      })
    end
    grid(source, 0)
    warned("table.collectionView_cellForItemAt returned nothing; expected a CollectionViewCell")
    grid({
      collectionView_numberOfItemsInSection = function() return 0 end,
      collectionView_viewForSupplementaryElementOfKind_at = function() end,
    }, 20)
    warned("table.collectionView_viewForSupplementaryElementOfKind_at returned nothing; "
      .. "expected a CollectionReusableView")
  end)

  it("A focus that an override refuses is not given", function()
    local answers = {}
    local Pad = ui.View:subclass "Pad"
    function Pad:get_canBecomeFirstResponder() return answers.can end
    local pad = Pad{}
    show(pad)
    answers.can = false
    equal(pad:becomeFirstResponder(), false)
    answers.can = true
    equal(pad:becomeFirstResponder(), true)
    equal(pad.isFirstResponder, true)
    equal(pad:resignFirstResponder(), true)
  end)

  it("Rectangles of parts of a button come from overrides", function()
    local Key = ui.Button:subclass "Key"
    function Key:titleRect(rect) return { 1, 2, 30, 4 } end
    local key = Key{ title = "x", frame = { 0, 0, 50, 50 } }
    show(key)
    assert(key.titleLabel.frame == ui.rect(1, 2, 30, 4), tostring(key.titleLabel.frame))
  end)

  it("Tracking goes on as long as the override says true", function()
    local log = {}
    local Knob = ui.Control:subclass "Knob"
    function Knob:beginTracking(touch, event) log[#log + 1] = "begin" return true end
    function Knob:continueTracking(touch, event) log[#log + 1] = "move" return false end
    function Knob:endTracking(touch, event) log[#log + 1] = "end" end
    function Knob:cancelTracking(event) log[#log + 1] = "cancel" end
    show(Knob{ frame = { 0, 0, 50, 50 } })
    drag({ 5, 5 }, { 9, 9 })
    equal(log[1], "begin")
    equal(log[2], "move")
  end)
end)
