import BookKit
import PropertyList

extension DiagnosticRule {
  package static let missingAsset = DiagnosticRule(
    "missing-asset", .error, "a file does not exist",
    """
    File names are relative to the book's own file, and capital letters matter. Hidden files, whose names or folders \
    begin with a dot, do not belong to a book. The book plays without a missing picture or sound.
    """,
    message: { "there is no file `\($0.subject)`\($0.detail(after: "; "))" },
    hint: "put the file in the book's folder, or name a file that exists",
    example: """
        { type = image; fileName = moon.png; altText = "The moon"; }
      """, files: [], correctedFiles: [.picture("moon.png")], dependsOn: .presence)
}

extension AssetWalk {
  mutating func reportMissing(_ path: AssetPath, at node: NodeHandle, _ subject: String, _ use: AssetUse) {
    let other = names.indexInOtherCase(of: path)
    let bare = TypographicQuote.stripped(path.utf8).map { String(decoding: $0, as: UTF8.self) }
    let meant = other ?? bare.flatMap { assets.index(of: $0) } ?? names.suggestion(for: path)
    var suggestion = meant.map { assets.assets[$0].path.description }
    // A file that the book uses under a misspelt name isn't unused.
    if let meant { isUsed[meant] = true }
    var detail = ""
    var advice: String?
    if other != nil, let suggestion { detail = "there is `\(Quotation.of(suggestion))`, but capital letters count" }
    if use.couldBeColor, AssetFormat(extensionOf: path.description) == nil {
      detail = "it is not a colour either"
      if let bare, Color(Array(bare.utf8)) != nil { suggestion = bare }
    }
    if path.isHidden {
      detail = "a hidden file does not belong to a book"
      advice = "give the file, or its folder, a name that does not begin with a dot"
    }
    // Offer a fix only if the file is of the right kind and no other file can be meant.
    var fix: Diagnostic.Fix?
    if let meant, assets.assets[meant].facts.format.use == use.kind, names.isOnlyNear(path, meant) {
      fix = suggestion.map { .text(node, $0) }
    }
    found.report(
      .missingAsset, at: node, subject: subject, detail: detail, suggestion: suggestion.map { .text($0) },
      advice: advice, fix: fix, cause: Diagnostic.Cause(.file, missing.intern(path.utf8).number))
  }
}
