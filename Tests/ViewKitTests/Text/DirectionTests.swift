import Testing

@testable import ViewKit

@Suite struct DirectionTests {
  /// Unicode's bidirectional algorithm, rules P2 and P3.
  @Test(
    "The first letter with a direction decides",
    arguments: [
      ("Hello", false), ("שלום", true), ("مرحبا", true), ("123 שלום", true), ("… “שלום”", true),
      ("Hello שלום", false), ("שלום Hello", true), ("", false), ("123", false), ("中文", false),
      ("1\nשלום", false), ("\u{200F}Hello", true), ("\u{200E}שלום", false), ("हिन्दी", false),
      ("\u{5B0}", false), ("ܐܒܓ", true), ("𐤀", true), ("1️⃣ שלום", true),
    ])
  func direction(text: String, isRightToLeft: Bool) {
    #expect(text[...].beginsRightToLeft == isRightToLeft)
  }
}
