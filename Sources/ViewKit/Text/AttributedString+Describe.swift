extension AttributedString {
  /// What renderings show: a list of runs, each with its text and its attributes.
  var propertyValue: PropertyValue {
    .list(
      runs.map { run in
        .fields([.init("text", .string(run.text))] + run.attributes.fields)
      })
  }
}

extension TextAttributes {
  /// The attributes that are given, by name.
  var fields: [PropertyValue.Field] {
    let all: [(name: String, value: PropertyValue?)] = [
      ("font", font.map { .text($0.description) }),
      ("foregroundColor", foregroundColor.map { .text($0.description) }),
      ("backgroundColor", backgroundColor.map { .text($0.description) }),
      ("kern", kern.map { .number($0) }),
      ("baselineOffset", baselineOffset.map { .number($0) }),
      ("underlineStyle", underlineStyle.map { .text($0.rawValue) }),
      ("underlineColor", underlineColor.map { .text($0.description) }),
      ("strikethroughStyle", strikethroughStyle.map { .text($0.rawValue) }),
      ("strikethroughColor", strikethroughColor.map { .text($0.description) }),
      ("shadow", shadow.map(\.propertyValue)),
      ("paragraphStyle", paragraphStyle.map(\.propertyValue)),
    ]
    return all.compactMap { name, value in value.map { .init(name, $0) } }
  }
}

extension TextShadow {
  fileprivate var propertyValue: PropertyValue {
    .fields([
      .init("shadowOffset", .size(shadowOffset)),
      .init("shadowBlurRadius", .number(shadowBlurRadius)),
      .init("shadowColor", .text(shadowColor.description)),
    ])
  }
}

extension ParagraphStyle {
  fileprivate var propertyValue: PropertyValue {
    .fields([
      .init("alignment", .text(alignment.rawValue)),
      .init("lineBreakMode", .text(lineBreakMode.rawValue)),
      .init("lineSpacing", .number(lineSpacing)),
    ])
  }
}

extension PropertyVisitor {
  /// A text in its runs; none by default.
  public func attributedString(_ name: StaticString, _ value: AttributedString?) {
    visit(name, value?.propertyValue ?? .none, isDefault: value == nil, restore: nil)
  }
}
