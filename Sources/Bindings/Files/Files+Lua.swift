import LuaRuntime
import ViewKit

extension HostClass {
  static let files = HostClass(
    "Files", of: Files.self, superclass: .object,
    doc: "The files of a plugin that it has a permission for (files:read:FOLDER, "
      + "files:write:FOLDER), as ui.files. Paths begin at the plugin's folder: \"data/cities.txt\"."
  ) { list in
    let path = Member.Parameter("path", "string")
    list.method(
      "read", parameters: [path], returns: String.self,
      doc: "What is in a file, byte by byte. It raises when there is none.",
      call: { thread, object in
        invoke(thread) { arguments throws -> LuaBytes in
          let path = try arguments.value(2, String.self)
          return LuaBytes(bytes: try Files.at(object) { try $0.read(path) })
        }
      })
    list.method(
      "write", parameters: [path, .init("text", "string")],
      doc: "Writes a file as a whole, in the place of one that is there; makes its folders.",
      call: { thread, object in
        invoke(thread) { arguments throws -> Void in
          let path = try arguments.value(2, String.self)
          let bytes = try arguments.value(3, LuaBytes.self).bytes
          try Files.at(object) { try $0.write(bytes, to: path) }
        }
      })
    list.method(
      "exists", parameters: [path], returns: Bool.self,
      doc: "Whether there is a file or folder of this name.",
      call: { thread, object in
        invoke(thread) { arguments throws -> Bool in
          let path = try arguments.value(2, String.self)
          return try Files.at(object) { try $0.exists(path) }
        }
      })
    list.method(
      "list", parameters: [path], returns: [String].self,
      doc: "The names in a folder, in byte order; those of folders end with /.",
      call: { thread, object in
        invoke(thread) { arguments throws -> [String] in
          let path = try arguments.value(2, String.self)
          return try Files.at(object) { try $0.list(path) }
        }
      })
    list.method(
      "remove", parameters: [path], doc: "Deletes a file, or a folder that is empty.",
      call: { thread, object in
        invoke(thread) { arguments throws -> Void in
          let path = try arguments.value(2, String.self)
          try Files.at(object) { try $0.remove(path) }
        }
      })
  }
}
