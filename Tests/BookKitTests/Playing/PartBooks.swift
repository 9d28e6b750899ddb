extension LittleBook {
  /// Books with sliders, dials and flaps.
  static let parts: [LittleBook] = [
    LittleBook(
      "a tab that waves: an arm follows a slider, which goes to the nearest stop",
      book: """
        { pages = ({ elements = (
          { type=image; name=tab; fileName="t.png"; x=100; y=600; width=80; height=40;
            slider = { byX=200; drives = ({item=arm; tween=wave;}); }; },
          { type=image; name=arm; fileName="a.png"; x=400; y=300; width=50; height=200;
            tweens = ({name=wave; properties={rotation=90;};}); }
        ); }); }
        """,
      inputs: [
        .open(1), .press(0, 140, 620), .move(0, 260, 620), .expect("tab.x", 220), .expect("arm.rotation", 54),
        .ticks(30), .release(0), .expect("arm.rotation", 54), .ticks(15), .expect("arm.rotation", 90),
        .expect("tab.x", 300), .expect("tab.progress", 1),
      ],
      trace: """
        0 page.entering
        0 item.added tab
        0 item.added arm
        0 page.entered
        0 touch.began tab x=140 y=620
        0 drag.started tab x=100 y=600
        30 touch.ended tab x=260 y=620
        30 drag.ended tab x=220 y=600
        30 tween.started tab/settle
        45 tween.completed tab/settle
        45 stop.reached tab index=1
        """),
    LittleBook(
      "a moon dial: its variable has the index of its stop",
      book: """
        { variables = {phase=0;}; pages = ({ elements = (
          { type=image; name=moon; fileName="m.png"; x=300; y=200; width=200; height=200; dial={variable=phase;}; }
        ); }); }
        """,
      inputs: [
        .open(1), .expectChoices(["moon>1", "moon>2", "moon>3"]), .press(0, 499, 300), .move(0, 400, 399),
        .release(0), .expect("moon.rotation", 90), .expect("$phase", 1),
        .expectChoices(["moon>0", "moon>2", "moon>3"]),
        .choose("moon", "3"), .expect("$phase", 3), .expect("moon.rotation", 270), .ticks(60),
      ],
      trace: """
        0 page.entering
        0 item.added moon
        0 page.entered
        0 touch.began moon x=499 y=300
        0 drag.started moon x=300 y=200
        0 touch.ended moon x=400 y=399
        0 drag.ended moon x=300 y=200
        0 variable.changed name=phase value=1
        0 stop.reached moon index=1
        0 touch.began moon x=400 y=399
        0 drag.started moon x=300 y=200
        0 touch.ended moon x=400 y=201
        0 drag.ended moon x=300 y=200
        0 variable.changed name=phase value=3
        0 stop.reached moon index=3
        """),
    LittleBook(
      "a door that a tap opens is touched where it is drawn",
      book: """
        { pages = ({ elements = (
          { type=image; name=door; fileName="d.png"; x=100; y=100; width=200; height=300;
            flap = { angle=120; back="#8D5A2B"; }; }
        ); }); }
        """,
      inputs: [
        .open(1), .tap(200, 250), .ticks(15), .tap(290, 250), .tap(46.936, 250), .ticks(15),
        .expect("door.progress", 0),
      ],
      trace: """
        0 page.entering
        0 item.added door
        0 page.entered
        0 touch.began door x=200 y=250
        0 drag.started door x=100 y=100
        0 touch.ended door x=200 y=250
        0 drag.ended door x=100 y=100
        0 tap door
        0 tween.started door/settle
        15 tween.completed door/settle
        15 stop.reached door index=1
        15 touch.began x=290 y=250
        15 touch.ended x=290 y=250
        15 touch.began door x=46.936 y=250
        15 drag.started door x=100 y=100
        15 touch.ended door x=46.936 y=250
        15 drag.ended door x=100 y=100
        15 tap door
        15 tween.started door/settle
        30 tween.completed door/settle
        30 stop.reached door index=0
        """),
    LittleBook(
      "a finger that comes while a part goes to a stop takes hold of it",
      page: """
        {type=activearea; name=a; width=40; height=40; slider={byX=100; settle=1; sound="s.wav";};}
        """,
      files: [.sound("s.wav", seconds: nil)],
      inputs: [
        .open(1), .press(0, 20, 20), .move(0, 80, 20), .release(0), .ticks(2), .expect("a.progress", 0.795),
        .press(0, 99, 20), .ticks(5), .expect("a.progress", 0.795), .cancel(0), .ticks(10),
      ],
      trace: """
        0 page.entering
        0 item.added a
        0 page.entered
        0 touch.began a x=20 y=20
        0 drag.started a x=0 y=0
        0 touch.ended a x=80 y=20
        0 drag.ended a x=60 y=0
        0 tween.started a/settle
        2 touch.began a x=99 y=20
        2 drag.started a x=79.52 y=0
        2 tween.cancelled a/settle
        7 touch.cancelled a x=99 y=20
        7 drag.ended a x=79.52 y=0
        7 tween.started a/settle
        17 tween.completed a/settle
        17 stop.reached a index=1
        17 sound.started s.wav
        17 sound.completed s.wav
        """),
    LittleBook(
      "a part that is free stays, one that returns goes back, and none goes where it is",
      page: """
        {type=activearea; name=a; width=40; height=40; slider={byX=100; free=YES; stops=<*I3>;};},
        {type=activearea; name=b; y=100; width=40; height=40; slider={byX=100; returns=YES; start=0.5;};}
        """,
      inputs: [
        .open(1), .press(0, 20, 20), .move(0, 45, 20), .release(0), .expect("a.progress", 0.25),
        .press(0, 45, 20), .move(0, 70.05, 20), .release(0), .expect("a.progress", 0.5), .expect("b.x", 50),
        .press(0, 70, 120), .move(0, 60, 120), .release(0), .ticks(3), .expect("b.progress", 0.5),
      ],
      trace: """
        0 page.entering
        0 item.added a
        0 item.added b
        0 page.entered
        0 touch.began a x=20 y=20
        0 drag.started a x=0 y=0
        0 touch.ended a x=45 y=20
        0 drag.ended a x=25 y=0
        0 touch.began a x=45 y=20
        0 drag.started a x=25 y=0
        0 touch.ended a x=70.05 y=20
        0 drag.ended a x=50.05 y=0
        0 stop.reached a index=1
        0 touch.began b x=70 y=120
        0 drag.started b x=50 y=100
        0 touch.ended b x=60 y=120
        0 drag.ended b x=40 y=100
        0 tween.started b/settle
        3 tween.completed b/settle
        """),
    LittleBook(
      "a cord that is pulled to its end rings there, and then goes back",
      page: """
        {type=activearea; name=a; width=40; height=40; slider={byX=100; returns=YES; variable=n;};},
        {type=text; text=Ding; name=b; trigger={triggeringItem=a; triggerWhen=stop; triggeringStop=1;};}
        """, root: "variables={n=<*I0>;};",
      inputs: [
        .open(1), .press(0, 20, 20), .move(0, 119.95, 20), .release(0), .expect("$n", 1), .expect("a.x", 100),
        .ticks(3), .expect("$n", 0), .choose("a", "1"),
      ],
      trace: """
        0 page.entering
        0 item.added a
        0 page.entered
        0 touch.began a x=20 y=20
        0 drag.started a x=0 y=0
        0 touch.ended a x=119.95 y=20
        0 drag.ended a x=99.95 y=0
        0 variable.changed name=n value=1
        0 stop.reached a index=1
        0 trigger.fired b from=a
        0 item.added b
        0 tween.started a/settle
        3 tween.completed a/settle
        3 variable.changed name=n value=0
        3 stop.reached a index=0
        3 touch.began a x=20 y=20
        3 drag.started a x=0 y=0
        3 touch.ended a x=120 y=20
        3 drag.ended a x=100 y=0
        3 variable.changed name=n value=1
        3 stop.reached a index=1
        3 trigger.fired b from=a
        3 tween.started a/settle
        """),
    LittleBook(
      "a dial that doesn't wrap stays at its end until the finger has come back",
      page: """
        {type=activearea; name=a; width=100; height=100; rotation=10;
         dial={from=<*I0>; to=90; free=YES;};}
        """,
      inputs: [
        .open(1), .expect("a.rotation", 10), .press(0, 99, 50), .move(0, 50, 99), .expect("a.rotation", 100),
        .move(0, 1, 50), .expect("a.progress", 1), .move(0, 50, 99), .expect("a.progress", 1), .move(0, 55, 52),
        .move(0, 99, 99), .expect("a.progress", 1), .move(0, 99, 50), .expect("a.progress", 0.5), .cancel(0),
      ],
      trace: """
        0 page.entering
        0 item.added a
        0 page.entered
        0 touch.began a x=99 y=50
        0 drag.started a x=0 y=0
        0 touch.cancelled a x=99 y=50
        0 drag.ended a x=0 y=0
        """),
    LittleBook(
      "a flap follows the finger by the cosine, and is hit inside its corners",
      page: """
        {type=activearea; name=a; x=100; width=100; height=100; flap={angle=180; free=YES; tap=NO;};}
        """,
      inputs: [
        .open(1), .press(0, 190, 50), .move(0, 145, 50), .expect("a.progress", 0.3333), .move(0, 100, 50),
        .expect("a.progress", 0.5), .move(0, 10, 50), .expect("a.progress", 1), .release(0), .tap(150, 50),
        .tap(50, 50),
      ],
      trace: """
        0 page.entering
        0 item.added a
        0 page.entered
        0 touch.began a x=190 y=50
        0 drag.started a x=100 y=0
        0 touch.ended a x=10 y=50
        0 drag.ended a x=100 y=0
        0 stop.reached a index=1
        0 touch.began x=150 y=50
        0 touch.ended x=150 y=50
        0 touch.began a x=50 y=50
        0 drag.started a x=100 y=0
        0 touch.ended a x=50 y=50
        0 drag.ended a x=100 y=0
        0 tap a
        """),
    LittleBook(
      "moveTo goes to a stop, to a progress, and on by stops, and a trigger and a rule wait for a stop",
      page: """
        {type=activearea; name=a; width=40; height=40; dial={stops=<*I4>; settle=0.2;};},
        {type=activearea; name=b; x=100; width=40; height=40;
         onTap=({action=moveTo; item=a; by=<*I1>;});},
        {type=activearea; name=c; y=100; width=40; height=40;
         onTap=({action=moveTo; item=a; stop=<*I3>; over=0;}, {action=moveTo; item=a; progress=0.6; over=0.1;});},
        {type=activearea; name=d; y=200; width=40; height=40;
         trigger={triggeringItem=a; triggerWhen=stop; triggeringStop=<*I2>;};}
        """,
      rules: "{when={event=stop.reached; item=a; index=<*I3>;}; do=();}",
      inputs: [
        .open(1), .tap(120, 20), .ticks(1), .tap(120, 20), .ticks(2), .expect("a.progress", 0.5), .tap(20, 120),
        .expect("a.progress", 0.75), .ticks(1), .expect("a.progress", 0.6),
      ],
      trace: """
        0 page.entering
        0 item.added a
        0 item.added b
        0 item.added c
        0 page.entered
        0 touch.began b x=120 y=20
        0 touch.ended b x=120 y=20
        0 tap b
        0 tween.started a/settle
        1 touch.began b x=120 y=20
        1 touch.ended b x=120 y=20
        1 tap b
        1 tween.cancelled a/settle
        1 tween.started a/settle
        3 tween.completed a/settle
        3 stop.reached a index=2
        3 trigger.fired d from=a
        3 item.added d
        3 touch.began c x=20 y=120
        3 touch.ended c x=20 y=120
        3 tap c
        3 tween.started a/settle
        3 tween.completed a/settle
        3 stop.reached a index=3
        3 rule.fired rule0
        3 tween.started a/settle
        4 tween.completed a/settle
        """),
    LittleBook(
      "what follows a part lies above what is written, and below what runs",
      page: """
        {type=activearea; name=a; width=40; height=40; slider={byX=100; free=YES;
          drives=({item=b; tween=follow;}, {item=b;});};},
        {type=activearea; name=b; y=200; width=40; height=40;
         tweens=({name=up; properties={y=100;};}, {name=follow; keyframes={x=(0, 50, 0);};},
          {name=run; properties={x=500;}; trigger={triggeringItem=c; triggerIsATouch=YES;};});},
        {type=activearea; name=c; y=300; width=40; height=40; onTap=({action=setProperty; item=b; property=x; to=9;});}
        """,
      inputs: [
        .open(1), .press(0, 20, 20), .move(0, 45, 20), .expect("b.x", 25), .expect("b.y", 175), .release(0),
        .tap(20, 320), .expect("b.x", 25), .ticks(5), .expect("b.x", 262.5), .ticks(5), .expect("b.x", 25),
      ],
      trace: """
        0 page.entering
        0 item.added a
        0 item.added b
        0 item.added c
        0 page.entered
        0 touch.began a x=20 y=20
        0 drag.started a x=0 y=0
        0 touch.ended a x=45 y=20
        0 drag.ended a x=25 y=0
        0 touch.began c x=20 y=320
        0 trigger.fired b/run from=c
        0 tween.started b/run
        0 touch.ended c x=20 y=320
        0 tap c
        10 tween.completed b/run
        """),
    LittleBook(
      "a part that is held ends its drag when its page is left, and one that leaves begins anew",
      pages: """
        { elements = ({type=activearea; name=a; width=40; height=40; slider={byX=100;};}, {type=activearea; name=b;
            y=100; width=40; height=40; visibleIf="a.progress > 0.4"; onTap=({action=hide; item=a;}, {action=show;
            item=a;});}); }, { elements = (); }
        """,
      inputs: [
        .open(1), .expectTruth("b.visible", false), .press(2, 20, 20), .move(2, 80, 20),
        .expectTruth("b.visible", true), .tap(20, 120), .expect("a.progress", 0), .release(2),
        .press(1, 20, 20), .move(1, 60, 20), .next, .release(1),
      ],
      trace: """
        0 page.entering
        0 item.added a
        0 item.added b
        0 page.entered
        0 touch.began a x=20 y=20
        0 drag.started a x=0 y=0
        0 touch.began b x=20 y=120
        0 touch.ended b x=20 y=120
        0 tap b
        0 drag.ended a x=60 y=0
        0 item.removed a
        0 item.added a
        0 touch.ended a x=80 y=20
        0 touch.began a x=20 y=20
        0 drag.started a x=0 y=0
        0 touch.cancelled a x=60 y=20
        0 drag.ended a x=40 y=0
        0 page.exiting
        0 page.entering from=1 page=2
        0 page.exited page=1
        0 page.entered page=2
        """),
    LittleBook(
      "with reduced motion, a part that goes to a stop is drawn there, and conditions ask where it is",
      page: """
        {type=activearea; name=a; width=40; height=40; slider={byX=100; settle=1; drives=({item=b;});};},
        {type=activearea; name=b; y=100; width=40; height=40; visibleIf="a.progress == 1";
         tweens=({path="m 0 0 v 100"; orient=YES;});}
        """,
      reducedMotion: true,
      inputs: [
        .open(1), .press(0, 20, 20), .move(0, 80, 20), .expect("a.progress", 0.6), .release(0),
        .expect("a.progress", 1), .expect("b.y", 200), .expect("b.rotation", 90), .ticks(1),
        .expectTruth("b.visible", false), .ticks(9), .expectTruth("b.visible", true),
      ],
      trace: """
        0 page.entering
        0 item.added a
        0 item.added b
        0 page.entered
        0 touch.began a x=20 y=20
        0 drag.started a x=0 y=0
        0 touch.ended a x=80 y=20
        0 drag.ended a x=60 y=0
        0 tween.started a/settle
        10 tween.completed a/settle
        10 stop.reached a index=1
        """),
  ]
}
