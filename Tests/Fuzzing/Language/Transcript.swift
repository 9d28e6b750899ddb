import BookEditing
import BookKit
import BookLanguage
import PropertyList

/// A conversation between a client and the server, as a file tells it.
///
/// A line begins with a sign: `→` for a message of the client, `⇢` for one that arrives while the server works on the
/// ones before, `←` for one of the server, `+` for a file (`{"path", "text"}`, `"picture": [width, height]` or
/// `"sound": seconds`), `@` for milliseconds that pass, and `#` for a comment. Messages of the client without another
/// line in between arrive together.
public struct Transcript {
  /// The lines, with those of the server as it answers now.
  public private(set) var lines: [String] = []
  private var server = LanguageServer(version: "test")
  private var host = MemoryHost()
  private var time = 0
  private var hasMessages = false

  /// Holds the conversation of a file again.
  public init(_ text: String) {
    for line in text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
      let content = String(line.dropFirst(2))
      switch line.first {
      case "→":
        server.take(Array(content.utf8))
        hasMessages = true
        lines.append(line)
      case "⇢":
        host.arriving.append(Array(content.utf8))
        lines.append(line)
      case "←": work()
      case "@":
        work()
        lines.append(line)
        time += Int(content) ?? 0
        hasMessages = true
      case "+":
        work()
        add(content)
        lines.append(line)
      default:
        work()
        lines.append(line)
      }
    }
    work()
    while lines.last == "" { lines.removeLast() }
  }

  /// The text of the file with the present answers.
  public var text: String { lines.joined(separator: "\n") + "\n" }

  private mutating func work() {
    guard hasMessages else { return }
    hasMessages = false
    while server.hasWork { server.work(with: &host, at: time) }
    while let due = server.nextPause, due <= time { server.pause(with: &host, at: time) }
    for message in server.takeMessages() { lines.append("← " + String(decoding: message, as: UTF8.self)) }
    for fault in server.takeFaults() { lines.append("← fault: " + fault) }
    if let status = server.exitStatus { lines.append("← exit: \(status)") }
  }

  private mutating func add(_ line: String) {
    guard let value = JSONValue(reading: Array(line.utf8)), case .string(let path)? = value["path"] else { return }
    if case .string(let text)? = value["text"] { host.add(path, text: Array(text.utf8)) }
    if case .array(let size)? = value["picture"], case .number(let width)? = size.first,
      case .number(let height)? = size.last
    {
      host.add(path, AssetFacts(format: .png, byteCount: 1000, content: .picture(width: width, height: height)))
    }
    if case .number(let seconds)? = value["sound"] {
      host.add(path, AssetFacts(format: .wave, byteCount: 44_100, content: .sound(duration: seconds)))
    }
  }
}
