/// Memory that the page and the module share; it grows and is used again.
struct WebMemory {
  private var start = UnsafeMutableRawPointer.allocate(byteCount: 64, alignment: 16)
  private var size = 64

  /// More than this nobody gets: twice as much would be more than can be counted.
  static let limit = 1 << 29

  /// Room for so many bytes.
  mutating func room(for count: Int) -> UnsafeMutableRawPointer {
    guard count > size else { return start }
    start.deallocate()
    while size < count { size *= 2 }
    start = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16)
    return start
  }

  /// Some of the bytes that were written; none where there are not so many.
  func bytes(from first: Int32, count: Int32) -> [UInt8] {
    guard first >= 0, count > 0, Int(first) <= size, Int(count) <= size - Int(first) else { return [] }
    return Array(UnsafeRawBufferPointer(start: start + Int(first), count: Int(count)))
  }

  /// Puts a text there, behind its length.
  mutating func text(_ text: [UInt8]?) -> UnsafeMutableRawPointer {
    let bytes = text ?? []
    let memory = room(for: bytes.count + 4)
    memory.storeBytes(of: UInt32(truncatingIfNeeded: bytes.count), as: UInt32.self)
    bytes.withUnsafeBytes { UnsafeMutableRawBufferPointer(start: memory + 4, count: $0.count).copyMemory(from: $0) }
    return memory
  }

  /// Puts a frame there, the records behind the head; where that tells addresses, they are moved along.
  mutating func frame(_ frame: FrameRecords, addresses: [Int] = FrameRecords.addresses) -> UnsafeMutableRawPointer {
    let memory = room(for: frame.size)
    var end = memory
    frame.head.withUnsafeBytes { WebMemory.add($0, at: &end) }
    frame.drawnRecords.withUnsafeBytes { WebMemory.add($0, at: &end) }
    frame.heard.withUnsafeBytes { WebMemory.add($0, at: &end) }
    for place in addresses where frame.head[place] > 0 {
      let address = frame.head[place] &+ UInt32(truncatingIfNeeded: UInt(bitPattern: memory))
      memory.storeBytes(of: address, toByteOffset: place * 4, as: UInt32.self)
    }
    return memory
  }

  private static func add(_ bytes: UnsafeRawBufferPointer, at end: inout UnsafeMutableRawPointer) {
    UnsafeMutableRawBufferPointer(start: end, count: bytes.count).copyMemory(from: bytes)
    end += bytes.count
  }
}
