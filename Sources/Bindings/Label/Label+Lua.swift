import LuaRuntime
import ViewKit

extension HostClass {
  static let label = HostClass(
    "Label", of: Label.self, objc: "UILabel", superclass: .view,
    doc: "Shows text that a person cannot change.",
    make: { thread in make(thread) { _ in Label() } }
  ) { list in
    list.property(
      "text", (String?).self, doc: "The text; \"\" when there is none. It may be set to nil.",
      get: { thread, object in Label.at(object) { give(thread, $0.text ?? "") } },
      set: { thread, object in
        Label.at(object) { label in
          takeText(thread, label) { label.text = $0 }
        }
      })
    list.property(
      "font", Font.self, standard: "17",
      doc: "The font of the text.",
      get: { thread, object in Label.at(object) { give(thread, $0.font) } },
      set: { thread, object in
        Label.at(object) { label in
          take(thread, Font.self) {
            label.font = $0
            label.ownLooks.insert(.font)
          }
        }
      })
    list.property(
      "textColor", Color.self, standard: "\"black\"",
      doc: "The colour of the text.",
      get: { thread, object in Label.at(object) { give(thread, $0.textColor) } },
      set: { thread, object in
        Label.at(object) { label in
          take(thread, Color.self) {
            label.textColor = $0
            label.ownLooks.insert(.textColor)
          }
        }
      })
    list.property(
      "textAlignment", TextAlignment.self, standard: "\"left\"",
      doc: "How lines lie between left and right.",
      get: { thread, object in Label.at(object) { give(thread, $0.textAlignment) } },
      set: { thread, object in
        Label.at(object) { label in take(thread) { label.textAlignment = $0 } }
      })
    // After what all of the text looks like: a part of it may look different.
    list.property(
      "attributedText", (AttributedString?).self,
      doc: "The text in several looks; what it leaves out is the label's.",
      get: { thread, object in Label.at(object) { give(thread, $0.attributedText) } },
      set: { thread, object in
        Label.at(object) { label in
          charging(thread, label) { take(thread) { label.attributedText = $0 } }
        }
      })
    list.property(
      "lineBreakMode", LineBreakMode.self, standard: "\"byTruncatingTail\"",
      doc: "How text is broken or shortened that does not fit.",
      get: { thread, object in Label.at(object) { give(thread, $0.lineBreakMode) } },
      set: { thread, object in
        Label.at(object) { label in take(thread) { label.lineBreakMode = $0 } }
      })
    list.property(
      "numberOfLines", Int.self, standard: "1",
      doc: "The most lines to show; 0 is no limit.",
      get: { thread, object in Label.at(object) { give(thread, $0.numberOfLines) } },
      set: { thread, object in
        Label.at(object) { label in take(thread) { label.numberOfLines = $0 } }
      })
    list.property(
      "isEnabled", Bool.self, objc: "enabled", standard: "true",
      doc: "Whether the text looks active.",
      get: { thread, object in Label.at(object) { give(thread, $0.isEnabled) } },
      set: { thread, object in
        Label.at(object) { label in take(thread) { label.isEnabled = $0 } }
      })
    list.property(
      "isHighlighted", Bool.self, objc: "highlighted", standard: "false",
      doc: "Whether the text has the highlighted colour.",
      get: { thread, object in Label.at(object) { give(thread, $0.isHighlighted) } },
      set: { thread, object in
        Label.at(object) { label in take(thread) { label.isHighlighted = $0 } }
      })
    list.property(
      "highlightedTextColor", (Color?).self,
      doc: "The colour of highlighted text.",
      get: { thread, object in Label.at(object) { give(thread, $0.highlightedTextColor) } },
      set: { thread, object in
        Label.at(object) { label in
          take(thread, (Color?).self) {
            label.highlightedTextColor = $0
            label.ownLooks.insert(.highlightedTextColor)
          }
        }
      })
    list.property(
      "shadowColor", (Color?).self,
      doc: "The colour of the shadow; nil is none.",
      get: { thread, object in Label.at(object) { give(thread, $0.shadowColor) } },
      set: { thread, object in
        Label.at(object) { label in
          take(thread, (Color?).self) {
            label.shadowColor = $0
            label.ownLooks.insert(.shadowColor)
          }
        }
      })
    list.property(
      "shadowOffset", Size.self, standard: "{ 0, -1 }",
      doc: "Where the shadow lies, in points.",
      get: { thread, object in Label.at(object) { give(thread, $0.shadowOffset) } },
      set: { thread, object in
        Label.at(object) { label in
          take(thread, Size.self) {
            label.shadowOffset = $0
            label.ownLooks.insert(.shadowOffset)
          }
        }
      })
    list.property(
      "adjustsFontSizeToFitWidth", Bool.self, standard: "false",
      doc: "Whether one line of text shrinks to fit.",
      get: { thread, object in Label.at(object) { give(thread, $0.adjustsFontSizeToFitWidth) } },
      set: { thread, object in
        Label.at(object) { label in take(thread) { label.adjustsFontSizeToFitWidth = $0 } }
      })
    list.property(
      "minimumScaleFactor", Double.self, standard: "0",
      doc: "How far the text may shrink, as a share of its font.",
      get: { thread, object in Label.at(object) { give(thread, $0.minimumScaleFactor) } },
      set: { thread, object in
        Label.at(object) { label in take(thread) { label.minimumScaleFactor = $0 } }
      })
    list.property(
      "baselineAdjustment", BaselineAdjustment.self, standard: "\"alignBaselines\"",
      doc: "Where shrunken text lies upright.",
      get: { thread, object in Label.at(object) { give(thread, $0.baselineAdjustment) } },
      set: { thread, object in
        Label.at(object) { label in take(thread) { label.baselineAdjustment = $0 } }
      })
    list.property(
      "preferredMaxLayoutWidth", Double.self, standard: "0",
      doc: "The width at which intrinsicContentSize breaks lines; 0 is none.",
      get: { thread, object in Label.at(object) { give(thread, $0.preferredMaxLayoutWidth) } },
      set: { thread, object in
        Label.at(object) { label in take(thread) { label.preferredMaxLayoutWidth = $0 } }
      })
    list.method(
      "textRect", objc: "textRectForBounds:limitedToNumberOfLines:",
      parameters: [.init("bounds", "Rect"), .init("numberOfLines", "integer")],
      returns: Rect.self, isOverridable: true,
      doc: "Where the text lies in bounds with at most so many lines.",
      call: { thread, object in
        invoke(thread) { arguments throws -> Rect in
          let bounds = try arguments.value(2, Rect.self)
          let count = try arguments.value(3, Int.self)
          return Label.at(object) {
            $0.textRect(forBounds: bounds, limitedToNumberOfLines: count)
          }
        }
      })
    list.method(
      "drawText", objc: "drawTextInRect:", parameters: [.init("rect", "Rect")],
      isOverridable: true, doc: "Called to draw the text in a rectangle.",
      call: { thread, object in
        invoke(thread) { arguments throws -> Void in
          let rect = try arguments.value(2, Rect.self)
          Label.at(object) { $0.drawText(in: rect) }
        }
      })
  }
}

extension TextAlignment: LuaEnum {
  public static let table = LuaEnumTable<TextAlignment>("TextAlignment", objc: "NSTextAlignment")
}

extension LineBreakMode: LuaEnum {
  public static let table = LuaEnumTable<LineBreakMode>(
    "LineBreakMode", objc: "NSLineBreakMode", prefix: "NSLineBreak")
}

extension BaselineAdjustment: LuaEnum {
  public static let table = LuaEnumTable<BaselineAdjustment>(
    "BaselineAdjustment", objc: "UIBaselineAdjustment")
}
