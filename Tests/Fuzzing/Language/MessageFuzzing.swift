import BookEditing
import BookLanguage
import PropertyList

/// Checks what must hold for anything that an editor sends.
public enum MessageFuzzing {
  /// Returns the first failure, or `nil`.
  ///
  /// The first byte chooses between a raw message, and a text with requests at a place that the second byte chooses.
  public static func failure(of bytes: [UInt8]) -> String? {
    guard let first = bytes.first else { return nil }
    let rest = Array(bytes.dropFirst())
    guard !first.isMultiple(of: 4) else { return failure(ofMessage: rest) }
    let text = String(decoding: rest, as: UTF8.self)
    let offset = rest.isEmpty ? 0 : Int(first) * rest.count / 255
    let missing = LanguageSession.unanswered(text, at: offset)
    return missing.first.map { "\($0) gets no answer" }
  }

  /// Returns what is wrong with the answer to a message that may be none.
  private static func failure(ofMessage body: [UInt8]) -> String? {
    var server = LanguageServer(version: "test")
    var host = MemoryHost()
    let beginning: JSONValue = ["jsonrpc": "2.0", "id": 0, "method": "initialize", "params": ["capabilities": [:]]]
    server.take(beginning.written)
    server.take(body)
    while server.hasWork { server.work(with: &host, at: 0) }
    while let due = server.nextPause { server.pause(with: &host, at: due) }
    for message in server.takeMessages() where JSONValue(reading: message) == nil { return "an answer is not JSON" }
    return nil
  }
}
