/// The fixed parts of every site and its shelf, as packed by `.ci/player`.
package enum ShelfParts {
  /// The template of the page with several books.
  package static let page = PlayerParts.decoded(PlayerBlob.shelfPage)
  /// The style sheet.
  package static let style = PlayerParts.decoded(PlayerBlob.shelfStyle)
  /// The script.
  package static let script = PlayerParts.decoded(PlayerBlob.shelfScript)
  /// The hash of the script's bytes, as the content security policy needs it.
  package static let scriptHash = PlayerBlob.shelfScriptHash.description
  /// The hash of the style sheet's bytes.
  package static let styleHash = PlayerBlob.shelfStyleHash.description
  /// The template of the service worker, which every site has.
  package static let worker = PlayerParts.decoded(PlayerBlob.worker)
}
