import Testing

@Suite struct BindingsTests {}
