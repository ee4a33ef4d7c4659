-- The kinds of rows.

local ui = require "lunette"

local cells = {}

-- The space around what a cell shows, and between its parts.
local MARGIN, GAP = 15, 8

--- What came last: a picture over the whole width, and a large headline.
cells.Lead = ui.TableViewCell:subclass "Lead"

function cells.Lead:init(options)
  cells.Lead.super.init(self, options)
  self.picture = ui.View{ backgroundColor = "#335577" }
  self.headline = ui.Label{ font = "bold 20", numberOfLines = 0 }
  self.contentView:addSubview(self.picture)
  self.contentView:addSubview(self.headline)
end

function cells.Lead:show(story) self.headline.text = story.title end

function cells.Lead:sizeThatFits(size)
  local text = self.headline:sizeThatFits{ size.width - 2 * MARGIN, 0 }
  return ui.size(size.width, 110 + GAP + text.height + MARGIN)
end

function cells.Lead:layoutSubviews()
  cells.Lead.super.layoutSubviews(self)
  local width, height = self.contentView.bounds.size:unpack()
  self.picture.frame = { 0, 0, width, 110 }
  self.headline.frame = { MARGIN, 110 + GAP, width - 2 * MARGIN, height - 110 - GAP - MARGIN }
end

--- One of the others: a headline, and below it how many comments there are.
cells.Story = ui.TableViewCell:subclass "Story"

function cells.Story:init(options)
  cells.Story.super.init(self, options)
  self.headline = ui.Label{ font = 17, numberOfLines = 2 }
  self.comments = ui.Label{ font = 12, textColor = "gray", textAlignment = "right" }
  self.contentView:addSubview(self.headline)
  self.contentView:addSubview(self.comments)
end

function cells.Story:show(story)
  self.headline.text = story.title
  self.comments.text = ("%d comment%s"):format(story.comments, story.comments == 1 and "" or "s")
  self.accessoryType = story.comments > 100 and "detailButton" or "none"
end

function cells.Story:sizeThatFits(size)
  local text = self.headline:sizeThatFits{ size.width - 2 * MARGIN, 0 }
  return ui.size(size.width, GAP + text.height + 4 + 16 + GAP)
end

function cells.Story:layoutSubviews()
  cells.Story.super.layoutSubviews(self)
  local width, height = self.contentView.bounds.size:unpack()
  self.headline.frame = { MARGIN, GAP, width - 2 * MARGIN, height - 2 * GAP - 20 }
  self.comments.frame = { MARGIN, height - GAP - 16, width - 2 * MARGIN, 16 }
end

return cells
