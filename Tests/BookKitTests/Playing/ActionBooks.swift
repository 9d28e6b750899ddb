extension LittleBook {
  /// Books about the actions of rules.
  static let actions: [LittleBook] = [
    LittleBook(
      "show brings an element on stage, or makes it visible; hide takes it off",
      page: """
        {type=activearea; name=z; width=100; height=100;},
        {type=text; text=A; name=a; x=3; visible=no; trigger={triggeringItem=z; delay=100;};
         tweens=({properties={x=13;}; duration=0.5;});}
        """,
      rules: """
        {when={event="touch.began";}; do=({action=show; item=a;});},
        {when={event="touch.ended";}; do=({action=hide; item=a;});}
        """,
      inputs: [
        .open(1), .press(0, 50, 50), .expectTruth("a.visible", false), .ticks(2), .press(1, 50, 50),
        .expectTruth("a.visible", true), .expect("a.x", 7), .release(1), .expectOnStage("a", false), .release(0),
        .press(0, 50, 50), .expectTruth("a.visible", false), .expect("a.x", 3),
      ],
      trace: """
        0 page.entering
        0 item.added z
        0 page.entered
        0 touch.began z x=50 y=50
        0 rule.fired rule0
        0 item.added a
        0 tween.started a/tween0
        2 touch.began z x=50 y=50
        2 rule.fired rule0
        2 touch.ended z x=50 y=50
        2 rule.fired rule1
        2 tween.cancelled a/tween0
        2 item.removed a
        2 tap z
        2 touch.ended z x=50 y=50
        2 rule.fired rule1
        2 tap z
        2 touch.began z x=50 y=50
        2 rule.fired rule0
        2 item.added a
        2 tween.started a/tween0
        """),
    LittleBook(
      "startTween takes the first tween where none is named, waits its delay, and does nothing meanwhile",
      page: """
        {type=activearea; name=z; width=100; height=100;},
        {type=text; text=A; name=a; tweens=({properties={x=5;}; duration=0.2; delay=0.3; trigger={triggeringItem=n;};},
         {name=up; properties={y=5;}; duration=0.2; trigger={triggeringItem=n;};});},
        {type=text; text=N; name=n; tweens=({properties={x=5;}; duration=100;});}
        """,
      rules: """
        {when={event="touch.began";}; do=({action=startTween; item=a;}, {action=startTween; item=a; tween=up;},
         {action=startTween; item=nobody;}, {action=startTween; item=a; tween=nothing;});}
        """, faults: [.danglingReference, .danglingTween],
      inputs: [.open(1), .press(0, 50, 50), .ticks(1), .press(1, 50, 50), .ticks(10)],
      trace: """
        0 page.entering
        0 item.added z
        0 item.added a
        0 item.added n
        0 tween.started n/tween0
        0 page.entered
        0 touch.began z x=50 y=50
        0 rule.fired rule0
        0 tween.started a/up
        1 touch.began z x=50 y=50
        1 rule.fired rule0
        2 tween.completed a/up
        3 tween.started a/tween0
        5 tween.completed a/tween0
        """),
    LittleBook(
      "stopTween stops one tween or all, one in its delay silently",
      page: """
        {type=activearea; name=z; width=100; height=100;},
        {type=text; text=A; name=a; tweens=({properties={x=5;};}, {name=b; properties={y=5;};},
         {properties={alpha=0;}; delay=0.5;}, {properties={rotation=5;}; duration=0.1;});}
        """,
      rules: """
        {when={event="touch.began";}; do=({action=stopTween; item=a; tween=b;});},
        {when={event="touch.ended";}; do=({action=stopTween; item=a;});}
        """,
      inputs: [.open(1), .ticks(2), .press(0, 50, 50), .ticks(2), .release(0), .ticks(20), .expect("a.alpha", 1)],
      trace: """
        0 page.entering
        0 item.added z
        0 item.added a
        0 tween.started a/tween0
        0 tween.started a/b
        0 tween.started a/tween3
        0 page.entered
        1 tween.completed a/tween3
        2 touch.began z x=50 y=50
        2 rule.fired rule0
        2 tween.cancelled a/b
        4 touch.ended z x=50 y=50
        4 rule.fired rule1
        4 tween.cancelled a/tween0
        4 tap z
        """),
    LittleBook(
      "what is off stage takes no orders and remembers none",
      page: """
        {type=text; text=A; name=a; x=3; trigger={triggeringItem=n;}; tweens=({properties={y=5;}; duration=0.1;});},
        {type=activearea; name=z; width=100; height=100; isActive=no; trigger={triggeringItem=n;};},
        {type=audio; name=s; audio={trackName="s.wav"; duration=1;}; trigger={triggeringItem=n;};},
        {type=text; text=N; name=n; tweens=({properties={x=5;}; duration=0.2;});}
        """,
      rules: """
        {when={event="page.entered";}; do=({action=setProperty; item=a; property=x; to=<*I70>;},
         {action=startTween; item=a;}, {action=stopTween; item=a;}, {action=hide; item=a;},
         {action=activate; item=z;}, {action=stop; item=s;}, {action=deactivate; item=a;});}
        """,
      inputs: [.open(1), .ticks(2), .expect("a.x", 3), .tap(50, 50)],
      trace: """
        0 page.entering
        0 item.added n
        0 tween.started n/tween0
        0 page.entered
        0 rule.fired rule0
        2 tween.completed n/tween0
        2 trigger.fired a from=n
        2 item.added a
        2 tween.started a/tween0
        2 trigger.fired z from=n
        2 item.added z
        2 trigger.fired s from=n
        2 item.added s
        2 sound.started s
        2 touch.began x=50 y=50
        2 touch.ended x=50 y=50
        """),
    LittleBook(
      "an area takes touches once it is activated, and no more when it is not",
      page: """
        {type=activearea; name=z; width=100; height=100; isActive=no;},
        {type=activearea; name=on; x=200; width=100; height=100;},
        {type=activearea; name=off; x=400; width=100; height=100;}
        """,
      rules: """
        {when={event="touch.began"; item=on;}; do=({action=activate; item=z;});},
        {when={event="touch.began"; item=off;}; do=({action=deactivate; item=z;});}
        """,
      inputs: [
        .open(1), .press(0, 50, 50), .press(1, 250, 50), .press(2, 50, 50), .press(3, 450, 50), .press(4, 50, 50),
      ],
      trace: """
        0 page.entering
        0 item.added z
        0 item.added on
        0 item.added off
        0 page.entered
        0 touch.began x=50 y=50
        0 touch.began on x=250 y=50
        0 rule.fired rule0
        0 touch.began z x=50 y=50
        0 touch.began off x=450 y=50
        0 rule.fired rule1
        0 touch.began x=50 y=50
        """),
    LittleBook(
      "setProperty changes what is displayed, and starting over takes it back",
      page: """
        {type=activearea; name=z; width=100; height=100;},
        {type=text; text=A; name=a; x=3; fontColor="#112233"; trigger={triggeringItem=z;};}
        """,
      rules: """
        {when={event="item.added"; item=a;}; do=({action=setProperty; item=a; property=x; to=<*R7.5>;},
         {action=setProperty; item=a; property=fontColor; to="#F00";},
         {action=setProperty; item=a; property=alpha; to=<*R0.25>;});}
        """,
      inputs: [
        .open(1), .press(0, 50, 50), .expect("a.x", 7.5), .expectText("a.fontColor", "#FF0000FF"),
        .expect("a.alpha", 0.25), .press(1, 50, 50), .expect("a.x", 3), .expectText("a.fontColor", "#112233FF"),
        .expect("a.alpha", 1),
      ],
      trace: """
        0 page.entering
        0 item.added z
        0 page.entered
        0 touch.began z x=50 y=50
        0 trigger.fired a from=z
        0 item.added a
        0 rule.fired rule0
        0 touch.began z x=50 y=50
        0 trigger.fired a from=z
        """),
    LittleBook(
      "set reports only another value or another kind, and by counts from 0 on what isn't a number",
      page: "",
      rules: """
        {when={event="page.entered";}; do=({action=set; variable=n; to=<*I1>;}, {action=set; variable=n; to=<*BY>;},
         {action=set; variable=n; to=<*BY>;}, {action=set; variable=n; by=2;}, {action=set; variable=n; by=0;},
         {action=set; variable=n; to="a b";}, {action=set; variable=n; by=0;}, {action=set; variable=n; by="-0.5";},
         {action=set; variable=m; to="1";});}
        """, root: "variables={n=<*I1>; m=<*I1>;};", inputs: [.open(1), .expect("$n", -0.5), .expectText("$m", "1")],
      trace: """
        0 page.entering
        0 page.entered
        0 rule.fired rule0
        0 variable.changed name=n value=true
        0 variable.changed name=n value=2
        0 variable.changed name=n value="a b"
        0 variable.changed name=n value=0
        0 variable.changed name=n value=-0.5
        0 variable.changed name=m value="1"
        """),
    LittleBook(
      // Interpretation: events after the turn belong to the page that is on stage by then.
      "a rule that turns the page goes on with what is left to do, but touches no item any more",
      pages: """
        {elements=({type=text; text=A; name=a;});
         rules=({when={event="page.entered";};
         do=({action=nextPage;}, {action=set; variable=n; to=<*I5>;}, {action=hide; item=a;}, {action=show; item=b;},
         {action=playSound; trackName="s.wav";}, {action=nextPage;}, {action=set; variable=n; to=<*I6>;});},
         {name=gone; when={event="variable.changed";}; do=();}, {name=gone2; when={event="page.entered";}; do=();});},
        {elements=({type=text; text=A; name=a;}, {type=text; text=B; name=b; trigger={triggeringItem=a;
         delay=100;};});},
        {elements=({type=text; text=C; name=c;});}
        """, root: "variables={n=<*I0>;}; rules=({name=book; when={event=\"variable.changed\";}; do=();});",
      files: [.sound("s.wav", seconds: 1)], faults: [.danglingReference], inputs: [.open(1)],
      trace: """
        0 page.entering
        0 item.added a
        0 page.entered
        0 rule.fired rule0
        0 page.exiting
        0 page.entering from=1 page=2
        0 item.added a
        0 page.exited page=1
        0 page.entered page=2
        0 variable.changed name=n value=5
        0 rule.fired book
        0 page.exiting
        0 page.entering from=2 page=3
        0 item.added c
        0 page.exited page=2
        0 page.entered page=3
        0 variable.changed name=n value=6
        0 rule.fired book
        """),
    LittleBook(
      "a rule of the book that turns the page goes on, on the new page",
      pages: """
        {name=one; elements=({type=text; text=A; name=a;});},
        {name=two; elements=({type=text; text=A; name=a;}, {type=text; text=B; name=b; trigger={triggeringItem=a;};});}
        """,
      root: """
        rules=({when={event="page.entered";}; limit=1;
         do=({action=goToPage; page=two;}, {action=show; item=b;}, {action=playSound; trackName="s.wav";});});
        """, files: [.sound("s.wav", seconds: 0.1)], inputs: [.open(1), .ticks(1)],
      trace: """
        0 page.entering
        0 item.added a
        0 page.entered
        0 rule.fired rule0
        0 page.exiting
        0 page.entering from=1 page=2
        0 item.added a
        0 page.exited page=1
        0 page.entered page=2
        0 item.added b
        0 sound.started s.wav
        1 sound.completed s.wav
        """),
  ]
}
