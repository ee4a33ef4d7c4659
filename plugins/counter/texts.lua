-- What the counter says, by language. Numbers are put in with string.format.

local ui = require "lunette"

local texts = {
  en = {
    title = "Counter",
    reset = "Reset",
    hint = "Nothing was counted yet.",
    history = "%d steps, between %d and %d.",
    oneStep = "One step.",
  },
  zh = {
    title = "计数器",
    reset = "清零",
    hint = "还没有计数。",
    history = "%d 步，最小 %d，最大 %d。",
    oneStep = "一步。",
  },
}

return texts[ui.Locale.current.languageCode] or texts.en
