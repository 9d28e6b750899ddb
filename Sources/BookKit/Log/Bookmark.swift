import PropertyList

/// A bookmark of a reader's position in a book: a saved state as bytes and, optionally, the script that led there.
///
/// A host stores the bytes unchanged and later passes them to a player of the book. The book may have been edited by
/// then.
package enum Bookmark {
  package enum RestoringError: Int32, Error, Sendable {
    case damaged = 1
    /// The bookmark was written in a version of the format that isn't supported.
    case unknownVersion = 2
    case otherBook = 3
    /// The page or the credits that were open are no longer in the book.
    case missingPage = 4
  }

  /// The word at the beginning of every bookmark; the version of the format follows.
  private static let signature: StaticString = "bookmark"
  private static let version: Int64 = 2

  /// Returns a bookmark of the current moment.
  ///
  /// The first line contains numbers: the version of the format, the length of the state, the tick that the script
  /// reaches, whether there is a script, the edition of the book, and the fingers that are down. The state and the
  /// script follow.
  package static func make(_ logged: LoggedPlayer, withScript: Bool) throws(SavedStateError) -> [UInt8] {
    let state = try logged.player.save().bytes(for: logged.player)
    var bytes: [UInt8] = []
    bytes.append(signature)
    let numbers = [version, Int64(state.count), logged.loggedTick, withScript ? 1 : 0, logged.edition]
    for number in numbers + logged.fingers.map({ Int64($0) }) {
      bytes.append(UInt8(ascii: " "))
      TraceText.append(number, to: &bytes)
    }
    bytes.append(UInt8(ascii: "\n"))
    bytes += state
    if withScript { bytes += logged.log }
    return bytes
  }

  /// Restores the moment of a bookmark; touches that were in progress are cancelled.
  ///
  /// The log continues the bookmark's script. It starts over if the bookmark has no script, or comes from another
  /// edition, where the script may lead elsewhere.
  ///
  /// - Throws: The reason why the bookmark can't be used; nothing has changed then.
  package static func restore(_ bytes: [UInt8], to logged: inout LoggedPlayer) throws(RestoringError) {
    guard let (numbers, start) = head(of: bytes), let written = numbers.first else { throw .damaged }
    guard written == version else { throw .unknownVersion }
    guard numbers.count >= 5, numbers[1] <= Int64(bytes.count - start) else { throw .damaged }
    let end = start + Int(numbers[1])
    do throws(SavedStateError) {
      try logged.player.restore(SavedState(bytes: Array(bytes[start..<end]), for: logged.player))
    } catch {
      throw RestoringError(error)
    }
    let isWhole = numbers[3] == 1 && numbers[2] <= logged.player.tick.count && numbers[4] == logged.edition
    if isWhole {
      logged.log = Array(bytes[end...])
      logged.loggedTick = numbers[2]
    } else {
      logged.startOver()
    }
    logged.fingers = numbers[5...].map { Int(truncatingIfNeeded: $0) }
    logged.cancelAllTouches()
  }

  /// Returns the numbers in the first line, and the position where the next line begins.
  private static func head(of bytes: [UInt8]) -> (numbers: [Int64], start: Int)? {
    let length = signature.utf8CodeUnitCount
    guard let end = bytes.firstIndex(of: UInt8(ascii: "\n")), signature.matches(bytes[..<end].prefix(length)) else {
      return nil
    }
    var numbers: [Int64] = []
    var position = length
    while position < end {
      guard bytes[position] == UInt8(ascii: " ") else { return nil }
      var next = position + 1
      while next < end, bytes[next] != UInt8(ascii: " ") { next += 1 }
      guard let number = SavedPart.integer(Array(bytes[position + 1..<next])), number >= 0 else { return nil }
      numbers.append(number)
      position = next
    }
    return (numbers, end + 1)
  }
}

extension Bookmark.RestoringError {
  fileprivate init(_ error: SavedStateError) {
    switch error {
    case .incomplete, .invalidValue: self = .damaged
    case .unknownVersion: self = .unknownVersion
    case .otherBook, .otherTickRate, .otherEdition: self = .otherBook
    case .missingPage, .missingCredits: self = .missingPage
    }
  }
}
