/// The program that writes the reports.
package enum Tool {
  /// The name of the program.
  package static let name = "bookplay"
  /// The version of the program.
  package static let version = "0.1.0"
}
