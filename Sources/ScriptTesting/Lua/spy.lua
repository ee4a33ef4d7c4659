return require "luassert.spy"
