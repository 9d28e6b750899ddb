import CLibrary

/// A pipe by which another thread, or the handler of a signal, ends a wait.
final class WakePipe: Sendable {
  /// The descriptor that can be read once `wake()` was called.
  let input: Int32
  let output: Int32

  init() {
    var ends: [Int32] = [-1, -1]
    // If there are no descriptors left, later calls report that.
    _ = pipe(&ends)
    (input, output) = (ends[0], ends[1])
    SocketFlags.set(on: input)
    SocketFlags.set(on: output)
  }

  deinit {
    close(input)
    close(output)
  }

  func wake() {
    var byte: UInt8 = 1
    _ = write(output, &byte, 1)
  }

  func reset() {
    var bytes = [UInt8](repeating: 0, count: 64)
    while read(input, &bytes, bytes.count) > 0 {}
  }
}
