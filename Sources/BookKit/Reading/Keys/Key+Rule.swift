extension Key {
  static let ruleKeys: [Key] = [
    Key(.name, "name", in: .rule, .string, default: "rule and its index", "its name in traces"),
    Key(
      .when, "when", in: .rule, .dictionary(.when), default: "none", "the event that it waits for", isRequired: true),
    Key(.if, "if", in: .rule, .condition, default: "none", "the condition, such as `apples >= 3 and not done`"),
    Key(.do, "do", in: .rule, .array(.action), default: "none", "what it does, in order", isRequired: true),
    Key(.delay, "delay", in: .rule, .number(.nonnegative), default: "0", "the delay before it acts, in seconds"),
    Key(.limit, "limit", in: .rule, .integer(0...Int(Int32.max)), default: "no limit", "how many times it can fire"),
    Key(.event, "event", in: .when, .event, default: "none", "the name of the event", isRequired: true),
    Key(.item, "item", in: .when, .reference(.element), default: "none", "the element that the event must concern"),
    Key(.tween, "tween", in: .when, .reference(.tween), default: "none", "the tween that the event must concern"),
    Key(
      .target, "target", in: .when, .reference(.target), default: "none",
      "the drop target that the event must concern"),
    Key(
      .variable, "variable", in: .when, .reference(.variable), default: "none",
      "the variable that the event must concern"),
    Key(
      .section, "section", in: .when, .reference(.section), default: "none", "the section that the event must concern",
      or: SectionKind.words { $0 != .read && $0 != .credits }),
    Key(
      .option, "option", in: .when, .reference(.option), default: "none", "the option that the event must concern",
      or: BuiltInOption.words),
    Key(
      .region, "region", in: .when, .reference(.region), default: "none",
      "the region of a picture to colour that the event must concern"),
    Key(
      .action, "action", in: .action, .word(ActionKind.words, .unknownAction), default: "none", "what to do",
      isRequired: true),
    Key(
      .item, "item", in: .action, .reference(.element), default: "none",
      "the element, or `music` for the page's music"),
    Key(.tween, "tween", in: .action, .reference(.tween), default: "the first; all for `stopTween`", "the tween"),
    Key(.variable, "variable", in: .action, .reference(.variable), default: "none", "the variable"),
    Key(
      .property, "property", in: .action, .word(Property.words, .unknownProperty), default: "none",
      "the property of the element"),
    Key(.to, "to", in: .action, .value, default: "none", "the value to set"),
    Key(
      .by, "by", in: .action, .number(.any), default: "none",
      "by how much the variable changes, or how many values the option moves on"),
    Key(.page, "page", in: .action, .reference(.page), default: "none", "the page, by number or name"),
    Key(
      .section, "section", in: .action, .reference(.opened(canTurn: false)), default: "none",
      "the section or page that `open` opens",
      or: SectionKind.words),
    Key(.option, "option", in: .action, .reference(.option), default: "none", "the option", or: BuiltInOption.words),
    Key(.trackName, "trackName", in: .action, .file(.sound), default: "none", "the sound file"),
  ]
}
