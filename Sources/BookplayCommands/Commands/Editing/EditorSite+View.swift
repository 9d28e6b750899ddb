import BookEditing
import PropertyList

// The last view of the stage, which is stored beside the journal and never in the book.
extension EditorSite {
  /// The view with which a page of the editor opens: the session's view and, unless the whole stage is shown, the zoom.
  var view: JSONValue { .joined(session?.view ?? [:], ["zoom": zoom.map { .number($0) }]) }

  func setZoom(_ body: [UInt8]) -> JSONValue {
    zoom = JSONValue(reading: body).flatMap(EditorSite.zoom)
    saveView()
    return view
  }

  func saveView() {
    guard let folder = stateFolder, session != nil, view != savedView else { return }
    savedView = view
    folder.keep(view.written, as: "view")
  }

  func restoreView() {
    guard let bytes = stateFolder?.read("view", limit: 1 << 20), let kept = JSONValue(reading: bytes) else { return }
    withSession { $0.restore(kept) }
    zoom = EditorSite.zoom(in: kept) ?? zoom
    savedView = kept
  }

  private static func zoom(in value: JSONValue) -> Double? {
    value["zoom"]?.number.flatMap { (0.1...8).contains($0) ? $0 : nil }
  }
}
