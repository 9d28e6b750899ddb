import BookKit

extension LittleBook {
  /// Books with rules that never end.
  static let cascades: [LittleBook] = [
    LittleBook(
      "the 10,001st event of a tick is reported as a fault, and what else is due goes on",
      page: """
        {type=text; text=A; name=a; tweens=({properties={x=5;}; duration=0.5;});},
        {type=text; text=B; name=b; tweens=({properties={x=5;}; duration=0.5;}, {properties={y=5;}; duration=0.6;});}
        """,
      rules: """
        {name=start; when={event="tween.completed"; item=a;}; do=({action=set; variable=n; by=1;});},
        {name=more; when={event="variable.changed"; variable=n;}; do=({action=set; variable=n; by=1;});},
        {name=late; when={event="tween.completed"; item=a;}; do=();}
        """, root: "variables={n=<*I0>;};", inputs: [.open(1), .ticks(6)],
      trace: """
        0 page.entering
        0 item.added a
        0 tween.started a/tween0
        0 item.added b
        0 tween.started b/tween0
        0 tween.started b/tween1
        0 page.entered
        5 tween.completed a/tween0
        5 rule.fired start
        \(counting(to: 9_998, at: 5))
        5 engine.fault reason=cascade
        5 tween.completed b/tween0
        6 tween.completed b/tween1
        """),
    LittleBook(
      "an opening that is broken off counts as entered",
      pages: """
        {elements=({type=text; text=A; name=a; tweens=({properties={x=5;}; duration=0.2;});},
         {type=text; text=B; name=b;});
         rules=({name=start; when={event="tween.started"; item=a;}; do=({action=set; variable=n; by=1;});},
         {name=more; when={event="variable.changed"; variable=n;}; do=({action=set; variable=n; by=1;});});},
        {elements=();}
        """, root: "variables={n=<*I0>;};",
      inputs: [.open(1), .expectOnStage("a", true), .expectOnStage("b", false), .ticks(2), .next],
      trace: """
        0 page.entering
        0 item.added a
        0 tween.started a/tween0
        0 rule.fired start
        \(counting(to: 9_996, at: 0))
        0 engine.fault reason=cascade
        2 tween.completed a/tween0
        2 page.exiting
        2 page.entering from=1 page=2
        2 page.exited page=1
        2 page.entered page=2
        """),
    LittleBook(
      "10,000 events at one tick aren't a fault",
      page: "{type=activearea; name=z; width=100; height=100;}",
      rules: """
        {name=more; when={event="variable.changed"; variable=n;}; if="n < 4999"; do=({action=set; variable=n; by=1;});},
        {name=start; when={event="touch.began";}; do=({action=set; variable=n; by=1;});},
        {name=last; when={event="touch.began";}; do=();}
        """, root: "variables={n=<*I0>;};",
      inputs: [.open(1), .ticks(1), .press(0, 50, 50), .ticks(1), .expect("$n", 4999)],
      trace: """
        0 page.entering
        0 item.added z
        0 page.entered
        1 touch.began z x=50 y=50
        1 rule.fired start
        \(counting(to: 9_997, at: 1))
        1 rule.fired last
        """),
  ]

  /// Returns the events of a rule that counts to `count`: alternately a variable and a rule.
  static func counting(to count: Int, at tick: Int) -> String {
    (1...count).map { number in
      number % 2 == 1 ? "\(tick) variable.changed name=n value=\(number / 2 + 1)" : "\(tick) rule.fired more"
    }.joined(separator: "\n")
  }

  /// Books with mistakes; everything else in them plays.
  static let faulty: [LittleBook] = [
    LittleBook(
      "an element that cannot be understood is left out, and the others keep their places",
      page: "{type=nonsense; name=a;}, {type=text; text=B;}, oops, {text=C; name=c;}, {type=text; text=D;}",
      faults: [.unknownType, .missingType, .wrongType], inputs: [.open(1)],
      trace: """
        0 page.entering
        0 item.added element1
        0 item.added element4
        0 page.entered
        """),
    LittleBook(
      // Interpretation: only a dictionary is a tween. A tween that changes nothing still runs, as a timer for others.
      "a tween that cannot be understood is left out, and the others keep their numbers",
      page: """
        {type=text; text=A; name=a; tweens=(oops, {properties={x=5;}; duration=0.2;}, {duration=0.3;});},
        {type=text; text=B; name=b;
         trigger={triggeringItem=a; triggerIsATween=yes; triggeringTweenNumber=<*I1>;};}
        """, faults: [.wrongType], inputs: [.open(1), .ticks(20)],
      trace: """
        0 page.entering
        0 item.added a
        0 tween.started a/tween1
        0 tween.started a/tween2
        0 page.entered
        2 tween.completed a/tween1
        2 trigger.fired b from=a
        2 item.added b
        3 tween.completed a/tween2
        """),
    LittleBook(
      "a trigger on what does not exist never fires",
      page: """
        {type=text; text=A; name=a; trigger={triggeringItem=nobody;};},
        {type=text; text=B; name=b; tweens=({properties={x=5;}; duration=0.1;}, {properties={y=5;}; duration=0.2;
         trigger={triggeringItem=nobody;};});},
        {type=text; text=C; name=c; trigger={triggeringItem=b; triggerIsATween=yes; triggeringTweenNumber=nothing;};}
        """, faults: [.danglingTrigger, .danglingTween], inputs: [.open(1), .ticks(9)],
      trace: """
        0 page.entering
        0 item.added b
        0 tween.started b/tween0
        0 page.entered
        1 tween.completed b/tween0
        """),
    LittleBook(
      // Interpretation: a bad event or condition disables the whole rule, a bad action only itself.
      "a rule that cannot be understood never fires, an action that cannot is left out alone",
      page: "{type=text; text=A; name=a; x=oops; alpha=0.5; rotation=oops; fontColor=oops;}",
      rules: """
        {when={event="page.opened";}; do=();}, {when={event="page.entered";}; if="n = = 1"; do=();},
        {when={event="page.entered";}; do=({action=explode;}, {action=set; variable=n; to=yes;},
         {action=goToPage; page=nowhere;}, {action=hide; item=nobody;}, {action=hide; item=a;});},
        {do=({action=hide; item=a;});}
        """, root: "variables={n=no;};",
      faults: [.unknownEvent, .badCondition, .unknownAction, .danglingReference, .wrongType, .badColor, .missingKey],
      inputs: [.open(1), .expectText("$n", "yes")],
      trace: """
        0 page.entering
        0 item.added a
        0 page.entered
        0 rule.fired rule2
        0 variable.changed name=n value="yes"
        0 item.removed a
        """),
    LittleBook(
      "a bad number or colour takes its default",
      page: """
        {type=text; text=A; name=a; x=oops; y=7; alpha=2; fontColor=oops; tweens=({properties={x=9;}; duration=oops;});}
        """, faults: [.wrongType, .badColor, .outOfRange],
      inputs: [
        .open(1), .expect("a.x", 0), .expect("a.y", 7), .expect("a.alpha", 1), .expectText("a.fontColor", "#000000FF"),
        .ticks(10), .expect("a.x", 9),
      ],
      trace: """
        0 page.entering
        0 item.added a
        0 tween.started a/tween0
        0 page.entered
        10 tween.completed a/tween0
        """),
    LittleBook(
      "an action that lacks one of its own keys, or has it in a form that cannot be read, does nothing",
      page: "{type=text; text=A; name=a; x=7; fontColor=red; tweens=({properties={y=9;};});}",
      rules: """
        {when={event="page.entered";}; do=(
          {action=setProperty; item=a; property=x;}, {action=setProperty; item=a; property=x; to=oops;},
          {action=setProperty; item=a; property=x; to=<*BY>;}, {action=setProperty; item=a; to=3;},
          {action=setProperty; item=a; property=fontColor; to=oops;}, {action=stopTween;},
          {action=goToPage; section=1;}, {action=open; page=1;}, {action=set; variable=n;}, {action=set; to=3;},
          {action=setOption; option=music;}, {action=setOption; to=off;}, {action=playSound;}, {action=hide;});}
        """, root: "variables={n=0;};",
      faults: [.missingKey, .wrongType, .badColor],
      inputs: [.open(1), .expect("a.x", 7), .expectText("a.fontColor", "#FF0000FF"), .ticks(20)],
      trace: """
        0 page.entering
        0 item.added a
        0 tween.started a/tween0
        0 page.entered
        0 rule.fired rule0
        10 tween.completed a/tween0
        """),
    LittleBook(
      "opening credits that there aren't does nothing, not even while turns are refused",
      page: "{type=activearea; name=z; width=100; height=100; open=credits;}",
      rules: "{when={event=\"item.added\";}; do=({action=open; section=credits;});}",
      root: "enterAnimation={duration=0.5;};", faults: [.danglingReference],
      inputs: [.open(1), .openCredits, .ticks(5), .tap(50, 50)],
      trace: """
        0 page.entering
        0 item.added z
        0 rule.fired rule0
        5 page.entered
        5 touch.began z x=50 y=50
        5 touch.ended z x=50 y=50
        5 tap z
        """),
    LittleBook(
      "of a name that is given twice the first is meant",
      page: """
        {type=activearea; name=a; width=100; height=100;}, {type=activearea; name=a; x=100; width=100; height=100;},
        {type=text; text=B; name=b; trigger={triggeringItem=a;};}
        """,
      rules: "{when={event=tap;}; do=({action=hide; item=a;});}", faults: [.duplicateName],
      inputs: [
        .open(1), .press(0, 50, 50), .press(1, 150, 50), .release(1), .press(2, 50, 50), .press(3, 150, 50),
      ],
      trace: """
        0 page.entering
        0 item.added a
        0 item.added a
        0 page.entered
        0 touch.began a x=50 y=50
        0 trigger.fired b from=a
        0 item.added b
        0 touch.began a x=150 y=50
        0 touch.ended a x=150 y=50
        0 tap a
        0 rule.fired rule0
        0 item.removed a
        0 touch.began x=50 y=50
        0 touch.began a x=150 y=50
        """),
  ]
}
