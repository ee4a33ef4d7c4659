import Testing

@Suite struct LuaRuntimeTests {}
