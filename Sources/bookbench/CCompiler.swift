import Foundation

/// The C compiler of the machine, if it has one.
enum CCompiler {
  /// Returns the path of the compiled file, which the caller must remove, or `nil` if the machine has no compiler.
  static func compile(_ text: String, _ name: String, options: [String]) -> String? {
    let folder = FileManager.default.temporaryDirectory
    let source = folder.appendingPathComponent("bookbench-\(name)-\(getpid()).c")
    let product = folder.appendingPathComponent("bookbench-\(name)-\(getpid())").path
    defer { try? FileManager.default.removeItem(at: source) }
    guard (try? Data(text.utf8).write(to: source)) != nil else { return nil }
    let command = options + ["-o", product, source.path, "-lm"]
    return ["cc", "gcc", "clang"].contains { Child.output(of: [$0] + command) != nil } ? product : nil
  }
}
