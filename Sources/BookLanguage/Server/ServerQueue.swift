struct ServerQueue {
  private var messages: [Message] = []

  var isEmpty: Bool { messages.isEmpty }

  mutating func append(_ message: Message) { messages.append(message) }

  mutating func popFirst() -> Message? { messages.isEmpty ? nil : messages.removeFirst() }

  mutating func removeRequest(_ id: JSON) -> Bool {
    let found = messages.firstIndex { message in
      if case .request(let own, _, _) = message { own == id } else { false }
    }
    guard let found else { return false }
    messages.remove(at: found)
    return true
  }

  func changes(_ key: String) -> Bool {
    messages.contains { message in
      guard case .notification(let method, let parameters) = message, method == "textDocument/didChange",
        let uri = parameters["textDocument"]?["uri"]?.text
      else { return false }
      return DocumentURI(uri).key.utf8.elementsEqual(key.utf8)
    }
  }
}
