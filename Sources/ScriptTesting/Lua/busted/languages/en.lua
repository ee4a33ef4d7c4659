-- The words that output handlers print.

local say = require "say"

say:set_namespace "en"
for name, text in pairs {
  pending = "Pending", failure = "Failure", error = "Error",
  pending_plural = "pending", pending_zero = "pending", pending_single = "pending",
  failure_plural = "failures", failure_zero = "failures", failure_single = "failure",
  error_plural = "errors", error_zero = "errors", error_single = "error",
  success_plural = "successes", success_zero = "successes", success_single = "success",
  seconds = "seconds", test_single = "test", test_plural = "tests",
  file_single = "file", file_plural = "files", no_test_files_match = "No test files found matching Lua pattern: %s",
  file_not_found = "Cannot find file or directory: %s",
} do
  say:set("output." .. name, text)
end
