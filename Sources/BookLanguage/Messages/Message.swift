import PropertyList

enum Message {
  /// A message that expects an answer with the same identifier.
  case request(id: JSON, method: String, parameters: JSON)
  case notification(method: String, parameters: JSON)
  case answer
  /// An invalid message, and the error with which it is answered.
  case invalid(id: JSON, ResponseError)

  private static let maxDepth = 64

  init(_ body: [UInt8]) {
    guard UTF8Validation(body.span).firstInvalid == nil, let value = JSON(reading: body, maxDepth: Message.maxDepth)
    else {
      self = .invalid(id: .null, ResponseError(.parseError, "the message is not valid JSON"))
      return
    }
    self.init(value)
  }

  private init(_ value: JSON) {
    let id = value["id"]
    let isIdentifier =
      switch id {
      case nil, .string, .number, .null: true
      default: false
      }
    guard value.isObject, isIdentifier else {
      self = .invalid(id: .null, ResponseError(.invalidRequest, "the message is not a request"))
      return
    }
    guard let method = value["method"]?.text else {
      let isAnswer = id != nil && (value["result"] != nil || value["error"] != nil)
      self =
        isAnswer ? .answer : .invalid(id: id ?? .null, ResponseError(.invalidRequest, "the message has no `method`"))
      return
    }
    let parameters = value["params"] ?? .null
    self =
      id.map { .request(id: $0, method: method, parameters: parameters) }
      ?? .notification(method: method, parameters: parameters)
  }
}

struct ResponseError: Error {
  let code: Code
  let message: String
  var asksAgain = false

  enum Code: Int {
    case parseError = -32700
    case invalidRequest = -32600
    case methodNotFound = -32601
    case invalidParameters = -32602
    case serverNotInitialized = -32002
    case requestCancelled = -32800
    case contentModified = -32801
    case serverCancelled = -32802
    case requestFailed = -32803
  }

  init(_ code: Code, _ message: String, asksAgain: Bool = false) {
    (self.code, self.message, self.asksAgain) = (code, message, asksAgain)
  }

  static let cancelled = ResponseError(.requestCancelled, "the request was cancelled")

  var value: JSON {
    ["code": .number(code.rawValue), "message": .string(message), "data": asksAgain ? ["retriggerRequest": true] : nil]
  }
}
