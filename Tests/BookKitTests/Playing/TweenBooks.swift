extension LittleBook {
  /// Books about when tweens start, turn around and end, and what is displayed meanwhile.
  static let tweens: [LittleBook] = [
    LittleBook(
      "a tween starts after its delay and goes in a straight line",
      page: "{type=text; text=A; name=a; tweens=({properties={x=10;}; delay=0.3; duration=0.5;});}",
      inputs: [
        .open(1), .expect("a.x", 0), .ticks(3), .expect("a.x", 0), .ticks(1), .expect("a.x", 2), .ticks(3),
        .expect("a.x", 8), .ticks(1), .expect("a.x", 10), .ticks(5), .expect("a.x", 10),
      ],
      trace: """
        0 page.entering
        0 item.added a
        0 page.entered
        3 tween.started a/tween0
        8 tween.completed a/tween0
        """),
    LittleBook(
      "times are rounded up to whole ticks",
      page: """
        {type=text; text=A; name=a; tweens=({properties={x=10;}; delay=0.25; duration=0.31;},
         {properties={y=10;}; delay=0.30000001; duration=0.01;});}
        """,
      inputs: [.open(1), .ticks(4), .expect("a.x", 2.5), .expect("a.y", 10), .ticks(10)],
      trace: """
        0 page.entering
        0 item.added a
        0 page.entered
        3 tween.started a/tween0
        3 tween.started a/tween1
        4 tween.completed a/tween1
        7 tween.completed a/tween0
        """),
    LittleBook(
      "a tween of 0 seconds never loops",
      page: """
        {type=text; text=A; name=a; tweens=({properties={x=5;}; duration=0; loopType=repeat;},
         {properties={y=5;}; duration=0; loopType=reverse; loopCount=2;});}
        """,
      inputs: [.open(1), .expect("a.x", 5), .expect("a.y", 5), .ticks(20)],
      trace: """
        0 page.entering
        0 item.added a
        0 tween.started a/tween0
        0 tween.completed a/tween0
        0 tween.started a/tween1
        0 tween.completed a/tween1
        0 page.entered
        """),
    LittleBook(
      "a tween that repeats begins each pass at its start and ends at its end",
      page: """
        {type=text; text=A; name=a; x=2;
         tweens=({properties={x=12;}; duration=0.5; loopType=repeat; loopCount=3;});}
        """,
      inputs: [
        .open(1), .ticks(4), .expect("a.x", 10), .ticks(1), .expect("a.x", 2), .ticks(1), .expect("a.x", 4),
        .ticks(8), .expect("a.x", 10), .ticks(1), .expect("a.x", 12), .ticks(10),
      ],
      trace: """
        0 page.entering
        0 item.added a
        0 tween.started a/tween0
        0 page.entered
        5 tween.repeated a/tween0 pass=2
        10 tween.repeated a/tween0 pass=3
        15 tween.completed a/tween0
        """),
    LittleBook(
      "a tween that repeats without end never completes",
      page: "{type=text; text=A; name=a; tweens=({properties={x=5;}; duration=0.5; loopType=repeat;});}",
      inputs: [.open(1), .ticks(17), .expect("a.x", 2)],
      trace: """
        0 page.entering
        0 item.added a
        0 tween.started a/tween0
        0 page.entered
        5 tween.repeated a/tween0 pass=2
        10 tween.repeated a/tween0 pass=3
        15 tween.repeated a/tween0 pass=4
        """),
    LittleBook(
      "there and back is two passes, and the way back is the way there",
      page: """
        {type=text; text=A; name=a; x=10;
         tweens=({properties={x=110;}; duration=1; loopType=reverse; loopCount=2; transition=easeIn;});}
        """,
      inputs: [
        .open(1), .ticks(5), .expect("a.x", 22.5), .ticks(5), .expect("a.x", 110), .ticks(5), .expect("a.x", 22.5),
        .ticks(5), .expect("a.x", 10), .ticks(5),
      ],
      trace: """
        0 page.entering
        0 item.added a
        0 tween.started a/tween0
        0 page.entered
        10 tween.repeated a/tween0 pass=2
        20 tween.completed a/tween0
        """),
    LittleBook(
      "there, back and there again ends at the end",
      page: """
        {type=text; text=A; name=a; tweens=({properties={x=10;}; duration=0.2; loopType=reverse; loopCount=3;});}
        """,
      inputs: [.open(1), .ticks(3), .expect("a.x", 5), .ticks(2), .expect("a.x", 5), .ticks(1), .expect("a.x", 10)],
      trace: """
        0 page.entering
        0 item.added a
        0 tween.started a/tween0
        0 page.entered
        2 tween.repeated a/tween0 pass=2
        4 tween.repeated a/tween0 pass=3
        6 tween.completed a/tween0
        """),
    LittleBook(
      // Interpretation: a `loopCount` without a `loopType` has no effect.
      "without a loop type there is one pass",
      page: "{type=text; text=A; name=a; tweens=({properties={x=10;}; duration=0.2; loopCount=3;});}",
      inputs: [.open(1), .ticks(10), .expect("a.x", 10)],
      trace: """
        0 page.entering
        0 item.added a
        0 tween.started a/tween0
        0 page.entered
        2 tween.completed a/tween0
        """),
    LittleBook(
      "one pass of a tween that loops isn't a loop",
      page: "{type=text; text=A; name=a; tweens=({properties={x=10;}; duration=0.2; loopType=reverse; loopCount=1;});}",
      inputs: [.open(1), .ticks(10), .expect("a.x", 10)],
      trace: """
        0 page.entering
        0 item.added a
        0 tween.started a/tween0
        0 page.entered
        2 tween.completed a/tween0
        """),
    LittleBook(
      "step moves by whole steps",
      page: "{type=text; text=A; name=a; tweens=({properties={x=100;}; transition=\"step(4)\";});}",
      inputs: [.open(1), .ticks(2), .expect("a.x", 0), .ticks(1), .expect("a.x", 25), .ticks(6), .expect("a.x", 75)],
      trace: """
        0 page.entering
        0 item.added a
        0 tween.started a/tween0
        0 page.entered
        """),
    LittleBook(
      "a colour goes by channel and is rounded half up",
      page: """
        {type=text; text=A; name=a; fontColor="#000A00";
         tweens=({properties={fontColor="#FF00007F";}; duration=0.2;});}
        """,
      inputs: [
        .open(1), .expectText("a.fontColor", "#000A00FF"), .ticks(1), .expectText("a.fontColor", "#800500BF"),
        .ticks(1), .expectText("a.fontColor", "#FF00007F"),
      ],
      trace: """
        0 page.entering
        0 item.added a
        0 tween.started a/tween0
        0 page.entered
        2 tween.completed a/tween0
        """),
    LittleBook(
      "an element may leave when a tween completes, after what waits for the tween",
      page: """
        {type=text; text=A; name=a; tweens=({properties={x=5;}; duration=0.5; removeFromStageWhenFinished=yes;},
         {properties={y=5;}; loopType=reverse;}, {properties={alpha=0;}; delay=1;});},
        {type=text; text=B; name=b; trigger={triggeringItem=a;};}
        """, inputs: [.open(1), .ticks(20), .expectOnStage("a", false)],
      trace: """
        0 page.entering
        0 item.added a
        0 tween.started a/tween0
        0 tween.started a/tween1
        0 page.entered
        5 tween.completed a/tween0
        5 trigger.fired b from=a
        5 item.added b
        5 tween.cancelled a/tween1
        5 item.removed a
        """),
  ]
}
