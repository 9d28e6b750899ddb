import BookKit
import PropertyList

/// The operations of an editor, by the word with which lines name them.
public enum OperationKind: String, Sendable, CaseIterable {
  // What all others are made of.
  /// Sets or removes a key of a dictionary.
  case set
  /// Inserts a value into an array.
  case insert
  /// Removes a value of an array, or a key with its value.
  case remove
  /// Changes the order of an array.
  case reorder
  // Pages and the book.
  /// Adds an empty page.
  case addPage
  /// Inserts a copy of a page after it.
  case duplicatePage
  /// Removes pages.
  case removePages
  /// Moves pages to another place in the book.
  case movePages
  /// Sets a key of a page.
  case setPage
  /// Sets a key of the book.
  case setBook
  /// Adds a variable with its initial value.
  case addVariable
  /// Removes a variable.
  case removeVariable
  /// Adds a language.
  case addLanguage
  /// Removes a language, and its translations if asked to.
  case removeLanguage
  /// Changes the order of the languages.
  case orderLanguages
  /// Adds a rule to a page or the book.
  case addRule
  /// Moves a rule among those of its page or the book.
  case moveRule
  /// Removes a rule.
  case removeRule
  // Elements.
  /// Adds an element with the usual values of its type.
  case addElement
  /// Removes elements.
  case removeElements
  /// Inserts copies of elements after them.
  case duplicateElements
  /// Moves elements on the canvas.
  case moveElements
  /// Sets places and sizes.
  case setFrame
  /// Sizes elements by a handle.
  case resizeElements
  /// Turns elements.
  case rotateElements
  /// Changes the drawing order of elements.
  case orderElements
  /// Puts elements into a new group.
  case groupElements
  /// Replaces groups with their elements.
  case ungroupElements
  /// Moves elements into a group or out of one.
  case nestElements
  /// Lines elements up.
  case alignElements
  /// Spreads elements evenly.
  case distributeElements
  /// Renames an element and what refers to it.
  case renameElement
  /// Renames a tween and what refers to it.
  case renameTween
  /// Renames a drop target and what refers to it.
  case renameTarget
  /// Renames a page and what refers to it.
  case renamePage
  /// Renames a variable and what refers to it.
  case renameVariable
  /// Renames a rule.
  case renameRule
  /// Copies elements as a property list.
  case copyElements
  /// Inserts copied elements.
  case pasteElements
  /// Copies pages as a property list.
  case copyPages
  /// Inserts copied pages.
  case pastePages
  /// Makes an element or a tween wait for something.
  case setTrigger
  /// Makes an element or a tween wait for nothing.
  case removeTrigger
  /// Adds a drop target.
  case addTarget
  /// Sets a key of a drop target.
  case setTarget
  // Tweens and time.
  /// Adds a tween.
  case addTween
  /// Sets when a tween or a sound begins and ends.
  case setTime
  /// Adds a keyframe to a tween.
  case addKeyframe
  /// Moves a keyframe in time.
  case moveKeyframe
  /// Sets values of a keyframe.
  case setKeyframe
  /// Removes a keyframe.
  case removeKeyframe
  /// Sets the times at which a voice speaks the words of a text.
  case setReading
  // Files.
  /// Copies a file into the book's folder.
  case addFile
  /// Renames a file of the book's folder, and the keys that name it.
  case renameFile
  /// Removes a file from the book's folder.
  case removeFile
  /// Puts another file in the place of one.
  case replaceFile
  // The document.
  /// Carries out several operations as one.
  case batch
  /// Undoes steps.
  case undo
  /// Redoes steps.
  case redo
  /// Returns to the bytes that were saved last.
  case revert
  /// Replaces the text of the whole file.
  case replaceText
}

extension OperationKind {
  /// The members of its lines, in the order in which they are written.
  package var members: [OperationMember] {
    switch self {
    case .set, .insert, .remove, .reorder: basicMembers
    case .addPage, .duplicatePage, .removePages, .movePages, .setPage, .setBook, .addVariable, .removeVariable,
      .addLanguage, .removeLanguage, .orderLanguages, .addRule, .moveRule, .removeRule:
      bookMembers
    case .addElement, .removeElements, .duplicateElements, .moveElements, .setFrame, .resizeElements,
      .rotateElements, .orderElements, .groupElements, .ungroupElements, .nestElements, .alignElements,
      .distributeElements:
      elementMembers
    case .renameElement, .renameTween, .renameTarget, .renamePage, .renameVariable, .renameRule: renamingMembers
    case .copyElements, .pasteElements, .copyPages, .pastePages: clipboardMembers
    case .setTrigger, .removeTrigger, .addTarget, .setTarget: triggerMembers
    case .addTween, .setTime, .addKeyframe, .moveKeyframe, .setKeyframe, .removeKeyframe, .setReading: tweenMembers
    case .addFile: [.required("from", .string), .optional("as", .string)]
    case .renameFile: [.required("file", .string), .required("to", .string)]
    case .removeFile: [.required("file", .string)]
    case .replaceFile: [.required("file", .string), .required("from", .string)]
    case .batch: [.required("ops", .operations)]
    case .undo, .redo: [.optional("count", .integer(from: 1), default: 1)]
    case .revert: []
    case .replaceText: [.required("text", .string)]
    }
  }

  /// Whether it may concern files beside the book.
  var isAboutFiles: Bool {
    switch self {
    case .addFile, .renameFile, .removeFile, .replaceFile, .pasteElements, .pastePages: true
    default: false
    }
  }

  /// The members that choose a dictionary: by its path, or by page, element and tween.
  private static let dictionaryMembers: [OperationMember] = [
    .optional("at", .string), .optional("page", .page), .optional("item", .item), .optional("tween", .tween),
  ]

  private var basicMembers: [OperationMember] {
    let place = OperationKind.dictionaryMembers
    switch self {
    case .set:
      return place + [.required("key", .string), .required("value", .anyOrNull), .optional("language", .string)]
    case .insert:
      return place + [
        .optional("key", .string), .optional("index", .integer(from: 0)), .required("value", .any),
      ]
    case .reorder:
      return place + [
        .optional("key", .string), .required("from", .integers), .required("to", .integer(from: 0)),
      ]
    default: return place + [.optional("key", .string)]
    }
  }

  private var bookMembers: [OperationMember] {
    switch self {
    case .addPage:
      [.optional("index", .integer(from: 0)), .optional("name", .string), .optional("background", .any)]
    case .duplicatePage: [.required("page", .page)]
    case .removePages: [.required("pages", .pages)]
    case .movePages: [.required("pages", .pages), .required("to", .integer(from: 1))]
    case .setPage:
      [
        .required("page", .page), .required("key", .string), .required("value", .anyOrNull),
        .optional("language", .string),
      ]
    case .setBook: [.required("key", .string), .required("value", .anyOrNull), .optional("language", .string)]
    case .addVariable: [.required("name", .string), .required("value", .scalar)]
    case .removeVariable: [.required("name", .string)]
    case .addLanguage: [.required("code", .string)]
    case .removeLanguage:
      [.required("code", .string), .optional("translations", .word(["keep", "remove"]), default: "keep")]
    case .orderLanguages: [.required("codes", .strings)]
    case .addRule:
      [.optional("page", .page), .required("value", .object), .optional("index", .integer(from: 0))]
    case .moveRule:
      [.optional("page", .page), .required("index", .integer(from: 0)), .required("to", .integer(from: 0))]
    default: [.optional("page", .page), .required("index", .integer(from: 0))]
    }
  }

  private var elementMembers: [OperationMember] {
    let several: [OperationMember] = [.required("page", .page), .required("items", .items)]
    switch self {
    case .addElement:
      return [
        .required("page", .page),
        .required("type", .word(ElementType.keywords)),
        .optional("into", .item), .optional("index", .integer(from: 0)), .optional("values", .object),
      ]
    case .removeElements:
      return several + [.optional("references", .word(["keep", "unlink"]), default: "keep")]
    case .duplicateElements: return several + [.optional("by", .point, default: [20, 20])]
    case .moveElements:
      return several + [.required("by", .point), .optional("withTweens", .boolean, default: false)]
    case .setFrame:
      return several + [
        .optional("x", .number), .optional("y", .number), .optional("width", .length), .optional("height", .length),
      ]
    case .resizeElements:
      return several + [
        .required("handle", .word(["nw", "n", "ne", "e", "se", "s", "sw", "w"])), .required("by", .point),
        .optional("keepAspect", .boolean, default: false), .optional("fromMiddle", .boolean, default: false),
      ]
    case .rotateElements: return several + [.required("by", .number)]
    case .orderElements: return several + [.required("to", .word(["front", "back", "forward", "backward"]))]
    case .groupElements: return several + [.optional("name", .string)]
    case .nestElements:
      return several + [.required("into", .itemOrNull), .optional("index", .integer(from: 0))]
    case .alignElements:
      return several + [
        .required("to", .word(["left", "middle", "right", "top", "centre", "bottom"])),
        .optional("of", .word(["selection", "canvas", "first"]), default: "selection"),
      ]
    case .distributeElements:
      return several + [
        .required("axis", .word(["x", "y"])), .optional("by", .word(["gaps", "middles"]), default: "gaps"),
      ]
    default: return several
    }
  }

  private var renamingMembers: [OperationMember] {
    let item: [OperationMember] = [.required("page", .page), .required("item", .item)]
    let name = OperationMember.required("name", .string)
    return switch self {
    case .renameElement: item + [name]
    case .renameTween: item + [.required("tween", .tween), name]
    case .renameTarget: item + [.required("target", .tween), name]
    case .renamePage: [.required("page", .page), name]
    case .renameVariable: [.required("variable", .string), name]
    default: [.optional("page", .page), .required("index", .integer(from: 0)), name]
    }
  }

  private var clipboardMembers: [OperationMember] {
    switch self {
    case .copyElements: [.required("page", .page), .required("items", .items)]
    case .pasteElements:
      [
        .required("page", .page), .required("clipboard", .string), .optional("by", .point, default: [0, 0]),
        .optional("into", .item), .optional("index", .integer(from: 0)),
      ]
    case .copyPages: [.required("pages", .pages)]
    default: [.required("clipboard", .string), .optional("index", .integer(from: 0))]
    }
  }

  private var triggerMembers: [OperationMember] {
    let item: [OperationMember] = [.required("page", .page), .required("item", .item)]
    return switch self {
    case .setTrigger:
      item + [
        .optional("tween", .tween), .optional("from", .item),
        .required("what", .word(["tween", "touch", "sound", "movie", "page", "drop", "puzzle", "coloring"])),
        .optional("of", .tween),
        .optional("when", .word(TriggerMoment.keywords)), .optional("delay", .length),
        .optional("retrigger", .word(Retrigger.keywords)),
      ]
    case .removeTrigger: item + [.optional("tween", .tween)]
    case .addTarget: item + [.optional("values", .object)]
    default: item + [.required("target", .tween), .required("key", .string), .required("value", .anyOrNull)]
    }
  }

  private var tweenMembers: [OperationMember] {
    let item: [OperationMember] = [.required("page", .page), .required("item", .item)]
    let tween = item + [.required("tween", .tween)]
    return switch self {
    case .addTween:
      item + [
        .optional("properties", .object), .optional("duration", .length), .optional("delay", .length),
        .optional("transition", .string), .optional("index", .integer(from: 0)),
      ]
    case .setTime: item + [.optional("tween", .tween), .optional("start", .length), .optional("end", .length)]
    case .addKeyframe: tween + [.required("time", .fraction), .optional("values", .object)]
    case .moveKeyframe: tween + [.required("index", .integer(from: 0)), .required("time", .fraction)]
    case .setKeyframe: tween + [.required("index", .integer(from: 0)), .required("values", .object)]
    case .removeKeyframe: tween + [.required("index", .integer(from: 0))]
    default: item + [.required("audio", .string), .required("starts", .numbers)]
    }
  }
}
