import BookKit

extension RuleExplanation {
  /// Rules about values from a fixed list.
  static let words: [RuleExplanation] = [
    RuleExplanation(
      .unknownType, "an element type does not exist",
      "The types are image, text, audio, movie, activearea and group. An element of any other type is left out.",
      wrong: .elements(
        """
        <dict>
          <key>type</key> <string>picture</string>
          <key>fileName</key> <string>moon.png</string>
          <key>altText</key> <string>The moon</string>
        </dict>
        """),
      right: .elements(
        """
        <dict>
          <key>type</key> <string>image</string>
          <key>fileName</key> <string>moon.png</string>
          <key>altText</key> <string>The moon</string>
        </dict>
        """)),
    RuleExplanation(
      .badColor, "a colour is not valid",
      """
      Colours are written as #RGB, #RRGGBB, #RRGGBBAA, 0xRRGGBB or RRGGBB, or by a basic name such as navy. Anything \
      else gives the default.
      """,
      wrong: .elements(
        """
        <dict>
          <key>type</key> <string>text</string>
          <key>text</key> <string>Good night!</string>
          <key>fontColor</key> <string>#12345</string>
        </dict>
        """),
      right: .elements(
        """
        <dict>
          <key>type</key> <string>text</string>
          <key>text</key> <string>Good night!</string>
          <key>fontColor</key> <string>#123456</string>
        </dict>
        """)),
    RuleExplanation(
      .unknownTransition, "a transition does not exist",
      """
      A transition says how a tween speeds up and slows down: linear, easeIn, easeOutBounce, step(4) and many more. \
      If its name is unknown, the tween is linear.
      """,
      wrong: .elements(
        """
        <dict>
          <key>type</key> <string>text</string>
          <key>text</key> <string>Good night!</string>
          <key>tweens</key>
          <array>
            <dict>
              <key>properties</key> <dict> <key>x</key> <integer>300</integer> </dict>
              <key>transition</key> <string>slowly</string>
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
              <key>transition</key> <string>easeIn</string>
            </dict>
          </array>
        </dict>
        """)),
    RuleExplanation(
      .unknownLoopType, "a loop type does not exist",
      """
      A tween ends after one pass (none), starts again from the beginning (repeat), or goes there and back (reverse). \
      With any other value it does not loop.
      """,
      wrong: .elements(
        """
        <dict>
          <key>type</key> <string>text</string>
          <key>text</key> <string>Good night!</string>
          <key>tweens</key>
          <array>
            <dict>
              <key>properties</key> <dict> <key>x</key> <integer>300</integer> </dict>
              <key>loopType</key> <string>forever</string>
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
              <key>loopType</key> <string>repeat</string>
            </dict>
          </array>
        </dict>
        """)),
    RuleExplanation(
      .unknownAnimation, "a page animation does not exist",
      """
      Pages slide, fade, curl, flip, open like a book (bookOpen) or change at once (none). With any other value they \
      slide.
      """,
      wrong: .page(
        """
        <key>enterAnimation</key>
        <dict>
          <key>animation</key> <string>dissolve</string>
        </dict>
        """),
      right: .page(
        """
        <key>enterAnimation</key>
        <dict>
          <key>animation</key> <string>fade</string>
        </dict>
        """)),
    RuleExplanation(
      .unknownProperty, "a property cannot be animated",
      """
      Tweens change x, y, width, height, alpha, rotation, scaleX and scaleY of every element, fontSize and fontColor \
      of a text, volume of a sound and frame of a movie. Any other property stays as it is.
      """,
      wrong: .elements(
        """
        <dict>
          <key>type</key> <string>text</string>
          <key>text</key> <string>Good night!</string>
          <key>tweens</key>
          <array>
            <dict>
              <key>properties</key> <dict> <key>opacity</key> <real>0.5</real> </dict>
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
              <key>properties</key> <dict> <key>alpha</key> <real>0.5</real> </dict>
            </dict>
          </array>
        </dict>
        """)),
    RuleExplanation(
      .unknownEvent, "an event does not exist",
      """
      A rule waits for an event of the player, such as page.entered, tap or tween.completed. With any other event, \
      it never fires.
      """,
      wrong: .page(
        """
        <key>rules</key>
        <array>
          <dict>
            <key>when</key> <dict> <key>event</key> <string>page.opened</string> </dict>
            <key>do</key>
            <array>
              <dict>
                <key>action</key> <string>playSound</string>
                <key>trackName</key> <string>bell.mp3</string>
              </dict>
            </array>
          </dict>
        </array>
        """),
      right: .page(
        """
        <key>rules</key>
        <array>
          <dict>
            <key>when</key> <dict> <key>event</key> <string>page.entered</string> </dict>
            <key>do</key>
            <array>
              <dict>
                <key>action</key> <string>playSound</string>
                <key>trackName</key> <string>bell.mp3</string>
              </dict>
            </array>
          </dict>
        </array>
        """)),
    RuleExplanation(
      .unknownAction, "an action does not exist",
      """
      A rule can do a few actions, such as show, startTween, set or nextPage. Any other action is ignored. \
      The actions play, stop and toggle are for sounds and movies; they do nothing to other elements.
      """,
      wrong: .page(
        """
        <key>rules</key>
        <array>
          <dict>
            <key>when</key> <dict> <key>event</key> <string>sound.completed</string> </dict>
            <key>do</key> <array> <dict> <key>action</key> <string>turnPage</string> </dict> </array>
          </dict>
        </array>
        """),
      right: .page(
        """
        <key>rules</key>
        <array>
          <dict>
            <key>when</key> <dict> <key>event</key> <string>sound.completed</string> </dict>
            <key>do</key> <array> <dict> <key>action</key> <string>nextPage</string> </dict> </array>
          </dict>
        </array>
        """)),
    RuleExplanation(
      .unknownValue, "a key has a value it does not accept",
      "Keys such as align, role, shape or retrigger accept a few values. With any other they have their default.",
      wrong: .elements(
        """
        <dict>
          <key>type</key> <string>text</string>
          <key>text</key> <string>Good night!</string>
          <key>align</key> <string>middle</string>
        </dict>
        """),
      right: .elements(
        """
        <dict>
          <key>type</key> <string>text</string>
          <key>text</key> <string>Good night!</string>
          <key>align</key> <string>center</string>
        </dict>
        """)),
    RuleExplanation(
      .badCondition, "the condition of a rule is not valid",
      """
      A condition compares variables, numbers and strings with == != < <= > >= and combines them with and, or and not. \
      A rule whose condition cannot be read never fires.
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
            <key>if</key> <string>apples >= </string>
            <key>do</key> <array> <dict> <key>action</key> <string>nextPage</string> </dict> </array>
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
            <key>if</key> <string>apples >= 3</string>
            <key>do</key> <array> <dict> <key>action</key> <string>nextPage</string> </dict> </array>
          </dict>
        </array>
        """)),
  ]
}
