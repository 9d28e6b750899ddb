import BookKit

/// Memory that is shared by the page and the module, grows when needed, and is reused.
struct WebMemory {
  private var start = UnsafeMutableRawPointer.allocate(byteCount: 64, alignment: 16)
  private var size = 64

  /// The maximum size in bytes; the allocator couldn't provide twice as much.
  static let limit = 1 << 29

  mutating func room(for count: Int) -> UnsafeMutableRawPointer {
    guard count > size else { return start }
    start.deallocate()
    while size < count { size *= 2 }
    start = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16)
    return start
  }

  /// Returns a range of the bytes that were written, or an empty array if the range is invalid.
  func bytes(from first: Int32, count: Int32) -> [UInt8] {
    guard first >= 0, count > 0, Int(first) <= size, Int(count) <= size - Int(first) else { return [] }
    return Array(UnsafeRawBufferPointer(start: start + Int(first), count: Int(count)))
  }

  func text(_ count: Int32, from first: Int32 = 0) -> String {
    String(decoding: bytes(from: first, count: count), as: UTF8.self)
  }

  /// Stores a text after its length.
  mutating func text(_ text: [UInt8]?) -> UnsafeMutableRawPointer {
    let bytes = text ?? []
    let memory = room(for: bytes.count + 4)
    memory.storeBytes(of: UInt32(truncatingIfNeeded: bytes.count), as: UInt32.self)
    bytes.withUnsafeBytes { UnsafeMutableRawBufferPointer(start: memory + 4, count: $0.count).copyMemory(from: $0) }
    return memory
  }

  /// Stores the size of a drawing in pixels, the number of its runs, and the runs; all numbers are 0 if `map` is `nil`.
  mutating func regions(_ map: RegionMap?) -> UnsafeMutableRawPointer {
    let runs = map?.runs ?? []
    let memory = room(for: runs.count * MemoryLayout<RegionMap.Run>.stride + 12)
    let head = [map?.width ?? 0, map?.height ?? 0, runs.count].map { Int32(truncatingIfNeeded: $0) }
    var end = memory
    head.withUnsafeBytes { WebMemory.add($0, at: &end) }
    runs.withUnsafeBytes { WebMemory.add($0, at: &end) }
    return memory
  }

  /// Stores a frame with its records after the head, and makes the addresses in the head absolute.
  mutating func frame(_ frame: FrameRecords, addresses: [Int] = FrameRecords.addresses) -> UnsafeMutableRawPointer {
    let memory = room(for: frame.size)
    var end = memory
    frame.head.withUnsafeBytes { WebMemory.add($0, at: &end) }
    frame.drawnRecords.withUnsafeBytes { WebMemory.add($0, at: &end) }
    frame.soundRecords.withUnsafeBytes { WebMemory.add($0, at: &end) }
    for place in addresses where frame.head[place] > 0 {
      let address = frame.head[place] &+ UInt32(truncatingIfNeeded: UInt(bitPattern: memory))
      memory.storeBytes(of: address, toByteOffset: place * 4, as: UInt32.self)
    }
    return memory
  }

  /// The indices of the numbers before the strips of paper during a page turn.
  enum PaperWord: Int, CaseIterable {
    case count
    /// The number of ticks that the page turn takes.
    case duration
    case hasColor, color, strips
  }

  /// Stores facts about a page turn, followed by its strips of paper.
  mutating func paper(_ paper: TurnedPaper?, duration: Int) -> UnsafeMutableRawPointer {
    let strips = paper?.strips ?? []
    let head = [UInt32(strips.count), UInt32(duration), paper?.color == nil ? 0 : 1, paper?.color?.word ?? 0]
    let size = MemoryLayout<StripRecord>.stride
    let memory = room(for: head.count * 4 + strips.count * size)
    var end = memory
    head.withUnsafeBytes { WebMemory.add($0, at: &end) }
    for strip in strips {
      end.storeBytes(of: StripRecord(strip), as: StripRecord.self)
      end += size
    }
    return memory
  }

  private static func add(_ bytes: UnsafeRawBufferPointer, at end: inout UnsafeMutableRawPointer) {
    UnsafeMutableRawBufferPointer(start: end, count: bytes.count).copyMemory(from: bytes)
    end += bytes.count
  }
}
