-- What an application remembers from one launch to the next.

local ui = require "lunette"
local t = require "lunette.test"

local KEY = "NYVersionKey"

-- The version check of the source: what is shown first depends on what was stored.
local Tabs = ui.ViewController:subclass "Tabs"
local Onboarding = ui.ViewController:subclass "Onboarding"

--- Launches version `current` of the app where `last` is stored.
local function launch(current, last)
  return t.launch(function()
    local defaults = ui.UserDefaults.standard
    local lastVersion = defaults:object(KEY)
    print(("currentVersion == %s , lastVersion == %s"):format(current, lastVersion))
    if lastVersion == current then return Tabs end
    defaults:set(current, KEY)
    return Onboarding
  end, { defaults = { [KEY] = last } })
end

local function shown(screen) return screen.window.rootViewController end

describe("The version check", function()
  it("shows what is new on the first run, and stores the version at once (weibo/S59)", function()
    local screen = launch("1.0", nil)
    assert.is_true(shown(screen):isKind(Onboarding))
    assert.equal("1.0", screen.defaults:string(KEY))
    assert.same({ "currentVersion == 1.0 , lastVersion == nil" }, screen.log)
  end)

  it("shows the tabs on the second run, and stores nothing (weibo/S60)", function()
    local screen = launch("1.0", "1.0")
    assert.is_true(shown(screen):isKind(Tabs))
    assert.equal("1.0", screen.defaults:string(KEY))
  end)

  it("shows what is new after an update (weibo/S61)", function()
    local screen = launch("1.1", "1.0")
    assert.is_true(shown(screen):isKind(Onboarding))
    assert.equal("1.1", screen.defaults:string(KEY))
  end)

  it("shows what is new after a downgrade, too (weibo/S62)", function()
    local screen = launch("1.0", "1.1")
    assert.is_true(shown(screen):isKind(Onboarding))
    assert.equal("1.0", screen.defaults:string(KEY))
  end)
end)

describe("User defaults", function()
  -- Source: Apple, "UserDefaults", register(defaults:).
  it("fall back to what is registered", function()
    local screen = t.launch(function()
      ui.UserDefaults.standard:register{ volume = 0.5, name = "nobody" }
      return ui.View{}
    end, { defaults = { volume = 0.25 } })
    assert.equal(0.25, screen.defaults:double "volume")
    assert.equal("nobody", screen.defaults:string "name")
    screen.defaults:removeObject "volume"
    assert.equal(0.5, screen.defaults:double "volume")
  end)

  it("are empty unless a test says otherwise, and each test has its own", function()
    for _ = 1, 2 do
      local screen = t.launch(ui.View)
      assert.is_nil(screen.defaults:object "count")
      screen.defaults:set(1, "count")
    end
  end)

  it("tell of each change", function()
    local label = ui.Label{ frame = { 0, 40, 100, 20 } }
    local observer
    local screen = t.launch(function()
      observer = ui.NotificationCenter.default:addObserver(
        ui.UserDefaults.didChangeNotification, nil, function()
          label.text = ui.UserDefaults.standard:string "name"
        end)
      return ui.View{ label }
    end)
    screen.defaults:set("Ann", "name")
    assert.is_true(screen:has 'Label"Ann"')
    ui.NotificationCenter.default:removeObserver(observer)
  end)
end)
