/// A site that a server serves.
///
/// The server calls it on its own thread, one request at a time, so it needs no locks.
protocol ServedSite: AnyObject, SendableMetatype {
  /// Returns the methods that a path supports, each with the maximum size of its body in bytes; `nil` if there is no
  /// such path.
  ///
  /// The path is what follows the token, as it was sent and without the query; empty for the page itself.
  func methods(at path: String) -> [HTTPMethod: Int]?

  func answer(_ request: HTTPRequest) -> HTTPAnswer
  func serverWillEnd()
}

extension ServedSite { func serverWillEnd() {} }

enum HTTPAnswer {
  case response(HTTPResponse)
  /// The answer is made on another thread, so that it doesn't delay other requests.
  case work(@Sendable () -> HTTPResponse)
  case events(EventStream)
}
