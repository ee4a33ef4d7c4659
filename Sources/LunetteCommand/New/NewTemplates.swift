/// The texts of what is new.
enum NewTemplates {
  static func files(
    _ kind: NewCommand.Kind, named name: String
  ) -> [(path: String, text: String)] {
    switch kind {
    case .app:
      [
        ("\(name)/plugin.json", manifest(name, "A screen with a button.")),
        ("\(name)/main.lua", app(NewName.className(of: name))),
        ("\(name)/spec/\(name)_spec.lua", appSpec(name)),
      ]
    case .plugin:
      [
        (
          "\(name)/plugin.json",
          manifest(name, "A view for others.", ",\n  \"provides\": { \"views\": [\"Badge\"] }")
        ),
        ("\(name)/main.lua", library(name)),
        ("\(name)/spec/\(name)_spec.lua", librarySpec),
      ]
    case .spec: [("spec/\(name)_spec.lua", spec(name))]
    }
  }

  private static func manifest(_ name: String, _ doc: String, _ more: String = "") -> String {
    """
    {
      "name": "\(name)",
      "version": "0.1.0",
      "description": "\(doc)",
      "lunette": "^1"\(more)
    }

    """
  }

  private static func app(_ name: String) -> String {
    """
    local ui = require "lunette"

    local \(name)Screen = ui.ViewController:subclass "\(name)Screen"

    function \(name)Screen:viewDidLoad()
      \(name)Screen.super.viewDidLoad(self)
      self.view.backgroundColor = "white"
      self.count = 0
      self.label = ui.Label{ id = "count", text = "Nobody came by yet.", textAlignment = "center" }
      self.button = ui.Button{
        type = "system", id = "hello", title = "Say hello",
        onTouchUpInside = function() self:sayHello() end,
      }
      self.view:addSubview(self.label)
      self.view:addSubview(self.button)
    end

    function \(name)Screen:viewWillLayoutSubviews()
      \(name)Screen.super.viewWillLayoutSubviews(self)
      local width = self.view.bounds.width
      self.label.frame = { 20, 66, width - 40, 22 }
      self.button.frame = { 20, 110, width - 40, 44 }
    end

    function \(name)Screen:sayHello()
      self.count = self.count + 1
      self.label.text = ("Hello, visitor number %d."):format(self.count)
    end

    return \(name)Screen

    """
  }

  private static func appSpec(_ name: String) -> String {
    """
    local t = require "lunette.test"

    describe("\(name)", function()
      local screen

      before_each(function() screen = t.launch() end)

      it("begins without visitors", function()
        assert.equal("Nobody came by yet.", screen:find("#count").text)
      end)

      it("counts those who say hello", function()
        screen:tap '"Say hello"'
        screen:tap '"Say hello"'
        assert.equal("Hello, visitor number 2.", screen:find("#count").text)
      end)
    end)

    """
  }

  private static func library(_ name: String) -> String {
    """
    -- What others get with: local \(NewName.variable(of: name)) = require "\(name)"

    local ui = require "lunette"

    -- A number in a circle.
    local Badge = ui.Label:subclass "Badge"
    Badge.properties = { "number" }

    function Badge:init(options)
      self.value = 0
      Badge.super.init(self, options)
      self.textAlignment = "center"
      self.textColor = "white"
      self.backgroundColor = "red"
    end

    function Badge:get_number()
      return self.value
    end

    function Badge:set_number(number)
      self.value = number
      self.text = number > 99 and "99+" or number
      self.isHidden = number == 0
    end

    return { Badge = Badge }

    """
  }

  private static let librarySpec = """
    local ui = require "lunette"
    local t = require "lunette.test"
    local Badge = require("main").Badge

    describe("A badge", function()
      it("shows a number", function()
        assert.equal("7", Badge{ number = 7 }.text)
      end)

      it("shows no more than two digits", function()
        assert.equal("99+", Badge{ number = 100 }.text)
      end)

      it("is hidden when there is nothing to show", function()
        assert.is_true(Badge{ number = 0 }.isHidden)
      end)

      it("is on the screen where it was put", function()
        local screen = t.launch(function()
          return ui.View{ Badge{ id = "badge", number = 3, frame = { 20, 44, 40, 22 } } }
        end)
        assert.equal("3", screen:find("#badge").text)
      end)
    end)

    """

  private static func spec(_ name: String) -> String {
    """
    local t = require "lunette.test"

    describe("\(name)", function()
      it("shows something", function()
        local screen = t.launch()
        assert.same({}, screen.errors)
        assert.is_not_nil(screen.window)
      end)
    end)

    """
  }
}
