import BookKit

/// The environment of a language server: the client's messages, and files.
///
/// The server opens no files itself, so that tests can provide any contents.
package protocol LanguageHost {
  /// Returns the bodies of the messages that have arrived since the last call, without waiting for more.
  mutating func arrivals() -> [[UInt8]]

  func book(ofScript path: String) -> ScriptOwner
  func scripts(ofBook path: String) -> [String]
  func lists(in folder: String) -> [String]
  func text(at path: String) -> [UInt8]?

  /// Returns the facts about the files in the folder of the book at `path`, or `nil` if there is no such folder.
  func assets(of book: Book, at path: String) -> AssetCatalog?

  func baseline(at path: String) -> [UInt8]?
}

package enum ScriptOwner: Sendable, Equatable {
  case book(String)
  /// The book is missing; the reason is one sentence without a period.
  case missing(String)
}
