import FoundationEssentials
import Testing

@testable import ScriptHost

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

@Suite struct SourceFileTests {
  private func reason(_ path: String, inside root: String? = nil) -> String {
    do throws(FileFailure) {
      return "read \(try SourceFile.read(path, inside: root).count) bytes"
    } catch {
      return error.reason
    }
  }

  @Test func `What is no regular file is refused, and does not keep anybody waiting`() throws {
    let folder = try Folder()
    #expect(mkfifo(folder.path + "/pipe", 0o600) == 0)
    #expect(reason(folder.path + "/pipe") == "it is a pipe, and only regular files are read")
    #expect(reason("/dev/zero") == "it is a device, and only regular files are read")
    #expect(reason(folder.path) == "it is a folder")
  }

  @Test func `What keeps a file from being read is said as it is`() throws {
    let folder = try Folder(["file": "text"])
    #expect(symlink("loop", folder.path + "/loop") == 0)
    #expect(symlink("gone", folder.path + "/dangling") == 0)
    #expect(reason(folder.path + "/none") == "no such file or directory")
    #expect(reason(folder.path + "/file/none") == "not a directory")
    #expect(reason(folder.path + "/loop") == "too many levels of symbolic links")
    #expect(reason(folder.path + "/dangling") == "it is a symbolic link that leads nowhere")
    #expect(
      reason(folder.path + "/" + String(repeating: "x", count: 300)) == "file name too long")
    #expect(reason(folder.path + "/file\0.lua") == "its name has a zero byte")
  }

  @Test func `A byte order mark is no part of a text`() throws {
    let folder = try Folder()
    try folder.write("marked", [0xEF, 0xBB, 0xBF, 0x61])
    #expect(try SourceFile.read(folder.path + "/marked") == [0x61])
  }

  @Test func `UTF-16 is named`() throws {
    let folder = try Folder()
    for mark in [[0xFF, 0xFE], [0xFE, 0xFF]] as [[UInt8]] {
      try folder.write("wide", mark + [0x61, 0])
      #expect(reason(folder.path + "/wide") == "it is UTF-16; save it as UTF-8")
    }
  }

  @Test func `A file that is too large is refused`() throws {
    let folder = try Folder(["large": "", "full": ""])
    #expect(truncate(folder.path + "/large", off_t(SourceFile.maximumSize) + 1) == 0)
    #expect(truncate(folder.path + "/full", off_t(SourceFile.maximumSize)) == 0)
    #expect(reason(folder.path + "/large") == "it has more than 64 MiB")
    #expect(reason(folder.path + "/full") == "read \(SourceFile.maximumSize) bytes")
  }

  @Test func `A file counts as inside of a folder by where it really is`() throws {
    let folder = try Folder(["in/a.lua": "1", "in/deep/b.lua": "2", "inner/c.lua": "3"])
    #expect(symlink("deep/b.lua", folder.path + "/in/near") == 0)
    #expect(symlink("../inner/c.lua", folder.path + "/in/far") == 0)
    #expect(symlink("../inner", folder.path + "/in/folder") == 0)
    #expect(symlink("in", folder.path + "/alias") == 0)
    for root in ["/in", "/in/", "/alias"] {
      let root = folder.path + root
      #expect(reason(root + "/a.lua", inside: root) == "read 1 bytes")
      #expect(reason(root + "/near", inside: root) == "read 1 bytes")
      for name in ["far", "folder/c.lua", "../inner/c.lua"] {
        #expect(reason(root + "/" + name, inside: root).contains("outside of the plugin's folder"))
      }
    }
    #expect(reason("/etc/passwd", inside: "/").hasPrefix("read "))
  }
}
