import CBookWeb

// Plays scripts like a host, to compare results byte by byte between machines: as a WASI command in WebAssembly, or
// as a plain program elsewhere. It reads requests from standard input (see `TraceRequest`) and writes their traces to
// standard output.

#if arch(wasm32)
  /// The entry point of a WASI command.
  @_expose(wasm, "_start")
  @_cdecl("booktrace_start")
  public func start() { answerStandardInput() }
#endif

func answerStandardInput() { StandardOutput.write(traces(of: StandardInput.bytes())) }

private enum StandardInput {
  static func bytes() -> [UInt8] {
    var all: [UInt8] = []
    var block = [UInt8](repeating: 0, count: 65536)
    while true {
      var count: UInt32 = 0
      let status = block.withUnsafeMutableBytes { memory in
        var span = BookSpan(start: memory.baseAddress, count: UInt32(memory.count))
        return book_read(0, &span, 1, &count)
      }
      guard status == 0, count > 0 else { return all }
      all.append(contentsOf: block[..<Int(count)])
    }
  }
}

private enum StandardOutput {
  static func write(_ bytes: [UInt8]) {
    var rest = bytes
    rest.withUnsafeMutableBytes { memory in
      var done = 0
      while done < memory.count {
        var span = BookSpan(start: memory.baseAddress.map { $0 + done }, count: UInt32(memory.count - done))
        var count: UInt32 = 0
        guard book_write(1, &span, 1, &count) == 0, count > 0 else { return }
        done += Int(count)
      }
    }
  }
}
