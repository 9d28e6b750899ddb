extension LittleBook {
  /// Books in which chance decides.
  ///
  /// The first lots of the seed 7 are 63CB…, 044C… and E698… out of 2⁶⁴: below 2 they give 0, 0, 1, below 4 they give
  /// 1, 0, 3.
  static let lots: [LittleBook] = [
    LittleBook(
      "random performs one of its lists by the book's seed, then what follows it",
      page: "{type=activearea; name=z; width=9; height=9;}",
      rules: """
        {when={event=tap;}; do=({action=random; of=(({action=set; variable=n; to=<*I0>;}),
         ({action=set; variable=n; to=<*I1>;}), (), ({action=set; variable=n; to=<*I3>;}));},
         {action=set; variable=last; by=1;});}
        """,
      root: "seed = 7; variables = {n=<*I9>; last=<*I0>;};",
      inputs: [.open(1), .tap(5, 5), .tap(5, 5), .tap(5, 5), .tap(5, 5), .expect("$n", 3)],
      trace: """
        0 page.entering
        0 item.added z
        0 page.entered
        0 touch.began z x=5 y=5
        0 touch.ended z x=5 y=5
        0 tap z
        0 rule.fired rule0
        0 variable.changed name=n value=1
        0 variable.changed name=last value=1
        0 touch.began z x=5 y=5
        0 touch.ended z x=5 y=5
        0 tap z
        0 rule.fired rule0
        0 variable.changed name=n value=0
        0 variable.changed name=last value=2
        0 touch.began z x=5 y=5
        0 touch.ended z x=5 y=5
        0 tap z
        0 rule.fired rule0
        0 variable.changed name=n value=3
        0 variable.changed name=last value=3
        0 touch.began z x=5 y=5
        0 touch.ended z x=5 y=5
        0 tap z
        0 rule.fired rule0
        0 variable.changed name=last value=4
        """),
    LittleBook(
      "lots begin anew with a seed, not with a page or a language",
      pages: """
        {elements=({type=activearea; name=z; width=9; height=9;
         onTap=({action=random; of=(({action=set; variable=n; by=1;}), ({action=set; variable=n; by=10;}));});});}
        """,
      root: "seed = 7; languages = (en, de); variables = {n=<*I0>;};",
      inputs: [
        .seed(1), .open(1), .tap(5, 5), .expect("$n", 10), .seed(7), .tap(5, 5), .expect("$n", 11), .language("de"),
        .tap(5, 5), .expect("$n", 12), .open(1), .tap(5, 5), .expect("$n", 22),
      ],
      trace: """
        0 page.entering
        0 item.added z
        0 page.entered
        0 touch.began z x=5 y=5
        0 touch.ended z x=5 y=5
        0 tap z
        0 variable.changed name=n value=10
        0 touch.began z x=5 y=5
        0 touch.ended z x=5 y=5
        0 tap z
        0 variable.changed name=n value=11
        0 language.changed value="de"
        0 page.exiting
        0 page.entering from=1
        0 item.added z
        0 page.exited
        0 page.entered
        0 touch.began z x=5 y=5
        0 touch.ended z x=5 y=5
        0 tap z
        0 variable.changed name=n value=12
        0 page.exiting
        0 page.entering from=1
        0 item.added z
        0 page.exited
        0 page.entered
        0 touch.began z x=5 y=5
        0 touch.ended z x=5 y=5
        0 tap z
        0 variable.changed name=n value=22
        """),
    LittleBook(
      "weights make lists likelier; a missing one is 1, and where all are 0 no lot is drawn",
      page: """
        {type=activearea; name=z; width=9; height=9; onTap=(
         {action=random; of=(({action=set; variable=n; by=100;})); weights=(<*I0>);},
         {action=random; of=(({action=set; variable=n; by=1;}), ({action=set; variable=n; by=10;}));
          weights=(<*I0>);},
         {action=random; of=(({action=set; variable=m; by=1;}), ({action=set; variable=m; by=10;}));
          weights=(<*I3>, <*I1>);});}
        """,
      root: "seed = 7; variables = {n=<*I0>; m=<*I0>;};",
      inputs: [.open(1), .tap(5, 5), .expect("$n", 10), .expect("$m", 1), .tap(5, 5), .expect("$m", 2)],
      trace: """
        0 page.entering
        0 item.added z
        0 page.entered
        0 touch.began z x=5 y=5
        0 touch.ended z x=5 y=5
        0 tap z
        0 variable.changed name=n value=10
        0 variable.changed name=m value=1
        0 touch.began z x=5 y=5
        0 touch.ended z x=5 y=5
        0 tap z
        0 variable.changed name=n value=20
        0 variable.changed name=m value=2
        """),
    LittleBook(
      "a list inside a list leads back to what follows both, also if it's empty",
      page: "{type=activearea; name=z; width=9; height=9;}",
      rules: """
        {when={event=tap;}; do=({action=random; of=(({action=random; of=((), ({action=set; variable=n; by=1;}));}),
         ({action=set; variable=n; by=10;}));}, {action=set; variable=last; by=1;});}
        """,
      root: "seed = 7; variables = {n=<*I0>; last=<*I0>;};",
      inputs: [.open(1), .tap(5, 5), .expect("$n", 0), .tap(5, 5), .expect("$n", 10)],
      trace: """
        0 page.entering
        0 item.added z
        0 page.entered
        0 touch.began z x=5 y=5
        0 touch.ended z x=5 y=5
        0 tap z
        0 rule.fired rule0
        0 variable.changed name=last value=1
        0 touch.began z x=5 y=5
        0 touch.ended z x=5 y=5
        0 tap z
        0 rule.fired rule0
        0 variable.changed name=n value=10
        0 variable.changed name=last value=2
        """),
    LittleBook(
      "after a turn the lot is still drawn, but what the page's rule would do to the page isn't done",
      pages: """
        {elements=({type=activearea; name=z; width=9; height=9;}); rules=({when={event=tap;}; do=({action=nextPage;},
         {action=random; of=(({action=playSound; trackName="a.wav";}, {action=set; variable=n; by=1;}), ());});});},
        {elements=({type=activearea; name=y; width=9; height=9;}); rules=({when={event=tap;};
         do=({action=random; of=((), ({action=set; variable=n; by=10;}));});});}
        """,
      root: "seed = 7; variables = {n=<*I0>;};", files: [.sound("a.wav", seconds: 1)],
      inputs: [.open(1), .tap(5, 5), .tap(5, 5), .expect("$n", 1), .tap(5, 5), .expect("$n", 11)],
      trace: """
        0 page.entering
        0 item.added z
        0 page.entered
        0 touch.began z x=5 y=5
        0 touch.ended z x=5 y=5
        0 tap z
        0 rule.fired rule0
        0 page.exiting
        0 page.entering from=1 page=2
        0 item.added y
        0 page.exited page=1
        0 page.entered page=2
        0 variable.changed name=n value=1
        0 touch.began y x=5 y=5
        0 touch.ended y x=5 y=5
        0 tap y
        0 rule.fired rule0
        0 touch.began y x=5 y=5
        0 touch.ended y x=5 y=5
        0 tap y
        0 rule.fired rule0
        0 variable.changed name=n value=11
        """),
  ]
}
