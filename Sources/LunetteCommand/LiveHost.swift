import ScriptTesting

// The host behind the commands.
extension RenderHost {
  static var live: RenderHost {
    RenderHost { (_, _) throws(HostFailure) in
      throw HostFailure(message: "this build has no script host")
    }
  }
}
