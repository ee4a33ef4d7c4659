extension TextView {
  /// What was detected in the text, while it cannot be edited: in order, in bytes of the text.
  public final var links: [DetectedData] {
    guard !dataDetectorTypes.isEmpty, !isEditable, isSelectable, !traits.isSecureTextEntry else {
      return []
    }
    if let detected, detected.revision == editor.revision { return detected.found }
    let found = DataDetector(dataDetectorTypes).find(in: editor.text)
    detected = (editor.revision, found)
    return found
  }
}
