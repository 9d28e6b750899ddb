import PropertyList

extension Diagnostic {
  /// What a message says besides the rule and its subject, as facts without wording.
  package enum Detail: Sendable {
    /// A name, a key, or what the author wrote.
    case text(String)
    /// The first of several names, and the number of all.
    case names([String], count: Int)
    /// A kind of dictionary.
    case dictionary(KeyOwner)
    /// A kind of value.
    case kind(NodeKind)
    /// What is wrong with the property list, in text or in the binary form.
    indirect case problem(PropertyList.Problem, isBinary: Bool)
    /// The number of problems with the property list that aren't listed.
    case unlisted(Int, DiagnosticRule.Severity)
    /// What is wrong with a value.
    case value(ValueFault)
    /// What is wrong with a number or a count.
    case range(RangeFault)
    /// Why a key isn't known in this place, or when it is required.
    case key(KeyFault)
    /// Why a condition can't be read.
    case condition(ConditionError)
    /// Why the outline of a region can't be read.
    case path(RegionPathError)
    /// The part of the book that has the same name.
    case namesake(KeyOwner)
    /// What a name doesn't refer to.
    case reference(ReferenceFault)
    /// Why a name isn't that of an option here.
    case option(OptionFault)
    /// Why a section can't be drawn or opened.
    case section(SectionFault)
    /// What is wrong with a file.
    case file(FileFault)
    /// What a trigger can't wait for.
    case trigger(TriggerFault)
    /// What never happens to an element.
    case element(ElementFault)
    /// What is wrong with the regions of a drawing.
    case drawing(DrawingFault)
    /// Why a text doesn't fit into its frame, and in which languages if not in all.
    case overflow(OverflowFault, languages: [String])
    /// The numbers of words of a text and of times in its voices.
    case words(Int, times: Int)
    /// The name of a narration, or `nil` for the music of a page.
    case narration(String?)
    /// A size on the canvas.
    case points(width: Int, height: Int)
    /// What is wrong with the code of a language.
    case language(LanguageFault)
    /// A time in seconds, and the median of those on its page if it writes several.
    case time(Double, usual: Double?)
  }

  /// What to do if neither the rule nor the detail says enough.
  package enum Advice: Sendable {
    /// Write one of several words.
    case words([StaticString])
    /// Write a colour.
    case color
    /// Write the name of an event.
    case event
    /// Write the bounds of bodies.
    case bounds
    /// Write a transition; with what the author wrote.
    case transition([UInt8])
    /// Name a font in a text, or remove it.
    case font
    /// Show an element in a rule, or let it begin on stage.
    case showing
    /// Name all languages of the book.
    case languages
  }

  /// The type of value that a key requires.
  package enum ValueType: Sendable {
    /// Any value of a kind.
    case kind(NodeKind)
    /// A Boolean, or a word for one.
    case truth
    /// A keyword.
    case word
    /// A colour.
    case color
    /// A condition.
    case condition
    /// The name of an event.
    case event
    /// The name of a transition.
    case transition
    /// A colour, a picture file or a gradient.
    case background
    /// A number, a Boolean or a string.
    case scalar
    /// A dictionary or an array of dictionaries.
    case dictionaries
  }

  /// What is wrong with a value.
  package enum ValueFault: Sendable {
    /// It has another type; with the text if it is a string.
    case type(ValueType, found: NodeKind, written: String)
    /// It should be a dictionary of a kind.
    case notADictionary(KeyOwner, found: NodeKind)
    /// It should be a dictionary for a language in the value of a key.
    case notALanguage(in: StaticString, found: NodeKind)
    /// It is an element in the array of pages.
    case elementAmongPages
    /// It is a number, but written as a string.
    case numberInString
    /// It is a Boolean, but written as a string.
    case booleanInString
    /// It is a Boolean, but written as a number.
    case numberForBoolean
    /// It isn't a property that rules can set.
    case notSettable
    /// It isn't a property that tweens can change.
    case notAnimatable
    /// It isn't an action.
    case notAnAction
    /// It is a property or an action for elements of other types.
    case notFor(ElementType)
  }

  /// What is wrong with a number or a count.
  package enum RangeFault: Sendable {
    /// A number is out of bounds.
    case bounds(NumberBounds)
    /// An integer is out of range.
    case range(ClosedRange<Int>)
    /// A number isn't whole.
    case notWhole
    /// A number can't be that of a page.
    case notAPage
    /// A number can't be that of a tween.
    case notATween
    /// The time of a keyframe isn't between 0 and 1.
    case time
    /// The times of keyframes don't ascend.
    case timeOrder
    /// The number of values differs from the number of times.
    case valueCount(times: Int)
    /// The number of colours is out of range.
    case colorCount(ClosedRange<Int>)
    /// The number of pieces is out of range.
    case pieceCount(ClosedRange<Int>)
    /// The number of a colour is greater than their count.
    case paletteCount(Int)
    /// Groups are nested too deeply.
    case groupDepth(max: Int)
    /// An option can't have a value; with those listed for it, if any, and its default.
    case option([Value], initial: Value)
    /// The snap distance of a puzzle is too large.
    case snapDistance(max: Int)
    /// A time lies past the end of a sound; with its file and length.
    case soundLength(String, Double)
    /// The times of words go back.
    case wordOrder
  }

  /// Why a key isn't known in this place, or when it is required.
  package enum KeyFault: Sendable {
    /// Dictionaries of this kind don't have it, but others next to them do.
    case notAllowed(in: KeyOwner)
    /// It belongs in the value of another key.
    case inside(String)
    /// It belongs in dictionaries of other kinds, or is a property that a tween can change.
    case elsewhere([KeyOwner], insteadOf: KeyOwner, isAnimatable: Bool)
    /// Its value is the same in all languages.
    case untranslatable
    /// An action requires it, at least without certain other keys.
    case action(ActionKind, without: [StaticString])
    /// A game whose regions are paths requires it.
    case pathsOfGame
    /// A picture to colour whose regions have no paths requires it.
    case coloringWithoutPaths
    /// A puzzle that shows no page requires it.
    case puzzleWithoutPage
  }

  /// Why a condition can't be read.
  package enum ConditionError: Error, Sendable {
    /// A value is missing before a token, or at the end.
    case missingValue(before: String?)
    /// An operator is missing before a token, or at the end.
    case missingOperator(before: String?)
    /// A token isn't allowed; with another one that was probably meant.
    case unexpected(String, meant: StaticString?)
    /// A string isn't closed.
    case unclosedString(String)
    /// Two comparisons follow each other.
    case chainedComparison
    /// An opening parenthesis isn't closed.
    case unclosedParenthesis
    /// A closing parenthesis has no counterpart.
    case unopenedParenthesis
  }

  /// What a name doesn't refer to.
  package enum ReferenceFault: Sendable {
    /// An element of the page or of any page.
    case element(onAnyPage: Bool)
    /// The music of the page or of any page, nor an element.
    case music(onAnyPage: Bool)
    /// A drop target on the page or on any page.
    case target(onAnyPage: Bool)
    /// A drop target of a named element.
    case targetOf(String)
    /// A sound, but an element of another type.
    case voice(ElementType)
    /// A variable.
    case variable
    /// An option.
    case option
    /// A game.
    case game
    /// A region of a picture to colour.
    case region
    /// A section.
    case section
    /// A page.
    case page
    /// A page or a section.
    case pageOrSection
    /// A page, because there are only so many.
    case pageCount(Int)
  }

  /// Why a name isn't that of an option here.
  package enum OptionFault: Sendable {
    /// Books can't give it a default.
    case withoutDefault
    /// Its values can't be changed.
    case sameValues
    /// No option can have that name.
    case badName
    /// The book doesn't have it.
    case unknown
    /// The book lists its values, but gives it no default.
    case undeclared
  }

  /// Why a section can't be drawn or opened.
  package enum SectionFault: Sendable {
    /// There is no such section.
    case unknown
    /// The section can't be drawn by a book.
    case undrawable
    /// Its name is that of a page.
    case pageName
    /// Its name is a word for another section.
    case reservedWord
    /// Its name is that of an element of the page of games.
    case generatedName
  }

  /// What is wrong with the code of a language.
  package enum LanguageFault: Sendable {
    /// It doesn't have the form of BCP 47.
    case form
    /// ISO 639 has no language with this code.
    case language
  }

  /// What is wrong with a file.
  package enum FileFault: Sendable {
    /// A link leads out of the book's folder.
    case outside
    /// There is only one with other capital letters.
    case otherCase(String)
    /// It doesn't exist, and its name isn't that of a colour.
    case notAColor
    /// It is a hidden one, or lies in a hidden folder.
    case hidden
    /// It can't be used.
    case unusable(AssetError)
    /// Its format is for another use.
    case format(AssetFormat, not: AssetFormat.Use)
    /// It has too many bytes.
    case byteCount(Int)
    /// Its picture has too many pixels.
    case pixels(width: Int, height: Int)
  }

  /// What a trigger can't wait for.
  package enum TriggerFault: Sendable {
    /// A named element as one of another type.
    case type(of: String, ElementType)
    /// The tweens of an element that has none.
    case tweens(of: String)
    /// The touch of a sound.
    case touch(ofSound: String)
    /// The middle of a touch.
    case touchPass
    /// The drop of a page or a tween.
    case drop(KeyOwner)
    /// The drop of an element that can't be dragged.
    case drag(of: String)
    /// The drop of an element without drop targets.
    case target(of: String)
  }

  /// What never happens to an element.
  package enum ElementFault: Sendable {
    /// It never comes on stage.
    case offStage
    /// It never starts.
    case neverStarted
    /// It can't be touched.
    case untouchable
    /// It can't be dragged.
    case undraggable
    /// It is never seen.
    case unseen
    /// It lies under a named element.
    case covered(by: String)
    /// It is the target of a named element that can't be dragged.
    case targetOfUndraggable(String)
    /// It is a target to which a named element can't be dragged.
    case targetOutOfReach(of: String)
    /// It doesn't fall because it's turned.
    case turned
    /// It doesn't fall because it's scaled.
    case scaled
    /// It doesn't fall because a tween turns or scales it.
    case changedByTween
    /// It doesn't fall because a rule turns or scales it.
    case changedByRule
  }

  /// What is wrong with the regions of a drawing.
  package enum DrawingFault: Sendable {
    /// A region has both a point and a path.
    case pointAndPath
    /// A region has neither a point nor a path.
    case neitherPointNorPath
    /// A region has no path, but others have one.
    case withoutPath
    /// A point lies outside of the drawing.
    case outside
    /// A point lies in a region that already has one.
    case taken
    /// There are none.
    case empty
    /// One takes nearly the whole drawing.
    case tooLarge
    /// They can't be used.
    case map(RegionMapError)
  }

  /// How a text doesn't fit into its frame.
  package enum OverflowFault: Sendable {
    /// Its lines are higher.
    case height(Double, frame: Double)
    /// A word is wider.
    case wideWord
  }
}
