// The steps that drive a screen, and (later) the test runner.
