import Foundation
import PropertyList

/// A kind of machine other than this one, on which the program `booktrace` plays scripts.
public enum OtherMachine: String, CaseIterable, Sendable {
  /// WebAssembly in WasmKit; see `.ci/web`.
  case webAssembly = "BOOKKIT_WASM"
  /// 64-bit ARM in QEMU; see `.ci/arm64`.
  case arm64 = "BOOKKIT_ARM64"

  /// The machines whose program the environment names.
  public static let available = allCases.filter { $0.program != nil }

  private var program: String? {
    ProcessInfo.processInfo.environment[rawValue]
  }

  private var command: [String] {
    switch self {
    case .webAssembly: ["wasmkit", "run"]
    case .arm64: ["qemu-aarch64"]
    }
  }

  /// A failure of the program itself.
  public struct Failure: Error {
    /// The status with which it ended, or `nil` if the environment doesn't name it.
    public let status: Int32?
  }

  /// Returns the traces of `requests` as this machine plays them.
  public func traces(of requests: [TracedScript]) throws -> [String] {
    guard let program else { throw Failure(status: nil) }
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("requests-\(UUID().uuidString)")
    try Data(requests.flatMap(\.input)).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = command + [program]
    process.standardInput = try FileHandle(forReadingFrom: file)
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw Failure(status: process.terminationStatus) }
    return TracedScript.split(Array(data))
  }
}
