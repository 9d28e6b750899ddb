package enum Tool {
  package static let name = "bookplay"
  package static let version = "0.1.0"
}
