-- The front page: a strip of topics, and below it the stories of one of them.

local ui = require "lunette"
local cells = require "cells"
local topics = require "stories"

local News = ui.ViewController:subclass "News"

-- The width of a topic in the strip.
local WIDTH = 150

function News:viewDidLoad()
  News.super.viewDidLoad(self)
  self.title = "News"
  self.view.backgroundColor = "white"
  self.strip = ui.ScrollView{ id = "strip" }
  self.buttons = {}
  for index, topic in ipairs(topics) do
    self.buttons[index] = ui.Button{
      type = "system", title = topic.topic, onTouchUpInside = function() self:choose(index) end,
    }
    self.strip:addSubview(self.buttons[index])
  end
  self.list = ui.TableView{
    id = "stories", dataSource = self, delegate = self, estimatedRowHeight = 80,
    tableFooterView = ui.View{},
  }
  self.list:register(cells.Lead, "lead")
  self.list:register(cells.Story, "story")
  self.view:addSubview(self.strip)
  self.view:addSubview(self.list)
  self:choose(1)
end

function News:viewWillLayoutSubviews()
  News.super.viewWillLayoutSubviews(self)
  local width, height = self.view.bounds.size:unpack()
  self.strip.frame = { 0, 20, width, 44 }
  self.strip.contentSize = { WIDTH * #topics, 44 }
  for index, button in ipairs(self.buttons) do
    button.frame = { WIDTH * (index - 1), 0, WIDTH, 44 }
  end
  self.list.frame = { 0, 64, width, height - 64 }
end

--- Shows the stories of a topic, and the topic itself in the strip.
function News:choose(index)
  self.topic = topics[index]
  for position, button in ipairs(self.buttons) do
    button.tintColor = position == index and "red" or "black"
  end
  self.strip:scrollRectToVisible(self.buttons[index].frame, true)
  self.list:reloadData()
end

function News:tableView_numberOfRowsInSection()
  return #self.topic.stories
end

function News:tableView_cellForRowAt(tableView, indexPath)
  local cell = tableView:dequeueReusableCell(indexPath.row == 1 and "lead" or "story", indexPath)
  cell:show(self.topic.stories[indexPath.row])
  return cell
end

function News:tableView_accessoryButtonTappedForRowWith(_, indexPath)
  print(("%d people talk about it"):format(self.topic.stories[indexPath.row].comments))
end

return News
