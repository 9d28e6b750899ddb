import BookKit

extension DiagnosticRule {
  /// All rules, in the order in which they are listed: errors, warnings and notes.
  package static let all: [DiagnosticRule] = [
    .malformedPlist, .unsupportedRoot, .missingType, .unknownType, .wrongType, .missingKey, .missingAsset,
    .unreadableAsset, .badColor, .unknownTransition, .unknownLoopType, .unknownAnimation, .unknownProperty,
    .unknownEvent, .unknownAction, .unknownValue, .badCondition, .outOfRange, .duplicateName, .danglingTrigger,
    .danglingTween, .danglingReference, .triggerCycle, .unsafePath, .unknownSection, .unknownOption,
    .duplicateSection, .exclusiveKeys, .badPath, .badRegion, .maskMismatch, .tooManyRegions, .badLanguage,

    .unknownKey, .keyAlias, .looseType, .duplicateKey, .triggerTypeMismatch, .unreachableItem, .inactiveArea,
    .coveredArea, .offCanvas, .turnedBody, .tweenConflict, .zeroSize, .unknownDuration, .silentTrigger, .deadEnd,
    .missingLocalization, .largeAsset, .touchOverlap, .soundOverlap, .runawayRules, .wordCount, .ignoredKey, .badLink,
    .unreachableTarget, .missingGlyph, .textOverflow, .sectionTrap, .hiddenSection, .openLines, .undeclaredLanguage,
    .mixedEncoding, .mismatchedDouble,

    .unusedAsset, .missingAltText, .smallTouchTarget, .unusedVariable, .untitledPage, .smallRegion, .unusualTime,
    .builtInOption,
  ]

  /// The checks, in the order in which they run; findings at the same place are reported in this order.
  static let checks: [Check] = [
    .ofWarnings(OffCanvas.find), .ofWarnings(ZeroSize.find), .ofWarnings(TurnedBody.find),
    .ofWarnings(TouchOverlap.find), .ofWarnings(UnreachableTarget.find), .ofWarnings(TweenConflict.find),
    .ofWarnings(DrivenTweenKeys.find),
    .ofWarnings(SoundOverlap.find), .ofWarnings(WordCount.find), .ofErrors(OutOfRange.findInReadAlongs),
    .ofErrors(AssetWalk.find), .ofWarnings(MissingGlyph.find), .ofWarnings(TextOverflow.find),
    .ofWarnings(MissingAltText.find), .ofWarnings(MissingLocalization.find), .ofWarnings(SmallTouchTarget.find),
    .ofErrors(UnknownSection.find), .ofErrors(DuplicateSection.find), .ofWarnings(HiddenSection.find),
    .ofWarnings(SectionTrap.find), .ofWarnings(UntitledPage.find), .ofErrors(UnknownOption.find),
    .ofErrors(OutOfRange.findInOptions), .ofErrors(OutOfRange.findInRubs),
    .ofErrors(DuplicateName.find),
    .ofErrors(TriggerWalk.find), .ofErrors(DanglingReference.find), .ofErrors(UnreachableItem.find),
    .ofWarnings(RunawayRules.find), .ofWarnings(UnusedVariable.find),
    .ofWarnings(DeadEnd.find), .ofErrors(OutOfRange.findInPuzzles), .ofErrors(BadRegion.find),
    .ofErrors(MaskMismatch.find), .ofErrors(TooManyRegions.find), .ofWarnings(OpenLines.find),
    .ofWarnings(SmallTouchTarget.findInGames), .ofWarnings(SmallRegion.find), .ofErrors(DuplicateName.findInGames),
    .ofWarnings(HiddenSection.findInGames), .ofErrors(BadLanguage.find), .ofWarnings(UndeclaredLanguage.find),
    .ofWarnings(UnusualTime.find), .ofWarnings(OwnOption.find), .ofWarnings(MixedEncoding.find),
    .ofWarnings(MismatchedDouble.find),
  ]

  package static func named(_ name: some Collection<UInt8>) -> DiagnosticRule? {
    all.first { $0.keyword.matches(name) }
  }

  var number: Int { DiagnosticRule.all.firstIndex(of: self) ?? DiagnosticRule.all.count }
}
