-- People in a stack of screens: a table of them, a screen for each, and a form for new ones.

local ui = require "lunette"
local Book = require "book"
local Contacts = require "contacts"

local people = {
  { name = "Ada Lovelace", phone = "1815" }, { name = "Alan Turing", phone = "1912" },
  { name = "Barbara Liskov", phone = "1939" }, { name = "Brian Kernighan", phone = "1942" },
  { name = "Dennis Ritchie", phone = "1941" }, { name = "Donald Knuth", phone = "1938" },
  { name = "Edsger Dijkstra", phone = "1930" }, { name = "Grace Hopper", phone = "1906" },
  { name = "John McCarthy", phone = "1927" }, { name = "Ken Thompson", phone = "1943" },
  { name = "Margaret Hamilton", phone = "1936" }, { name = "Niklaus Wirth", phone = "1934" },
}

return ui.NavigationController{ rootViewController = Contacts{ book = Book.new(people) } }
