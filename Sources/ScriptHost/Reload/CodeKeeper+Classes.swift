import LuaRuntime

// What the fields of classes were when their chunks had run.
extension CodeKeeper {
  /// Notes what the fields of the classes are that some chunks have made.
  func noteClasses(of chunks: [LoadedChunk]) {
    for chunk in chunks {
      for made in chunk.run.classes { noteFields(of: made.type) }
    }
  }

  private func noteFields(of type: LuaType) {
    do throws(LuaError) {
      keep(picture: try picture(of: type), of: type)
    } catch {
      host.report(error, nil)
    }
  }

  /// A registry reference to a picture of the fields of a class as they are now.
  func picture(of type: LuaType) throws(LuaError) -> Int32 {
    let stack = stack
    let top = stack.top
    defer { stack.top = top }
    type.pushOwnMembers(stack)
    stack.push(reference: foreign)
    try call("picture", arguments: 2, results: 1)
    return stack.reference()
  }

  /// Makes a picture the one that later changes of a class's fields are told from.
  func keep(picture: Int32, of type: LuaType) {
    let former = classBases.updateValue(picture, forKey: ObjectIdentifier(type))
    if let former { stack.release(reference: former) }
  }

  /// Pushes what the fields of a class were when its chunk had run; false, and nothing, where that
  /// is not known.
  func pushPicture(of type: LuaType) -> Bool {
    guard let base = classBases[ObjectIdentifier(type)] else { return false }
    stack.push(reference: base)
    return true
  }
}
