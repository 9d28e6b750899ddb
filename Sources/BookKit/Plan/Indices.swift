/// The index of a page in the book, or of a section, whose indices follow those of the pages.
@usableFromInline package typealias PageIndex = IndexOf<Page>
/// The index of an element among those that its page has in the book's file.
///
/// The indices of a plan differ, since it also counts what it makes itself, such as the pieces of a puzzle.
@usableFromInline package typealias ElementIndex = IndexOf<Element>
/// The index of a page's plan among those of the book, which has several if a page differs by language.
typealias PlanIndex = IndexOf<PagePlan>
typealias ItemIndex = IndexOf<ItemPlan>
/// The index of an element's rarely used properties on its page.
typealias ExtrasIndex = IndexOf<ItemExtras>
/// The index of a condition under which an element is seen, on the page of that element.
typealias VisibilityIndex = IndexOf<ConditionPlan>
typealias TextIndex = IndexOf<TextPlan>
/// The index of a sound on its page: an element, its music, or the slot that it has if nothing is read aloud on it.
typealias SoundIndex = IndexOf<SoundPlan>
/// The index of a sound file of the book, which drops, rules, games and movies play without an element.
typealias FileIndex = IndexOf<SoundFile>
typealias MovieIndex = IndexOf<MoviePlan>
typealias GameIndex = IndexOf<GamePlan>
typealias TweenIndex = IndexOf<TweenPlan>
typealias TriggerIndex = IndexOf<TriggerPlan>
/// The index of a rule among those of its page or, for a rule of the book, of the book.
typealias RuleIndex = IndexOf<RulePlan>
typealias VariableIndex = IndexOf<Variable>
