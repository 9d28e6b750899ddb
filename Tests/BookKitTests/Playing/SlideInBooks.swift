extension LittleBook {
  /// Books about banners: how they come, stay and leave.
  static let slideIns: [LittleBook] = [
    LittleBook(
      "a banner comes from just outside the canvas and stays",
      page: """
        {type=text; text=A; name=a; x=100; y=50; width=200; height=100; slideIn={};},
        {type=text; text=B; name=b; x=100; y=50; width=200; height=100; slideIn={from=right;};},
        {type=text; text=C; name=c; x=100; y=50; width=200; height=100; slideIn={from=top; duration=1;};},
        {type=text; text=D; name=d; x=100; y=50; width=200; height=100; slideIn={from=bottom; duration=0;};}
        """, root: "canvas={width=600; height=400;};",
      inputs: [
        .open(1), .expect("a.x", -200), .expect("b.x", 600), .expect("c.y", -100), .expect("d.y", 50), .ticks(1),
        .expect("a.x", -140), .expect("a.y", 50), .expect("b.x", 500), .expect("c.y", -85), .expect("c.x", 100),
        .ticks(4), .expect("a.x", 100), .expect("b.x", 100), .ticks(6), .expect("c.y", 50),
      ],
      trace: """
        0 page.entering
        0 item.added a
        0 tween.started a/slideIn
        0 item.added b
        0 tween.started b/slideIn
        0 item.added c
        0 tween.started c/slideIn
        0 item.added d
        0 tween.started d/slideIn
        0 tween.completed d/slideIn
        0 page.entered
        5 tween.completed a/slideIn
        5 tween.completed b/slideIn
        10 tween.completed c/slideIn
        """),
    LittleBook(
      "a banner that holds leaves the same way, counted from its arrival",
      page: "{type=text; text=A; name=a; x=100; width=200; height=100; slideIn={hold=1;};}",
      inputs: [
        .open(1), .ticks(15), .expect("a.x", 100), .ticks(1), .expect("a.x", 40), .ticks(4), .expectOnStage("a", false),
      ],
      trace: """
        0 page.entering
        0 item.added a
        0 tween.started a/slideIn
        0 page.entered
        5 tween.completed a/slideIn
        15 tween.started a/slideOut
        20 tween.completed a/slideOut
        20 item.removed a
        """),
    LittleBook(
      "a banner that holds for 0 seconds leaves at once",
      page: "{type=text; text=A; name=a; x=100; width=200; height=100; slideIn={hold=0;};}",
      inputs: [.open(1), .ticks(20)],
      trace: """
        0 page.entering
        0 item.added a
        0 tween.started a/slideIn
        0 page.entered
        5 tween.completed a/slideIn
        5 tween.started a/slideOut
        10 tween.completed a/slideOut
        10 item.removed a
        """),
    LittleBook(
      "a banner that bounces goes beyond its place, but leaves in a straight line",
      page: """
        {type=text; text=A; name=a; x=100; width=200; height=100; slideIn={duration=1; bounce=yes; hold=0.1;};}
        """,
      inputs: [
        .open(1), .expect("a.x", -200), .ticks(1), .expect("a.x", 0), .ticks(1), .expect("a.x", 156.25), .ticks(3),
        .expect("a.x", 100), .ticks(5), .expect("a.x", 100), .ticks(1), .expect("a.x", 100), .ticks(5),
        .expect("a.x", -50),
      ],
      trace: """
        0 page.entering
        0 item.added a
        0 tween.started a/slideIn
        0 page.entered
        10 tween.completed a/slideIn
        11 tween.started a/slideOut
        """),
    LittleBook(
      "a banner comes after the element's own tweens, and decides while it runs",
      page: """
        {type=text; text=A; name=a; x=100; width=200; height=100; slideIn={}; tweens=({properties={x=500;};});}
        """,
      inputs: [.open(1), .ticks(1), .expect("a.x", -140), .ticks(4), .expect("a.x", 300), .ticks(5)],
      trace: """
        0 page.entering
        0 item.added a
        0 tween.started a/tween0
        0 tween.started a/slideIn
        0 page.entered
        5 tween.completed a/slideIn
        10 tween.completed a/tween0
        """),
    LittleBook(
      "a banner's tweens trigger like others, by number and by name",
      page: """
        {type=text; text=A; name=a; x=100; width=200; height=100; slideIn={hold=0.5;};},
        {type=text; text=B; name=b; trigger={triggeringItem=a; triggerIsATween=yes; triggeringTweenNumber=0;};},
        {type=text; text=C; name=c;
         trigger={triggeringItem=a; triggerIsATween=yes; triggeringTweenNumber=slideOut; triggerWhen=start;};},
        {type=text; text=D; name=d; trigger={triggeringItem=a; triggerIsATween=yes; triggeringTweenNumber=slideOut;};}
        """, inputs: [.open(1), .ticks(20)],
      trace: """
        0 page.entering
        0 item.added a
        0 tween.started a/slideIn
        0 page.entered
        5 tween.completed a/slideIn
        5 trigger.fired b from=a
        5 item.added b
        10 tween.started a/slideOut
        10 trigger.fired c from=a
        10 item.added c
        15 tween.completed a/slideOut
        15 trigger.fired d from=a
        15 item.added d
        15 item.removed a
        """),
    LittleBook(
      "a banner in its hold is idle: it starts over, and the old hold is forgotten",
      page: """
        {type=activearea; name=z; y=300; width=100; height=100;},
        {type=text; text=A; name=a; x=100; width=200; height=100; slideIn={hold=1;}; trigger={triggeringItem=z;};}
        """,
      inputs: [
        .open(1), .tap(50, 350), .ticks(3), .tap(50, 350), .ticks(7), .tap(50, 350), .expect("a.x", -200), .ticks(30),
      ],
      trace: """
        0 page.entering
        0 item.added z
        0 page.entered
        0 touch.began z x=50 y=350
        0 trigger.fired a from=z
        0 item.added a
        0 tween.started a/slideIn
        0 touch.ended z x=50 y=350
        0 tap z
        3 touch.began z x=50 y=350
        3 touch.ended z x=50 y=350
        3 tap z
        5 tween.completed a/slideIn
        10 touch.began z x=50 y=350
        10 trigger.fired a from=z
        10 tween.started a/slideIn
        10 touch.ended z x=50 y=350
        10 tap z
        15 tween.completed a/slideIn
        25 tween.started a/slideOut
        30 tween.completed a/slideOut
        30 item.removed a
        """),
    LittleBook(
      // Interpretation: the distance to the outside is the same in a group's coordinates as in the page's.
      "a banner in a group comes from outside in the group's coordinates",
      page: """
        {type=group; name=g; x=50; elements=({type=text; text=A; name=a; x=100; width=200; height=100; slideIn={};});}
        """,
      inputs: [.open(1), .expect("a.x", -200), .ticks(1), .expect("a.x", -140)],
      trace: """
        0 page.entering
        0 item.added g
        0 item.added a
        0 tween.started a/slideIn
        0 page.entered
        """),
    LittleBook(
      "a banner that is stopped never begins its hold",
      page: """
        {type=text; text=A; name=a; x=100; width=200; height=100; slideIn={hold=0.1;};},
        {type=text; text=B; name=b; tweens=({properties={x=10;}; duration=0.2;});}
        """,
      rules: "{when={event=\"tween.completed\"; item=b;}; do=({action=stopTween; item=a;});}",
      inputs: [.open(1), .ticks(20), .expect("a.x", -80)],
      trace: """
        0 page.entering
        0 item.added a
        0 tween.started a/slideIn
        0 item.added b
        0 tween.started b/tween0
        0 page.entered
        2 tween.completed b/tween0
        2 rule.fired rule0
        2 tween.cancelled a/slideIn
        """),
    LittleBook(
      "a banner that holds for 0 seconds does not leave when its arrival makes it start over",
      page: """
        {type=text; text=C; name=c; tweens=({name=w; duration=0.2; properties={x=5;};});},
        {type=text; text=A; name=a; x=300; width=100; height=50; slideIn={hold=0;};
         trigger={triggeringItem=c; triggerWhen=start; retrigger=restart;};}
        """,
      rules: "{when={event=\"tween.completed\"; item=a; tween=slideIn;}; limit=1; do=({action=startTween; item=c;});}",
      inputs: [.open(1), .ticks(20)],
      trace: """
        0 page.entering
        0 item.added c
        0 tween.started c/w
        0 trigger.fired a from=c
        0 item.added a
        0 tween.started a/slideIn
        0 page.entered
        2 tween.completed c/w
        5 tween.completed a/slideIn
        5 rule.fired rule0
        5 tween.started c/w
        5 trigger.fired a from=c
        5 tween.started a/slideIn
        7 tween.completed c/w
        10 tween.completed a/slideIn
        10 tween.started a/slideOut
        15 tween.completed a/slideOut
        15 item.removed a
        """),
    LittleBook(
      // Interpretation: the hold that counts is that of the last arrival, even while it is still in progress.
      "a banner that is asked to come again while it stays forgets its old hold",
      page: """
        {type=activearea; name=z; width=100; height=100;},
        {type=text; text=A; name=a; x=300; width=100; height=50; slideIn={hold=1;};}
        """,
      rules: "{when={event=\"touch.began\"; item=z;}; do=({action=startTween; item=a; tween=slideIn;});}",
      inputs: [.open(1), .ticks(13), .press(0, 50, 50), .expect("a.x", -100), .ticks(30)],
      trace: """
        0 page.entering
        0 item.added z
        0 item.added a
        0 tween.started a/slideIn
        0 page.entered
        5 tween.completed a/slideIn
        13 touch.began z x=50 y=50
        13 rule.fired rule0
        13 tween.started a/slideIn
        18 tween.completed a/slideIn
        28 tween.started a/slideOut
        33 tween.completed a/slideOut
        33 item.removed a
        """),
  ]
}
