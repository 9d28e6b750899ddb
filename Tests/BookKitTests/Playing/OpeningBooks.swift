extension LittleBook {
  /// Books about opening a page: what appears when, and what doesn't.
  static let opening: [LittleBook] = [
    LittleBook(
      "a page enters, then its elements in order, and then it has entered",
      page: "{type=text; text=A; name=a;}, {type=text; text=B; name=b;}", inputs: [.open(1)],
      trace: """
        0 page.entering
        0 item.added a
        0 item.added b
        0 page.entered
        """),
    LittleBook(
      "an element does all it does at first before the next one comes",
      page: """
        {type=text; text=A; name=a; tweens=({properties={x=5;};}, {properties={y=5;}; delay=0.5;});},
        {type=text; text=B; name=b;}
        """, inputs: [.open(1), .ticks(20)],
      trace: """
        0 page.entering
        0 item.added a
        0 tween.started a/tween0
        0 item.added b
        0 page.entered
        5 tween.started a/tween1
        10 tween.completed a/tween0
        15 tween.completed a/tween1
        """),
    LittleBook(
      "an element's tweens come before its sound",
      page: """
        {type=audio; name=s; audio={trackName="s.wav"; duration=0.4;};
         tweens=({properties={volume=0;}; duration=0.4;});}
        """, inputs: [.open(1), .ticks(4)],
      trace: """
        0 page.entering
        0 item.added s
        0 tween.started s/tween0
        0 sound.started s
        0 page.entered
        4 tween.completed s/tween0
        4 sound.completed s
        """),
    LittleBook(
      "what waits is off stage until its trigger fires",
      page: """
        {type=text; text=B; name=b; trigger={triggeringItem=a;};},
        {type=text; text=A; name=a; tweens=({properties={x=5;};});}
        """,
      inputs: [.open(1), .expectOnStage("b", false), .ticks(9), .expectOnStage("b", false), .ticks(1)],
      trace: """
        0 page.entering
        0 item.added a
        0 tween.started a/tween0
        0 page.entered
        10 tween.completed a/tween0
        10 trigger.fired b from=a
        10 item.added b
        """),
    LittleBook(
      "those that wait for one event come in the order of the array",
      page: """
        {type=text; text=C; name=c; trigger={triggeringItem=a;};},
        {type=text; text=A; name=a; tweens=({properties={x=5;}; duration=0.2;});},
        {type=text; text=B; name=b; trigger={triggeringItem=a;}; tweens=({properties={x=5;}; duration=0;});},
        {type=text; text=D; name=d; trigger={triggeringItem=a;};}
        """, inputs: [.open(1), .ticks(2)],
      trace: """
        0 page.entering
        0 item.added a
        0 tween.started a/tween0
        0 page.entered
        2 tween.completed a/tween0
        2 trigger.fired c from=a
        2 item.added c
        2 trigger.fired b from=a
        2 item.added b
        2 tween.started b/tween0
        2 tween.completed b/tween0
        2 trigger.fired d from=a
        2 item.added d
        """),
    LittleBook(
      "an element that earlier ones brought on stage is passed over",
      page: "{type=text; text=A; name=a;}, {type=text; text=B; name=b;}",
      rules: "{when={event=\"item.added\"; item=a;}; do=({action=show; item=b;});}", inputs: [.open(1)],
      trace: """
        0 page.entering
        0 item.added a
        0 rule.fired rule0
        0 item.added b
        0 page.entered
        """),
    LittleBook(
      "an element that came early and left again comes at its place",
      page: "{type=text; text=A; name=a;}, {type=text; text=B; name=b;}",
      rules: "{when={event=\"item.added\"; item=a;}; do=({action=show; item=b;}, {action=hide; item=b;});}",
      inputs: [.open(1)],
      trace: """
        0 page.entering
        0 item.added a
        0 rule.fired rule0
        0 item.added b
        0 item.removed b
        0 item.added b
        0 page.entered
        """),
    LittleBook(
      "a group comes with its tweens, then its children",
      page: """
        {type=group; name=g; tweens=({properties={x=5;}; duration=0.3;});
         elements=({type=text; text=A; name=a; tweens=({properties={x=5;}; duration=0;});}, {type=text; text=B;});},
        {type=text; text=C; name=c;}
        """, inputs: [.open(1), .ticks(3)],
      trace: """
        0 page.entering
        0 item.added g
        0 tween.started g/tween0
        0 item.added a
        0 tween.started a/tween0
        0 tween.completed a/tween0
        0 item.added g.element1
        0 item.added c
        0 page.entered
        3 tween.completed g/tween0
        """),
    LittleBook(
      "what has no name is called by its place",
      page: """
        {type=text; text=A;},
        {type=group; elements=({type=text; text=B;}, {type=group; elements=({type=text; text=C;});});}
        """, inputs: [.open(1)],
      trace: """
        0 page.entering
        0 item.added element0
        0 item.added element1
        0 item.added element1.element0
        0 item.added element1.element1
        0 item.added element1.element1.element0
        0 page.entered
        """),
    LittleBook(
      "a child that waits is not brought by its group",
      page: """
        {type=group; name=g;
         elements=({type=text; text=B; name=b; trigger={triggeringItem=a;};}, {type=text; text=C; name=c;});},
        {type=text; text=A; name=a; tweens=({properties={x=5;}; duration=0.1;});}
        """, inputs: [.open(1), .expectOnStage("b", false), .ticks(1), .expectOnStage("b", true)],
      trace: """
        0 page.entering
        0 item.added g
        0 item.added c
        0 item.added a
        0 tween.started a/tween0
        0 page.entered
        1 tween.completed a/tween0
        1 trigger.fired b from=a
        1 item.added b
        """),
    LittleBook(
      "what waits for the page's start comes before its elements, what waits for its end after them",
      page: """
        {type=text; text=A; name=a; trigger={triggeringItemType=page;};},
        {type=text; text=B; name=b;},
        {type=text; text=C; name=c; trigger={triggeringItemType=page; triggerWhen=start;};}
        """, inputs: [.open(1)],
      trace: """
        0 page.entering
        0 trigger.fired c from=page
        0 item.added c
        0 item.added b
        0 page.entered
        0 trigger.fired a from=page
        0 item.added a
        """),
    LittleBook(
      "the page's music starts before its first element",
      page: "{type=text; text=A; name=a;}", keys: "music={trackName=\"m.wav\"; duration=1;};",
      inputs: [.open(1), .ticks(25)],
      trace: """
        0 page.entering
        0 sound.started music
        0 item.added a
        0 page.entered
        10 sound.repeated music
        20 sound.repeated music
        """),
    LittleBook(
      "what comes on stage in time takes its initial values",
      page: """
        {type=text; text=A; name=a; x=7; alpha=0.5; rotation=30; visible=no;},
        {type=image; fileName="p.png"; name=p; width=30; touchable=yes;}
        """, files: [.picture("p.png", width: 20, height: 10)],
      inputs: [
        .open(1), .expect("a.x", 7), .expect("a.alpha", 0.5), .expect("a.rotation", 30),
        .expectTruth("a.visible", false), .expect("p.width", 30), .expect("p.height", 10),
      ],
      trace: """
        0 page.entering
        0 item.added a
        0 item.added p
        0 page.entered
        """),
  ]
}
