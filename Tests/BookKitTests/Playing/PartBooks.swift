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
        .release(0), .expect("moon.rotation", 90), .expect("$phase", 1), .expectChoices(["moon>0", "moon>2", "moon>3"]),
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
  ]
}
