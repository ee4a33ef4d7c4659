return require "luassert.stub"
