import BookKit

extension RuleExplanation {
  /// Rules about what never happens or never stops.
  static let triggers: [RuleExplanation] = [
    RuleExplanation(
      .triggerCycle, "elements wait for each other",
      "Each of them waits off stage until another one does something, so none of them ever appears.",
      wrong: .elements(
        """
        <dict>
          <key>type</key> <string>text</string>
          <key>name</key> <string>first</string>
          <key>text</key> <string>After you!</string>
          <key>tweens</key>
          <array>
            <dict> <key>properties</key> <dict> <key>x</key> <integer>300</integer> </dict> </dict>
          </array>
          <key>trigger</key> <dict> <key>triggeringItem</key> <string>second</string> </dict>
        </dict>
        <dict>
          <key>type</key> <string>text</string>
          <key>name</key> <string>second</string>
          <key>text</key> <string>No, after you!</string>
          <key>tweens</key>
          <array>
            <dict> <key>properties</key> <dict> <key>x</key> <integer>300</integer> </dict> </dict>
          </array>
          <key>trigger</key> <dict> <key>triggeringItem</key> <string>first</string> </dict>
        </dict>
        """),
      right: .elements(
        """
        <dict>
          <key>type</key> <string>text</string>
          <key>name</key> <string>first</string>
          <key>text</key> <string>After you!</string>
          <key>tweens</key>
          <array>
            <dict> <key>properties</key> <dict> <key>x</key> <integer>300</integer> </dict> </dict>
          </array>
        </dict>
        <dict>
          <key>type</key> <string>text</string>
          <key>name</key> <string>second</string>
          <key>text</key> <string>No, after you!</string>
          <key>tweens</key>
          <array>
            <dict> <key>properties</key> <dict> <key>x</key> <integer>300</integer> </dict> </dict>
          </array>
          <key>trigger</key> <dict> <key>triggeringItem</key> <string>first</string> </dict>
        </dict>
        """)),
    RuleExplanation(
      .triggerTypeMismatch, "a trigger names the wrong element type",
      "The element's own type is used, so the trigger may wait for something other than its author meant.",
      wrong: .elements(
        """
        <dict>
          <key>type</key> <string>activearea</string>
          <key>name</key> <string>moon</string>
          <key>width</key> <integer>200</integer> <key>height</key> <integer>200</integer>
          <key>altText</key> <string>The moon</string>
        </dict>
        <dict>
          <key>type</key> <string>text</string>
          <key>text</key> <string>Good night!</string>
          <key>trigger</key>
          <dict>
            <key>triggeringItem</key> <string>moon</string>
            <key>triggeringItemType</key> <string>image</string>
          </dict>
        </dict>
        """),
      right: .elements(
        """
        <dict>
          <key>type</key> <string>activearea</string>
          <key>name</key> <string>moon</string>
          <key>width</key> <integer>200</integer> <key>height</key> <integer>200</integer>
          <key>altText</key> <string>The moon</string>
        </dict>
        <dict>
          <key>type</key> <string>text</string>
          <key>text</key> <string>Good night!</string>
          <key>trigger</key>
          <dict>
            <key>triggeringItem</key> <string>moon</string>
            <key>triggeringItemType</key> <string>activearea</string>
          </dict>
        </dict>
        """)),
    RuleExplanation(
      .unreachableItem, "an element waits for something that cannot happen",
      "It waits for an element that never comes on stage, or that takes no touches. It is never seen.",
      wrong: .elements(
        """
        <dict>
          <key>type</key> <string>text</string>
          <key>name</key> <string>line</string>
          <key>text</key> <string>Touch me!</string>
          <key>width</key> <integer>200</integer> <key>height</key> <integer>100</integer>
          <key>touchable</key> <false/>
        </dict>
        <dict>
          <key>type</key> <string>text</string>
          <key>text</key> <string>Good night!</string>
          <key>y</key> <integer>300</integer>
          <key>trigger</key>
          <dict>
            <key>triggeringItem</key> <string>line</string>
            <key>triggerIsATouch</key> <true/>
          </dict>
        </dict>
        """),
      right: .elements(
        """
        <dict>
          <key>type</key> <string>text</string>
          <key>name</key> <string>line</string>
          <key>text</key> <string>Touch me!</string>
          <key>width</key> <integer>200</integer> <key>height</key> <integer>100</integer>
        </dict>
        <dict>
          <key>type</key> <string>text</string>
          <key>text</key> <string>Good night!</string>
          <key>y</key> <integer>300</integer>
          <key>trigger</key>
          <dict>
            <key>triggeringItem</key> <string>line</string>
            <key>triggerIsATouch</key> <true/>
          </dict>
        </dict>
        """)),
    RuleExplanation(
      .inactiveArea, "a trigger waits for an area that is switched off",
      "An area that is not active takes no touches until a rule activates it, and here no rule does.",
      wrong: .elements(
        """
        <dict>
          <key>type</key> <string>activearea</string>
          <key>name</key> <string>moon</string>
          <key>width</key> <integer>200</integer> <key>height</key> <integer>200</integer>
          <key>altText</key> <string>The moon</string>
          <key>isActive</key> <false/>
        </dict>
        <dict>
          <key>type</key> <string>text</string>
          <key>text</key> <string>Good night!</string>
          <key>trigger</key> <dict> <key>triggeringItem</key> <string>moon</string> </dict>
        </dict>
        """),
      right: .elements(
        """
        <dict>
          <key>type</key> <string>activearea</string>
          <key>name</key> <string>moon</string>
          <key>width</key> <integer>200</integer> <key>height</key> <integer>200</integer>
          <key>altText</key> <string>The moon</string>
          <key>isActive</key> <true/>
        </dict>
        <dict>
          <key>type</key> <string>text</string>
          <key>text</key> <string>Good night!</string>
          <key>trigger</key> <dict> <key>triggeringItem</key> <string>moon</string> </dict>
        </dict>
        """)),
    RuleExplanation(
      .silentTrigger, "a trigger never fires",
      """
      What it waits for cannot happen to such an element: the end of a tween if it has none, a touch on a \
      sound, a pass of a touch.
      """,
      wrong: .elements(
        """
        <dict>
          <key>type</key> <string>text</string>
          <key>name</key> <string>line</string>
          <key>text</key> <string>Touch me!</string>
          <key>width</key> <integer>200</integer> <key>height</key> <integer>100</integer>
        </dict>
        <dict>
          <key>type</key> <string>text</string>
          <key>text</key> <string>Good night!</string>
          <key>y</key> <integer>300</integer>
          <key>trigger</key> <dict> <key>triggeringItem</key> <string>line</string> </dict>
        </dict>
        """),
      right: .elements(
        """
        <dict>
          <key>type</key> <string>text</string>
          <key>name</key> <string>line</string>
          <key>text</key> <string>Touch me!</string>
          <key>width</key> <integer>200</integer> <key>height</key> <integer>100</integer>
        </dict>
        <dict>
          <key>type</key> <string>text</string>
          <key>text</key> <string>Good night!</string>
          <key>y</key> <integer>300</integer>
          <key>trigger</key>
          <dict>
            <key>triggeringItem</key> <string>line</string>
            <key>triggerIsATouch</key> <true/>
          </dict>
        </dict>
        """)),
    RuleExplanation(
      .runawayRules, "rules trigger each other without end",
      """
      Everything that a rule causes happens at once, so a rule that causes its own event never ends. The \
      player stops it after ten thousand events. Add a delay or a limit.
      """,
      wrong: .book(
        """
        <key>variables</key> <dict> <key>apples</key> <integer>0</integer> </dict>
        <key>rules</key>
        <array>
          <dict>
            <key>when</key>
            <dict>
              <key>event</key> <string>variable.changed</string>
              <key>variable</key> <string>apples</string>
            </dict>
            <key>do</key>
            <array>
              <dict>
                <key>action</key> <string>set</string>
                <key>variable</key> <string>apples</string>
                <key>by</key> <integer>1</integer>
              </dict>
            </array>
          </dict>
        </array>
        """),
      right: .book(
        """
        <key>variables</key> <dict> <key>apples</key> <integer>0</integer> </dict>
        <key>rules</key>
        <array>
          <dict>
            <key>when</key>
            <dict>
              <key>event</key> <string>variable.changed</string>
              <key>variable</key> <string>apples</string>
            </dict>
            <key>do</key>
            <array>
              <dict>
                <key>action</key> <string>set</string>
                <key>variable</key> <string>apples</string>
                <key>by</key> <integer>1</integer>
              </dict>
            </array>
            <key>limit</key> <integer>3</integer>
          </dict>
        </array>
        """)),
  ]
}
