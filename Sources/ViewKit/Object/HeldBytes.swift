extension String {
  /// The bytes of a text that is long enough to matter beside the object that holds it; else 0.
  var heldBytes: Int { utf8.count < 256 ? 0 : utf8.count }
}

extension String? {
  var heldBytes: Int { self?.heldBytes ?? 0 }
}

extension AttributedString {
  var heldBytes: Int { string.heldBytes }
}
