extension LittleBook {
  /// Books with several rules for one event: all conditions are evaluated first, then the rules act.
  static let ruleOrder: [LittleBook] = [
    LittleBook(
      "two rules on one event make a switch",
      page: "{type=activearea; name=z; width=100; height=100;}, {type=text; text=A; name=a; x=200;}",
      rules: """
        {name=off; when={event=tap; item=z;}; if="on"; do=({action=set; variable=on; to=<*BN>;},
         {action=hide; item=a;});},
        {name=on; when={event=tap; item=z;}; if="not on"; do=({action=set; variable=on; to=<*BY>;},
         {action=show; item=a;});}
        """, root: "variables={on=<*BY>;};",
      inputs: [.open(1), .tap(50, 50), .expectTruth("$on", false), .ticks(1), .tap(50, 50), .expectTruth("$on", true)],
      trace: """
        0 page.entering
        0 item.added z
        0 item.added a
        0 page.entered
        0 touch.began z x=50 y=50
        0 touch.ended z x=50 y=50
        0 tap z
        0 rule.fired off
        0 variable.changed name=on value=false
        0 item.removed a
        1 touch.began z x=50 y=50
        1 touch.ended z x=50 y=50
        1 tap z
        1 rule.fired on
        1 variable.changed name=on value=true
        1 item.added a
        """),
    LittleBook(
      "a page's rule does not change the condition of a book's rule on the same event",
      page: "{type=activearea; name=z; width=100; height=100;}",
      rules: "{name=page; when={event=\"touch.began\"; item=z;}; do=({action=set; variable=n; by=1;});}",
      root: """
        variables={n=<*I0>;}; rules=({name=none; when={event="touch.began";}; if="n == 0"; do=();},
         {name=one; when={event="touch.began";}; if="n == 1"; do=();});
        """, inputs: [.open(1), .press(0, 50, 50), .press(1, 50, 50)],
      trace: """
        0 page.entering
        0 item.added z
        0 page.entered
        0 touch.began z x=50 y=50
        0 rule.fired page
        0 variable.changed name=n value=1
        0 rule.fired none
        0 touch.began z x=50 y=50
        0 rule.fired page
        0 variable.changed name=n value=2
        0 rule.fired one
        """),
    LittleBook(
      "conditions see what all triggers of the event have caused",
      page: """
        {type=activearea; name=z; width=100; height=100;}, {type=text; text=A; name=a; trigger={triggeringItem=z;};},
        {type=text; text=B; name=b; trigger={triggeringItem=z;};}
        """,
      rules: """
        {name=count; when={event="item.added";}; if="ready"; do=({action=set; variable=n; by=1;});},
        {name=two; when={event="touch.began"; item=z;}; if="n == 2"; do=();},
        {name=ready; when={event="page.entered";}; do=({action=set; variable=ready; to=<*BY>;});}
        """, root: "variables={n=<*I0>; ready=<*BN>;};", inputs: [.open(1), .press(0, 50, 50)],
      trace: """
        0 page.entering
        0 item.added z
        0 page.entered
        0 rule.fired ready
        0 variable.changed name=ready value=true
        0 touch.began z x=50 y=50
        0 trigger.fired a from=z
        0 item.added a
        0 rule.fired count
        0 variable.changed name=n value=1
        0 trigger.fired b from=z
        0 item.added b
        0 rule.fired count
        0 variable.changed name=n value=2
        0 rule.fired two
        """),
    LittleBook(
      "a limit is counted with the condition, before an event inside of the event asks again",
      page: "{type=activearea; name=z; width=100; height=100;}",
      rules: """
        {name=start; when={event="touch.began";}; do=({action=set; variable=n; by=1;});},
        {name=again; when={event="variable.changed";}; if="n == 1"; do=({action=set; variable=n; by=1;});},
        {name=once; when={event="variable.changed";}; limit=1; do=();},
        {name=last; when={event="variable.changed";}; do=();}
        """, root: "variables={n=<*I0>;};", inputs: [.open(1), .press(0, 50, 50)],
      trace: """
        0 page.entering
        0 item.added z
        0 page.entered
        0 touch.began z x=50 y=50
        0 rule.fired start
        0 variable.changed name=n value=1
        0 rule.fired again
        0 variable.changed name=n value=2
        0 rule.fired last
        0 rule.fired once
        0 rule.fired last
        """),
    LittleBook(
      "a page's rule whose page was left before its turn does nothing, a book's rule still acts",
      pages: """
        {elements=({type=activearea; name=z; width=100; height=100;});
         rules=({name=turn; when={event=tap;}; do=({action=set; variable=n; to=<*I1>;}, {action=nextPage;});},
         {name=page; when={event=tap;}; if="n == 0"; do=();},
         {name="slow page"; when={event=tap;}; if="n == 0"; delay=0.2; do=();});},
        {elements=({type=text; text=A; name=a; trigger={triggeringItemType=page; delay=100;};});}
        """,
      root: """
        variables={n=<*I0>;}; rules=({name=book; when={event=tap;}; if="n == 0"; do=({action=show; item=a;});},
         {name="slow book"; when={event=tap;}; if="n == 0"; delay=0.2; do=();});
        """, inputs: [.open(1), .tap(50, 50), .ticks(5)],
      trace: """
        0 page.entering
        0 item.added z
        0 page.entered
        0 touch.began z x=50 y=50
        0 touch.ended z x=50 y=50
        0 tap z
        0 rule.fired turn
        0 variable.changed name=n value=1
        0 page.exiting
        0 page.entering from=1 page=2
        0 page.exited page=1
        0 page.entered page=2
        0 rule.fired book
        0 item.added a
        2 rule.fired slow book
        """),
    LittleBook(
      "a page that opens itself again leaves its waiting rules behind",
      page: "{type=activearea; name=z; width=100; height=100;}",
      rules: """
        {name=again; when={event="touch.began";}; do=({action=goToPage; page=p;});},
        {name=page; when={event="touch.began";}; limit=1; do=();}
        """, keys: "name=p;",
      inputs: [.open(1), .press(0, 50, 50)],
      trace: """
        0 page.entering
        0 item.added z
        0 page.entered
        0 touch.began z x=50 y=50
        0 rule.fired again
        0 touch.cancelled z x=50 y=50
        0 page.exiting
        0 page.entering from=1
        0 item.added z
        0 page.exited
        0 page.entered
        """),
    LittleBook(
      // Interpretation: a rule's delay begins at its turn, after the actions of the rules before it.
      "a rule's delay begins when its turn comes",
      page: """
        {type=text; text=A; name=a; tweens=({properties={x=5;}; duration=1; delay=0.3;
         trigger={triggeringItemType=page; delay=100;};});}, {type=activearea; name=z; y=200; width=100; height=100;}
        """,
      rules: """
        {name=now; when={event="touch.began"; item=z;}; do=({action=startTween; item=a;});},
        {name=late; when={event="touch.began"; item=z;}; delay=0.3; do=();}
        """, inputs: [.open(1), .press(0, 50, 250), .ticks(5)],
      trace: """
        0 page.entering
        0 item.added a
        0 item.added z
        0 page.entered
        0 touch.began z x=50 y=250
        0 rule.fired now
        3 tween.started a/tween0
        3 rule.fired late
        """),
    LittleBook(
      "a cascade that is broken off takes the waiting rules with it, and what is due next goes on",
      page: "{type=activearea; name=z; width=100; height=100;}, {type=text; text=A; name=a; tweens=({duration=0.1;});}",
      rules: """
        {name=more; when={event="variable.changed";}; do=({action=set; variable=n; by=1;});},
        {name=start; when={event="touch.began";}; do=({action=set; variable=n; by=1;});},
        {name=lost; when={event="touch.began";}; do=();}
        """, root: "variables={n=<*I0>;}; rules=({name=\"lost too\"; when={event=\"touch.began\";}; do=();});",
      inputs: [.open(1), .press(0, 50, 50), .ticks(1)],
      trace: """
        0 page.entering
        0 item.added z
        0 item.added a
        0 tween.started a/tween0
        0 page.entered
        0 touch.began z x=50 y=50
        0 rule.fired start
        \(counting(to: 9_993, at: 0))
        0 engine.fault reason=cascade
        1 tween.completed a/tween0
        """),
  ]
}
