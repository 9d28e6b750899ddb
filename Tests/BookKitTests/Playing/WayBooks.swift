extension LittleBook {
  /// Books in which tweens move elements along ways.
  static let ways: [LittleBook] = [
    LittleBook(
      "a way that begins with m begins at the pivot, and the element turns with it",
      page: """
        {type=activearea; name=fish; x=100; y=300; width=60; height=30;
         tweens=({path="m 0 0 c 100 -80 200 80 300 0"; duration=4; orient=YES;});}
        """,
      inputs: [
        .open(1), .expect("fish.x", 100), .expect("fish.y", 300), .expect("fish.rotation", -38.66), .ticks(10),
        .expect("fish.x", 174.054), .expect("fish.y", 277.409), .expect("fish.rotation", 5.278), .ticks(10),
        .expect("fish.x", 250), .expect("fish.y", 300), .expect("fish.rotation", 21.801), .ticks(20),
        .expect("fish.x", 400), .expect("fish.y", 300), .expect("fish.rotation", -38.66),
      ],
      trace: """
        0 page.entering
        0 item.added fish
        0 tween.started fish/tween0
        0 page.entered
        40 tween.completed fish/tween0
        """),
    LittleBook(
      "a way that begins with M is where it says, less the pivot as it is at each moment",
      page: """
        {type=activearea; name=a; x=9; y=9; width=40; height=20; pivotY=1;
         tweens=({path="M 100 50 H 200"; properties={width=80;};}, {path="m 10 0 v 40"; delay=2; duration=0;});}
        """,
      inputs: [
        .open(1), .expect("a.x", 80), .expect("a.y", 30), .ticks(5), .expect("a.width", 60), .expect("a.x", 120),
        .ticks(5), .expect("a.x", 160), .ticks(10), .expect("a.x", 170), .expect("a.y", 70),
      ],
      trace: """
        0 page.entering
        0 item.added a
        0 tween.started a/tween0
        0 page.entered
        10 tween.completed a/tween0
        20 tween.started a/tween1
        20 tween.completed a/tween1
        """),
    LittleBook(
      "a way there and back isn't turned round, and rotation adds to what the element had",
      page: """
        {type=activearea; name=a; width=40; height=20; rotation=10;
         tweens=({path="m 0 0 h 100"; orient=YES; loopType=reverse; loopCount=<*I2>;},
          {path="m 0 0 v -10"; orient=YES; from={rotation=5;}; delay=3;});}
        """,
      inputs: [
        .open(1), .ticks(5), .expect("a.x", 50), .expect("a.rotation", 10), .ticks(10), .expect("a.x", 50),
        .expect("a.rotation", 10), .ticks(15), .expect("a.rotation", -85), .ticks(10), .expect("a.y", -10),
      ],
      trace: """
        0 page.entering
        0 item.added a
        0 tween.started a/tween0
        0 page.entered
        10 tween.repeated a/tween0 pass=2
        20 tween.completed a/tween0
        30 tween.started a/tween1
        40 tween.completed a/tween1
        """),
  ]
}
