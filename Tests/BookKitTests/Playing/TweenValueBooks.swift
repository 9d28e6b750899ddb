extension LittleBook {
  /// Books in which several tweens, rules and keyframes affect what is displayed.
  static let tweenValues: [LittleBook] = [
    LittleBook(
      "of two tweens of one property the one started last decides, and then the other again",
      page: """
        {type=text; text=A; name=a; tweens=({properties={x=100;};},
         {properties={x=50;}; delay=0.2; duration=0.4;});}
        """,
      inputs: [
        .open(1), .ticks(2), .expect("a.x", 20), .ticks(2), .expect("a.x", 35), .ticks(2), .expect("a.x", 60),
        .ticks(4), .expect("a.x", 100),
      ],
      trace: """
        0 page.entering
        0 item.added a
        0 tween.started a/tween0
        0 page.entered
        2 tween.started a/tween1
        6 tween.completed a/tween1
        10 tween.completed a/tween0
        """),
    LittleBook(
      "a tween that completes under another one is covered by it",
      page: """
        {type=text; text=A; name=a; tweens=({properties={x=100;}; duration=0.4;}, {properties={x=0;}; delay=0.2;});}
        """,
      inputs: [.open(1), .ticks(4), .expect("a.x", 40), .ticks(8), .expect("a.x", 0)],
      trace: """
        0 page.entering
        0 item.added a
        0 tween.started a/tween0
        0 page.entered
        2 tween.started a/tween1
        4 tween.completed a/tween0
        12 tween.completed a/tween1
        """),
    LittleBook(
      "a tween starts at what is displayed, after all that was reported before",
      page: """
        {type=text; text=A; name=a; x=10; tweens=({properties={x=40;}; duration=0;}, {properties={x=60;};});}
        """,
      inputs: [.open(1), .expect("a.x", 40), .ticks(5), .expect("a.x", 50), .ticks(5), .expect("a.x", 60)],
      trace: """
        0 page.entering
        0 item.added a
        0 tween.started a/tween0
        0 tween.completed a/tween0
        0 tween.started a/tween1
        0 page.entered
        10 tween.completed a/tween1
        """),
    LittleBook(
      "where one tween ends and the other starts, what was scheduled first is done first",
      page: """
        {type=text; text=A; name=a; tweens=({properties={x=30;}; delay=0.5; duration=0.5;},
         {properties={x=10;}; duration=0.5;});},
        {type=text; text=B; name=b; tweens=({properties={x=10;}; duration=0.5;},
         {properties={x=30;}; delay=0.5; duration=0.5;});}
        """,
      inputs: [
        .open(1), .ticks(5), .expect("a.x", 10), .ticks(1), .expect("a.x", 14), .expect("b.x", 14), .ticks(4),
      ],
      trace: """
        0 page.entering
        0 item.added a
        0 tween.started a/tween1
        0 item.added b
        0 tween.started b/tween0
        0 page.entered
        5 tween.started a/tween0
        5 tween.completed a/tween1
        5 tween.completed b/tween0
        5 tween.started b/tween1
        10 tween.completed a/tween0
        10 tween.completed b/tween1
        """),
    LittleBook(
      "from says where a tween starts, once it does",
      page: """
        {type=text; text=A; name=a; x=5; y=5;
         tweens=({properties={x=200; y=15;}; from={x=100;}; delay=0.2; duration=0.5;});}
        """,
      inputs: [
        .open(1), .ticks(1), .expect("a.x", 5), .ticks(1), .expect("a.x", 100), .expect("a.y", 5), .ticks(1),
        .expect("a.x", 120), .expect("a.y", 7), .ticks(4),
      ],
      trace: """
        0 page.entering
        0 item.added a
        0 page.entered
        2 tween.started a/tween0
        7 tween.completed a/tween0
        """),
    LittleBook(
      "keyframes without times are evenly spread, from the first one on",
      page: "{type=text; text=A; name=a; x=50; tweens=({keyframes={x=(0, 10, 5);};});}",
      inputs: [
        .open(1), .expect("a.x", 0), .ticks(4), .expect("a.x", 8), .ticks(1), .expect("a.x", 10), .ticks(2),
        .expect("a.x", 8), .ticks(3), .expect("a.x", 5),
      ],
      trace: """
        0 page.entering
        0 item.added a
        0 tween.started a/tween0
        0 page.entered
        10 tween.completed a/tween0
        """),
    LittleBook(
      "before the first keyframe it goes there from where it is, after the last it holds",
      page: "{type=text; text=A; name=a; x=50; tweens=({keyframes={x=(10, 20);}; keyTimes=(0.5, 0.8);});}",
      inputs: [
        .open(1), .expect("a.x", 50), .ticks(2), .expect("a.x", 34), .ticks(3), .expect("a.x", 10), .ticks(3),
        .expect("a.x", 20), .ticks(1), .expect("a.x", 20), .ticks(1), .expect("a.x", 20),
      ],
      trace: """
        0 page.entering
        0 item.added a
        0 tween.started a/tween0
        0 page.entered
        10 tween.completed a/tween0
        """),
    LittleBook(
      "the way back through keyframes mirrors all of it, and one value alone is where it goes",
      page: """
        {type=text; text=A; name=a; x=50; tweens=({keyframes={x=(0, 10, 5);}; loopType=reverse; loopCount=2;},
         {keyframes={y=(20);}; loopType=reverse; loopCount=2;});}
        """,
      inputs: [
        .open(1), .ticks(3), .expect("a.x", 6), .expect("a.y", 6), .ticks(10), .expect("a.x", 8), .expect("a.y", 14),
        .ticks(7), .expect("a.x", 0), .expect("a.y", 0),
      ],
      trace: """
        0 page.entering
        0 item.added a
        0 tween.started a/tween0
        0 tween.started a/tween1
        0 page.entered
        10 tween.repeated a/tween0 pass=2
        10 tween.repeated a/tween1 pass=2
        20 tween.completed a/tween0
        20 tween.completed a/tween1
        """),
    LittleBook(
      "a tween that is stopped leaves its value as it is",
      page: """
        {type=text; text=A; name=a; tweens=({properties={x=10;};});},
        {type=text; text=B; name=b; tweens=({properties={x=10;}; duration=0.4;});}
        """,
      rules: "{when={event=\"tween.completed\"; item=b;}; do=({action=stopTween; item=a;});}",
      inputs: [.open(1), .ticks(4), .expect("a.x", 4), .ticks(20), .expect("a.x", 4)],
      trace: """
        0 page.entering
        0 item.added a
        0 tween.started a/tween0
        0 item.added b
        0 tween.started b/tween0
        0 page.entered
        4 tween.completed b/tween0
        4 rule.fired rule0
        4 tween.cancelled a/tween0
        """),
    LittleBook(
      "of two tweens the one that decides is stopped: the other decides",
      page: """
        {type=text; text=A; name=a; tweens=({properties={x=100;};}, {properties={x=50;}; delay=0.2; duration=0.4;});},
        {type=text; text=B; name=b; tweens=({properties={x=10;}; duration=0.4;});}
        """,
      rules: "{when={event=\"tween.completed\"; item=b;}; do=({action=stopTween; item=a; tween=tween1;});}",
      inputs: [.open(1), .ticks(4), .expect("a.x", 40), .ticks(2), .expect("a.x", 60), .ticks(4), .expect("a.x", 100)],
      trace: """
        0 page.entering
        0 item.added a
        0 tween.started a/tween0
        0 item.added b
        0 tween.started b/tween0
        0 page.entered
        2 tween.started a/tween1
        4 tween.completed b/tween0
        4 rule.fired rule0
        4 tween.cancelled a/tween1
        10 tween.completed a/tween0
        """),
    LittleBook(
      "a tween that is stopped under another one leaves nothing",
      page: """
        {type=text; text=A; name=a; x=8;
         tweens=({properties={x=108;};}, {properties={x=50;}; delay=0.2; duration=0.4;});},
        {type=text; text=B; name=b; tweens=({properties={x=10;}; duration=0.4;}, {properties={x=20;}; duration=0.5;});}
        """,
      rules: """
        {when={event="tween.completed"; item=b; tween=tween0;}; do=({action=stopTween; item=a; tween=tween0;});},
        {when={event="tween.completed"; item=b; tween=tween1;}; do=({action=stopTween; item=a; tween=tween1;});}
        """,
      inputs: [
        .open(1), .ticks(4), .expect("a.x", 39), .ticks(1), .expect("a.x", 44.5), .ticks(9), .expect("a.x", 44.5),
      ],
      trace: """
        0 page.entering
        0 item.added a
        0 tween.started a/tween0
        0 item.added b
        0 tween.started b/tween0
        0 tween.started b/tween1
        0 page.entered
        2 tween.started a/tween1
        4 tween.completed b/tween0
        4 rule.fired rule0
        4 tween.cancelled a/tween0
        5 tween.completed b/tween1
        5 rule.fired rule1
        5 tween.cancelled a/tween1
        """),
    LittleBook(
      "what a rule sets is covered by a running tween, and overwritten at its end",
      page: """
        {type=text; text=A; name=a; y=3; tweens=({properties={x=10;};});},
        {type=text; text=B; name=b; tweens=({properties={x=10;}; duration=0.4;});}
        """,
      rules: """
        {when={event="tween.completed"; item=b;}; do=({action=setProperty; item=a; property=x; to=<*I70>;},
         {action=setProperty; item=a; property=y; to=<*I70>;});}
        """,
      inputs: [
        .open(1), .ticks(4), .expect("a.x", 4), .expect("a.y", 70), .ticks(1), .expect("a.x", 5), .ticks(5),
        .expect("a.x", 10),
      ],
      trace: """
        0 page.entering
        0 item.added a
        0 tween.started a/tween0
        0 item.added b
        0 tween.started b/tween0
        0 page.entered
        4 tween.completed b/tween0
        4 rule.fired rule0
        10 tween.completed a/tween0
        """),
    LittleBook(
      "what is displayed when a stopped tween was last to decide stays, over what a rule set below",
      page: """
        {type=text; text=A; name=a; tweens=({properties={x=10;};});},
        {type=text; text=B; name=b; tweens=({properties={x=10;}; duration=0.4;}, {properties={x=20;}; duration=0.6;});}
        """,
      rules: """
        {when={event="tween.completed"; item=b; tween=tween0;};
         do=({action=setProperty; item=a; property=x; to=<*I70>;});},
        {when={event="tween.completed"; item=b; tween=tween1;}; do=({action=stopTween; item=a;});}
        """,
      inputs: [.open(1), .ticks(6), .expect("a.x", 6), .ticks(6), .expect("a.x", 6)],
      trace: """
        0 page.entering
        0 item.added a
        0 tween.started a/tween0
        0 item.added b
        0 tween.started b/tween0
        0 tween.started b/tween1
        0 page.entered
        4 tween.completed b/tween0
        4 rule.fired rule0
        6 tween.completed b/tween1
        6 rule.fired rule1
        6 tween.cancelled a/tween0
        """),
    LittleBook(
      "where a pass that repeats ends, whoever reads the value gets that of the new pass, also before it is reported",
      page: """
        {type=text; text=A; name=a; width=50; height=50; draggable=yes; tweens=(
         {properties={y=20;}; delay=0.5; duration=1;}, {from={y=10;}; properties={y=110;}; duration=0.5;
         loopType=repeat; loopCount=<*I3>;}, {from={x=0;}; properties={x=100;}; duration=0.5; loopType=repeat;});}
        """,
      inputs: [
        .open(1), .ticks(4), .expect("a.x", 80), .ticks(1), .expect("a.x", 0), .expect("a.y", 10), .press(0, 5, 15),
        .release(0), .expect("a.x", 0), .ticks(10), .expect("a.y", 10),
      ],
      trace: """
        0 page.entering
        0 item.added a
        0 tween.started a/tween1
        0 tween.started a/tween2
        0 page.entered
        5 tween.started a/tween0
        5 tween.repeated a/tween1 pass=2
        5 tween.repeated a/tween2 pass=2
        5 touch.began a x=5 y=15
        5 drag.started a x=0 y=10
        5 tween.cancelled a/tween0
        5 tween.cancelled a/tween1
        5 tween.cancelled a/tween2
        5 touch.ended a x=5 y=15
        5 drag.ended a x=0 y=10
        5 tap a
        """),
    LittleBook(
      "a tween that starts where a repeated pass ends starts at the first value of the new pass",
      page: """
        {type=text; text=A; name=a; tweens=({properties={x=200;}; delay=0.5; duration=1;},
         {from={x=50;}; properties={x=100;}; duration=0.5; loopType=repeat;});}
        """,
      inputs: [.open(1), .ticks(5), .expect("a.x", 50), .ticks(5), .expect("a.x", 125)],
      trace: """
        0 page.entering
        0 item.added a
        0 tween.started a/tween1
        0 page.entered
        5 tween.started a/tween0
        5 tween.repeated a/tween1 pass=2
        10 tween.repeated a/tween1 pass=3
        """),
    LittleBook(
      "what every type has can be animated and set on a sound",
      page: """
        {type=audio; name=s; x=10; alpha=0.5; audio={trackName="s.wav"; duration=2; volume=0.5;};
         tweens=({properties={x=20; volume=1;};}, {keyframes={rotation=(0, 90);}; duration=1;});}
        """,
      rules: """
        {when={event="sound.started"; item=s;}; do=({action=setProperty; item=s; property=y; to=<*I7>;},
         {action=setProperty; item=s; property=alpha; to=<*I1>;});}
        """,
      inputs: [
        .open(1), .ticks(5), .expect("s.x", 15), .expect("s.y", 7), .expect("s.alpha", 1), .expect("s.rotation", 45),
        .expect("s.volume", 0.75),
      ],
      trace: """
        0 page.entering
        0 item.added s
        0 tween.started s/tween0
        0 tween.started s/tween1
        0 sound.started s
        0 rule.fired rule0
        0 page.entered
        """),
  ]
}
