return require "luassert.mock"
