extension LittleBook {
  /// Books about bodies, and what tweens, rules, groups and fingers do to them.
  static let bodyBooks = tweenedBodies + standingBodies + groupedBodies

  private static let noGravity = "physics={gravityY=0;};"
  private static let body = "type=text; text=A; width=50; height=50; physics={body=dynamic; restitution=0;};"

  private static let tweenedBodies: [LittleBook] = [
    LittleBook(
      "a tween of a body ends at its last value, where the body stays",
      page: "{name=a; x=100; \(body) tweens=({properties={x=400;}; duration=0.3;});}", keys: noGravity,
      inputs: [
        .open(1), .ticks(1), .expect("a.x", 200), .ticks(2), .expect("a.x", 400), .ticks(9), .expect("a.x", 400),
        .expect("a.y", 0),
      ],
      trace: """
        0 page.entering
        0 item.added a
        0 tween.started a/tween0
        0 page.entered
        3 tween.completed a/tween0
        8 body.rested a
        """),
    LittleBook(
      "after a tween a body falls from its last value, from rest",
      page: "{name=a; y=100; \(body) tweens=({properties={y=50;}; duration=0.2;});}", keys: "physics={gravityY=100;};",
      inputs: [
        .open(1), .ticks(1), .expect("a.y", 75), .ticks(1), .expect("a.y", 50), .ticks(1), .expect("a.y", 51),
        .ticks(1), .expect("a.y", 53),
      ],
      trace: """
        0 page.entering
        0 item.added a
        0 tween.started a/tween0
        0 page.entered
        2 tween.completed a/tween0
        """),
    LittleBook(
      "a tween of no time sets a body elsewhere, awake or asleep, by the clock or by a tap",
      page: """
        {name=a; x=100; \(body) tweens=({name=u; properties={x=200;}; duration=0; delay=0.1;},
         {name=v; properties={x=400;}; duration=0; delay=1;}, {name=w; properties={x=300;}; duration=0;
         trigger={triggeringItem=z; triggerIsATouch=yes;};});}, {type=text; text=Z; name=z; x=900;}
        """,
      rules: "{name=jump; when={event=tap; item=a;}; do=({action=startTween; item=a; tween=w;});}", keys: noGravity,
      inputs: [
        .open(1), .expect("a.x", 100), .ticks(1), .expect("a.x", 200), .ticks(8), .expect("a.x", 200), .ticks(1),
        .expect("a.x", 400), .tap(425, 25), .expect("a.x", 300), .ticks(1), .expect("a.x", 300), .ticks(9),
        .expect("a.x", 300),
      ],
      trace: """
        0 page.entering
        0 item.added a
        0 item.added z
        0 page.entered
        1 tween.started a/u
        1 tween.completed a/u
        6 body.rested a
        10 tween.started a/v
        10 tween.completed a/v
        10 touch.began a x=425 y=25
        10 touch.ended a x=425 y=25
        10 tap a
        10 rule.fired jump
        10 tween.started a/w
        10 tween.completed a/w
        15 body.rested a
        """),
    LittleBook(
      "a tween that is stopped leaves a body at the value of that tick",
      page: "{name=a; x=100; \(body) tweens=({properties={x=400;}; duration=0.3;});}",
      rules: "{name=halt; when={event=\"tween.started\";}; delay=0.2; do=({action=stopTween; item=a;});}",
      keys: noGravity, inputs: [.open(1), .ticks(2), .expect("a.x", 300), .ticks(9), .expect("a.x", 300)],
      trace: """
        0 page.entering
        0 item.added a
        0 tween.started a/tween0
        0 page.entered
        2 rule.fired halt
        2 tween.cancelled a/tween0
        7 body.rested a
        """),
    LittleBook(
      "a tween of its size leaves a body's place as it is",
      page: """
        {name=a; x=100; \(body) tweens=({properties={width=150; height=80;}; duration=0.4;},
         {properties={scaleX=3;}; delay=0.6; duration=0.2;});}
        """,
      keys: noGravity,
      inputs: [
        .open(1), .ticks(2), .expect("a.x", 100), .expect("a.width", 100), .ticks(2), .expect("a.x", 100),
        .expect("a.y", 0), .ticks(4), .expect("a.x", 100), .expect("a.y", 0), .ticks(9), .expect("a.x", 100),
      ],
      trace: """
        0 page.entering
        0 item.added a
        0 tween.started a/tween0
        0 page.entered
        4 tween.completed a/tween0
        6 tween.started a/tween1
        8 tween.completed a/tween1
        12 body.rested a
        """),
    LittleBook(
      "a body that a tween moves pushes another, which is reported once",
      page: """
        {name=a; \(body) tweens=({properties={x=200;}; duration=1;});}, {name=b; x=100; \(body)}
        """,
      keys: noGravity, inputs: [.open(1), .ticks(10), .expect("a.x", 200), .expect("b.x", 250), .ticks(9)],
      trace: """
        0 page.entering
        0 item.added a
        0 tween.started a/tween0
        0 item.added b
        0 page.entered
        3 body.collided a other=b
        10 tween.completed a/tween0
        15 body.rested a
        15 body.rested b
        """),
  ]

  private static let standingBodies: [LittleBook] = [
    LittleBook(
      "a stack falls at the tick at which its ground goes",
      page: """
        {type=text; text=G; name=ground; y=150; width=50; height=10; physics={body=static;};},
        {name=a; y=100; \(body)}, {name=b; y=50; \(body)}, {name=c; y=0; \(body)}
        """,
      rules: """
        {name=drop; when={event="body.rested"; item=c;}; limit=1; delay=0.3; do=({action=hide; item=ground;});}
        """,
      keys: "physics={gravityY=1000; bounds={width=300; height=400;};};",
      inputs: [
        .open(1), .ticks(8), .expect("a.y", 110), .expect("b.y", 60), .expect("c.y", 10), .ticks(20),
        .expect("a.y", 350), .expect("b.y", 300), .expect("c.y", 250),
      ],
      trace: """
        0 page.entering
        0 item.added ground
        0 item.added a
        0 item.added b
        0 item.added c
        0 page.entered
        5 body.rested a
        5 body.rested b
        5 body.rested c
        8 rule.fired drop
        8 item.removed ground
        14 body.collided a other=bounds
        19 body.rested a
        19 body.rested b
        19 body.rested c
        """),
    LittleBook(
      "a body that begins outside of the bounds is put inside at the first step",
      page: "{name=a; x=\"-200\"; y=900; \(body)}", keys: "physics={gravityY=0; bounds=canvas;};",
      inputs: [.open(1), .expect("a.x", -200), .ticks(1), .expect("a.x", 0), .expect("a.y", 718), .ticks(4)],
      trace: """
        0 page.entering
        0 item.added a
        0 page.entered
        5 body.rested a
        """),
  ]

  private static let groupedBodies: [LittleBook] = [
    LittleBook(
      "bodies in groups meet the page's bounds, and bodies elsewhere",
      page: """
        {type=group; name=g; x=100; y=50; elements=(
         {type=group; x=10; y=20; elements=({name=a; x=0; y=0; \(body)});}, {name=b; x=200; y=0; \(body)});},
        {type=text; text=S; name=shelf; x=110; y=280; width=50; height=10; physics={body=static; restitution=0;};}
        """,
      keys: "physics={gravityY=1000; bounds={width=800; height=400;};};",
      inputs: [.open(1), .ticks(20), .expect("a.x", 0), .expect("a.y", 160), .expect("b.x", 200), .expect("b.y", 300)],
      trace: """
        0 page.entering
        0 item.added g
        0 item.added g.element0
        0 item.added a
        0 item.added b
        0 item.added shelf
        0 page.entered
        6 body.collided a other=shelf
        8 body.collided b other=bounds
        11 body.rested a
        13 body.rested b
        """),
    LittleBook(
      "a group that moves takes its static bodies along, and leaves the others where they are",
      page: """
        {type=group; name=g; tweens=({properties={y=40;}; duration=0.4;});
         elements=({name=a; \(body)}, {type=text; text=S; name=s; x=300; width=50; height=50;
         physics={body=static;};});},
        {name=b; x=300; y=60; \(body)}
        """,
      keys: noGravity,
      inputs: [
        .open(1), .ticks(4), .expect("a.x", 0), .expect("a.y", -40), .expect("s.y", 0), .expect("b.y", 90), .ticks(9),
        .expect("a.y", -40), .expect("b.y", 90),
      ],
      trace: """
        0 page.entering
        0 item.added g
        0 tween.started g/tween0
        0 item.added a
        0 item.added s
        0 item.added b
        0 page.entered
        2 body.collided b other=s
        4 tween.completed g/tween0
        5 body.rested a
        9 body.rested b
        """),
    LittleBook(
      "in a group that is turned bodies do not fall",
      page: "{type=group; name=g; rotation=90; elements=({name=a; \(body)});}", faults: [.turnedBody],
      inputs: [.open(1), .ticks(9), .expect("a.y", 0)],
      trace: """
        0 page.entering
        0 item.added g
        0 item.added a
        0 page.entered
        """),
  ]
}
