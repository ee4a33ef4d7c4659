-- Signing in, as somebody does it who has the code or has not. The code is 2580.

local t = require "lunette.test"

describe("Signing in", function()
  local screen

  local function enter(code)
    for digit in code:gmatch "%d" do screen:tap("#key-" .. digit) end
  end

  local function try(code)
    enter(code)
    screen:tap '"Sign in"'
  end

  local function message() return screen:find("#message").text end

  before_each(function() screen = t.launch() end)

  it("asks for the code", function()
    assert.equal("Enter your code", message())
    assert.is_true(screen:has "#submit:disabled")
    assert.matches_snapshot(screen)
  end)

  it("takes four digits, no more", function()
    enter "123"
    assert.is_true(screen:has "#submit:disabled")
    enter "45"
    assert.equal(4, screen:find("#code").count)
    assert.is_true(screen:has "#submit:enabled")
  end)

  it("takes digits back", function()
    enter "12"
    screen:tap '"Delete"'
    assert.equal(1, screen:find("#code").count)
  end)

  it("lets in who has the code, and out again", function()
    try "2580"
    assert.is_true(screen:has '"You are signed in"')
    screen:tap '"Sign out"'
    assert.equal("Enter your code", message())
  end)

  it("says how often a wrong code can be tried", function()
    try "1111"
    assert.equal("The code is wrong. You can try 2 more times.", message())
    assert.equal(0, screen:find("#code").count)
    try "2222"
    assert.equal("The code is wrong. You can try once more.", message())
  end)

  it("sends a new code to who has forgotten it", function()
    enter "12"
    screen:tap '"Forgot your code?"'
    assert.equal("We sent you a new code.", message())
    assert.equal(0, screen:find("#code").count)
  end)

  describe("after too many attempts", function()
    before_each(function()
      for _ = 1, 3 do try "0000" end
    end)

    it("waits, and counts the seconds", function()
      assert.is_true(screen:has "#key-1:disabled")
      assert.equal("Too many attempts. Try again in 30 seconds.", message())
      screen:advance(10)
      assert.equal("Too many attempts. Try again in 20 seconds.", message())
      assert.matches_snapshot(screen)
    end)

    it("goes on after half a minute", function()
      screen:advance(29)
      assert.equal("Too many attempts. Try again in one second.", message())
      screen:advance(1)
      try "2580"
      assert.is_true(screen:has "#done")
    end)
  end)
end)

describe("The account", function()
  it("has its own attempts after it is unlocked", function()
    local account = t.launch():require "account".new "1234"
    for _ = 1, 3 do assert.is_false(account:accepts "0000") end
    assert.is_true(account:isLocked())
    account:unlock()
    assert.is_true(account:accepts "1234")
  end)
end)
