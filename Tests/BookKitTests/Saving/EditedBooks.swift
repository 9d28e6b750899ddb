extension EditedBook {
  private static let mover = "{type=text; text=A; name=a; tweens=({name=go; duration=1; properties={x=100;};});}"
  private static let waiter = "{type=text; text=B; name=b; trigger={triggeringItem=a;};}"

  /// The list of books that continue after an edit.
  static let all = pages + languages

  /// The list of books in one language.
  private static let pages: [EditedBook] = [
    EditedBook(
      "elements in another order", page: "\(mover), \(waiter)", [.open(1), .ticks(4)], to: "\(waiter), \(mover)",
      then: [.expect("a.x", 40), .expectOnStage("b", false), .ticks(10), .expect("a.x", 100)],
      trace: """
        10 tween.completed a/go
        10 trigger.fired b from=a
        10 item.added b
        """),
    EditedBook(
      "a new element that waits for nothing comes, one that waits goes on waiting", page: mover,
      [.open(1), .ticks(4)], to: "{type=text; text=N; name=n;}, \(mover), \(waiter)",
      then: [.expectOnStage("n", true), .ticks(6)],
      trace: """
        4 item.added n
        10 tween.completed a/go
        10 trigger.fired b from=a
        10 item.added b
        """),
    EditedBook(
      "a new group comes with its children, a new child only into a group that is there",
      page: "{type=group; name=g; elements=();}, {type=group; name=h; elements=(); trigger={triggeringItem=z;};}",
      [.open(1)],
      to: """
        {type=group; name=g; elements=({type=text; text=A; name=a;});},
        {type=group; name=h; trigger={triggeringItem=z;}; elements=({type=text; text=B; name=b;});},
        {type=group; name=n; elements=({type=text; text=C; name=c;});}
        """, then: [.expectOnStage("b", false)],
      trace: """
        0 item.added a
        0 item.added n
        0 item.added c
        """),
    EditedBook(
      "what the reader has seen leave stays away",
      page: """
        {type=text; text=A; name=a; tweens=({duration=0.2; removeFromStageWhenFinished=yes; properties={x=1;};});}
        """, [.open(1), .ticks(5)], to: "{type=text; text=A; name=a;}, {type=text; text=N; name=n;}",
      then: [.expectOnStage("a", false)], trace: "5 item.added n"),
    EditedBook(
      "a tween that is gone runs no more, and what it alone changed is as the book has it",
      page: """
        {type=text; text=A; name=a; tweens=(
          {name=go; duration=1; properties={x=100;};}, {name=up; duration=1; properties={y=100;};});}
        """, [.open(1), .ticks(5)],
      to: "{type=text; text=A; name=a; y=7; tweens=({name=go; duration=1; properties={x=100;};});}",
      then: [.expect("a.x", 50), .expect("a.y", 7), .ticks(9)], trace: "10 tween.completed a/go"),
    EditedBook(
      "a tween takes its new end and length",
      page: mover, [.open(1), .ticks(4)],
      to: "{type=text; text=A; name=a; tweens=({name=go; duration=2; properties={x=200;};});}",
      then: [.expect("a.x", 40), .ticks(16), .expect("a.x", 200)], trace: "20 tween.completed a/go"),
    EditedBook(
      "a tween that would be over by now ends at the next tick",
      page: mover, [.open(1), .ticks(8)],
      to: "{type=text; text=A; name=a; tweens=({name=go; duration=0.5; properties={x=100;};});}",
      then: [.ticks(3), .expect("a.x", 100)], trace: "9 tween.completed a/go"),
    EditedBook(
      "an endless tween that takes no time now has ended",
      page: "{type=text; text=A; name=a; tweens=({name=go; duration=1; properties={x=100;}; loopType=repeat;});}",
      [.open(1), .ticks(8)],
      to: "{type=text; text=A; name=a; tweens=({name=go; duration=0; properties={x=100;}; loopType=repeat;});}",
      then: [.ticks(30), .expect("a.x", 100)], trace: ""),
    EditedBook(
      "what a finger dragged and is gone is let go",
      page: "{type=text; text=A; name=a; width=50; height=50; draggable=yes;}, {type=text; text=B; name=b;}",
      [.open(1), .press(0, 10, 10), .move(0, 30, 30)], to: "{type=text; text=B; name=b;}",
      then: [.move(0, 50, 50), .release(0)], trace: "0 touch.ended x=50 y=50"),
    EditedBook(
      "a named page is found behind another", before: "pages=({name=one; elements=(\(mover));});",
      [.open(1), .ticks(4)],
      after: "pages=({name=zero; elements=();}, {name=one; elements=(\(mover));});",
      then: [.expectPage(2), .ticks(6), .previous],
      trace: """
        10 tween.completed a/go page=2
        10 page.exiting
        10 page.entering from=2 page=1
        10 page.exited page=2
        10 page.entered page=1
        """),
    EditedBook(
      "a page without a name is found by what was on it", before: "pages=({elements=(\(mover));});",
      [.open(1), .ticks(4)],
      after: "pages=({elements=({type=text; text=Z; name=z;});}, {elements=();}, {elements=(\(mover));});",
      then: [.expectPage(3), .ticks(6)], trace: "10 tween.completed a/go page=3"),
    EditedBook(
      "another title, when there is an identifier",
      before: "title=Old; identifier=book; pages=({elements=(\(mover));});",
      [.open(1), .ticks(4)], after: "title=New; identifier=book; pages=({elements=(\(mover));});", then: [.ticks(6)],
      trace: "10 tween.completed a/go"),
    EditedBook(
      "rules and variables in another order, and new ones",
      before: """
        variables={a=<*I0>; b=<*I0>;}; pages=({elements=();});
        rules=({name=once; when={event="page.entered";}; limit=1; do=({action=set; variable=a; by=1;});},
               {name=late; when={event="page.entered";}; delay=0.5; do=({action=set; variable=b; by=1;});});
        """, [.open(1), .ticks(2)],
      after: """
        variables={c=<*I7>; b=<*I0>; a=<*I0>;}; pages=({elements=();});
        rules=({name=new; when={event="page.entered";}; do=({action=set; variable=c; by=1;});},
               {name=late; when={event="page.entered";}; delay=0.5; do=({action=set; variable=b; by=2;});},
               {name=once; when={event="page.entered";}; limit=1; do=({action=set; variable=a; by=1;});});
        """, then: [.expect("$a", 1), .expect("$c", 7), .ticks(3), .open(1), .expect("$a", 1), .expect("$c", 8)],
      trace: """
        5 rule.fired late
        5 variable.changed name=b value=2
        5 page.exiting
        5 page.entering from=1
        5 page.exited
        5 page.entered
        5 rule.fired new
        5 variable.changed name=c value=8
        """),
  ]

  /// Returns a text that stands elsewhere in each language of its translations.
  private static func translated(_ translations: String, root: String = "") -> String {
    "\(root) pages=({elements=({type=text; text=A; name=a; x=1; localized={\(translations)};});});"
  }

  /// The list of books whose languages are those of their translations, or were before the edit.
  private static let languages: [EditedBook] = [
    EditedBook(
      "as the book is written, when it names no languages", before: translated("it={x=2;};"), [.open(1)],
      after: translated("it={x=2;}; de={x=3;};"), then: [.expect("a.x", 1)], trace: ""),
    EditedBook(
      "a translation, when they are in another order now", before: translated("it={x=2;}; de={x=3;};"),
      [.language("de"), .open(1)], after: translated("fr={x=4;}; de={x=3;}; it={x=2;};"),
      then: [.expect("a.x", 3), .open(1), .expect("a.x", 3)],
      trace: """
        0 page.exiting
        0 page.entering from=1
        0 item.added a
        0 page.exited
        0 page.entered
        """),
    EditedBook(
      "a translation that is gone is read as the book is written", before: translated("it={x=2;}; de={x=3;};"),
      [.language("de"), .open(1)], after: translated("it={x=2;};"),
      then: [.expect("a.x", 1), .language("de"), .expect("a.x", 1)], trace: ""),
    EditedBook(
      "a translation, when the book names its languages now", before: translated("it={x=2;};"),
      [.language("it"), .open(1)], after: translated("it={x=2;};", root: "languages=(en, it);"),
      then: [.expect("a.x", 2)], trace: ""),
    EditedBook(
      "as it was written, when the book names its languages now", before: translated("it={x=2;};"), [.open(1)],
      after: translated("it={x=2;};", root: "languages=(de, it);"), then: [.expect("a.x", 1)], trace: ""),
    EditedBook(
      "a language that the book named before", before: translated("it={x=2;};", root: "languages=(en, it);"),
      [.language("it"), .open(1)], after: translated("it={x=2;};"), then: [.expect("a.x", 2)], trace: ""),
    EditedBook(
      "a first language that the book named before", before: translated("it={x=2;};", root: "languages=(en, it);"),
      [.open(1)], after: translated("it={x=2;};"), then: [.expect("a.x", 1)], trace: ""),
  ]
}
