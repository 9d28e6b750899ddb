import BookKit
import Testing

/// An event and the texts made from it.
struct EventCase: Sendable, CustomTestStringConvertible {
  let names: NameTable
  let event: Event
  /// The line in a trace, without its beginning.
  let line: String
  /// The line for people, from the event on.
  let text: String

  init(_ kind: EventKind, line: String, text: String, _ fill: (inout Event, (String) -> Name) -> Void = { _, _ in }) {
    var names = NameTable()
    var event = Event(kind, at: Ticks(0), page: 1)
    fill(&event) { names.intern($0.utf8) }
    self.names = names
    self.event = event
    self.line = line
    self.text = text
  }

  var testDescription: String { text }
}

extension EventCase {
  static let all =
    [
      EventCase(.pageEntering, line: "", text: "page.entering"),
      EventCase(.pageEntering, line: #","from":2"#, text: "page.entering    from=2") { event, _ in
        event.origin = .page(2)
      },
      EventCase(.pageRefused, line: #","reason":"narration""#, text: "page.refused     reason=narration") { event, _ in
        event.reason = .narration
      },
      EventCase(.languageChanged, line: #","value":"de-CH""#, text: "language.changed de-CH") { event, name in
        event.value = .text(name("de-CH"))
      },
      EventCase(.itemAdded, line: #","item":"moon""#, text: "item.added       moon") { event, name in
        event.item = name("moon")
      },
      EventCase(
        .tweenRepeated, line: #","item":"fish","tween":"swim","pass":2"#, text: "tween.repeated   fish/swim pass=2"
      ) {
        event, name in
        (event.item, event.tween, event.pass) = (name("fish"), name("swim"), 2)
      },
      EventCase(
        .wordSpoken, line: #","item":"story","index":0,"text":"Once,""#,
        text: "word.spoken      story index=0 text=Once,"
      ) {
        event, name in
        (event.item, event.index, event.text) = (name("story"), 0, name("Once,"))
      },
      EventCase(.touchBegan, line: #","x":1.5,"y":-2"#, text: "touch.began      x=1.5 y=-2") { event, _ in
        event.position = Point(x: 1.5, y: -2)
      },
      EventCase(
        .touchRefused, line: #","item":"a","reason":"transition","x":0,"y":0"#,
        text: "touch.refused    a reason=transition x=0 y=0"
      ) { event, name in
        (event.item, event.reason, event.position) = (name("a"), .transition, Point(x: -0.0, y: -0.0004))
      },
      EventCase(
        .dragDropped, line: #","item":"hat","target":"the head","x":10,"y":20"#,
        text: #"drag.dropped     hat target="the head" x=10 y=20"#
      ) { event, name in
        (event.item, event.target, event.position) = (name("hat"), name("the head"), Point(x: 10, y: 20))
      },
      EventCase(.bodyCollided, line: #","item":"ball","other":"bounds""#, text: "body.collided    ball other=bounds") {
        event, name in
        (event.item, event.other) = (name("ball"), name("bounds"))
      },
    ] + causesAndValues

  private static let causesAndValues = [
    EventCase(.triggerFired, line: #","item":"a","tween":"b","from":"c""#, text: "trigger.fired    a/b from=c") {
      event, name in
      (event.item, event.tween, event.origin) = (name("a"), name("b"), .item(name("c")))
    },
    EventCase(.triggerFired, line: #","item":"a","from":"page""#, text: "trigger.fired    a from=page") { event, name in
      (event.item, event.origin) = (name("a"), .wholePage)
    },
    EventCase(.ruleFired, line: #","name":"rule0""#, text: "rule.fired       rule0") { event, name in
      event.name = name("rule0")
    },
    EventCase(.variableChanged, line: #","name":"apples","value":3"#, text: "variable.changed apples value=3") {
      event, name in
      (event.name, event.value) = (name("apples"), .number(3))
    },
    EventCase(.variableChanged, line: #","name":"done","value":true"#, text: "variable.changed done value=true") {
      event, name in
      (event.name, event.value) = (name("done"), .boolean(true))
    },
    EventCase(.variableChanged, line: #","name":"done","value":"true""#, text: #"variable.changed done value="true""#) {
      event, name in
      (event.name, event.value) = (name("done"), .text(name("true")))
    },
    EventCase(
      .tweenUpdated, line: ##","item":"a","tween":"b","name":"fontColor","value":"#0AFF00""##,
      text: "tween.updated    a/b name=fontColor value=#0AFF00"
    ) { event, name in
      (event.item, event.tween, event.name) = (name("a"), name("b"), name("fontColor"))
      event.value = .color(Color(red: 10, green: 255, blue: 0))
    },
    EventCase(
      .tweenUpdated, line: ##","name":"c","value":"#00000080""##, text: "tween.updated    name=c value=#00000080"
    ) {
      event, name in
      (event.name, event.value) = (name("c"), .color(Color(red: 0, green: 0, blue: 0, alpha: 128)))
    },
    EventCase(.linkOpened, line: #","url":"https://a.b/?c=d""#, text: "link.opened      url=https://a.b/?c=d") {
      event, name in
      event.url = name("https://a.b/?c=d")
    },
    EventCase(.creditShown, line: #","index":0,"name":"Ann""#, text: "credit.shown     Ann index=0") { event, name in
      (event.index, event.name) = (0, name("Ann"))
    },
    EventCase(
      .creditHidden, line: #","index":1,"name":"Ann","finished":false"#,
      text: "credit.hidden    Ann index=1 finished=false"
    ) { event, name in
      (event.index, event.name, event.isFinished) = (1, name("Ann"), false)
    },
    EventCase(.engineFault, line: #","reason":"cascade""#, text: "engine.fault     reason=cascade") { event, _ in
      event.reason = .cascade
    },
  ]
}
