return require "luassert.match"
