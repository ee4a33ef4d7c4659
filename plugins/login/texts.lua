-- What the screen says, by language. Numbers are put in with string.format.

local ui = require "lunette"

local texts = {
  en = {
    title = "Sign in",
    greeting = "Welcome back",
    prompt = "Enter your code",
    delete = "Delete",
    signIn = "Sign in",
    forgot = "Forgot your code?",
    sent = "We sent you a new code.",
    wrong = "The code is wrong. You can try %d more times.",
    wrongOnce = "The code is wrong. You can try once more.",
    wait = "Too many attempts. Try again in %d seconds.",
    waitOnce = "Too many attempts. Try again in one second.",
    home = "Home",
    done = "You are signed in",
    signOut = "Sign out",
  },
  zh = {
    title = "登录",
    greeting = "欢迎回来",
    prompt = "请输入密码",
    delete = "删除",
    signIn = "登录",
    forgot = "忘记密码？",
    sent = "新密码已发送给您。",
    wrong = "密码错误，还可以再试 %d 次。",
    wrongOnce = "密码错误，还可以再试一次。",
    wait = "尝试次数过多，请在 %d 秒后重试。",
    waitOnce = "尝试次数过多，请在 1 秒后重试。",
    home = "首页",
    done = "您已登录",
    signOut = "退出登录",
  },
}

return texts[ui.Locale.current.languageCode] or texts.en
