extension LittleBook {
  /// Books in which tweens move elements about to places that chance chooses.
  ///
  /// In an area of 200 × 100, the first places for a frame of 40 × 20 are 62.373, 1.343 and 144.122, 46.635 with the
  /// seed 7.
  static let wanders: [LittleBook] = [
    LittleBook(
      "a wander eases from place to place, with pauses between the legs",
      page: """
        {type=activearea; name=fish; x=10; y=10; width=40; height=20;
         tweens=({wander={x=<*I0>; width=200; height=100; pause=0.5; faces=right;}; loopCount=<*I2>;});}
        """,
      root: "seed = 7;",
      inputs: [
        .open(1), .ticks(5), .expect("fish.x", 36.1865), .expect("fish.y", 5.6715), .expect("fish.scaleX", 1),
        .ticks(5), .expect("fish.x", 62.373), .expect("fish.y", 1.343), .ticks(4), .expect("fish.x", 62.373),
        .ticks(6), .expect("fish.x", 103.2475), .expect("fish.y", 23.989), .ticks(10), .expect("fish.x", 144.122),
        .expect("fish.y", 46.635),
      ],
      trace: """
        0 page.entering
        0 item.added fish
        0 tween.started fish/tween0
        0 page.entered
        15 tween.repeated fish/tween0 pass=2
        25 tween.completed fish/tween0
        """),
    LittleBook(
      "a wander at a speed takes as long as its way, and is mirrored where it doesn't look",
      page: """
        {type=activearea; name=fish; x=10; y=10; width=40; height=20; scaleX=-2; tweens=({wander={width=200;
         height=100; speed=100; faces=left;}; duration=9; transition=linear; loopCount=<*I1>;});}
        """,
      root: "seed = 7;",
      inputs: [
        .open(1), .ticks(3), .expect("fish.x", 36.1865), .expect("fish.y", 5.6715), .expect("fish.scaleX", -2),
        .ticks(3), .expect("fish.x", 62.373), .expect("fish.scaleX", -2),
      ],
      trace: """
        0 page.entering
        0 item.added fish
        0 tween.started fish/tween0
        0 page.entered
        6 tween.completed fish/tween0
        """),
    LittleBook(
      "with reduced motion a wander stands where it started, and a drag cancels it",
      page: """
        {type=activearea; name=fish; x=10; y=10; width=40; height=20; draggable=<*BY>;
         tweens=({wander={width=200; height=100; pause=1;};});}
        """,
      root: "seed = 7;", reducedMotion: true,
      inputs: [
        .open(1), .ticks(25), .expect("fish.x", 10), .expect("fish.y", 10), .press(0, 110, 30), .release(0),
        .expect("fish.x", 103.2475),
      ],
      trace: """
        0 page.entering
        0 item.added fish
        0 tween.started fish/tween0
        0 page.entered
        20 tween.repeated fish/tween0 pass=2
        25 touch.began fish x=110 y=30
        25 drag.started fish x=103.248 y=23.989
        25 tween.cancelled fish/tween0
        25 touch.ended fish x=110 y=30
        25 drag.ended fish x=103.248 y=23.989
        25 tap fish
        """),
    LittleBook(
      "a wander without duration jumps after each pause, and ends at once where there is no pause either",
      page: """
        {type=activearea; name=a; width=40; height=20; tweens=({wander={width=200; height=100; pause=0.3;};
         duration=0; loopCount=<*I3>;}, {wander={width=<*I9>; height=<*I9>;}; duration=0; delay=1; loopCount=<*I5>;});},
        {type=activearea; name=b; width=1; height=1; trigger={triggeringItem=a; triggerIsATween=<*BY>;};}
        """,
      root: "seed = 7;",
      inputs: [
        .open(1), .expect("a.x", 62.373), .ticks(3), .expect("a.x", 144.122), .ticks(3), .expect("a.x", 72.391),
        .expect("a.y", 19.954), .ticks(4), .expect("a.x", 0), .expect("a.y", 0),
      ],
      trace: """
        0 page.entering
        0 item.added a
        0 tween.started a/tween0
        0 page.entered
        3 tween.repeated a/tween0 pass=2
        3 trigger.fired b from=a
        3 item.added b
        6 tween.repeated a/tween0 pass=3
        6 tween.completed a/tween0
        10 tween.started a/tween1
        10 tween.completed a/tween1
        """),
    LittleBook(
      "a leg begins where its element is shown, even if another tween moves it",
      page: """
        {type=activearea; name=a; width=40; height=20; tweens=({wander={width=200; height=100;}; transition=linear;},
         {properties={x=100;}; duration=1.5; delay=0.2;});}
        """,
      root: "seed = 7;",
      inputs: [
        .open(1), .ticks(2), .expect("a.x", 12.4746), .ticks(8), .expect("a.x", 59.15488), .ticks(8),
        .expect("a.x", 127.12858), .expect("a.y", 37.5766),
      ],
      trace: """
        0 page.entering
        0 item.added a
        0 tween.started a/tween0
        0 page.entered
        2 tween.started a/tween1
        10 tween.repeated a/tween0 pass=2
        17 tween.completed a/tween1
        """),
  ]
}
