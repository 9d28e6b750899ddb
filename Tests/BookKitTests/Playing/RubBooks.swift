extension LittleBook {
  /// Books with elements that a finger rubs away.
  ///
  /// An element of 48 × 32 has 3 × 2 cells.
  static let rubs: [LittleBook] = [
    LittleBook(
      "a finger rubs cells away, touches pass through them, and when enough is gone the rest fades",
      page: """
        {type=activearea; name=u; width=48; height=32;},
        {type=image; name=r; fileName="a.png"; rub={radius=12; share=0.5; fade=0.2;};}
        """,
      files: [.picture("a.png", width: 48, height: 32)],
      inputs: [
        .open(1), .press(0, 8, 8), .move(0, 24, 8), .release(0), .tap(8, 8), .press(0, 40, 8), .ticks(1),
        .expect("r.alpha", 0.5), .press(1, 8, 30), .ticks(1), .release(0),
      ],
      trace: """
        0 page.entering
        0 item.added u
        0 item.added r
        0 page.entered
        0 touch.began r x=8 y=8
        0 rub.started r
        0 touch.ended r x=24 y=8
        0 touch.began u x=8 y=8
        0 touch.ended u x=8 y=8
        0 tap u
        0 touch.began r x=40 y=8
        0 rub.completed r
        0 touch.cancelled r x=40 y=8
        0 tween.started r/fade
        1 touch.began u x=8 y=30
        2 tween.completed r/fade
        2 item.removed r
        """),
    LittleBook(
      "rubbing is a choice for readers who can't touch, and takes the whole element away",
      page: "{type=text; text=T; name=r; width=20; height=20; rub={fade=<*I0>;};}",
      inputs: [.open(1), .expectChoices(["r>rub"]), .choose("r", "rub"), .expectChoices([])],
      trace: """
        0 page.entering
        0 item.added r
        0 page.entered
        0 rub.started r
        0 rub.completed r
        0 tween.started r/fade
        0 tween.completed r/fade
        0 item.removed r
        """),
    LittleBook(
      "an element that comes back is whole, in a larger frame the cells are larger, and nothing else starts its fade",
      page: """
        {type=text; text=T; name=r; width=48; height=32; rub={radius=12;};
         tweens=({properties={width=96;}; duration=0; trigger={triggeringItem=r; triggerIsATouch=<*BY>;};});}
        """,
      rules: """
        {when={event=rub.started;}; do=({action=startTween; item=r; tween=fade;}); limit=<*I1>;},
        {when={event=touch.ended;}; do=({action=hide; item=r;}, {action=show; item=r;}); limit=<*I1>;}
        """,
      inputs: [
        .open(1), .press(0, 15, 8), .release(0), .press(0, 15, 8), .move(0, 50, 8), .release(0), .tap(50, 8),
        .tap(80, 8),
      ],
      trace: """
        0 page.entering
        0 item.added r
        0 page.entered
        0 touch.began r x=15 y=8
        0 trigger.fired r/tween0 from=r
        0 tween.started r/tween0
        0 tween.completed r/tween0
        0 rub.started r
        0 rule.fired rule0
        0 touch.ended r x=15 y=8
        0 rule.fired rule1
        0 item.removed r
        0 item.added r
        0 touch.began r x=15 y=8
        0 trigger.fired r/tween0 from=r
        0 tween.started r/tween0
        0 tween.completed r/tween0
        0 rub.started r
        0 touch.ended r x=50 y=8
        0 touch.began x=50 y=8
        0 touch.ended x=50 y=8
        0 touch.began r x=80 y=8
        0 trigger.fired r/tween0 from=r
        0 tween.started r/tween0
        0 tween.completed r/tween0
        0 touch.ended r x=80 y=8
        """),
  ]
}
