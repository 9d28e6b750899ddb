import Foundation

/// The built program, run in its own process.
enum BuiltProgram {
  struct NotBuilt: Error {
    let searched: [String]
  }

  /// Runs a shell command in which `"$bookplay"` is the program, in `folder` or in another place.
  ///
  /// After `$unprivileged`, the program can read only what file permissions allow, even if the tests are run by root.
  static func shell(
    _ line: String, in folder: TemporaryFolder, at place: String? = nil, environment: [String: String] = [:]
  ) throws -> Result {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/bash")
    process.arguments = ["-c", line]
    process.currentDirectoryURL = URL(fileURLWithPath: place ?? folder.path)
    let unprivileged = geteuid() == 0 ? "setpriv --bounding-set=-all" : ""
    // With `--enable-code-coverage`, the program would leave its counts in the folder.
    process.environment = [
      "PATH": "/usr/bin:/bin", "bookplay": try path(), "unprivileged": unprivileged, "LLVM_PROFILE_FILE": "/dev/null",
    ].merging(environment) { _, new in new }
    process.standardInput = FileHandle.nullDevice
    // These are files because a pipe fills up while nobody reads it.
    let output = try folder.handle(for: "output of the program")
    let errors = try folder.handle(for: "errors of the program")
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    process.waitUntilExit()
    return Result(
      status: process.terminationReason == .exit ? process.terminationStatus : -process.terminationStatus,
      output: try folder.text(of: "output of the program"), errors: try folder.text(of: "errors of the program"))
  }

  struct Result {
    /// The exit status, or the negated signal that ended the program.
    let status: Int32
    let output: String
    let errors: String
  }

  /// Returns the path of the program, which is next to the tests wherever those were built.
  private static func path() throws -> String {
    let started = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    let bundles = Bundle.allBundles.map { $0.bundleURL.deletingLastPathComponent() }
    let candidates = ([started] + bundles).map { $0.appendingPathComponent("bookplay").path }
    guard let path = candidates.first(where: FileManager.default.isExecutableFile) else {
      throw NotBuilt(searched: candidates)
    }
    return path
  }
}

extension TemporaryFolder {
  fileprivate func handle(for name: String) throws -> FileHandle {
    try write("", to: name)
    return try FileHandle(forWritingTo: URL(fileURLWithPath: path(of: name)))
  }
}
