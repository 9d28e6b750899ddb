import Foundation

/// Programs run beside this one.
enum Child {
  /// What a program prints, or nothing when it is missing or fails.
  static func output(of command: [String]) -> String? {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = command
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return nil }
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return process.terminationStatus == 0 ? String(decoding: data, as: UTF8.self) : nil
  }

  /// The CPU seconds of one run of a program, its output thrown away.
  static func cpuSeconds(of command: [String]) -> Double {
    let start = Stopwatch.cpuSeconds()
    _ = output(of: command)
    return Stopwatch.cpuSeconds() - start
  }
}
