import Testing

@Suite struct LunetteCommandTests {}
