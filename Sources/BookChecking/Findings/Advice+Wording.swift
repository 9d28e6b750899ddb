import BookKit
import PropertyList

extension Diagnostic.Advice {
  /// The hint that says it.
  var text: String {
    switch self {
    case .words(let words): Diagnostic.Advice.choice(of: words)
    case .color: Diagnostic.Advice.choice(of: Color.names.map { $0.0 }) + ", or any colour as `#RRGGBB`"
    case .event: "events have names such as `tap`, `page.entered` or `drag.dropped`"
    case .bounds: "write `canvas`, `none` or a rectangle"
    case .transition(let text) where text.starts(with: "step".utf8): "write `step(n)` with a whole number, 1 or more"
    case .transition(let text) where text.starts(with: "cubicBezier".utf8):
      "write `cubicBezier(x1,y1,x2,y2)` with four numbers, both x between 0 and 1"
    case .transition(let text) where text.starts(with: "spring".utf8):
      "write `spring(damping,velocity)` with two numbers"
    case .transition: "write `linear`, or a transition such as `easeIn`, `easeOutBounce` or `easeInOutSine`"
    case .font: "name it in the `fontName` of a text, or remove it from `fonts`"
    case .showing: "`show` it in a rule, or remove `offStage`"
    case .languages: "name all languages in `languages`, that of the book's own texts first"
    }
  }

  private static func choice(of words: [StaticString]) -> String { "write " + words.map { "`\($0)`" }.choices }
}

extension Diagnostic.Detail {
  /// The hint that follows from it, or `nil` if the rule has a better one.
  var advice: String? {
    switch self {
    case .problem(let problem, let isBinary): problem.advice(isBinary: isBinary)
    case .value(.type(.kind(.array), .dictionary, _)): "wrap the dictionary in an array"
    case .value(.type(.kind(.dictionary), .array, _)): "write the dictionary without the array around it"
    case .value(.elementAmongPages): "put it in the `elements` of a page"
    case .key(.elsewhere(_, _, isAnimatable: true)): "write it in `properties`, with its final value"
    case .condition(.unexpected(_, let meant?)): "write `\(meant)`"
    case .option(.badName): "names of options consist of letters, digits and `_`"
    case .option(.undeclared): "give it a default in `options`"
    case .file(.unusable(.forbidden)): "make it readable, for example with `chmod -R u+rX .` in the book's folder"
    case .file(.unusable(.unopened)): "check the disk that it is on"
    case .file(.hidden): "give the file, or its folder, a name that does not begin with a dot"
    case .file(.format(let format, _)) where format.use == .font && format != .trueType:
      "convert it to a TrueType font, whose name ends with `.ttf`"
    case .file(.format(_, .picture)): "pictures are PNG, JPEG, GIF, WebP or SVG files: save it again as one of these"
    case .file(.format(_, .sound)): "sounds are WAV, AIFF, CAF, MP3, MPEG-4, AAC, Ogg or FLAC files"
    case .trigger(.type(_, let type)): "write `\(type.keyword)`, or name another element"
    case .trigger(.tweens): "set `triggerIsATouch` to true to wait for a touch, or give it a tween"
    case .trigger(.touch): "remove `triggerIsATouch` to wait for the sound's end"
    case .element(.targetOfUndraggable): "set its `draggable` to true"
    case .element(.targetOutOfReach): "move the target, or change the `dragArea`, which the whole frame stays inside"
    default: nil
    }
  }
}
