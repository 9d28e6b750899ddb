/// The fixed parts of the editor's page, as packed by `.ci/player`.
package enum EditorParts {
  /// The template of the page.
  package static let page = PlayerParts.decoded(EditorBlob.page)
  /// The style sheet.
  package static let style = PlayerParts.decoded(EditorBlob.style)
  /// The script.
  package static let script = PlayerParts.decoded(EditorBlob.script)
  /// The hash of the script's bytes, as the content security policy needs it.
  package static let scriptHash = EditorBlob.scriptHash.description
  /// The hash of the style sheet's bytes.
  package static let styleHash = EditorBlob.styleHash.description
}
