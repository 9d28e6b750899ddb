import BookFiles
import BookplayCommands
import Foundation
import Testing

@Suite struct FilesTests {
  private let folder: TemporaryFolder
  private let manager = FileManager.default

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test(arguments: [0, 1, 100_000])
  func `a file is read whole`(size: Int) throws {
    let file = try folder.write(String(repeating: "x", count: size), to: "file")
    #expect(try Files.read(file, limit: 100_000) == [UInt8](repeating: 0x78, count: size))
  }

  @Test func `a file beyond the limit is not read`() throws {
    let file = try folder.write("12345", to: "file")
    #expect(try Files.read(file, limit: 5).count == 5)
    #expect(throws: FileError.self) { try Files.read(file, limit: 4) }
  }

  @Test func `a file without end is not read beyond the limit`() {
    #expect(throws: FileError.self) { try Files.read("/dev/zero", limit: 1000) }
  }

  @Test(arguments: [
    ("missing", "No such file or directory"), ("file/inside", "Not a directory"), ("folder", "it is a folder"),
    ("loop", "Too many levels of symbolic links"), ("with\u{7}bell", "`with"),
  ])
  func `unreadable files are reported`(name: String, reason: String) throws {
    try folder.write("", to: "file")
    try folder.write("", to: "folder/file")
    try manager.createSymbolicLink(atPath: folder.path(of: "loop"), withDestinationPath: "loop")
    let failure = #expect(throws: FileError.self) {
      try Files.read(name == "with\u{7}bell" ? name : folder.path(of: name), limit: 10)
    }
    #expect(failure?.message.contains(reason) == true)
    #expect(failure?.message.contains("\u{7}") == false)
  }

  @Test func `a replaced file keeps its permissions, and nothing else is left in the folder`() throws {
    let file = try folder.write("old", to: "file")
    for mode in [0o600, 0o640, 0o755] {
      try manager.setAttributes([.posixPermissions: mode], ofItemAtPath: file)
      try Files.replace(file, with: Array("mode \(mode)".utf8))
      #expect(try manager.attributesOfItem(atPath: file)[.posixPermissions] as? Int == mode)
      #expect(try folder.text(of: "file") == "mode \(mode)")
    }
    #expect(try folder.names() == ["file"])
  }

  @Test func `a new file has the permissions of new files`() throws {
    try Files.replace(folder.path(of: "new"), with: [1, 2])
    let other = folder.path(of: "other")
    #expect(manager.createFile(atPath: other, contents: nil))
    let permissions = try ["new", "other"].map {
      try manager.attributesOfItem(atPath: folder.path(of: $0))[.posixPermissions] as? Int
    }
    #expect(permissions[0] == permissions[1])
    #expect(try folder.bytes(of: "new") == [1, 2])
  }

  @Test(arguments: ["target", "not there yet", "deep/target"])
  func `a link stays, the file that it names is replaced`(target: String) throws {
    try folder.write("old", to: "target")
    try folder.write("old", to: "deep/target")
    let link = folder.path(of: "link")
    try manager.createSymbolicLink(atPath: link, withDestinationPath: target)
    let outer = folder.path(of: "deep/link to the link")
    try manager.createSymbolicLink(atPath: outer, withDestinationPath: "../link")
    try Files.replace(outer, with: Array("new".utf8))
    #expect(try folder.text(of: target) == "new")
    #expect(try manager.destinationOfSymbolicLink(atPath: link) == target)
    #expect(try manager.destinationOfSymbolicLink(atPath: outer) == "../link")
  }

  @Test func `a device is written to, not replaced`() throws {
    try Files.replace("/dev/null", with: [1])
    #expect(try manager.attributesOfItem(atPath: "/dev/null")[.type] as? FileAttributeType == .typeCharacterSpecial)
    #if os(Linux)
      #expect(throws: FileError.self) { try Files.replace("/dev/full", with: [1]) }
    #endif
  }

  @Test(arguments: ["missing/file", "folder", "file/inside", "loop", "folder/"])
  func `a file that cannot be written leaves everything as it was`(name: String) throws {
    try folder.write("whole", to: "file")
    try folder.write("whole", to: "folder/file")
    try manager.createSymbolicLink(atPath: folder.path(of: "loop"), withDestinationPath: "loop")
    #expect(throws: FileError.self) { try Files.replace(folder.path(of: name), with: [1]) }
    #expect(try folder.text(of: "file") == "whole")
    #expect(try folder.names() == ["file", "folder", "loop"])
    #expect(try manager.contentsOfDirectory(atPath: folder.path(of: "folder")) == ["file"])
  }
}
