/// What `bookplay serve` adds to the page of a book, as packed by `.ci/player`; exported books don't contain it.
package enum LiveParts {
  /// The script that reloads the book when it has changed; it follows that of the player.
  package static let script = PlayerParts.decoded(PlayerBlob.liveScript)
  /// The template of the page for a book that can't be read.
  package static let brokenPage = PlayerParts.decoded(PlayerBlob.brokenPage)
}
