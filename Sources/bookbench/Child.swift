import Foundation

enum Child {
  /// Returns what a program prints, or `nil` if it is missing or fails.
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

  /// Returns the numbers that this program prints when it is run again to measure something in a separate process.
  static func figures(of arguments: [String], settings: [String] = []) -> [Double] {
    let output = output(of: settings + [CommandLine.arguments[0]] + arguments) ?? ""
    return output.split(whereSeparator: \.isWhitespace).compactMap { Double($0) }
  }

  /// Returns the name of a program, and whether it is statically linked.
  static func kind(of program: String) -> String {
    let needsLibraries = output(of: ["sh", "-c", "ldd '\(program)' | grep -q '=>'"]) != nil
    return (program as NSString).lastPathComponent + (needsLibraries ? ", with shared libraries," : ", static,")
  }

  /// Runs a program with minimal overhead; its output is discarded.
  static func spawn(_ command: [String]) {
    var arguments = command.map { strdup($0) }
    arguments.append(nil)
    defer { for argument in arguments { free(argument) } }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
    defer { posix_spawn_file_actions_destroy(&actions) }
    var child = pid_t()
    guard posix_spawn(&child, command[0], &actions, nil, arguments, environ) == 0 else { return }
    var status: Int32 = 0
    waitpid(child, &status, 0)
  }
}
