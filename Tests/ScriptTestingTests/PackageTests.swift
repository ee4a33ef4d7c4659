import Testing

@Suite struct ScriptTestingTests {}
