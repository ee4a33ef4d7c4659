import LuaRuntime
import ViewKit

// What every class has that takes text: how its keyboard behaves, and what a person types.
extension MemberList {
  /// The properties of `UITextInputTraits`, for a class that is a ``TextInput``.
  mutating func textInputTraits() {
    property(
      "autocapitalizationType", TextInputTraits.Autocapitalization.self, standard: "\"sentences\"",
      doc: "Which letters the keyboard makes capital.",
      get: { thread, object in
        Responder.at(object) { give(thread, TextInputTraits(of: $0).autocapitalizationType) }
      },
      set: { thread, object in
        Responder.at(object) { responder in
          take(thread) { value in responder.changeTraits { $0.autocapitalizationType = value } }
        }
      })
    property(
      "autocorrectionType", TextInputTraits.Autocorrection.self, standard: "\"default\"",
      doc: "Whether words are corrected; nothing is here.",
      get: { thread, object in
        Responder.at(object) { give(thread, TextInputTraits(of: $0).autocorrectionType) }
      },
      set: { thread, object in
        Responder.at(object) { responder in
          take(thread) { value in responder.changeTraits { $0.autocorrectionType = value } }
        }
      })
    property(
      "spellCheckingType", TextInputTraits.SpellChecking.self, standard: "\"default\"",
      doc: "Whether misspelt words are marked; none are here.",
      get: { thread, object in
        Responder.at(object) { give(thread, TextInputTraits(of: $0).spellCheckingType) }
      },
      set: { thread, object in
        Responder.at(object) { responder in
          take(thread) { value in responder.changeTraits { $0.spellCheckingType = value } }
        }
      })
    property(
      "keyboardType", KeyboardType.self, standard: "\"default\"",
      doc: "Which keys the keyboard has.",
      get: { thread, object in
        Responder.at(object) { give(thread, TextInputTraits(of: $0).keyboardType) }
      },
      set: { thread, object in
        Responder.at(object) { responder in
          take(thread) { value in responder.changeTraits { $0.keyboardType = value } }
        }
      })
    property(
      "keyboardAppearance", TextInputTraits.Appearance.self, standard: "\"default\"",
      doc: "The colours of the keyboard.",
      get: { thread, object in
        Responder.at(object) { give(thread, TextInputTraits(of: $0).keyboardAppearance) }
      },
      set: { thread, object in
        Responder.at(object) { responder in
          take(thread) { value in responder.changeTraits { $0.keyboardAppearance = value } }
        }
      })
    property(
      "returnKeyType", ReturnKeyType.self, standard: "\"default\"",
      doc: "What the return key says.",
      get: { thread, object in
        Responder.at(object) { give(thread, TextInputTraits(of: $0).returnKeyType) }
      },
      set: { thread, object in
        Responder.at(object) { responder in
          take(thread) { value in responder.changeTraits { $0.returnKeyType = value } }
        }
      })
    property(
      "enablesReturnKeyAutomatically", Bool.self, standard: "false",
      doc: "Whether the return key is off while there is no text.",
      get: { thread, object in
        Responder.at(object) { give(thread, TextInputTraits(of: $0).enablesReturnKeyAutomatically) }
      },
      set: { thread, object in
        Responder.at(object) { responder in
          take(thread) { value in
            responder.changeTraits { $0.enablesReturnKeyAutomatically = value }
          }
        }
      })
    property(
      "isSecureTextEntry", Bool.self, objc: "secureTextEntry", standard: "false",
      doc: "Whether dots stand for the characters.",
      get: { thread, object in
        Responder.at(object) { give(thread, TextInputTraits(of: $0).isSecureTextEntry) }
      },
      set: { thread, object in
        Responder.at(object) { responder in
          take(thread) { value in responder.changeTraits { $0.isSecureTextEntry = value } }
        }
      })
  }

  /// The members of `UIKeyInput` and `UITextInput`: what the keyboard does to the text.
  mutating func textInput() {
    editActions()
    property(
      "hasText", Bool.self, doc: "Whether there is any text.",
      get: { thread, object in
        Responder.at(object) { give(thread, ($0 as? any TextInput)?.hasText ?? false) }
      })
    property(
      "selectedTextRange", (TextRange?).self,
      doc: "What is selected, by its first and last byte; empty for the caret.",
      get: { thread, object in
        Responder.at(object) { give(thread, ($0 as? any TextInput)?.editor.selectedTextRange) }
      },
      set: { thread, object in
        Responder.at(object) { responder in
          take(thread, TextRange.self) { range in
            guard let input = responder as? any TextInput else { return }
            input.select(try input.editor.range(range))
          }
        }
      })
    method(
      "insertText", objc: "insertText:", parameters: [.init("text", "string")],
      isOverridable: true,
      doc:
        "Types a text in the place of what is selected, as a person does: the delegate is asked.",
      call: { thread, object in
        invoke(thread) { arguments throws -> Void in
          let text = try arguments.value(2, String.self)
          Responder.at(object) { responder in
            charging(thread, responder) { (responder as? any TextInput)?.insertText(text) }
          }
        }
      })
    method(
      "deleteBackward", objc: "deleteBackward", isOverridable: true,
      doc: "Deletes what is selected, or the character before the caret, as the delete key does.",
      call: { thread, object in
        invoke(thread) { _ throws -> Void in
          Responder.at(object) { ($0 as? any TextInput)?.deleteBackward() }
        }
      })
    method(
      "replace", objc: "replaceRange:withText:",
      parameters: [.init("range", "Range"), .init("text", "string")],
      doc: "Puts a text in the place of a range, as a person does.",
      call: { thread, object in
        invoke(thread) { arguments throws -> Void in
          let range = try arguments.value(2, TextRange.self)
          let text = try arguments.value(3, String.self)
          try Responder.at(object) { responder in
            guard let input = responder as? any TextInput else { return }
            let place = try input.editor.range(range)
            charging(thread, responder) { input.replace(place, withText: text) }
          }
        }
      })
  }
}

extension TextInputTraits {
  fileprivate init(of responder: Responder) {
    self = (responder as? any TextInput)?.traits ?? TextInputTraits()
  }
}

extension Responder {
  fileprivate final func changeTraits(_ change: (inout TextInputTraits) -> Void) {
    guard let input = self as? any TextInput else { return }
    input.setTraits(change)
  }
}

extension TextInput {
  fileprivate func setTraits(_ change: (inout TextInputTraits) -> Void) {
    var traits = traits
    change(&traits)
    self.traits = traits
  }
}
