--- The matchers that are there from the start.

require "luassert.matchers.core"
require "luassert.matchers.composite"
