import BookKit

extension RuleExplanation {
  /// Rules about what can't be seen or touched where it is.
  static let stage: [RuleExplanation] = [
    RuleExplanation(
      .coveredArea, "an area is completely covered by another one",
      "A touch goes to the topmost element, so the area below never gets one.",
      wrong: .elements(
        """
        <dict>
          <key>type</key> <string>activearea</string>
          <key>altText</key> <string>The moon</string>
          <key>x</key> <integer>100</integer> <key>y</key> <integer>100</integer>
          <key>width</key> <integer>100</integer> <key>height</key> <integer>100</integer>
        </dict>
        <dict>
          <key>type</key> <string>activearea</string>
          <key>altText</key> <string>The sky</string>
          <key>width</key> <integer>1024</integer> <key>height</key> <integer>400</integer>
        </dict>
        """),
      right: .elements(
        """
        <dict>
          <key>type</key> <string>activearea</string>
          <key>altText</key> <string>The moon</string>
          <key>x</key> <integer>100</integer> <key>y</key> <integer>500</integer>
          <key>width</key> <integer>100</integer> <key>height</key> <integer>100</integer>
        </dict>
        <dict>
          <key>type</key> <string>activearea</string>
          <key>altText</key> <string>The sky</string>
          <key>width</key> <integer>1024</integer> <key>height</key> <integer>400</integer>
        </dict>
        """)),
    RuleExplanation(
      .offCanvas, "an element is never on the canvas",
      "It starts outside, and no tween, rule or drag ever brings it in. Nobody sees it.",
      wrong: .elements(
        """
        <dict>
          <key>type</key> <string>image</string>
          <key>fileName</key> <string>moon.png</string>
          <key>altText</key> <string>The moon</string>
          <key>x</key> <integer>1200</integer> <key>y</key> <integer>100</integer>
          <key>width</key> <integer>200</integer> <key>height</key> <integer>200</integer>
        </dict>
        """),
      right: .elements(
        """
        <dict>
          <key>type</key> <string>image</string>
          <key>fileName</key> <string>moon.png</string>
          <key>altText</key> <string>The moon</string>
          <key>x</key> <integer>800</integer> <key>y</key> <integer>100</integer>
          <key>width</key> <integer>200</integer> <key>height</key> <integer>200</integer>
        </dict>
        """)),
    RuleExplanation(
      .tweenConflict, "two tweens move the same property at once",
      "Only the later one has an effect. The element jumps when one of them ends.",
      wrong: .elements(
        """
        <dict>
          <key>type</key> <string>text</string>
          <key>text</key> <string>Good night!</string>
          <key>tweens</key>
          <array>
            <dict>
              <key>properties</key> <dict> <key>x</key> <integer>300</integer> </dict>
              <key>duration</key> <integer>2</integer>
            </dict>
            <dict>
              <key>properties</key> <dict> <key>x</key> <integer>100</integer> </dict>
              <key>duration</key> <integer>2</integer>
              <key>delay</key> <integer>1</integer>
            </dict>
          </array>
        </dict>
        """),
      right: .elements(
        """
        <dict>
          <key>type</key> <string>text</string>
          <key>text</key> <string>Good night!</string>
          <key>tweens</key>
          <array>
            <dict>
              <key>properties</key> <dict> <key>x</key> <integer>300</integer> </dict>
              <key>duration</key> <integer>2</integer>
            </dict>
            <dict>
              <key>properties</key> <dict> <key>x</key> <integer>100</integer> </dict>
              <key>duration</key> <integer>2</integer>
              <key>delay</key> <integer>2</integer>
            </dict>
          </array>
        </dict>
        """)),
    RuleExplanation(
      .turnedBody, "a group that contains bodies is turned or scaled",
      """
      Bodies move in the coordinates of the canvas and never turn. A group of bodies can be moved, but not turned or \
      scaled. If it is, or if a tween or a rule turns or scales it, its bodies act as static ones: they don't fall.
      """,
      wrong: .elements(
        """
        <dict>
          <key>type</key> <string>group</string>
          <key>rotation</key> <integer>10</integer>
          <key>elements</key>
          <array>
            <dict>
              <key>type</key> <string>text</string>
              <key>text</key> <string>Plop!</string>
              <key>physics</key> <dict> <key>body</key> <string>dynamic</string> </dict>
            </dict>
          </array>
        </dict>
        """),
      right: .elements(
        """
        <dict>
          <key>type</key> <string>group</string>
          <key>x</key> <integer>100</integer>
          <key>elements</key>
          <array>
            <dict>
              <key>type</key> <string>text</string>
              <key>text</key> <string>Plop!</string>
              <key>physics</key> <dict> <key>body</key> <string>dynamic</string> </dict>
            </dict>
          </array>
        </dict>
        """)),
    RuleExplanation(
      .touchOverlap, "two things to touch overlap",
      "They share more than half of the smaller one, so a child who aims at one of them often touches the other.",
      wrong: .elements(
        """
        <dict>
          <key>type</key> <string>activearea</string>
          <key>altText</key> <string>The moon</string>
          <key>x</key> <integer>100</integer> <key>y</key> <integer>100</integer>
          <key>width</key> <integer>200</integer> <key>height</key> <integer>200</integer>
        </dict>
        <dict>
          <key>type</key> <string>activearea</string>
          <key>altText</key> <string>The star</string>
          <key>x</key> <integer>150</integer> <key>y</key> <integer>100</integer>
          <key>width</key> <integer>200</integer> <key>height</key> <integer>200</integer>
        </dict>
        """),
      right: .elements(
        """
        <dict>
          <key>type</key> <string>activearea</string>
          <key>altText</key> <string>The moon</string>
          <key>x</key> <integer>100</integer> <key>y</key> <integer>100</integer>
          <key>width</key> <integer>200</integer> <key>height</key> <integer>200</integer>
        </dict>
        <dict>
          <key>type</key> <string>activearea</string>
          <key>altText</key> <string>The star</string>
          <key>x</key> <integer>400</integer> <key>y</key> <integer>100</integer>
          <key>width</key> <integer>200</integer> <key>height</key> <integer>200</integer>
        </dict>
        """)),
    RuleExplanation(
      .smallTouchTarget, "a touch target is too small for a finger",
      "Readers of any age need 44 × 44 points to hit what they aim at.",
      wrong: .elements(
        """
        <dict>
          <key>type</key> <string>activearea</string>
          <key>altText</key> <string>A star</string>
          <key>x</key> <integer>100</integer> <key>y</key> <integer>100</integer>
          <key>width</key> <integer>30</integer> <key>height</key> <integer>30</integer>
        </dict>
        """),
      right: .elements(
        """
        <dict>
          <key>type</key> <string>activearea</string>
          <key>altText</key> <string>A star</string>
          <key>x</key> <integer>93</integer> <key>y</key> <integer>93</integer>
          <key>width</key> <integer>44</integer> <key>height</key> <integer>44</integer>
        </dict>
        """)),
    RuleExplanation(
      .unreachableTarget, "no drag can reach a drop target",
      """
      An element drops where its middle is, and its whole frame stays inside its `dragArea`, which is \
      the canvas by default. An element that is not draggable cannot be dropped anywhere.
      """,
      wrong: .elements(
        """
        <dict>
          <key>type</key> <string>text</string>
          <key>text</key> <string>Star</string>
          <key>width</key> <integer>100</integer> <key>height</key> <integer>100</integer>
          <key>draggable</key> <true/>
          <key>dragArea</key>
          <dict>
            <key>width</key> <integer>400</integer> <key>height</key> <integer>400</integer>
          </dict>
          <key>dropTargets</key>
          <array>
            <dict>
              <key>name</key> <string>sky</string>
              <key>x</key> <integer>600</integer>
              <key>width</key> <integer>200</integer> <key>height</key> <integer>200</integer>
            </dict>
          </array>
        </dict>
        """),
      right: .elements(
        """
        <dict>
          <key>type</key> <string>text</string>
          <key>text</key> <string>Star</string>
          <key>width</key> <integer>100</integer> <key>height</key> <integer>100</integer>
          <key>draggable</key> <true/>
          <key>dragArea</key>
          <dict>
            <key>width</key> <integer>400</integer> <key>height</key> <integer>400</integer>
          </dict>
          <key>dropTargets</key>
          <array>
            <dict>
              <key>name</key> <string>sky</string>
              <key>x</key> <integer>200</integer>
              <key>width</key> <integer>200</integer> <key>height</key> <integer>200</integer>
            </dict>
          </array>
        </dict>
        """)),
  ]
}
