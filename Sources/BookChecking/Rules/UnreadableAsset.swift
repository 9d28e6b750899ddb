import BookKit

extension DiagnosticRule {
  package static let unreadableAsset = DiagnosticRule(
    "unreadable-asset", .error, "a file cannot be used",
    """
    The file is empty, damaged, not of the type in its name, not of the kind that is needed, or not readable. Other \
    players may not show or play it at all. Pictures are PNG, JPEG, GIF, WebP or SVG files. Sounds are WAV, AIFF, \
    CAF, MP3, MPEG-4, AAC, Ogg or FLAC files. A font must be a TrueType font; OpenType fonts with PostScript \
    outlines are not read.
    """,
    message: { "the file `\($0.subject)` \($0.detail)" },
    hint: "save it again in the format that its extension names",
    example: """
        { type = image; fileName = moon.png; altText = "The moon"; width = 200; height = 200; }
      """, files: [.brokenPicture("moon.png")], correctedFiles: [.picture("moon.png")], dependsOn: .presence)
}

extension AssetWalk {
  func fault(of facts: AssetFacts, for use: AssetFormat.Use) -> (detail: String, advice: String?)? {
    // Damage to a sound file doesn't matter if a picture is expected.
    if case .damaged? = facts.error, !facts.format.canBeUsed(as: use) { return wrongFormat(facts.format, for: use) }
    if let error = facts.error { return (error.message, error.advice) }
    let isUsable = use == .font ? facts.font != nil : facts.format.canBeUsed(as: use)
    return isUsable ? nil : wrongFormat(facts.format, for: use)
  }

  private func wrongFormat(_ format: AssetFormat, for use: AssetFormat.Use) -> (detail: String, advice: String?) {
    switch use {
    case .font:
      let canBeConverted = format.use == .font && format != .trueType
      return (
        "is \(format.title), not a TrueType font",
        canBeConverted ? "convert it to a TrueType font, whose name ends with `.ttf`" : nil
      )
    case .picture:
      // A photo in another format is still a picture.
      return (
        "is \(format.title), " + (format.isPicture ? "which books cannot show" : "not a picture"),
        "pictures are PNG, JPEG, GIF, WebP or SVG files: save it again as one of these"
      )
    case .sound:
      return ("is \(format.title), not a sound", "sounds are WAV, AIFF, CAF, MP3, MPEG-4, AAC, Ogg or FLAC files")
    }
  }
}

extension AssetError {
  fileprivate var advice: String? {
    switch self {
    case .forbidden: "make it readable, for example with `chmod -R u+rX .` in the book's folder"
    case .cannotBeOpened: "check the disk that it is on"
    case .outside, .empty, .truncated, .damaged, .misnamed: nil
    }
  }
}
