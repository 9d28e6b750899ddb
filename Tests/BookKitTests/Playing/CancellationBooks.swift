extension LittleBook {
  /// Books in which something is cancelled by what it caused itself.
  static let cancellations: [LittleBook] = [
    LittleBook(
      "an element that is taken off as it comes starts nothing",
      page: """
        {type=audio; name=s; audio={trackName="s.wav"; duration=1;}; tweens=({properties={volume=0;};});},
        {type=text; text=A; name=a; tweens=({properties={x=5;};}, {properties={y=5;};});},
        {type=group; name=g; elements=({type=text; text=C; name=c;});},
        {type=text; text=B; name=b;}
        """,
      rules: """
        {when={event="item.added"; item=s;}; do=({action=hide; item=s;}, {action=hide; item=b;});},
        {when={event="tween.started"; item=a;}; do=({action=hide; item=a;});},
        {when={event="item.added"; item=g;}; do=({action=hide; item=g;});}
        """, inputs: [.open(1), .ticks(20)],
      trace: """
        0 page.entering
        0 item.added s
        0 rule.fired rule0
        0 item.removed s
        0 item.added a
        0 tween.started a/tween0
        0 rule.fired rule1
        0 tween.cancelled a/tween0
        0 item.removed a
        0 item.added g
        0 rule.fired rule2
        0 item.removed g
        0 item.added b
        0 page.entered
        """),
    LittleBook(
      "a group that its first child takes off brings no second one",
      page: "{type=group; name=g; elements=({type=text; text=C; name=c;}, {type=text; text=D; name=d;});}",
      rules: "{when={event=\"item.added\"; item=c;}; do=({action=hide; item=g;});}", inputs: [.open(1)],
      trace: """
        0 page.entering
        0 item.added g
        0 item.added c
        0 rule.fired rule0
        0 item.removed c
        0 item.removed g
        0 page.entered
        """),
    LittleBook(
      "a group that its first child takes off and brings back has each child once",
      page: "{type=group; name=g; elements=({type=text; text=C; name=c;}, {type=text; text=D; name=d;});}",
      rules: """
        {when={event="item.added"; item=c;}; limit=1; do=({action=hide; item=g;}, {action=show; item=g;});}
        """, inputs: [.open(1)],
      trace: """
        0 page.entering
        0 item.added g
        0 item.added c
        0 rule.fired rule0
        0 item.removed c
        0 item.removed g
        0 item.added g
        0 item.added c
        0 item.added d
        0 page.entered
        """),
    LittleBook(
      "an element that is taken off and brought back as it comes starts what it has once",
      page: """
        {type=audio; name=s; audio={trackName="s.wav"; duration=1;};
         tweens=({properties={volume=0;};}, {properties={volume=1;}; delay=0.5;});}
        """,
      rules: """
        {when={event="tween.started"; item=s; tween=tween0;}; limit=1;
         do=({action=hide; item=s;}, {action=show; item=s;});}
        """, inputs: [.open(1), .ticks(9)],
      trace: """
        0 page.entering
        0 item.added s
        0 tween.started s/tween0
        0 rule.fired rule0
        0 tween.cancelled s/tween0
        0 item.removed s
        0 item.added s
        0 tween.started s/tween0
        0 sound.started s
        0 page.entered
        5 tween.started s/tween1
        """),
    LittleBook(
      "what is stopped as it starts never ends",
      page: """
        {type=audio; name=s; audio={trackName="s.wav"; duration=0.3;};},
        {type=movie; name=m; width=10; height=10; fps=10; frames=({name="1.png";}, {name="2.png";});},
        {type=text; text=A; name=a; tweens=({properties={x=5;}; duration=0;}, {properties={y=5;}; duration=0.2;});},
        {type=text; text=B; name=b; trigger={triggeringItem=a;};}
        """,
      rules: """
        {when={event="sound.started"; item=s;}; do=({action=stop; item=s;});},
        {when={event="movie.started"; item=m;}; do=({action=stop; item=m;});},
        {when={event="tween.started"; item=a; tween=tween0;}; do=({action=stopTween; item=a;});}
        """, inputs: [.open(1), .ticks(9)],
      trace: """
        0 page.entering
        0 item.added s
        0 sound.started s
        0 rule.fired rule0
        0 sound.stopped s
        0 item.added m
        0 movie.started m
        0 rule.fired rule1
        0 item.added a
        0 tween.started a/tween0
        0 rule.fired rule2
        0 tween.cancelled a/tween0
        0 tween.started a/tween1
        0 page.entered
        2 tween.completed a/tween1
        """),
    LittleBook(
      "a tween that is stopped as it repeats is at its start",
      page: "{type=text; text=A; name=a; x=2; tweens=({properties={x=12;}; duration=0.5; loopType=repeat;});}",
      rules: "{when={event=\"tween.repeated\"; item=a;}; do=({action=stopTween; item=a;});}",
      inputs: [.open(1), .ticks(5), .expect("a.x", 2), .ticks(9), .expect("a.x", 2)],
      trace: """
        0 page.entering
        0 item.added a
        0 tween.started a/tween0
        0 page.entered
        5 tween.repeated a/tween0 pass=2
        5 rule.fired rule0
        5 tween.cancelled a/tween0
        """),
    LittleBook(
      "a tween may be started again by its own end, also when its element must leave then",
      page: """
        {type=text; text=A; name=a; tweens=({properties={x=5;}; from={x=0;}; duration=0.2;});},
        {type=text; text=B; name=b; tweens=({properties={x=5;}; duration=0.3; removeFromStageWhenFinished=yes;});}
        """,
      rules: """
        {when={event="tween.completed"; item=a;}; do=({action=startTween; item=a;});},
        {when={event="tween.completed"; item=b;}; do=({action=startTween; item=b;});}
        """, inputs: [.open(1), .ticks(5), .expect("a.x", 2.5), .expectOnStage("b", false)],
      trace: """
        0 page.entering
        0 item.added a
        0 tween.started a/tween0
        0 item.added b
        0 tween.started b/tween0
        0 page.entered
        2 tween.completed a/tween0
        2 rule.fired rule0
        2 tween.started a/tween0
        3 tween.completed b/tween0
        3 rule.fired rule1
        3 tween.started b/tween0
        3 tween.cancelled b/tween0
        3 item.removed b
        4 tween.completed a/tween0
        4 rule.fired rule0
        4 tween.started a/tween0
        """),
    LittleBook(
      "an element that waits for its own tween starts over at its end",
      page: """
        {type=text; text=B; name=b; x=1; trigger={triggeringItem=b;}; tweens=({properties={x=11;}; duration=0.5;});}
        """,
      rules: "{when={event=\"page.entered\";}; do=({action=show; item=b;});}",
      inputs: [.open(1), .ticks(5), .expect("b.x", 1), .ticks(2), .expect("b.x", 5)],
      trace: """
        0 page.entering
        0 page.entered
        0 rule.fired rule0
        0 item.added b
        0 tween.started b/tween0
        5 tween.completed b/tween0
        5 trigger.fired b from=b
        5 tween.started b/tween0
        """),
    LittleBook(
      "two fingers drag two elements",
      page: """
        {type=text; text=A; name=a; x=100; y=100; width=50; height=50; draggable=yes;},
        {type=text; text=B; name=b; x=300; y=100; width=50; height=50; draggable=yes;}
        """,
      inputs: [
        .open(1), .press(0, 110, 110), .press(1, 310, 110), .move(0, 120, 110), .move(1, 310, 130), .release(0),
        .expect("a.x", 110), .release(1), .expect("b.y", 120),
      ],
      trace: """
        0 page.entering
        0 item.added a
        0 item.added b
        0 page.entered
        0 touch.began a x=110 y=110
        0 drag.started a x=100 y=100
        0 touch.began b x=310 y=110
        0 drag.started b x=300 y=100
        0 touch.ended a x=120 y=110
        0 drag.ended a x=110 y=100
        0 touch.ended b x=310 y=130
        0 drag.ended b x=300 y=120
        """),
    LittleBook(
      "an area that is switched off under the finger is not tapped",
      page: "{type=activearea; name=z; width=100; height=100;}",
      rules: "{when={event=\"touch.began\"; item=z;}; do=({action=deactivate; item=z;});}",
      inputs: [.open(1), .tap(50, 50), .tap(50, 50)],
      trace: """
        0 page.entering
        0 item.added z
        0 page.entered
        0 touch.began z x=50 y=50
        0 rule.fired rule0
        0 touch.ended z x=50 y=50
        0 touch.began x=50 y=50
        0 touch.ended x=50 y=50
        """),
    LittleBook(
      "what drag.started takes off the stage ends its drag at once",
      page: """
        {type=text; text=A; name=a; x=100; y=100; width=50; height=50; draggable=yes; tweens=({properties={x=100;};});}
        """,
      rules: "{when={event=\"drag.started\"; item=a;}; do=({action=hide; item=a;});}",
      inputs: [.open(1), .press(0, 110, 120), .move(0, 120, 120), .release(0)],
      trace: """
        0 page.entering
        0 item.added a
        0 tween.started a/tween0
        0 page.entered
        0 touch.began a x=110 y=120
        0 drag.started a x=100 y=100
        0 rule.fired rule0
        0 drag.ended a x=100 y=100
        0 tween.cancelled a/tween0
        0 item.removed a
        0 touch.ended a x=120 y=120
        """),
    LittleBook(
      // Interpretation: the sound belongs to the target, so it plays even if the dropped element has left by then.
      "what a drop takes off the stage has been dropped, and its target sounds",
      page: """
        {type=text; text=A; name=a; x=100; y=100; width=50; height=50; draggable=yes;
         dropTargets=({name=t; x=300; y=300; width=100; height=100; sound="ding.wav";});}
        """,
      rules: "{when={event=\"drag.dropped\"; item=a;}; do=({action=hide; item=a;});}",
      files: [.sound("ding.wav", seconds: 0.2)], inputs: [.open(1), .choose("a", "t"), .ticks(5)],
      trace: """
        0 page.entering
        0 item.added a
        0 page.entered
        0 touch.began a x=125 y=125
        0 drag.started a x=100 y=100
        0 touch.ended a x=350 y=350
        0 drag.dropped a target=t x=325 y=325
        0 rule.fired rule0
        0 item.removed a
        0 sound.started ding.wav
        2 sound.completed ding.wav
        """),
  ]
}
