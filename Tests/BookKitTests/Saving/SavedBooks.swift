import BookTestSupport

extension LittleBook {
  /// The books that are played with saved states.
  static let saved = TestLength.pick(oneIn: 5, of: all) + [bodies]

  /// A book with balls that fall into a heap on a platform that a tween lifts; one of them can be thrown.
  static let bodies = LittleBook(
    "bodies fall, bounce, rest, are led and dragged",
    page: """
      {type=image; name=floor; x=0; y=400; width=400; height=20; physics={body=static;};
       tweens=({name=lift; delay=3; duration=1; properties={y=360;};},
               {name=sway; delay=2; duration=4; properties={x=50;}; loopType=reverse; loopCount=2;});},
      {type=image; name=ball; x=100; y=40; width=40; height=40; draggable=yes;
       physics={body=dynamic; shape=circle; restitution=0.8; velocityX=30;};
       dropTargets=({name=hole; x=300; y=0; width=200; height=100; snapX=350; snapY=20;});},
      {type=image; name=box; x=110; y=120; width=40; height=30; draggable=yes; physics={body=dynamic;};},
      {type=image; name=crate; x=90; y=200; width=60; height=40; physics={body=dynamic; friction=0.5;};},
      {type=image; name=late; x=120; y=0; width=30; height=30; physics={body=dynamic;};
       trigger={triggeringItem=ball; triggerWhen=drop;};},
      {type=group; name=room; x=450; y=0; width=200; height=300; elements=(
        {type=image; name=inner; x=10; y=10; width=30; height=30; physics={body=dynamic; restitution=0.5;};},
        {type=image; name=shelf; x=0; y=200; width=100; height=10; physics={body=static;};});}
      """,
    rules: """
      {when={event="body.rested"; item=inner;}; do=({action=stopTween; item=floor; tween=sway;});}
      """,
    keys: "physics={gravityY=500; bounds=canvas;};",
    inputs: [
      .open(1), .press(0, 120, 60), .ticks(3), .move(0, 350, 50), .ticks(2), .release(0), .ticks(60),
      .press(1, 370, 40), .move(1, 300, 200), .release(1), .ticks(60),
    ],
    trace: "")
}
