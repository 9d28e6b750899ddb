extension StageCase {
  static let all = order + maps + opacities + changes + motion

  /// Cases about what is in front of what, and what isn't drawn.
  private static let order = [
    StageCase(
      "later ones are in front", page: "{type=image; name=a;}, {type=image; name=b;}", drawn: "a 0,0 \n b 0,0"),
    StageCase(
      "a lower z is behind, whatever came first",
      page: "{type=image; name=a; z=1;}, {type=image; name=b;}, {type=image; name=c; z=\"-1\";}",
      drawn: "c 0,0 \n b 0,0 \n a 0,0"),
    StageCase(
      "what comes later is in front of equals",
      page: """
        {type=image; name=a; trigger={triggeringItem=b;};},
        {type=image; name=b; tweens=({properties={x=4;}; duration=0.2;});}, {type=image; name=c;}
        """, after: [.ticks(2)], drawn: "b 4,0 \n c 0,0 \n a 0,0"),
    StageCase(
      "a group's children are where the group is, by their own z among themselves",
      page: """
        {type=image; name=a; z=5;},
        {type=group; name=g; z=2; elements=({type=image; name=b; z=9;}, {type=image; name=c;});},
        {type=image; name=d; z=1;}
        """, drawn: "d 0,0 \n c 0,0 \n b 0,0 \n a 0,0"),
    StageCase(
      "sounds, areas and groups are not drawn, nor what is off stage",
      page: """
        {type=audio; name=s; audio={trackName="s.wav"; duration=1;};}, {type=activearea; width=9; height=9;},
        {type=group; elements=({type=activearea; name=t; width=5; height=5;});}, {type=image; name=a;},
        {type=image; name=b; trigger={triggeringItem=t;};}
        """, drawn: "a 0,0"),
    StageCase(
      "what is invisible hides all in it, however deep",
      page: """
        {type=group; visible=NO; elements=({type=image; name=a;}, {type=group; elements=({type=image; name=b;});});},
        {type=group; elements=({type=image; name=c; visible=NO;}, {type=image; name=d;});}, {type=image; name=e;}
        """, drawn: "d 0,0 \n e 0,0"),
  ]

  /// Cases about transforms through groups.
  private static let maps = [
    StageCase(
      "groups add up",
      page: """
        {type=group; x=100; y=50; elements=({type=image; name=a; x=10; y=5; width=30; height=40;},
         {type=group; x=1; y=2; elements=({type=image; name=b; x=3; y=4;});}, {type=image; name=c;});},
        {type=image; name=d; x=7;}
        """, drawn: "a 110,55 30x40 \n b 104,56 \n c 100,50 \n d 7,0"),
    StageCase(
      "a stretch is about the pivot",
      page: """
        {type=image; name=a; width=100; height=50; scaleX=2; scaleY=0.5;},
        {type=image; name=b; width=100; height=50; scaleX=2; pivotX=0; pivotY=0;}
        """,
      drawn: "a -50,12.5 right=2,0 down=0,0.5 100x50 \n b 0,0 right=2,0 100x50"),
    StageCase(
      "angles go clockwise", page: "{type=image; name=a; x=10; width=100; height=50; rotation=90; pivotX=0; pivotY=0;}",
      drawn: "a 10,0 right=0,1 down=-1,0 100x50"),
    StageCase(
      "a turned group turns what is in it",
      page: """
        {type=group; x=200; y=100; rotation=90; scaleX=2; elements=({type=image; name=a; x=10; y=20; rotation=180;});}
        """, drawn: "a 180,120 right=0,-2 down=1,0"),
  ]

  private static let opacities = [
    StageCase(
      "opacities multiply through groups",
      page: """
        {type=group; alpha=0.5; elements=({type=image; name=a; alpha=0.5;},
         {type=group; alpha=0.5; elements=({type=image; name=b; alpha=0.8;});}, {type=image; name=c;});},
        {type=image; name=d; alpha=0;}
        """, drawn: "a 0,0 alpha=0.25 \n b 0,0 alpha=0.2 \n c 0,0 alpha=0.5 \n d 0,0 alpha=0"),
    StageCase(
      "each is kept within 0 and 1 before",
      page: """
        {type=group; tweens=({properties={alpha=3;};}); elements=({type=image; name=a; alpha=0.5;});},
        {type=image; name=b; tweens=({properties={alpha="-3";};});}
        """, after: [.ticks(5)], drawn: "a 0,0 alpha=0.5 \n b 0,0 alpha=0"),
  ]

  /// Cases about what tweens, fingers, movies and voices do.
  private static let changes = [
    StageCase(
      "tweens show their values of the tick",
      page: """
        {type=image; name=a; width=10; height=20; tweens=({properties={x=100; width=20;};}, {properties={alpha=0;};});},
        {type=group; tweens=({properties={y=50; rotation=90;};}); elements=({type=image; name=b;});},
        {type=text; name=c; text=C; fontColor="#000000"; tweens=({properties={fontSize=34; fontColor="#FF0000";};});}
        """, after: [.ticks(5)],
      drawn: """
        a 50,0 15x20 alpha=0.5
        b 0,25 right=0.707,0.707 down=-0.707,0.707
        c 0,0 size=29 red=128
        """),
    StageCase(
      "what a finger drags is under it",
      page: "{type=image; name=a; x=10; y=10; width=50; height=50; draggable=YES;}",
      after: [.press(1, 20, 20), .move(1, 120, 70)], drawn: "a 110,60 50x50"),
    StageCase(
      "a movie shows its picture, and the last one after its end",
      page: """
        {type=movie; name=a; fps=5; frames=({name="1.png";}, {name="2.png";}, {name="3.png";});},
        {type=movie; name=b; fps=5; loop=NO; frames=({name="1.png";}, {name="2.png";});},
        {type=movie; name=c; autoStart=NO; frames=({name="1.png";}, {name="2.png";});}
        """, after: [.ticks(8)], drawn: "a 0,0 picture=1 \n b 0,0 picture=1 \n c 0,0 picture=0"),
    StageCase(
      "a tween turns a movie's pictures, whole ones that there are",
      page: """
        {type=movie; name=a; autoStart=NO; frames=({name="1.png";}, {name="2.png";}, {name="3.png";});
         tweens=({properties={frame=2;};});},
        {type=movie; name=b; autoStart=NO; frames=({name="1.png";}, {name="2.png";});
         tweens=({properties={frame=20;};});},
        {type=movie; name=c; frames=(); tweens=({properties={frame=20;};});}
        """, after: [.ticks(7)], drawn: "a 0,0 picture=1 \n b 0,0 picture=1 \n c 0,0 picture=0"),
    StageCase(
      "a text knows the word that its voice has come to",
      page: """
        {type=audio; name=v; audio={trackName="v.wav"; duration=2;};},
        {type=text; name=a; text="one two three"; readAlong={audio=v; starts=(0, 0.5, 1);};},
        {type=text; name=b; text="one two"; readAlong={audio=v; starts=(0.8, 1.5);};}
        """, after: [.ticks(7)], drawn: "a 0,0 word=1 \n b 0,0"),
    StageCase(
      "a text knows the last word that any of its voices has come to",
      page: """
        {type=audio; name=v; audio={trackName="v.wav"; duration=2;};},
        {type=audio; name=w; audio={trackName="w.wav"; duration=2; offset=0.3;};},
        {type=text; name=a; text="one two three"; readAlong=({audio=v; starts=(0.1, 0.5);}, {audio=w; starts=(0.1);});}
        """, after: [.ticks(4)], drawn: "a 0,0 word=2"),
    StageCase(
      "a voice that began before may speak last",
      page: """
        {type=audio; name=v; audio={trackName="v.wav"; duration=2;};},
        {type=audio; name=w; audio={trackName="w.wav"; duration=2; offset=0.3;};},
        {type=text; name=a; text="one two three"; readAlong=({audio=v; starts=(0.1, 0.5);}, {audio=w; starts=(0.1);});}
        """, after: [.ticks(6)], drawn: "a 0,0 word=1"),
    StageCase(
      "once its voice is silent it knows none",
      page: """
        {type=audio; name=v; audio={trackName="v.wav"; duration=1;};},
        {type=text; name=a; text="one two"; readAlong={audio=v; starts=(0, 0.5);};}
        """, after: [.ticks(10)], drawn: "a 0,0"),
  ]

  /// Cases with reduced motion.
  private static let motion = [
    StageCase(
      "what would move is at its end, what would loop at its start, and fades stay",
      page: """
        {type=image; name=a; tweens=({properties={x=100; alpha=0;};});},
        {type=image; name=b; x=5; tweens=({properties={x=100;}; loopType=reverse;});},
        {type=group; tweens=({properties={y=50; scaleX=3;};}); elements=({type=image; name=c;});}
        """, reducedMotion: true, after: [.ticks(5)],
      drawn: "a 100,0 alpha=0.5 \n b 5,0 \n c 0,50 right=3,0"),
    StageCase(
      "what does not move is as ever",
      page: "{type=image; name=a; width=10; height=10; tweens=({properties={width=20;};});}",
      reducedMotion: true, after: [.ticks(5)], drawn: "a 0,0 15x10"),
    StageCase(
      "what a finger drags still follows it",
      page:
        "{type=image; name=a; x=10; y=10; width=50; height=50; draggable=YES; tweens=({properties={rotation=0;};});}",
      reducedMotion: true, after: [.press(1, 20, 20), .move(1, 120, 70)], drawn: "a 110,60 50x50"),
  ]
}
