import PropertyList

// What a page calls. Numbers and addresses cross the border, nothing else: the page writes a file into memory that it
// asked for, has it read, and fetches the result as UTF-8.

#if arch(wasm32)
  /// Memory for `count` bytes that the page fills.
  @_expose(wasm, "allocate")
  @_cdecl("bookweb_allocate")
  public func allocate(_ count: Int32) -> UnsafeMutableRawPointer {
    UnsafeMutableRawPointer.allocate(byteCount: Int(count), alignment: 16)
  }

  /// Gives memory back that `allocate` gave.
  @_expose(wasm, "release")
  @_cdecl("bookweb_release")
  public func release(_ memory: UnsafeMutableRawPointer) {
    memory.deallocate()
  }

  /// Reads the property list in `count` bytes and writes it as JSON, or else its problems, a line each.
  ///
  /// - Returns: the address of the result: a 32-bit length, then as many bytes of UTF-8. The page releases it.
  @_expose(wasm, "read")
  @_cdecl("bookweb_read")
  public func read(_ memory: UnsafeRawPointer, _ count: Int32) -> UnsafeMutableRawPointer {
    let bytes = Array(UnsafeRawBufferPointer(start: memory, count: Int(count)))
    return buffer(of: report(on: Source(bytes)))
  }

  private func buffer(of bytes: [UInt8]) -> UnsafeMutableRawPointer {
    let result = UnsafeMutableRawPointer.allocate(byteCount: bytes.count + 4, alignment: 16)
    result.storeBytes(of: UInt32(bytes.count), as: UInt32.self)
    for (index, byte) in bytes.enumerated() { result.storeBytes(of: byte, toByteOffset: index + 4, as: UInt8.self) }
    return result
  }
#endif

/// A sound list as JSON; of any other the problems, each with its place, its message and its hint.
func report(on source: Source) -> [UInt8] {
  let reading = PropertyList.read(source)
  if reading.isWellFormed, let json = reading.document?.written(as: .json).bytes { return json }
  var text = ""
  for problem in reading.problems {
    text += "\(problem.range.lowerBound): \(problem.message)"
    if let hint = problem.hint { text += "; \(hint)" }
    text += "\n"
  }
  return Array(text.utf8)
}

#if !arch(wasm32)
  /// On a host there is no page to serve; the program only says so.
  @main struct WebEntry {
    static func main() {}
  }
#endif
