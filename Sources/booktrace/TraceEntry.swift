import CBookWeb

// Plays scripts on any machine as a host plays them, so that the machines can be compared byte by byte: as a command of
// WASI in WebAssembly, as a plain program elsewhere. On standard input come requests (see `TraceRequest`), on standard
// output their traces.

#if arch(wasm32)
  /// Where a command of WASI begins.
  @_expose(wasm, "_start")
  @_cdecl("booktrace_start")
  public func start() { answerStandardInput() }
#endif

/// Plays everything on standard input and writes the traces to standard output.
func answerStandardInput() {
  StandardOutput.write(traces(of: StandardInput.bytes()))
}

private enum StandardInput {
  /// All that stands on standard input.
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
