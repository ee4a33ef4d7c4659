/// Texts of fewer bytes do not matter beside the object that holds them.
public let smallestHeldText = 256

extension String {
  /// The bytes of a text that is long enough to matter beside the object that holds it; else 0.
  var heldBytes: Int { utf8.count < smallestHeldText ? 0 : utf8.count }
}

extension String? {
  var heldBytes: Int { self?.heldBytes ?? 0 }
}

extension AttributedString {
  var heldBytes: Int { string.heldBytes }
}

extension Path {
  var heldBytes: Int { elements.count * MemoryLayout<Element>.stride }
}
