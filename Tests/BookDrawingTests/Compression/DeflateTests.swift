import BookDrawing
import BookTestSupport
import Foundation
import Testing

@Suite struct DeflateTests {
  /// Inputs of many kinds: empty, noise, few distinct letters, long runs, and distant repetitions.
  static let samples: [[UInt8]] = {
    var generator = SeededGenerator(seed: 7)
    var samples: [[UInt8]] = [[], [0], Array("abcabcabcabc".utf8), [UInt8](repeating: 9, count: 100_000)]
    samples.append((0..<5000).map { _ in UInt8.random(in: 0...255, using: &generator) })
    samples.append((0..<40_000).map { _ in UInt8.random(in: 97...100, using: &generator) })
    samples.append((0..<70_000).map { UInt8(truncatingIfNeeded: $0 * $0 / 977) })
    let noise = (0..<33_000).map { _ in UInt8.random(in: 0...255, using: &generator) }
    samples.append(noise + noise)
    // Counts that grow like Fibonacci numbers would need codes of more than 15 bits.
    var (before, count) = (1, 1)
    var steep: [UInt8] = []
    for symbol in 0..<22 {
      steep += [UInt8](repeating: UInt8(symbol), count: count)
      (before, count) = (count, before + count)
    }
    steep.shuffle(using: &generator)
    samples.append(steep)
    for length in [1, 2, 3, 4, 257, 258, 259, 32_767, 32_768, 32_769] {
      samples.append((0..<length).map { UInt8(truncatingIfNeeded: $0 / 3) })
    }
    return samples
  }()

  @Test(arguments: samples.indices)
  func `compressed data decompresses to the original`(number: Int) throws {
    let bytes = DeflateTests.samples[number]
    let packed = Deflate.zlib(bytes)
    #expect(try Inflate.zlib(packed, limit: bytes.count) == bytes)
    // The output is never larger than the input plus the frame and a few bytes for each block.
    #expect(packed.count <= bytes.count + bytes.count / 6000 + 24)
    #expect(Deflate.zlib(bytes) == packed)
  }

  @Test func `repetitive data compresses well`() {
    #expect(Deflate.zlib([UInt8](repeating: 9, count: 100_000)).count < 200)
    let text = [[UInt8]](repeating: Array("The moon is round. ".utf8), count: 500).flatMap(\.self)
    #expect(Deflate.zlib(text).count < 160)
    let letters = DeflateTests.samples[5]
    // Four equally frequent letters take two bits each, plus a little overhead.
    #expect(Deflate.zlib(letters).count < letters.count * 31 / 100)
  }

  /// Streams from other programs, one for each kind of block.
  static let known: [(String, String)] = [
    ("stored", "7801010500faff68656c6c6f062c0215"), ("fixed", "789ccb48cdc9c907000 62c0215".filter { $0 != " " }),
  ]

  @Test(arguments: known.indices)
  func `streams from other programs are read`(number: Int) throws {
    #expect(try Inflate.zlib(bytes(DeflateTests.known[number].1), limit: 5) == Array("hello".utf8))
  }

  /// Faulty streams and the fault to expect for each.
  static let faults: [(bytes: String, fault: PictureError)] = [
    ("", .truncated), ("78", .truncated), ("7801", .truncated), ("789d", .damaged), ("7801010500faff6865", .truncated),
    ("7801010500fbff68656c6c6f062c0215", .damaged), ("7801010500faff68656c6c6f062c0216", .checksum),
    ("780107", .damaged), ("7820", .damaged), ("7801010600f9ff68656c6c6f21", .damaged),
  ]

  @Test(arguments: faults.indices)
  func `faults are reported`(number: Int) throws {
    let (text, fault) = DeflateTests.faults[number]
    #expect(throws: fault) { try Inflate.zlib(bytes(text), limit: 5) }
  }

  @Test func `an endlessly growing stream is stopped at the limit`() throws {
    let packed = Deflate.zlib([UInt8](repeating: 0, count: 1_000_000))
    #expect(packed.count < 1100)
    #expect(throws: PictureError.damaged) { try Inflate.zlib(packed, limit: 999_999) }
  }

  @Test func `damaged streams are refused or read, and never more than allowed`() throws {
    var generator = SeededGenerator(seed: 11)
    let packed = Deflate.zlib((0..<600).map { UInt8($0 % 61) } + Array("moon moon mood".utf8))
    var refused = 0
    for _ in 0..<3000 {
      var damaged = packed
      for _ in 0..<Int.random(in: 1...3, using: &generator) {
        damaged[Int.random(in: 2..<damaged.count, using: &generator)] = UInt8.random(in: 0...255, using: &generator)
      }
      if Bool.random(using: &generator) { damaged.removeLast(Int.random(in: 0..<damaged.count, using: &generator)) }
      do { #expect(try Inflate.zlib(damaged, limit: 5000).count <= 5000) } catch { refused += 1 }
    }
    #expect(refused > 2800)
  }

  @Test(.enabled(if: PythonZlib.isInstalled)) func `zlib reads what we write`() throws {
    for sample in TestLength.pick(oneIn: 4, of: DeflateTests.samples) {
      #expect(try PythonZlib.unpack(Deflate.zlib(sample)) == sample)
    }
  }

  private func bytes(_ digits: String) -> [UInt8] {
    let digits = Array(digits)
    return stride(from: 0, to: digits.count - 1, by: 2).compactMap { UInt8(String(digits[$0...($0 + 1)]), radix: 16) }
  }
}

/// The zlib that comes with Python.
enum PythonZlib {
  static let isInstalled = (try? unpack([0x78, 0x9C, 0x03, 0, 0, 0, 0, 1])) == []

  static func unpack(_ bytes: [UInt8]) throws -> [UInt8] {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("packed-\(UUID().uuidString)")
    try Data(bytes).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    let program = "import sys, zlib; sys.stdout.buffer.write(zlib.decompress(open(sys.argv[1], 'rb').read()))"
    process.arguments = ["python3", "-c", program, file.path]
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw CocoaError(.fileReadCorruptFile) }
    return [UInt8](data)
  }
}
