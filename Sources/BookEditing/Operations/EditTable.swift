import BookKit
import PropertyList

/// The table that converts lines of JSON into edits and back.
package struct EditTable {
  package static let rows: [LineRow<BookEdit>] = {
    var table = EditTable()
    table.addBook()
    table.addElements()
    table.addOthers()
    return table.list
  }()

  private var list: [LineRow<BookEdit>] = []

  private mutating func add(
    _ word: StaticString, _ members: LineMember...,
    make: @escaping @Sendable (inout LineValues) throws(Refusal) -> BookEdit
  ) { list.append(LineRow(word, members, make: make)) }

  private mutating func addBook() {
    add("set", at, optionalPage, optionalItem, optionalTween, key, anyValue, language) {
      .set($0(), key: $0(), value: $0(), language: $0())
    }
    add("insert", at, optionalPage, optionalItem, optionalTween, optionalKey, index, .required("value", .any)) {
      .insert($0(), key: $0(), index: $0(), value: $0())
    }
    add("remove", at, optionalPage, optionalItem, optionalTween, optionalKey) { .remove($0(), key: $0()) }
    add(
      "reorder", at, optionalPage, optionalItem, optionalTween, optionalKey, .required("from", .integers),
      .required("to", .integer(from: 0))
    ) { .reorder($0(), key: $0(), from: $0(), to: $0()) }
    add("addPage", index, optionalName, .optional("background", .any)) {
      .addPage(index: $0(), name: $0(), background: $0())
    }
    add("duplicatePage", page) { .duplicatePage($0()) }
    add("removePages", pages) { .removePages($0()) }
    add("movePages", pages, .required("to", .integer(from: 1))) { .movePages($0(), to: $0()) }
    add("setPage", page, key, anyValue, language) { .setPage($0(), key: $0(), value: $0(), language: $0()) }
    add("setBook", key, anyValue, language) { .setBook(key: $0(), value: $0(), language: $0()) }
    add("addVariable", name, .required("value", .scalar)) { .addVariable(name: $0(), value: $0()) }
    add("removeVariable", name) { .removeVariable(name: $0()) }
    add("addLanguage", code) { .addLanguage($0()) }
    add("removeLanguage", code, .optional("translations", .word(["keep", "remove"]), default: "keep")) {
      .removeLanguage($0(), removesTranslations: $0.isWord("remove"))
    }
    add("orderLanguages", .required("codes", .strings)) { .orderLanguages($0()) }
    add("addRule", optionalPage, .required("value", .object), index) { .addRule(page: $0(), value: $0(), index: $0()) }
    add("moveRule", optionalPage, oldIndex, .required("to", .integer(from: 0))) {
      .moveRule(page: $0(), index: $0(), to: $0())
    }
    add("removeRule", optionalPage, oldIndex) { .removeRule(page: $0(), index: $0()) }
  }

  private mutating func addElements() {
    add("addElement", page, .required("type", .word(ElementType.words)), into, index, object) {
      .addElement(page: $0(), type: $0(), into: $0(), index: $0(), values: $0())
    }
    add("removeElements", page, items, .optional("references", .word(["keep", "unlink"]), default: "keep")) {
      .removeElements(page: $0(), items: $0(), unlinks: $0.isWord("unlink"))
    }
    add("duplicateElements", page, items, .optional("by", .point, default: [20, 20])) {
      .duplicateElements(page: $0(), items: $0(), by: $0())
    }
    add("moveElements", page, items, by, .optional("withTweens", .boolean, default: false)) {
      .moveElements(page: $0(), items: $0(), by: $0(), withTweens: $0())
    }
    add(
      "setFrame", page, items, .optional("x", .number), .optional("y", .number), .optional("width", .length),
      .optional("height", .length)
    ) { .setFrame(page: $0(), items: $0(), x: $0(), y: $0(), width: $0(), height: $0()) }
    add(
      "resizeElements", page, items, .required("handle", .word(BookEdit.Handle.words)), by,
      .optional("keepAspect", .boolean, default: false), .optional("fromMiddle", .boolean, default: false)
    ) { .resizeElements(page: $0(), items: $0(), handle: $0(), by: $0(), keepAspect: $0(), fromMiddle: $0()) }
    add("rotateElements", page, items, .required("by", .number)) { .rotateElements(page: $0(), items: $0(), by: $0()) }
    add("orderElements", page, items, .required("to", .word(BookEdit.Order.words))) {
      .orderElements(page: $0(), items: $0(), to: $0())
    }
    add("groupElements", page, items, optionalName) { .groupElements(page: $0(), items: $0(), name: $0()) }
    add("ungroupElements", page, items) { .ungroupElements(page: $0(), items: $0()) }
    add("nestElements", page, items, .required("into", .itemOrNull), index) {
      .nestElements(page: $0(), items: $0(), into: $0(), index: $0())
    }
    add(
      "alignElements", page, items, .required("to", .word(BookEdit.Alignment.words)),
      .optional("of", .word(BookEdit.AlignmentFrame.words), default: "selection")
    ) { .alignElements(page: $0(), items: $0(), to: $0(), of: $0()) }
    add(
      "distributeElements", page, items, .required("axis", .word(["x", "y"])),
      .optional("by", .word(["gaps", "middles"]), default: "gaps")
    ) { .distributeElements(page: $0(), items: $0(), isVertical: $0.isWord("y"), byMiddles: $0.isWord("middles")) }
    add("renameElement", page, item, name, scripts) {
      .renameElement(page: $0(), item: $0(), name: $0(), scripts: $0())
    }
    add("renameTween", page, item, tween, name, scripts) {
      .renameTween(page: $0(), item: $0(), tween: $0(), name: $0(), scripts: $0())
    }
    add("renameTarget", page, item, target, name, scripts) {
      .renameTarget(page: $0(), item: $0(), target: $0(), name: $0(), scripts: $0())
    }
    add("renamePage", page, name, scripts) { .renamePage($0(), name: $0(), scripts: $0()) }
    add("renameVariable", .required("variable", .string), name, scripts) {
      .renameVariable($0(), name: $0(), scripts: $0())
    }
    add("renameRule", optionalPage, oldIndex, name, scripts) {
      .renameRule(page: $0(), index: $0(), name: $0(), scripts: $0())
    }
    add("copyElements", page, items) { .copyElements(page: $0(), items: $0()) }
    add("pasteElements", page, clipboard, .optional("by", .point, default: [0, 0]), into, index) {
      .pasteElements(page: $0(), clipboard: $0(), by: $0(), into: $0(), index: $0())
    }
    add("copyPages", pages) { .copyPages($0()) }
    add("pastePages", clipboard, index) { .pastePages(clipboard: $0(), index: $0()) }
  }

  private mutating func addOthers() {
    add(
      "setTrigger", page, item, optionalTween, .optional("from", .item),
      .required("what", .word(BookEdit.TriggerSource.words)), .optional("of", .tween),
      .optional("stop", .integer(from: 0)), .optional("when", .word(TriggerMoment.words)), .optional("delay", .length),
      .optional("retrigger", .word(Retrigger.words))
    ) {
      .setTrigger(
        page: $0(), item: $0(), tween: $0(), from: $0(), what: $0(), of: $0(), stop: $0(), when: $0(), delay: $0(),
        retrigger: $0())
    }
    add("removeTrigger", page, item, optionalTween) { .removeTrigger(page: $0(), item: $0(), tween: $0()) }
    add("addTarget", page, item, object) { .addTarget(page: $0(), item: $0(), values: $0()) }
    add("setTarget", page, item, target, key, anyValue) {
      .setTarget(page: $0(), item: $0(), target: $0(), key: $0(), value: $0())
    }
    add(
      "addTween", page, item, .optional("properties", .object, default: [:]), .optional("duration", .length),
      .optional("delay", .length), .optional("transition", .string), index
    ) {
      .addTween(page: $0(), item: $0(), properties: $0(), duration: $0(), delay: $0(), transition: $0(), index: $0())
    }
    add("setTime", page, item, optionalTween, .optional("start", .length), .optional("end", .length)) {
      .setTime(page: $0(), item: $0(), tween: $0(), start: $0(), end: $0())
    }
    add("addKeyframe", page, item, tween, time, object) {
      .changeKeyframes(page: $0(), item: $0(), tween: $0(), .add(at: $0(), $0()))
    }
    add("moveKeyframe", page, item, tween, oldIndex, time) {
      .changeKeyframes(page: $0(), item: $0(), tween: $0(), .move($0(), to: $0()))
    }
    add("setKeyframe", page, item, tween, oldIndex, .required("values", .object)) {
      .changeKeyframes(page: $0(), item: $0(), tween: $0(), .set($0(), $0()))
    }
    add("removeKeyframe", page, item, tween, oldIndex) {
      .changeKeyframes(page: $0(), item: $0(), tween: $0(), .remove($0()))
    }
    add("setReading", page, item, .required("audio", .string), .required("starts", .numbers)) {
      .setReading(page: $0(), item: $0(), audio: $0(), starts: $0())
    }
    add("addFile", from, .optional("as", .string)) { .addFile(from: $0(), as: $0()) }
    add("renameFile", file, .required("to", .string)) { .renameFile($0(), to: $0()) }
    add("removeFile", file) { .removeFile($0()) }
    add("replaceFile", file, from) { .replaceFile($0(), from: $0()) }
    add("batch", .required("ops", .operations)) { (values) throws(Refusal) in .batch(try values()) }
    add("undo", count) { .undo(count: $0()) }
    add("redo", count) { .redo(count: $0()) }
    add("revert") { _ in .revert }
    add("replaceText", .required("text", .string)) { .replaceText($0()) }
  }
}

extension BookEdit {
  var values: [JSONValue?] {
    switch self {
    case .set(let a, let b, let c, let d): a.values + [b.json, c.json, d.json]
    case .insert(let a, let b, let c, let d): a.values + [b.json, c.json, d.json]
    case .remove(let a, let b): a.values + [b.json]
    case .reorder(let a, let b, let c, let d): a.values + [b.json, c.json, d.json]
    case .addPage(let a, let b, let c): [a.json, b.json, c.json]
    case .duplicatePage(let a): [a.json]
    case .removePages(let a), .copyPages(let a): [a.json]
    case .movePages(let a, let b): [a.json, b.json]
    case .setPage(let a, let b, let c, let d): [a.json, b.json, c.json, d.json]
    case .setBook(let a, let b, let c): [a.json, b.json, c.json]
    case .addVariable(let a, let b): [a.json, b.json]
    case .removeVariable(let a), .addLanguage(let a), .removeFile(let a), .replaceText(let a): [a.json]
    case .removeLanguage(let a, let b): [a.json, .string(b ? "remove" : "keep")]
    case .orderLanguages(let a): [a.json]
    case .addRule(let a, let b, let c): [a.json, b.json, c.json]
    case .moveRule(let a, let b, let c): [a.json, b.json, c.json]
    case .removeRule(let a, let b): [a.json, b.json]
    case .addElement(let a, let b, let c, let d, let e): [a.json, b.json, c.json, d.json, .object(e)]
    case .removeElements(let a, let b, let c): [a.json, b.json, .string(c ? "unlink" : "keep")]
    case .duplicateElements(let a, let b, let c): [a.json, b.json, c.json]
    case .moveElements(let a, let b, let c, let d): [a.json, b.json, c.json, d.json]
    case .setFrame(let a, let b, let c, let d, let e, let f): [a.json, b.json, c.json, d.json, e.json, f.json]
    case .resizeElements(let a, let b, let c, let d, let e, let f): [a.json, b.json, c.json, d.json, e.json, f.json]
    case .rotateElements(let a, let b, let c): [a.json, b.json, c.json]
    case .orderElements(let a, let b, let c): [a.json, b.json, c.json]
    case .groupElements(let a, let b, let c): [a.json, b.json, c.json]
    case .ungroupElements(let a, let b), .copyElements(let a, let b): [a.json, b.json]
    case .nestElements(let a, let b, let c, let d): [a.json, b.json, c.json, d.json]
    case .alignElements(let a, let b, let c, let d): [a.json, b.json, c.json, d.json]
    case .distributeElements(let a, let b, let c, let d):
      [a.json, b.json, .string(c ? "y" : "x"), .string(d ? "middles" : "gaps")]
    case .renameElement(let a, let b, let c, let d): [a.json, b.json, c.json, d.json]
    case .renameTween(let a, let b, let c, let d, let e), .renameTarget(let a, let b, let c, let d, let e):
      [a.json, b.json, c.json, d.json, e.json]
    case .renamePage(let a, let b, let c): [a.json, b.json, c.json]
    case .renameVariable(let a, let b, let c): [a.json, b.json, c.json]
    case .renameRule(let a, let b, let c, let d): [a.json, b.json, c.json, d.json]
    case .pasteElements(let a, let b, let c, let d, let e): [a.json, b.json, c.json, d.json, e.json]
    case .pastePages(let a, let b): [a.json, b.json]
    case .setTrigger(let a, let b, let c, let d, let e, let f, let g, let h, let i, let j):
      [a.json, b.json, c.json, d.json, e.json, f.json, g.json, h.json, i.json, j.json]
    case .removeTrigger(let a, let b, let c): [a.json, b.json, c.json]
    case .addTarget(let a, let b, let c): [a.json, b.json, .object(c)]
    case .setTarget(let a, let b, let c, let d, let e): [a.json, b.json, c.json, d.json, e.json]
    case .addTween(let a, let b, let c, let d, let e, let f, let g):
      [a.json, b.json, .object(c), d.json, e.json, f.json, g.json]
    case .setTime(let a, let b, let c, let d, let e): [a.json, b.json, c.json, d.json, e.json]
    case .changeKeyframes(let a, let b, let c, .add(let d, let e)): [a.json, b.json, c.json, d.json, .object(e)]
    case .changeKeyframes(let a, let b, let c, .move(let d, let e)): [a.json, b.json, c.json, d.json, e.json]
    case .changeKeyframes(let a, let b, let c, .set(let d, let e)): [a.json, b.json, c.json, d.json, .object(e)]
    case .changeKeyframes(let a, let b, let c, .remove(let d)): [a.json, b.json, c.json, d.json]
    case .setReading(let a, let b, let c, let d): [a.json, b.json, c.json, d.json]
    case .addFile(let a, let b): [a.json, b.json]
    case .renameFile(let a, let b), .replaceFile(let a, let b): [a.json, b.json]
    case .batch(let a): [a.json]
    case .undo(let a), .redo(let a): [a.json]
    case .revert: []
    }
  }
}

extension CaseIterable where Self: RawRepresentable<String> {
  fileprivate static var words: [String] { allCases.map { $0.rawValue } }
}

extension Keyword { fileprivate static var words: [String] { keywords.map { $0.description } } }

// Members that several edits share.
private let at = LineMember.optional("at", .string)
private let page = LineMember.required("page", .page)
private let optionalPage = LineMember.optional("page", .page)
private let pages = LineMember.required("pages", .pages)
private let items = LineMember.required("items", .items)
private let item = LineMember.required("item", .item)
private let optionalItem = LineMember.optional("item", .item)
private let tween = LineMember.required("tween", .tween)
private let optionalTween = LineMember.optional("tween", .tween)
private let target = LineMember.required("target", .tween)
private let key = LineMember.required("key", .string)
private let optionalKey = LineMember.optional("key", .string)
private let anyValue = LineMember.required("value", .anyOrNull)
private let object = LineMember.optional("values", .object, default: [:])
private let language = LineMember.optional("language", .string)
private let index = LineMember.optional("index", .integer(from: 0))
private let oldIndex = LineMember.required("index", .integer(from: 0))
private let name = LineMember.required("name", .string)
private let optionalName = LineMember.optional("name", .string)
private let scripts = LineMember.optional("scripts", .boolean, default: false)
private let code = LineMember.required("code", .string)
private let by = LineMember.required("by", .point)
private let into = LineMember.optional("into", .item)
private let clipboard = LineMember.required("clipboard", .string)
private let time = LineMember.required("time", .fraction)
private let from = LineMember.required("from", .string)
private let file = LineMember.required("file", .string)
private let count = LineMember.optional("count", .integer(from: 1), default: 1)
