import Foundation

enum Files {
  static func withTemporary<Result>(_ bytes: [UInt8], _ body: (String) -> Result) -> Result {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("bookbench-\(getpid()).plist")
    defer { try? FileManager.default.removeItem(at: file) }
    guard (try? Data(bytes).write(to: file)) != nil else { preconditionFailure("no temporary file can be written") }
    return body(file.path)
  }

  /// Writes a book of `BookText` with its pictures to a temporary folder for the duration of `body`.
  static func withTemporaryBook(_ bytes: [UInt8], _ body: (String) -> Void) {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("bookbench-\(getpid())")
    let pictures = folder.appendingPathComponent("images")
    defer { try? FileManager.default.removeItem(at: folder) }
    do {
      try FileManager.default.createDirectory(at: pictures, withIntermediateDirectories: true)
      try Data(bytes).write(to: folder.appendingPathComponent("book.plist"))
      for number in 0..<BookText.pictureCount {
        try BookText.picture?.write(to: pictures.appendingPathComponent("picture\(number).png"))
      }
      body(folder.path)
    } catch {
      preconditionFailure("no temporary file can be written")
    }
  }

  static func contents(of path: String) -> [UInt8] {
    guard let file = fopen(path, "rb") else { return [] }
    defer { fclose(file) }
    fseek(file, 0, SEEK_END)
    let size = ftell(file)
    rewind(file)
    return [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      count = fread(buffer.baseAddress, 1, size, file)
    }
  }
}
