struct ServerToken: Sendable, Equatable {
  let text: String
  /// Whether the token is short, so that guessing has to be slowed down.
  let isTyped: Bool

  /// Returns a token of 128 random bits, which is never typed.
  static func long() -> ServerToken { ServerToken(text: random("0123456789abcdef", count: 32), isTyped: false) }

  /// Returns a token of 10 letters and digits that can't be mistaken for one another, to be typed on a tablet.
  static func typed() -> ServerToken {
    ServerToken(text: random("abcdefghjkmnpqrstuvwxyz23456789", count: 10), isTyped: true)
  }

  private static func random(_ characters: String, count: Int) -> String {
    // This generator uses the system's random numbers, which nobody can predict.
    var generator = SystemRandomNumberGenerator()
    let characters = Array(characters)
    return String((0..<count).map { _ in characters[Int.random(in: characters.indices, using: &generator)] })
  }

  /// Returns the part of a request's path that follows the token, or `nil` if the path begins with something else.
  ///
  /// The time that this takes doesn't reveal how much of the token is correct.
  func remainder(of path: some Collection<UInt8>) -> String? {
    let start = Array("/\(text)/".utf8)
    let given = Array(path.prefix(start.count))
    guard given.count == start.count else { return nil }
    let difference = zip(start, given).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) }
    guard difference == 0 else { return nil }
    return String(decoding: path.dropFirst(start.count), as: UTF8.self)
  }
}

struct AllowedHosts: Sendable, Equatable {
  let hosts: [String]

  init(_ names: [String], port: UInt16) {
    // Browsers omit the default port of HTTP.
    hosts = names.map { "\($0):\(port)" } + (port == 80 ? names : [])
  }

  func allows(_ head: RequestHead) -> Bool {
    guard let host = head.value(of: "host")?.lowercased(), hosts.contains(host) else { return false }
    if let origin = head.value(of: "origin")?.lowercased() {
      guard hosts.contains(where: { origin == "http://\($0)" }) else { return false }
    }
    guard let site = head.value(of: "sec-fetch-site") else { return true }
    return site == "same-origin" || site == "none"
  }
}
