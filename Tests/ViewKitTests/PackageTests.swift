import Testing

@Suite struct ViewKitTests {}
