extension LittleBook {
  /// Books in which a finger rests on an element.
  static let holds: [LittleBook] = [
    LittleBook(
      "a finger that rests for half a second holds, and gives no tap",
      page: "{type=activearea; name=a; width=50; height=50; onTap=({action=set; variable=n; by=100;});}",
      rules: "{when={event=hold; item=a;}; do=({action=set; variable=n; by=1;});}",
      root: "variables = {n=<*I0>;};",
      inputs: [.open(1), .press(0, 10, 10), .move(0, 18, 16), .ticks(6), .release(0), .expect("$n", 1)],
      trace: """
        0 page.entering
        0 item.added a
        0 page.entered
        0 touch.began a x=10 y=10
        5 hold a
        5 rule.fired rule0
        5 variable.changed name=n value=1
        6 touch.ended a x=18 y=16
        """),
    LittleBook(
      "a finger that has been farther than 10 points away, or is lifted in time, doesn't hold",
      page: "{type=activearea; name=a; width=50; height=50;}",
      rules: "{when={event=hold; item=a;}; do=({action=nextPage;});}",
      inputs: [
        .open(1), .press(0, 10, 10), .move(0, 20.5, 10), .move(0, 10, 10), .ticks(6), .release(0), .press(0, 10, 10),
        .ticks(4), .release(0), .ticks(6),
      ],
      trace: """
        0 page.entering
        0 item.added a
        0 page.entered
        0 touch.began a x=10 y=10
        6 touch.ended a x=10 y=10
        6 tap a
        6 touch.began a x=10 y=10
        10 touch.ended a x=10 y=10
        10 tap a
        """),
    LittleBook(
      "a trigger waits for a hold, which only elements tell that something waits for",
      page: """
        {type=text; text=T; name=a; width=50; height=50;}, {type=activearea; name=b; x=60; width=50; height=50;},
        {type=text; text=T; name=c; trigger={triggeringItem=a; triggerWhen=hold;};},
        {type=activearea; name=d; x=120; width=50; height=50; draggable=<*BY>;}
        """,
      rules: """
        {when={event=hold;}; do=({action=set; variable=n; by=1;});},
        {when={event=hold; item=d;}; do=({action=set; variable=n; by=10;});}
        """,
      root: "variables = {n=<*I0>;};",
      inputs: [
        .open(1), .press(0, 10, 10), .press(1, 70, 10), .press(2, 130, 10), .ticks(6), .release(1), .expect("$n", 1),
        .release(2), .release(0),
      ],
      trace: """
        0 page.entering
        0 item.added a
        0 item.added b
        0 item.added d
        0 page.entered
        0 touch.began a x=10 y=10
        0 touch.began b x=70 y=10
        0 touch.began d x=130 y=10
        0 drag.started d x=120 y=0
        5 hold a
        5 trigger.fired c from=a
        5 item.added c
        5 rule.fired rule0
        5 variable.changed name=n value=1
        6 touch.ended b x=70 y=10
        6 tap b
        6 touch.ended d x=130 y=10
        6 drag.ended d x=120 y=0
        6 tap d
        6 touch.ended a x=10 y=10
        """),
    LittleBook(
      "a hold is a choice for readers who can't touch",
      page: "{type=activearea; name=a; width=50; height=50;}, {type=activearea; name=b; width=50; height=50;}",
      rules: "{when={event=hold; item=a;}; do=({action=hide; item=a;});}",
      inputs: [.open(1), .expectChoices(["a>hold"]), .choose("a", "hold"), .expectChoices([])],
      trace: """
        0 page.entering
        0 item.added a
        0 item.added b
        0 page.entered
        0 touch.began a x=25 y=25
        0 hold a
        0 rule.fired rule0
        0 item.removed a
        0 touch.ended a x=25 y=25
        """),
  ]
}
