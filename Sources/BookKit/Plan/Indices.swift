/// The index of a page in the book, or of a section; sections are numbered after the pages.
@usableFromInline package typealias PageIndex = IndexOf<Page>
/// The index of an element among the elements of its page in the book's file.
///
/// The indices in a plan differ, because a plan also has generated elements, such as the pieces of a puzzle.
@usableFromInline package typealias ElementIndex = IndexOf<Element>
/// The index of a page's plan in the book; a page that differs between languages has several plans.
typealias PlanIndex = IndexOf<PagePlan>
typealias ItemIndex = IndexOf<ItemPlan>
/// The index of an element's rarely used properties on its page.
typealias ExtrasIndex = IndexOf<ItemExtras>
/// The index of a visibility condition on its page.
typealias VisibilityIndex = IndexOf<ConditionPlan>
typealias TextIndex = IndexOf<TextPlan>
/// The index of a sound on its page: an element's, the music, or the voice slot of a page without narration.
typealias SoundIndex = IndexOf<SoundPlan>
/// The index of a sound file that drops, rules, games or movies play without an element.
typealias FileIndex = IndexOf<SoundFile>
typealias MovieIndex = IndexOf<MoviePlan>
typealias GameIndex = IndexOf<GamePlan>
/// The index of a way along which tweens move elements, on its page.
typealias WayIndex = IndexOf<Way>
/// The index of a tween that wanders among those of its page.
typealias WanderIndex = IndexOf<WanderPlan>
/// The index of an element that can be rubbed away among those of its page.
typealias RubIndex = IndexOf<RubPlan>
/// The index of a slider, a dial or a flap on its page.
typealias MovableIndex = IndexOf<MovablePlan>
typealias TweenIndex = IndexOf<TweenPlan>
typealias TriggerIndex = IndexOf<TriggerPlan>
/// The index of a rule on its page or, for a rule of the book, in the book.
typealias RuleIndex = IndexOf<RulePlan>
typealias VariableIndex = IndexOf<Variable>
