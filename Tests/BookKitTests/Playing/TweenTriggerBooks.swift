extension LittleBook {
  /// Books about tweens that wait, groups that are off stage, and the order of triggers.
  static let tweenTriggers: [LittleBook] = [
    LittleBook(
      "a tween that waits starts by its own trigger, not by its element's coming",
      page: """
        {type=activearea; name=z; width=100; height=100;},
        {type=text; text=A; name=a; tweens=({properties={x=5;}; duration=0.5; delay=0.1;
         trigger={triggeringItem=z;};});}
        """, inputs: [.open(1), .ticks(3), .tap(50, 50), .ticks(10)],
      trace: """
        0 page.entering
        0 item.added z
        0 item.added a
        0 page.entered
        3 touch.began z x=50 y=50
        3 trigger.fired a/tween0 from=z
        3 touch.ended z x=50 y=50
        3 tap z
        4 tween.started a/tween0
        9 tween.completed a/tween0
        """),
    LittleBook(
      "what its own trigger.fired has started is not started again, even if it is over by then",
      page: """
        {type=activearea; name=z; width=100; height=100;},
        {type=text; text=A; name=a; tweens=({properties={x=5;}; duration=0; trigger={triggeringItem=z;};},
         {properties={y=5;}; duration=0; trigger={triggeringItem=z; retrigger=restart;};});}
        """,
      rules: """
        {when={event="trigger.fired"; tween=tween0;}; do=({action=startTween; item=a; tween=tween0;});},
        {when={event="trigger.fired"; tween=tween1;}; do=({action=startTween; item=a; tween=tween1;});}
        """,
      inputs: [.open(1), .press(0, 50, 50)],
      trace: """
        0 page.entering
        0 item.added z
        0 item.added a
        0 page.entered
        0 touch.began z x=50 y=50
        0 trigger.fired a/tween0 from=z
        0 rule.fired rule0
        0 tween.started a/tween0
        0 tween.completed a/tween0
        0 trigger.fired a/tween1 from=z
        0 rule.fired rule1
        0 tween.started a/tween1
        0 tween.completed a/tween1
        0 tween.started a/tween1
        0 tween.completed a/tween1
        """),
    LittleBook(
      "by itself a tween does not start again while it runs or is in its delay",
      page: """
        {type=activearea; name=z; width=100; height=100;},
        {type=text; text=A; name=a; tweens=({properties={x=5;}; duration=0.3; delay=0.2;
         trigger={triggeringItem=z;};});}
        """,
      inputs: [
        .open(1), .press(0, 50, 50), .ticks(1), .press(1, 50, 50), .ticks(3), .press(2, 50, 50), .ticks(1),
        .press(3, 50, 50), .ticks(2),
      ],
      trace: """
        0 page.entering
        0 item.added z
        0 item.added a
        0 page.entered
        0 touch.began z x=50 y=50
        0 trigger.fired a/tween0 from=z
        1 touch.began z x=50 y=50
        2 tween.started a/tween0
        4 touch.began z x=50 y=50
        5 tween.completed a/tween0
        5 touch.began z x=50 y=50
        5 trigger.fired a/tween0 from=z
        7 tween.started a/tween0
        """),
    LittleBook(
      "restart breaks off that tween only, silently when it is in its delay",
      page: """
        {type=activearea; name=z; width=100; height=100;},
        {type=text; text=A; name=a; tweens=({properties={y=5;};},
         {properties={x=5;}; from={x=0;}; duration=0.5; delay=0.2; trigger={triggeringItem=z; retrigger=restart;};});}
        """,
      inputs: [
        .open(1), .press(0, 50, 50), .ticks(1), .press(1, 50, 50), .ticks(4), .expect("a.x", 2), .press(2, 50, 50),
        .expect("a.x", 2), .ticks(7),
      ],
      trace: """
        0 page.entering
        0 item.added z
        0 item.added a
        0 tween.started a/tween0
        0 page.entered
        0 touch.began z x=50 y=50
        0 trigger.fired a/tween1 from=z
        1 touch.began z x=50 y=50
        1 trigger.fired a/tween1 from=z
        3 tween.started a/tween1
        5 touch.began z x=50 y=50
        5 trigger.fired a/tween1 from=z
        5 tween.cancelled a/tween1
        7 tween.started a/tween1
        10 tween.completed a/tween0
        12 tween.completed a/tween1
        """),
    LittleBook(
      "ignore: once a stay, whatever started it",
      page: """
        {type=activearea; name=z; width=100; height=100;},
        {type=activearea; name=y; x=200; width=100; height=100;},
        {type=text; text=A; name=a; tweens=({properties={x=5;}; duration=0.2;
         trigger={triggeringItem=z; retrigger=ignore;};});}
        """,
      rules: """
        {when={event=tap; item=y;}; limit=1; do=({action=startTween; item=a;});},
        {when={event=tap; item=y;}; delay=0.5; do=({action=hide; item=a;}, {action=show; item=a;});}
        """,
      inputs: [
        .open(1), .tap(250, 50), .ticks(3), .press(0, 50, 50), .ticks(2), .press(1, 50, 50), .ticks(5),
        .press(2, 50, 50),
      ],
      trace: """
        0 page.entering
        0 item.added z
        0 item.added y
        0 item.added a
        0 page.entered
        0 touch.began y x=250 y=50
        0 touch.ended y x=250 y=50
        0 tap y
        0 rule.fired rule0
        0 tween.started a/tween0
        2 tween.completed a/tween0
        3 touch.began z x=50 y=50
        5 rule.fired rule1
        5 item.removed a
        5 item.added a
        5 touch.began z x=50 y=50
        5 trigger.fired a/tween0 from=z
        5 tween.started a/tween0
        7 tween.completed a/tween0
        10 touch.began z x=50 y=50
        """),
    LittleBook(
      "the trigger of a tween whose element is off stage is lost, also when it left during the delay",
      page: """
        {type=activearea; name=z; width=100; height=100;},
        {type=text; text=A; name=a; trigger={triggeringItem=z; triggerWhen=end; delay=0.1;};
         tweens=({properties={x=5;}; trigger={triggeringItem=z;};},
         {properties={y=5;}; trigger={triggeringItem=z; delay=0.3;};},
         {properties={alpha=0;}; duration=0.4; removeFromStageWhenFinished=yes;});}
        """,
      inputs: [.open(1), .press(0, 50, 50), .ticks(1), .release(0), .ticks(3), .press(0, 50, 50), .ticks(10)],
      trace: """
        0 page.entering
        0 item.added z
        0 page.entered
        0 touch.began z x=50 y=50
        1 touch.ended z x=50 y=50
        1 tap z
        2 trigger.fired a from=z
        2 item.added a
        2 tween.started a/tween2
        4 touch.began z x=50 y=50
        4 trigger.fired a/tween0 from=z
        4 tween.started a/tween0
        6 tween.completed a/tween2
        6 tween.cancelled a/tween0
        6 item.removed a
        """),
    LittleBook(
      "a child's trigger does nothing while its group is off stage, and is not kept for later",
      page: """
        {type=activearea; name=y; width=100; height=100;},
        {type=activearea; name=z; x=200; width=100; height=100;},
        {type=group; name=g; trigger={triggeringItem=y;}; elements=({type=text; text=C; name=c; \
        trigger={triggeringItem=z;};}, {type=text; text=D; name=d; trigger={triggeringItem=z; delay=0.3;};});}
        """,
      inputs: [
        .open(1), .press(0, 250, 50), .ticks(5), .press(1, 50, 50), .ticks(5), .press(2, 250, 50), .ticks(5),
      ],
      trace: """
        0 page.entering
        0 item.added y
        0 item.added z
        0 page.entered
        0 touch.began z x=250 y=50
        5 touch.began y x=50 y=50
        5 trigger.fired g from=y
        5 item.added g
        10 touch.began z x=250 y=50
        10 trigger.fired c from=z
        10 item.added c
        13 trigger.fired d from=z
        13 item.added d
        """),
    LittleBook(
      "a child whose group leaves during the delay of its trigger does not come",
      page: """
        {type=activearea; name=z; width=100; height=100;},
        {type=group; name=g; tweens=({properties={x=5;}; duration=0.2; removeFromStageWhenFinished=yes;});
         elements=({type=text; text=C; name=c; trigger={triggeringItem=z; delay=0.3;};});}
        """, inputs: [.open(1), .press(0, 50, 50), .ticks(9)],
      trace: """
        0 page.entering
        0 item.added z
        0 item.added g
        0 tween.started g/tween0
        0 page.entered
        0 touch.began z x=50 y=50
        2 tween.completed g/tween0
        2 item.removed g
        """),
    LittleBook(
      // Interpretation: each is asked in turn, so a tween of an element that has just appeared receives the same
      // event.
      "who waits for one event: elements in the book's order, each with its tweens and children, then rules",
      page: """
        {type=text; text=A; name=a; tweens=({properties={x=5;}; trigger={triggeringItem=z;};});},
        {type=text; text=B; name=b; trigger={triggeringItem=z;};
         tweens=({properties={x=5;};}, {properties={y=5;}; trigger={triggeringItem=z;};});},
        {type=activearea; name=z; width=100; height=100;},
        {type=group; name=g; tweens=({properties={x=5;}; trigger={triggeringItem=z;};});
         elements=({type=text; text=C; name=c; trigger={triggeringItem=z;};});},
        {type=text; text=D; name=d; trigger={triggeringItem=z;};}
        """,
      rules: "{name=first; when={event=\"touch.began\"; item=z;}; do=({action=hide; item=d;});}, "
        + "{name=second; when={event=\"touch.began\"; item=z;}; do=();}",
      root: "rules=({name=book; when={event=\"touch.began\"; item=z;}; do=();});",
      inputs: [.open(1), .press(0, 50, 50)],
      trace: """
        0 page.entering
        0 item.added a
        0 item.added z
        0 item.added g
        0 page.entered
        0 touch.began z x=50 y=50
        0 trigger.fired a/tween0 from=z
        0 tween.started a/tween0
        0 trigger.fired b from=z
        0 item.added b
        0 tween.started b/tween0
        0 trigger.fired b/tween1 from=z
        0 tween.started b/tween1
        0 trigger.fired g/tween0 from=z
        0 tween.started g/tween0
        0 trigger.fired c from=z
        0 item.added c
        0 trigger.fired d from=z
        0 item.added d
        0 rule.fired first
        0 item.removed d
        0 rule.fired second
        0 rule.fired book
        """),
    LittleBook(
      "depth first: all that an event causes is done before anything else of its tick",
      page: """
        {type=text; text=A; name=a; tweens=({properties={x=5;}; duration=0.2;});},
        {type=text; text=B; name=b; trigger={triggeringItem=a;}; tweens=({properties={x=5;}; duration=0;});},
        {type=text; text=C; name=c; trigger={triggeringItem=b;}; tweens=({properties={x=5;}; duration=0;});},
        {type=text; text=D; name=d; trigger={triggeringItem=a;};},
        {type=text; text=E; name=e; tweens=({properties={x=5;}; duration=0.2;});}
        """, inputs: [.open(1), .ticks(2)],
      trace: """
        0 page.entering
        0 item.added a
        0 tween.started a/tween0
        0 item.added e
        0 tween.started e/tween0
        0 page.entered
        2 tween.completed a/tween0
        2 trigger.fired b from=a
        2 item.added b
        2 tween.started b/tween0
        2 tween.completed b/tween0
        2 trigger.fired c from=b
        2 item.added c
        2 tween.started c/tween0
        2 tween.completed c/tween0
        2 trigger.fired d from=a
        2 item.added d
        2 tween.completed e/tween0
        """),
    LittleBook(
      "the next pass is scheduled at the end of the last one, so what was scheduled meanwhile goes first",
      page: """
        {type=text; text=A; name=a; tweens=({properties={x=5;}; duration=0.2; loopType=repeat; loopCount=3;});},
        {type=text; text=B; name=b; tweens=({properties={x=5;}; delay=0.1; duration=0.3;}, \
        {properties={y=5;}; duration=0.4;});},
        {type=text; text=C; name=c; trigger={triggeringItem=a;}; tweens=({properties={x=5;}; duration=0.2;});}
        """, inputs: [.open(1), .ticks(4)],
      trace: """
        0 page.entering
        0 item.added a
        0 tween.started a/tween0
        0 item.added b
        0 tween.started b/tween1
        0 page.entered
        1 tween.started b/tween0
        2 tween.repeated a/tween0 pass=2
        2 trigger.fired c from=a
        2 item.added c
        2 tween.started c/tween0
        4 tween.completed b/tween1
        4 tween.completed b/tween0
        4 tween.repeated a/tween0 pass=3
        4 tween.completed c/tween0
        """),
    LittleBook(
      "a tween that its own trigger's firing has started is not broken off, unless it shall restart",
      page: """
        {type=activearea; name=z; width=100; height=100;},
        {type=text; text=A; name=a; tweens=({properties={x=5;}; trigger={triggeringItem=z; retrigger=ignore;};});},
        {type=text; text=B; name=b; tweens=({properties={x=5;}; trigger={triggeringItem=z;};});},
        {type=text; text=C; name=c; tweens=({properties={x=5;}; trigger={triggeringItem=z; retrigger=restart;};});}
        """,
      rules: """
        {when={event="trigger.fired"; item=a;}; do=({action=startTween; item=a;});},
        {when={event="trigger.fired"; item=b;}; do=({action=startTween; item=b;});},
        {when={event="trigger.fired"; item=c;}; do=({action=startTween; item=c;});}
        """, inputs: [.open(1), .press(0, 50, 50), .ticks(10)],
      trace: """
        0 page.entering
        0 item.added z
        0 item.added a
        0 item.added b
        0 item.added c
        0 page.entered
        0 touch.began z x=50 y=50
        0 trigger.fired a/tween0 from=z
        0 rule.fired rule0
        0 tween.started a/tween0
        0 trigger.fired b/tween0 from=z
        0 rule.fired rule1
        0 tween.started b/tween0
        0 trigger.fired c/tween0 from=z
        0 rule.fired rule2
        0 tween.started c/tween0
        0 tween.cancelled c/tween0
        0 tween.started c/tween0
        10 tween.completed a/tween0
        10 tween.completed b/tween0
        10 tween.completed c/tween0
        """),
  ]
}
