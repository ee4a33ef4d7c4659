-- Whoever signs in: checks codes, and allows a few attempts. Knows nothing of screens.

local Account = {}
Account.__index = Account

Account.codeLength = 4
Account.attempts = 3
-- How long nothing can be tried after too many attempts, in seconds.
Account.pause = 30

function Account.new(code)
  return setmetatable({ code = code, left = Account.attempts }, Account)
end

-- Whether the code is right. A wrong one costs an attempt.
function Account:accepts(code)
  if code == self.code then
    self.left = Account.attempts
    return true
  end
  self.left = self.left - 1
  return false
end

function Account:isLocked()
  return self.left == 0
end

function Account:unlock()
  self.left = Account.attempts
end

return Account
