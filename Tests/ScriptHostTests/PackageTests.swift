import Testing

@Suite struct ScriptHostTests {}
