import BookEditing
import BookKit
import PropertyList

/// Appends an editor's answers to the lines of a request, and then the resulting book.
func append(answersTo request: TraceRequest, to text: inout [UInt8]) {
  let assets = PropertyList.read(PropertyList.Source(request.files)).document.map { AssetCatalog($0) }
  let document: BookDocument
  do throws(OpeningError) {
    document = try BookDocument(PropertyList.Source(request.book, name: "book.plist"), assets: assets)
  } catch {
    text += (error.message + "\n").utf8
    return
  }
  var session = EditorSession(document)
  for line in request.script.split(separator: UInt8(ascii: "\n")) {
    text += EditorProtocol.answer(Array(line), in: &session)
    text.append(UInt8(ascii: "\n"))
  }
  text += session.document.source.bytes
  text.append(UInt8(ascii: "\n"))
}
