"""Pages whose input is made by actions of WebDriver."""

from chromium import Page

# Keys by their numbers in WebDriver.
KEYS = {"Enter": "\ue007", "Tab": "\ue004", "Escape": "\ue00c", "ArrowLeft": "\ue012", "ArrowRight": "\ue014",
        "Home": "\ue011", "End": "\ue010"}


class ActingPage(Page):
    """A page with one mouse, a keyboard and fingers; `act` performs the actions of some sources."""

    def __init__(self, browser, has_touch):
        self.browser, self.has_touch = browser, has_touch
        self.requests = []
        # Where the fingers are that touch the page, by their numbers.
        self.fingers = {}

    def mouse(self, kind, x, y):
        button = {"mousePressed": "pointerDown", "mouseReleased": "pointerUp"}.get(kind)
        self.act(pointer("mouse", "mouse", move(x, y), *([{"type": button, "button": 0}] if button else [])))

    def key(self, name, code=None, text=None):
        value = KEYS.get(name, name)
        actions = [{"type": kind, "value": value} for kind in ("keyDown", "keyUp")]
        self.act({"type": "key", "id": "keys", "actions": actions})

    def fingers_after(self, kind, points):
        """Returns where fingers are after an event: those that begin or move, or those that aren't lifted."""
        if kind in ("touchStart", "touchMove"):
            return {number: (x, y) for x, y, number in points}
        lifted = {number for _, _, number in points} or self.fingers.keys()
        return {number: place for number, place in self.fingers.items() if number not in lifted}


def pointer(name, kind, *actions):
    return {"type": "pointer", "id": name, "parameters": {"pointerType": kind}, "actions": list(actions)}


def move(x, y):
    return {"type": "pointerMove", "x": round(x), "y": round(y), "duration": 0}
