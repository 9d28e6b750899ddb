extension LittleBook {
  /// Books about dragging.
  static let drags: [LittleBook] = [
    LittleBook(
      "the grab point stays under the finger; what moved is not tapped",
      page: "{type=text; text=A; name=a; x=100; y=100; width=50; height=50; draggable=yes;}",
      inputs: [
        .open(1), .press(0, 110, 120), .expect("a.x", 100), .move(0, 160, 170.5), .expect("a.x", 150),
        .expect("a.y", 150.5), .release(0), .press(0, 160, 170), .move(0, 180, 170), .move(0, 160, 170), .release(0),
      ],
      trace: """
        0 page.entering
        0 item.added a
        0 page.entered
        0 touch.began a x=110 y=120
        0 drag.started a x=100 y=100
        0 touch.ended a x=160 y=170.5
        0 drag.ended a x=150 y=150.5
        0 touch.began a x=160 y=170
        0 drag.started a x=150 y=150.5
        0 touch.ended a x=160 y=170
        0 drag.ended a x=150 y=150.5
        """),
    LittleBook(
      "what was held but did not move is tapped, also when it cannot move",
      page: """
        {type=text; text=A; name=a; x=100; y=100; width=50; height=50; draggable=yes; link="https://example.org/";},
        {type=text; text=B; name=b; x=300; y=100; width=50; height=50; draggable=yes;
         dragArea={x=300; y=100; width=50; height=50;};}
        """,
      inputs: [.open(1), .tap(110, 120), .press(0, 310, 120), .move(0, 320, 130), .release(0)],
      trace: """
        0 page.entering
        0 item.added a
        0 item.added b
        0 page.entered
        0 touch.began a x=110 y=120
        0 drag.started a x=100 y=100
        0 touch.ended a x=110 y=120
        0 drag.ended a x=100 y=100
        0 tap a
        0 link.opened a url=https://example.org/
        0 touch.began b x=310 y=120
        0 drag.started b x=300 y=100
        0 touch.ended b x=320 y=130
        0 drag.ended b x=300 y=100
        0 tap b
        """),
    LittleBook(
      "the frame stays on the canvas, or in its dragArea, once the finger moves",
      page: """
        {type=text; text=A; name=a; x="-20"; y=100; width=50; height=50; draggable=yes;},
        {type=text; text=B; name=b; x=300; y=300; width=50; height=50; draggable=yes;
         dragArea={x=280; y=280; width=100; height=200;};},
        {type=text; text=C; name=c; x=500; y=300; width=200; height=50; draggable=yes;
         dragArea={x=450; y=250; width=100; height=200;};}
        """,
      inputs: [
        .open(1), .press(0, 10, 110), .expect("a.x", -20), .move(0, 9, 2000), .expect("a.x", 0), .expect("a.y", 718),
        .move(0, 2000, 111), .expect("a.x", 974), .expect("a.y", 101), .release(0),
        .press(1, 310, 310), .move(1, 400, 200), .expect("b.x", 330), .expect("b.y", 280), .move(1, 320, 300),
        .expect("b.x", 310), .expect("b.y", 290), .release(1),
        .press(2, 600, 310), .move(2, 700, 310), .expect("c.x", 450), .release(2),
      ],
      trace: """
        0 page.entering
        0 item.added a
        0 item.added b
        0 item.added c
        0 page.entered
        0 touch.began a x=10 y=110
        0 drag.started a x=-20 y=100
        0 touch.ended a x=2000 y=111
        0 drag.ended a x=974 y=101
        0 touch.began b x=310 y=310
        0 drag.started b x=300 y=300
        0 touch.ended b x=320 y=300
        0 drag.ended b x=310 y=290
        0 touch.began c x=600 y=310
        0 drag.started c x=500 y=300
        0 touch.ended c x=700 y=310
        0 drag.ended c x=450 y=300
        """),
    LittleBook(
      "what is dragged gives up its running tweens of x and y, in order, and no others",
      page: """
        {type=text; text=A; name=a; x=100; y=100; width=50; height=50; draggable=yes;
         tweens=({properties={alpha=0.5;};}, {properties={y=200;};}, {properties={x=200; rotation=0;};},
         {properties={width=50;};}, {properties={x=0;}; delay=2;});}
        """,
      inputs: [
        .open(1), .ticks(4), .press(0, 150, 150), .expect("a.x", 140), .ticks(3), .expect("a.x", 140),
        .expect("a.y", 140), .expect("a.alpha", 0.65), .release(0), .ticks(10), .expect("a.x", 140),
      ],
      trace: """
        0 page.entering
        0 item.added a
        0 tween.started a/tween0
        0 tween.started a/tween1
        0 tween.started a/tween2
        0 tween.started a/tween3
        0 page.entered
        4 touch.began a x=150 y=150
        4 drag.started a x=140 y=140
        4 tween.cancelled a/tween1
        4 tween.cancelled a/tween2
        7 touch.ended a x=150 y=150
        7 drag.ended a x=140 y=140
        7 tap a
        10 tween.completed a/tween0
        10 tween.completed a/tween3
        """),
    LittleBook(
      "a tween that starts while its element is held runs underneath, and decides from the release on",
      page: """
        {type=text; text=A; name=a; x=100; y=100; width=50; height=50; draggable=yes;
         tweens=({properties={x=200;}; delay=0.5;});}
        """,
      inputs: [
        .open(1), .ticks(2), .press(0, 110, 120), .move(0, 160, 120), .ticks(8), .expect("a.x", 150), .release(0),
        .expect("a.x", 175), .expect("a.y", 100), .ticks(5), .expect("a.x", 200),
      ],
      trace: """
        0 page.entering
        0 item.added a
        0 page.entered
        2 touch.began a x=110 y=120
        2 drag.started a x=100 y=100
        5 tween.started a/tween0
        10 touch.ended a x=160 y=120
        10 drag.ended a x=150 y=100
        15 tween.completed a/tween0
        """),
    LittleBook(
      "what drag.started causes is done first: a tween that it starts is given up too",
      page: """
        {type=text; text=A; name=a; x=100; y=100; width=50; height=50; draggable=yes;
         tweens=({properties={x=200;}; trigger={triggeringItem=a; triggerIsATouch=yes; triggerWhen=end;};});}
        """,
      rules: "{when={event=\"drag.started\";}; do=({action=startTween; item=a;});}",
      inputs: [.open(1), .press(0, 110, 120), .ticks(5), .expect("a.x", 100)],
      trace: """
        0 page.entering
        0 item.added a
        0 page.entered
        0 touch.began a x=110 y=120
        0 drag.started a x=100 y=100
        0 rule.fired rule0
        0 tween.started a/tween0
        0 tween.cancelled a/tween0
        """),
    LittleBook(
      "what a rule sets of a held element's place is overwritten at the release",
      page: """
        {type=text; text=A; name=a; x=100; y=100; width=50; height=50; draggable=yes;},
        {type=activearea; name=z; x=500; width=100; height=100;}
        """,
      rules: "{when={event=\"touch.began\"; item=z;}; do=({action=setProperty; item=a; property=x; to=<*I700>;});}",
      inputs: [
        .open(1), .press(0, 110, 120), .move(0, 160, 120), .press(1, 550, 50), .expect("a.x", 150), .release(0),
        .expect("a.x", 150),
      ],
      trace: """
        0 page.entering
        0 item.added a
        0 item.added z
        0 page.entered
        0 touch.began a x=110 y=120
        0 drag.started a x=100 y=100
        0 touch.began z x=550 y=50
        0 rule.fired rule0
        0 touch.ended a x=160 y=120
        0 drag.ended a x=150 y=100
        """),
    LittleBook(
      "elements of dragWith move by the same numbers, unclamped; those off stage at the start do not",
      page: """
        {type=text; text=A; name=a; x=100; y=100; width=50; height=50; draggable=yes; dragWith=(b, c, nobody);
         dragArea={x=50; y=50; width=200; height=200;};},
        {type=text; text=B; name=b; x=1000; y=300; width=50; height=50; draggable=yes;},
        {type=text; text=C; name=c; x=300; y=300; trigger={triggeringItem=z;};},
        {type=activearea; name=z; x=500; width=100; height=100;}
        """, faults: [.danglingReference],
      inputs: [
        .open(1), .press(0, 110, 110), .press(1, 550, 50), .move(0, 510, 120), .expect("a.x", 200),
        .expect("b.x", 1100), .expect("b.y", 310), .expect("c.x", 300), .press(2, 1010, 320), .release(0),
        .expect("b.x", 1100),
      ],
      trace: """
        0 page.entering
        0 item.added a
        0 item.added b
        0 item.added z
        0 page.entered
        0 touch.began a x=110 y=110
        0 drag.started a x=100 y=100
        0 touch.began z x=550 y=50
        0 trigger.fired c from=z
        0 item.added c
        0 touch.began x=1010 y=320
        0 touch.ended a x=510 y=120
        0 drag.ended a x=200 y=110
        """),
    LittleBook(
      "what moves along is held too: its tweens run underneath, and no other finger drags it",
      page: """
        {type=text; text=A; name=a; x=100; y=100; width=50; height=50; draggable=yes; dragWith=(b);},
        {type=text; text=B; name=b; x=300; y=300; width=100; height=100; draggable=yes;
         tweens=({properties={x=400;};});}
        """,
      inputs: [
        .open(1), .ticks(2), .press(0, 110, 110), .expect("b.x", 320), .ticks(3), .move(0, 120, 110),
        .expect("b.x", 330), .press(1, 350, 350), .move(1, 360, 350), .expect("b.x", 330), .release(1), .release(0),
        .expect("b.x", 350), .ticks(5), .expect("b.x", 400), .expect("b.y", 300),
      ],
      trace: """
        0 page.entering
        0 item.added a
        0 item.added b
        0 tween.started b/tween0
        0 page.entered
        2 touch.began a x=110 y=110
        2 drag.started a x=100 y=100
        5 touch.began b x=350 y=350
        5 touch.ended b x=360 y=350
        5 tap b
        5 touch.ended a x=120 y=110
        5 drag.ended a x=110 y=100
        10 tween.completed b/tween0
        """),
    LittleBook(
      "a second finger on what is held touches it, but does not drag it",
      page: "{type=text; text=A; name=a; x=100; y=100; width=50; height=50; draggable=yes;}",
      inputs: [
        .open(1), .press(0, 110, 120), .press(1, 120, 120), .move(1, 130, 120), .expect("a.x", 100), .release(0),
        .move(1, 140, 120), .expect("a.x", 100), .release(1),
      ],
      trace: """
        0 page.entering
        0 item.added a
        0 page.entered
        0 touch.began a x=110 y=120
        0 drag.started a x=100 y=100
        0 touch.began a x=120 y=120
        0 touch.ended a x=110 y=120
        0 drag.ended a x=100 y=100
        0 tap a
        0 touch.ended a x=140 y=120
        0 tap a
        """),
    LittleBook(
      "a touch that is cancelled ends the drag where it is",
      page: """
        {type=text; text=A; name=a; x=100; y=100; width=50; height=50; draggable=yes;
         dropTargets=({name=t; x=0; y=0; width=1000; height=700;});}
        """,
      inputs: [.open(1), .press(0, 110, 120), .move(0, 120, 120), .cancel(0), .expect("a.x", 110)],
      trace: """
        0 page.entering
        0 item.added a
        0 page.entered
        0 touch.began a x=110 y=120
        0 drag.started a x=100 y=100
        0 touch.cancelled a x=120 y=120
        0 drag.ended a x=110 y=100
        """),
    LittleBook(
      "in a group that is stretched the element moves by less than the finger",
      page: """
        {type=group; name=g; x=100; y=100; scaleX=2; scaleY=2;
         elements=({type=text; text=A; name=a; x=10; y=10; width=10; height=10; draggable=yes;});}
        """,
      inputs: [.open(1), .press(0, 130, 130), .move(0, 150, 130), .expect("a.x", 20), .release(0)],
      trace: """
        0 page.entering
        0 item.added g
        0 item.added a
        0 page.entered
        0 touch.began a x=130 y=130
        0 drag.started a x=10 y=10
        0 touch.ended a x=150 y=130
        0 drag.ended a x=20 y=10
        """),
  ]
}
