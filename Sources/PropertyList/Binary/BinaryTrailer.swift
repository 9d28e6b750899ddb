/// The last 32 bytes of a binary file: the widths of its numbers, and the position of its offset table.
struct BinaryTrailer: Equatable {
  let offsets: BinaryWidth
  let references: BinaryWidth
  let objectCount: Int
  let root: Int
  /// The start of the offset table, which is also the end of the objects.
  let tableStart: Int

  static let size = 32
  /// The size of the header, `bplist00`.
  static let headerSize = 8
  static let smallestFile = headerSize + 2 + size

  var tableEnd: Int { tableStart + objectCount * offsets.size }

  /// An invalid field, as a range of bytes in the trailer, and a message.
  struct ReadingError: Error {
    let field: Range<Int>
    let subject: String

    @inline(__always)
    init(field: Range<Int>, subject: @autoclosure () -> String) {
      self.field = field
      self.subject = Build.includesDiagnostics ? subject() : ""
    }
  }

  /// Reads the trailer that ends at `end` (at least `smallestFile`), or throws an error if a field is invalid.
  init(_ bytes: Span<UInt8>, before end: Int) throws(ReadingError) {
    let start = end - BinaryTrailer.size
    let (offsetSize, referenceSize) = (Int(bytes[start + 6]), Int(bytes[start + 7]))
    let objectCount = bytes.bigEndian(8, before: start + 16)
    let root = bytes.bigEndian(8, before: start + 24)
    let tableStart = bytes.bigEndian(8, before: start + 32)
    guard offsetSize > 0 else { throw ReadingError(field: 6..<7, subject: "its offsets are 0 bytes wide") }
    guard referenceSize > 0 else { throw ReadingError(field: 7..<8, subject: "its references are 0 bytes wide") }
    guard tableStart > UInt64(BinaryTrailer.headerSize), tableStart < UInt64(start) else {
      throw ReadingError(
        field: 24..<32, subject: "its table of offsets at byte \(tableStart) lies outside the file's objects")
    }
    let room = (start - Int(tableStart)) / offsetSize
    guard objectCount > 0, objectCount <= UInt64(room) else {
      throw ReadingError(
        field: 8..<16, subject: "it lists \(objectCount) objects, but the file has room for 1 to \(room)")
    }
    guard root < objectCount else {
      throw ReadingError(
        field: 16..<24, subject: "its outermost object is number \(root) of \(objectCount), counted from 0")
    }
    offsets = BinaryWidth(offsetSize)
    references = BinaryWidth(referenceSize)
    self.objectCount = Int(objectCount)
    self.root = Int(root)
    self.tableStart = Int(tableStart)
  }

  /// Returns the trailer of a file, or stops if the version is unknown or the trailer is invalid.
  static func read(_ bytes: Span<UInt8>, into log: inout ProblemLog) throws(ReadingStopped) -> BinaryTrailer {
    try checkHeader(bytes, into: &log)
    let start = bytes.count - size
    do throws(ReadingError) {
      let trailer = try BinaryTrailer(bytes, before: bytes.count)
      if trailer.tableEnd < start { log.add(.gapBeforeTrailer, at: trailer.tableEnd..<start) }
      warnOfNarrowNumbers(trailer, trailerStart: start, into: &log)
      return trailer
    } catch {
      guard Build.includesDiagnostics else { throw ReadingStopped() }
      if let end = endOfEarlierTrailer(bytes) {
        log.add(.bytesAroundBinary, at: 0..<bytes.count, subject: "\(bytes.count - end) bytes after its end")
      } else {
        let field = start + error.field.lowerBound..<start + error.field.upperBound
        log.add(.invalidTrailer, at: field, subject: error.subject)
      }
      throw ReadingStopped()
    }
  }

  private static func checkHeader(_ bytes: Span<UInt8>, into log: inout ProblemLog) throws(ReadingStopped) {
    let cursor = Cursor(bytes)
    if !cursor.matches("bplist", at: 0) {
      log.add(.bytesAroundBinary, at: 0..<bytes.count, subject: "a byte-order mark before its start")
    } else if let major = cursor.peek(6), let minor = cursor.peek(7), major != UInt8(ascii: "0") {
      log.add(.unsupportedVersion, at: 6..<8, subject: Quotation.of([major, minor]))
    } else if bytes.count < smallestFile {
      log.add(.truncatedFile, at: 0..<bytes.count)
    } else {
      return
    }
    throw ReadingStopped()
  }

  /// Warns of widths that Apple's readers reject, since they require room for one more than the largest number.
  private static func warnOfNarrowNumbers(_ trailer: BinaryTrailer, trailerStart: Int, into log: inout ProblemLog) {
    guard Build.includesDiagnostics else { return }
    if !trailer.offsets.holds(trailer.tableStart) {
      log.add(.narrowReferences, at: trailerStart + 6..<trailerStart + 7)
    }
    if !trailer.references.holds(trailer.objectCount) {
      log.add(.narrowReferences, at: trailerStart + 7..<trailerStart + 8)
    }
  }

  /// Returns the end of the valid file that the bytes begin with, or `nil` if there is none.
  private static func endOfEarlierTrailer(_ bytes: Span<UInt8>) -> Int? {
    (smallestFile..<max(smallestFile, bytes.count)).last { end in
      let start = end - size
      guard bytes.bigEndian(5, before: start + 5) == 0 else { return false }
      return (try? BinaryTrailer(bytes, before: end))?.tableEnd == start
    }
  }
}
