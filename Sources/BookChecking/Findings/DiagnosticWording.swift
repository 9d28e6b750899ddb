import BookKit
import PropertyList

extension Diagnostic {
  /// What is wrong, in one sentence without a period.
  package var message: String {
    switch rule {
    case .malformedPlist: detail
    case .unsupportedRoot: "a book is a dictionary with `pages`, or an array of pages; this is \(detail)"
    case .missingType: "an element needs a `type`"
    case .unknownType: "`\(subject)` is not an element type"
    case .wrongType: subject.utf8.isEmpty ? detail : "`\(subject)` needs \(detail)"
    case .missingKey: "\(detail) needs the key `\(subject)`"
    case .badColor: "`\(subject)` is not a colour"
    case .unknownTransition: "`\(subject)` is not a transition"
    case .unknownLoopType: "`\(subject)` is not a loop type"
    case .unknownAnimation: "`\(subject)` is not a page animation"
    case .unknownProperty, .unknownAction: "`\(subject)` \(detail)"
    case .unknownEvent: "`\(subject)` is not an event that a rule can wait for"
    case .unknownValue: "`\(subject)` is not a valid value for `\(detail)`"
    case .badCondition: "the condition cannot be read: \(detail)"
    case .outOfRange: "`\(subject)` is out of range: \(detail)"
    case .unknownKey:
      detail.utf8.isEmpty ? "the key `\(subject)` is not known here" : "the key `\(subject)` \(detail)"
    case .keyAlias: "the key `\(subject)` is an old name for `\(detail)`"
    case .looseType: "`\(subject)` is written as \(detail)"
    case .duplicateKey: "the key `\(subject)` appears twice in this dictionary; the last one is used"
    case .missingAsset:
      detail.utf8.isEmpty ? "there is no file `\(subject)`" : "there is no file `\(subject)`; \(detail)"
    case .unreadableAsset: "the file `\(subject)` \(detail)"
    case .largeAsset: "the file `\(subject)` is large: \(detail)"
    case .unusedAsset: "nothing in the book uses the file `\(subject)`"
    case .unknownDuration: "the length of `\(subject)` is not known, so it counts as 0 seconds"
    case .missingAltText: "nothing describes `\(subject)` for readers who cannot see it"
    case .missingLocalization: "`\(subject)` is missing in \(detail)"
    case .offCanvas: "`\(subject)` is never on the canvas"
    case .zeroSize: "`\(subject)` has a size of 0 and can be neither seen nor touched"
    case .coveredArea: "`\(subject)` takes no touches: \(detail)"
    case .touchOverlap:
      "`\(subject)` shares more than half of its area with `\(detail)`, but a touch reaches only one of them"
    case .smallTouchTarget: "`\(subject)` is hard to hit: \(detail)"
    case .turnedBody: "`\(subject)` is a group of bodies; \(detail), they do not fall"
    case .tweenConflict: "two tweens change `\(subject)` of `\(detail)` at once"
    case .soundOverlap: "the narration `\(subject)` plays at the same time as \(detail)"
    case .duplicateName: "`\(subject)` is already the name of \(detail)"
    case .danglingTrigger: "no element of this page is called `\(subject)`, so this trigger never fires"
    case .danglingTween:
      detail.utf8.isEmpty ? "no element has a tween `\(subject)`" : "`\(detail)` has no tween `\(subject)`"
    case .danglingReference: "\(detail) `\(subject)`"
    case .triggerCycle:
      "`\(subject)` waits for itself" + (detail.utf8.isEmpty ? "" : ", through \(detail)") + ", so it never appears"
    case .triggerTypeMismatch: "\(detail), not \(subject)"
    case .unreachableItem:
      detail.utf8.isEmpty
        ? "`\(subject)` stays off stage: no rule shows or plays it"
        : "what this waits for, `\(subject)`, \(detail)"
    case .inactiveArea: "the area `\(subject)` is not active, and no rule activates it"
    case .silentTrigger: "this trigger never fires: \(detail)"
    case .deadEnd: "this narration loops and page turns wait for its end, so the page can never be left"
    case .runawayRules:
      "the rule `\(subject)` triggers itself within the same tick, without end"
        + (detail.utf8.isEmpty ? "" : ", through \(detail)")
    case .wordCount: "`\(subject)` has \(detail)"
    case .ignoredKey: "the key `\(subject)` is ignored because there is also `\(detail)`"
    case .badLink: "`\(subject)` is not a link that a browser can open"
    case .unreachableTarget: "nothing can be dropped on `\(subject)`: \(detail)"
    case .missingGlyph: "the font `\(subject)` does not have \(detail)"
    case .textOverflow: "the text `\(subject)` does not fit: \(detail)"
    case .unusedVariable: "no rule uses the variable `\(subject)`"
    case .unsafePath:
      "`\(subject)` leads out of the book's folder" + (detail.utf8.isEmpty ? "" : " \(detail)")
        + ", and only files inside are read"
    }
  }

  /// How to fix it, in one sentence without a period, or `nil` if that is obvious.
  package var hint: String? {
    if let suggestion { return "did you mean `\(Quotation.of(suggestion.text))`?" }
    if let advice { return advice }
    switch rule {
    case .unsupportedRoot: return "start with `<dict><key>pages</key><array>…`"
    case .missingType: return "add `type`: image, text, audio, movie, activearea or group"
    case .badColor: return "write `#RRGGBB`, or a basic name such as `red`"
    case .looseType, .keyAlias: return "`bookplay validate --fix` fixes it"
    case .duplicateKey: return "remove one of the two"
    case .missingAsset: return "put the file in the book's folder, or name a file that exists"
    case .unreadableAsset: return "save it again in the format that its extension names"
    case .largeAsset: return "make it smaller: at most 10 MB, and 4096 pixels on a side"
    case .unusedAsset: return "remove it, or name it in the book"
    case .unknownDuration: return "write its `duration` in seconds"
    case .missingAltText: return "describe it in `altText`; leave that empty if it is only decoration"
    case .missingLocalization: return "add the languages to its `localized`"
    case .offCanvas: return "change its position, or bring it in with a tween"
    case .zeroSize: return "give it a width and a height, or remove both to use the picture's own size"
    case .coveredArea: return "move one of the two, or set `touchable` to false for the one on top"
    case .touchOverlap: return "move one of the two, or set `touchable` to false for one"
    case .smallTouchTarget: return "make it at least 44 points wide and high"
    case .turnedBody: return "move the group only by `x` and `y`, or turn and scale its other elements"
    case .tweenConflict: return "start one after the other has ended"
    case .soundOverlap: return "start one at the end of the other, with a trigger"
    case .duplicateName: return "rename one of the two; until then the first one is used"
    case .triggerCycle: return "let one of them appear with the page, or show it with a rule"
    case .unreachableItem: return "fix what prevents that, or wait for something else"
    case .inactiveArea: return "set its `isActive` to true, or `activate` it in a rule"
    case .deadEnd: return "set `loop` to false, or `stop` the sound in a rule"
    case .runawayRules: return "give one of the rules a `limit`, a `delay` or an `if`"
    case .wordCount: return "write one start for each word, in the order in which they are read"
    case .ignoredKey: return "remove one of the two"
    case .badLink: return "start it with `https://`, `http://` or `mailto:`"
    case .missingGlyph: return "use a font that has them, or write it without them"
    case .textOverflow: return "make the frame larger or the font smaller, or write less"
    case .unusedVariable: return "remove it, or use it in a rule"
    case .unsafePath: return "put the file in the book's folder and use its path from there"
    default: return nil
    }
  }
}
