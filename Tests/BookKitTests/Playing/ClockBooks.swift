extension LittleBook {
  private static let steps = """
    {type=text; text=A; name=a; tweens=({properties={x=5;}; duration=0; delay=0.1;},
     {properties={x=5;}; duration=0; delay=0.2;}, {properties={x=5;}; duration=0; delay=1;});}
    """

  private static func stepped(_ ticks: Int64...) -> String {
    let lines = ticks.enumerated().map { "\($1) tween.started a/tween\($0)\n\($1) tween.completed a/tween\($0)" }
    return (["0 page.entering", "0 item.added a", "0 page.entered"] + lines).joined(separator: "\n")
  }

  /// Books about the passing of time.
  static let clocks: [LittleBook] = [
    LittleBook(
      "time goes on by whole ticks, and what is left of one is kept",
      page: steps,
      inputs: [
        .open(1), .seconds("0.05"), .expect("a.x", 0), .seconds("0.05"), .expect("a.x", 5), .seconds("0.09"),
        .seconds("0.009"), .seconds("0.0009"),
      ], trace: stepped(1)),
    LittleBook(
      "a tenth is a tenth: ten of them are a second",
      book: "{tickRate=1000; pages=({elements=(\(steps));});}",
      inputs: [
        .open(1), .seconds("0.1"), .seconds("0.1"), .seconds("0.1"), .seconds("0.1"), .seconds("0.1"), .seconds("0.1"),
        .seconds("0.1"), .seconds("0.1"), .seconds("0.1"), .seconds("0.1"),
      ], trace: stepped(100, 200, 1000)),
    LittleBook(
      "60 ticks a second unless the book says otherwise",
      book: "{pages=({elements=(\(steps));});}",
      inputs: [.open(1), .seconds("0.0999"), .seconds("0.0001"), .seconds("0.9")], trace: stepped(6, 12, 60)),
    LittleBook(
      "24 ticks a second: a tenth is 2.4 ticks, which five times over are 12",
      book: "{tickRate=24; pages=({elements=(\(steps));});}",
      inputs: [
        .open(1), .seconds("0.1"), .seconds("0.1"), .seconds("0.1"), .seconds("0.1"), .seconds("0.1"), .ticks(11),
      ], trace: stepped(3, 5)),
    LittleBook(
      "a thousand advances of a millisecond are a second",
      book: "{tickRate=60; pages=({elements=(\(steps));});}",
      inputs: [.open(1)] + [Input](repeating: .seconds("0.001"), count: 1000), trace: stepped(6, 12, 60)),
    LittleBook(
      "whole ticks leave what is left of a tick alone",
      page: steps, inputs: [.open(1), .seconds("0.05"), .ticks(1), .seconds("0.05")], trace: stepped(1, 2)),
    LittleBook(
      "a page that is opened later counts from there",
      pages: "{elements=();}, {elements=(\(steps));}", inputs: [.open(1), .ticks(7), .next, .ticks(2)],
      trace: """
        0 page.entering
        0 page.entered
        7 page.exiting
        7 page.entering from=1 page=2
        7 item.added a
        7 page.exited page=1
        7 page.entered page=2
        8 tween.started a/tween0
        8 tween.completed a/tween0
        9 tween.started a/tween1
        9 tween.completed a/tween1
        """),
    LittleBook(
      "what is due at the same tick in several elements comes in the order in which it was scheduled",
      page: """
        {type=text; text=A; name=a; tweens=({properties={x=5;}; delay=0.2; duration=0.1;});},
        {type=audio; name=s; audio={trackName="s.wav"; duration=0.3;};},
        {type=text; text=B; name=b; tweens=({properties={x=5;}; duration=0.3;});},
        {type=audio; name=t; audio={trackName="s.wav"; offset=0.3; duration=0.1;};}
        """, inputs: [.open(1), .ticks(3)],
      trace: """
        0 page.entering
        0 item.added a
        0 item.added s
        0 sound.started s
        0 item.added b
        0 tween.started b/tween0
        0 item.added t
        0 page.entered
        2 tween.started a/tween0
        3 sound.completed s
        3 tween.completed b/tween0
        3 sound.started t
        3 tween.completed a/tween0
        """),
  ]

  private static let moving = """
    {type=activearea; name=a; width=100; height=100; tweens=({properties={x=500; alpha=0;};},
     {properties={y=500;}; delay=0.2; loopType=repeat;});}
    """

  private static let movingTrace = """
    0 page.entering
    0 item.added a
    0 tween.started a/tween0
    0 page.entered
    2 tween.started a/tween1
    4 touch.began a x=250 y=150
    10 tween.completed a/tween0
    12 tween.repeated a/tween1 pass=2
    """

  /// Books with and without reduced motion.
  static let motions: [LittleBook] = [
    LittleBook(
      "with all its motion a book shows where things are on their way",
      page: moving,
      inputs: [
        .open(1), .ticks(4), .expect("a.x", 200), .expect("a.y", 100), .press(0, 250, 150), .ticks(6),
        .expect("a.x", 500), .ticks(3), .expect("a.y", 50),
      ], trace: movingTrace),
    LittleBook(
      "with reduced motion it shows their ends, or where they stay, and nothing else is different",
      page: moving, reducedMotion: true,
      inputs: [
        .open(1), .expect("a.x", 500), .expect("a.alpha", 1), .ticks(4), .expect("a.x", 500), .expect("a.y", 0),
        .expect("a.alpha", 0.6), .press(0, 250, 150), .ticks(6), .expect("a.x", 500), .ticks(3), .expect("a.y", 0),
      ], trace: movingTrace),
    LittleBook(
      "with reduced motion a page's turn keeps its ticks",
      pages: "{elements=();}, {elements=(); enterAnimation={};}", reducedMotion: true,
      inputs: [.open(1), .next, .ticks(2), .next, .ticks(9)],
      trace: """
        0 page.entering
        0 page.entered
        0 page.exiting
        0 page.entering from=1 page=2
        2 page.refused reason=transition
        5 page.exited page=1
        5 page.entered page=2
        """),
    LittleBook(
      "with reduced motion a tween that loops stays at the first value of a pass",
      page: """
        {type=text; text=A; name=a; x=1; tweens=({keyframes={x=(30, 40);}; keyTimes=(0.5, 1); duration=1;
         loopType=repeat;});},
        {type=text; text=B; name=b; x=1; tweens=({keyframes={x=(30, 40);}; from={x=20;}; keyTimes=(0.5, 1); duration=1;
         loopType=reverse;});},
        {type=text; text=C; name=c; x=1; tweens=({properties={x=40;}; duration=1; loopType=repeat;});},
        {type=text; text=D; name=d; x=1; tweens=({keyframes={x=(30, 40);}; duration=1;});}
        """, reducedMotion: true,
      inputs: [
        .open(1), .expect("a.x", 30), .expect("b.x", 20), .expect("c.x", 1), .expect("d.x", 40), .ticks(7),
        .expect("a.x", 30), .expect("b.x", 20), .expect("c.x", 1), .expect("d.x", 40),
      ],
      trace: """
        0 page.entering
        0 item.added a
        0 tween.started a/tween0
        0 item.added b
        0 tween.started b/tween0
        0 item.added c
        0 tween.started c/tween0
        0 item.added d
        0 tween.started d/tween0
        0 page.entered
        """),
  ]
}
