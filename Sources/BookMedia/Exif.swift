/// Reads the Exif data of a picture; only the orientation is used.
package enum Exif {
  /// Returns the orientation, 1…8, in a segment of a JPEG file, or `nil` if the segment doesn't state it.
  package static func orientation(in segment: ArraySlice<UInt8>) -> Int? {
    guard segment.starts(with: "Exif\0\0".utf8) else { return nil }
    let notes = Array(segment.dropFirst(6))
    guard notes.count >= 8 else { return nil }
    let isLittle = notes.starts(with: "II".utf8)
    func number(_ count: Int, at offset: Int) -> Int? {
      guard offset >= 0, offset + count <= notes.count else { return nil }
      let bytes = notes[offset..<(offset + count)]
      return isLittle ? bytes.reversed().reduce(0) { $0 << 8 | Int($1) } : bytes.reduce(0) { $0 << 8 | Int($1) }
    }
    guard let directory = number(4, at: 4), let count = number(2, at: directory) else { return nil }
    for entry in 0..<count {
      let offset = directory + 2 + entry * 12
      guard let tag = number(2, at: offset) else { return nil }
      if tag == 0x0112 { return number(2, at: offset + 8).flatMap { (1...8).contains($0) ? $0 : nil } }
    }
    return nil
  }
}
