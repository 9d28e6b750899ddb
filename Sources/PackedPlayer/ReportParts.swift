/// The fixed parts of every report, as packed by `.ci/player`.
package enum ReportParts {
  /// The template of the page.
  package static let page = PlayerParts.decoded(PlayerBlob.reportPage)
  /// The style sheet.
  package static let style = PlayerParts.decoded(PlayerBlob.reportStyle)
  /// The script.
  package static let script = PlayerParts.decoded(PlayerBlob.reportScript)
  /// The hash of the script's bytes, as the content security policy needs it.
  package static let scriptHash = PlayerBlob.reportScriptHash.description
  /// The hash of the style sheet's bytes.
  package static let styleHash = PlayerBlob.reportStyleHash.description
}
