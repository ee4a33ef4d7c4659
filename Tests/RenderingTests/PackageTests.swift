import Testing

@Suite struct RenderingTests {}
