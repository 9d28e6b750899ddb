import BookKit
import PropertyList

/// A change to a book in an author's terms, such as moving an element.
///
/// Elements are given by their names or paths. `index` is the position of a new value, by default the end.
public enum BookEdit: Sendable, Equatable {
  // The basic edits.
  /// Sets a key of a dictionary, or removes it if the value is `.null`.
  case set(Place, key: String, value: JSONValue, language: String? = nil)
  /// Inserts a value into an array.
  case insert(Place, key: String? = nil, index: Int? = nil, value: JSONValue)
  /// Removes a value of an array, or a key with its value.
  case remove(Place, key: String? = nil)
  /// Changes the order of an array.
  case reorder(Place, key: String? = nil, from: [Int], to: Int)
  // Pages and the book.
  /// Adds an empty page.
  case addPage(index: Int? = nil, name: String? = nil, background: JSONValue? = nil)
  /// Inserts a copy of a page after it.
  case duplicatePage(Reference)
  /// Removes pages.
  case removePages([Reference])
  /// Moves pages to another position in the book, counted from 1.
  case movePages([Reference], to: Int)
  /// Sets a key of a page.
  case setPage(Reference, key: String, value: JSONValue, language: String? = nil)
  /// Sets a key of the book.
  case setBook(key: String, value: JSONValue, language: String? = nil)
  /// Adds a variable with its initial value.
  case addVariable(name: String, value: JSONValue)
  /// Removes a variable.
  case removeVariable(name: String)
  /// Adds a language.
  case addLanguage(String)
  /// Removes a language and, if asked to, its translations.
  case removeLanguage(String, removesTranslations: Bool = false)
  /// Changes the order of the languages.
  case orderLanguages([String])
  /// Adds a rule to a page or the book.
  case addRule(page: Reference?, value: JSONValue, index: Int? = nil)
  /// Moves a rule within the rules of its page or of the book.
  case moveRule(page: Reference?, index: Int, to: Int)
  /// Removes a rule.
  case removeRule(page: Reference?, index: Int)
  // Elements.
  /// Adds an element with the default values of its type.
  case addElement(
    page: Reference, type: ElementType, into: String? = nil, index: Int? = nil, values: [JSONValue.Member] = [])
  /// Removes elements and, if asked to, the references to them.
  case removeElements(page: Reference, items: [String], unlinks: Bool = false)
  /// Inserts copies of elements after them.
  case duplicateElements(page: Reference, items: [String], by: Point = Point(x: 20, y: 20))
  /// Moves elements on the canvas.
  case moveElements(page: Reference, items: [String], by: Point, withTweens: Bool = false)
  /// Sets positions and sizes.
  case setFrame(
    page: Reference, items: [String], x: Double? = nil, y: Double? = nil, width: Double? = nil, height: Double? = nil)
  /// Resizes elements by a handle.
  case resizeElements(
    page: Reference, items: [String], handle: Handle, by: Point, keepAspect: Bool = false, fromMiddle: Bool = false)
  /// Rotates elements by an angle in degrees.
  case rotateElements(page: Reference, items: [String], by: Double)
  /// Changes the drawing order of elements.
  case orderElements(page: Reference, items: [String], to: Order)
  /// Puts elements into a new group.
  case groupElements(page: Reference, items: [String], name: String? = nil)
  /// Replaces groups with their elements.
  case ungroupElements(page: Reference, items: [String])
  /// Moves elements into a group, or to the page itself if no group is given.
  case nestElements(page: Reference, items: [String], into: String?, index: Int? = nil)
  /// Aligns elements.
  case alignElements(page: Reference, items: [String], to: Alignment, of: AlignmentFrame = .selection)
  /// Distributes elements evenly, by their middles or the gaps between them.
  case distributeElements(page: Reference, items: [String], isVertical: Bool, byMiddles: Bool = false)
  /// Renames an element and updates the references to it.
  case renameElement(page: Reference, item: String, name: String, scripts: Bool = false)
  /// Renames a tween and updates the references to it.
  case renameTween(page: Reference, item: String, tween: Reference, name: String, scripts: Bool = false)
  /// Renames a drop target and updates the references to it.
  case renameTarget(page: Reference, item: String, target: Reference, name: String, scripts: Bool = false)
  /// Renames a page and updates the references to it.
  case renamePage(Reference, name: String, scripts: Bool = false)
  /// Renames a variable and updates the references to it.
  case renameVariable(String, name: String, scripts: Bool = false)
  /// Renames a rule of a page or the book.
  case renameRule(page: Reference?, index: Int, name: String, scripts: Bool = false)
  /// Copies elements as a property list.
  case copyElements(page: Reference, items: [String])
  /// Inserts copied elements.
  case pasteElements(
    page: Reference, clipboard: String, by: Point = Point(x: 0, y: 0), into: String? = nil, index: Int? = nil)
  /// Copies pages as a property list.
  case copyPages([Reference])
  /// Inserts copied pages.
  case pastePages(clipboard: String, index: Int? = nil)
  /// Makes an element or a tween wait for something; `of` is the tween of `from`, and `stop` the stop, that it waits
  /// for.
  case setTrigger(
    page: Reference, item: String, tween: Reference? = nil, from: String?, what: TriggerSource, of: Reference? = nil,
    stop: Int? = nil, when: TriggerMoment? = nil, delay: Double? = nil, retrigger: Retrigger? = nil)
  /// Removes the trigger of an element or a tween.
  case removeTrigger(page: Reference, item: String, tween: Reference? = nil)
  /// Adds a drop target.
  case addTarget(page: Reference, item: String, values: [JSONValue.Member] = [])
  /// Sets a key of a drop target.
  case setTarget(page: Reference, item: String, target: Reference, key: String, value: JSONValue)
  // Tweens and time.
  /// Adds a tween.
  case addTween(
    page: Reference, item: String, properties: [JSONValue.Member] = [], duration: Double? = nil,
    delay: Double? = nil, transition: String? = nil, index: Int? = nil)
  /// Sets when a tween or a sound begins and ends.
  case setTime(page: Reference, item: String, tween: Reference? = nil, start: Double? = nil, end: Double? = nil)
  /// Changes the keyframes of a tween.
  case changeKeyframes(page: Reference, item: String, tween: Reference, KeyframeChange)
  /// Sets the times at which a voice speaks the words of a text.
  case setReading(page: Reference, item: String, audio: String, starts: [Double])
  // Files.
  /// Copies a file into the book's folder.
  case addFile(from: String, as: String? = nil)
  /// Renames a file in the book's folder, and updates the values that name it.
  case renameFile(String, to: String)
  /// Removes a file from the book's folder.
  case removeFile(String)
  /// Replaces a file with another one.
  case replaceFile(String, from: String)
  // The document.
  /// Carries out several edits as one.
  case batch([EditRequest])
  /// Undoes steps.
  case undo(count: Int = 1)
  /// Redoes steps.
  case redo(count: Int = 1)
  /// Restores the bytes that were saved last.
  case revert
  /// Replaces the text of the whole file.
  case replaceText(String)
}

// MARK: - Arguments of edits

extension BookEdit {
  /// The number or name of a page, tween or drop target; pages count from 1, the others from 0.
  public enum Reference: Sendable, Equatable, ExpressibleByIntegerLiteral, ExpressibleByStringLiteral {
    /// Its number.
    case number(Int)
    /// Its name or, for a page, its name or path.
    case name(String)

    /// Creates a number.
    public init(integerLiteral value: Int) { self = .number(value) }
    /// Creates a name.
    public init(stringLiteral value: String) { self = .name(value) }
  }

  /// A dictionary or array, given by its path or by its page, element and tween.
  public struct Place: Sendable, Equatable {
    let at: String?
    let page: Reference?
    let item: String?
    let tween: Reference?

    /// Creates a place.
    public init(at path: String? = nil, page: Reference? = nil, item: String? = nil, tween: Reference? = nil) {
      (at, self.page, self.item, self.tween) = (path, page, item, tween)
    }
  }

  /// A handle for resizing a frame, named like a direction of the compass.
  public enum Handle: String, Sendable, CaseIterable, EditValue {
    /// A corner or side.
    case nw, n, ne, e, se, s, sw, w
  }

  /// A change of the drawing order.
  public enum Order: String, Sendable, CaseIterable, EditValue {
    /// All the way, or past only the next element.
    case front, back, forward, backward
  }

  /// The line that elements are aligned to; `middle` is for x coordinates, and `centre` for y coordinates.
  public enum Alignment: String, Sendable, CaseIterable, EditValue {
    /// A side or the middle.
    case left, middle, right, top, centre, bottom
  }

  /// The frame that elements are aligned with.
  public enum AlignmentFrame: String, Sendable, CaseIterable, EditValue {
    /// The common box, the canvas, or the element that is named first.
    case selection, canvas, first
  }

  /// A change to a tween's keyframes, given by their indices; times are fractions of the tween's duration.
  public enum KeyframeChange: Sendable, Equatable {
    /// Adds a keyframe.
    case add(at: Double, [JSONValue.Member] = [])
    /// Moves a keyframe in time.
    case move(Int, to: Double)
    /// Sets values of a keyframe.
    case set(Int, [JSONValue.Member])
    /// Removes a keyframe.
    case remove(Int)
  }

  /// The thing or event that an element or a tween waits for.
  public enum TriggerSource: String, Sendable, CaseIterable, EditValue {
    /// An event of the named element, of the page, or of the device.
    case tween, touch, sound, movie, page, drop, puzzle, coloring, hold, stop, noise, shake
  }
}
