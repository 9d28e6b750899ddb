extension Key {
  static let ruleKeys: [Key] = [
    Key(.name, "name", in: .rule, .string, standard: "rule and its index", "what traces call it"),
    Key(
      .when, "when", in: .rule, .dictionary(.when), standard: "none", "the event that it waits for", isRequired: true),
    Key(.if, "if", in: .rule, .condition, standard: "none", "what must hold, such as `apples >= 3 and not done`"),
    Key(.do, "do", in: .rule, .array, standard: "none", "what it does, in order", isRequired: true),
    Key(.delay, "delay", in: .rule, .number(.size), standard: "0", "the seconds before it acts"),
    Key(.limit, "limit", in: .rule, .integer(0...Int(Int32.max)), standard: "no limit", "how often it may fire"),
    Key(.event, "event", in: .when, .event, standard: "none", "the name of the event", isRequired: true),
    Key(.item, "item", in: .when, .string, standard: "none", "the element that the event must carry"),
    Key(.tween, "tween", in: .when, .string, standard: "none", "the tween that the event must carry"),
    Key(.target, "target", in: .when, .string, standard: "none", "the drop target that the event must carry"),
    Key(.variable, "variable", in: .when, .string, standard: "none", "the variable that the event must carry"),
    Key(
      .action, "action", in: .action, .word(ActionKind.words, .unknownAction), standard: "none", "what is done",
      isRequired: true),
    Key(.item, "item", in: .action, .string, standard: "none", "the element, or `music` for the page's music"),
    Key(.tween, "tween", in: .action, .string, standard: "the first; all for `stopTween`", "the tween"),
    Key(.variable, "variable", in: .action, .string, standard: "none", "the variable"),
    Key(
      .property, "property", in: .action, .word(Property.words, .unknownProperty), standard: "none",
      "the property of the element"),
    Key(.to, "to", in: .action, .value, standard: "none", "the value that is set"),
    Key(.by, "by", in: .action, .number(.any), standard: "none", "by how much the variable changes"),
    Key(.page, "page", in: .action, .pageReference, standard: "none", "the page, by number or name"),
    Key(.trackName, "trackName", in: .action, .file, standard: "none", "the sound file"),
  ]
}
