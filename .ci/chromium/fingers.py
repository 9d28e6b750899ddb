"""Checks fingers that rest on a page while it's turned, and the turns that fingers begin, frame by frame."""

from exported import TAKEN, Opened, compare, export
from made_books import changes, small
from screens import events, expect, place
from turns import Finger

# All kinds of turns that a finger can carry: how a page leaves and how the next one enters.
KINDS = [("slide", "slide"), ("fade", "fade"), ("fade color", "fade color"), ("curl", "curl"), ("flip", "flip"),
         ("bookOpen", "bookOpen"), ("slide", "fade"), ("curl", "slide"), ("flip", "bookOpen")]

# Records what is seen in each frame of a turn: the corners of all strips of paper, in points of the canvas, and how
# opaque and dark they are, in percent.
FILM = """(() => {
  const { pages, swipe } = bookplay, draw = pages.place.bind(pages);
  window.film = [];
  pages.place = (paper, ...sheets) => {
    draw(paper, ...sheets);
    const seen = paper.strips.map((strip) => {
      const { acrossX, across, downX, downY, down, depthX, depth, left, right, alpha, shadeLeft, shadeRight } = strip;
      if (alpha === 0) return [];
      const corners = [left, right].flatMap((x) => [0, bookplay.info.height].flatMap((y) => {
        const near = depthX * x + depth;
        return [(acrossX * x + across) / near, (downX * x + downY * y + down) / near];
      }));
      return [...corners, 100 * alpha, 100 * shadeLeft, 100 * shadeRight];
    });
    film.push({ state: swipe.state, seen, color: paper.color });
  };
})(); 0"""


def gap(one, other):
    """Returns how much two frames differ: the largest way of a corner, or change in percent."""
    if one["color"] != other["color"] or len(one["seen"]) != len(other["seen"]):
        return float("inf")
    # What isn't seen in one of them has no place.
    return max((abs(a - b) for pair in zip(one["seen"], other["seen"]) if all(pair) for a, b in zip(*pair)), default=0)


def check_films(program, folder):
    """Checks for each kind of turn that letting go of the page isn't seen: it moves on in steps like the finger's."""
    book = changes(folder, KINDS, is_both_ways=True)
    export(program, book, folder)
    with Opened(program, book, folder, "square") as opened:
        page, reader = opened.page, opened.reader
        opened.name += "-films"
        reader.begin()
        reader.start()
        page.ask(FILM)
        for index, pair in enumerate(KINDS):
            for sign in (-1, 1):
                page.ask(f"bookplay.open({2 * index + (1 if sign < 0 else 2)}); 0")
                page.wait(0.2)
                reader.settle()
                page.wait(0.2)
                page.ask("film.length = 0; 0")
                finger = Finger(page, 1000 if sign < 0 else 24, 30)
                for step in range(1, 11):
                    finger.move(sign * 0.05 * step)
                finger.lift()
                page.wait(0.2)
                reader.settle()
                name = f"{' to '.join(pair)}, {'on' if sign < 0 else 'back'}"
                goal = 2 * index + (2 if sign < 0 else 1)
                expect(reader.number == goal, f"{name}: a swipe leads to page {reader.number}")
                film = page.ask("film")
                held = [frame for frame in film if frame["state"] == "held"]
                gone = [frame for frame in film if frame["state"] == "turning"]
                expect(len(held) > 5 and gone, f"{name}: {len(held)} frames are held, and {len(gone)} turn")
                # A slow machine can draw two of the finger's movements at once.
                most = max(gap(one, other) for one, other in zip(held[-6:], held[-5:]))
                let_go = gap(held[-1], gone[0])
                expect(let_go <= most, f"{name}: letting go changes {let_go:.1f}, a step of the finger {most:.1f}")
        count = compare(program, book, folder, opened.name, page.ask(TAKEN))
    print(f"films of {2 * len(KINDS)} swipes: nobody sees where the finger let go; {count} events", flush=True)


def check_resting(program, folder):
    """Checks that a finger which rests on empty paper while the page is turned does nothing on the next one."""
    book = small(folder)
    export(program, book, folder)
    with Opened(program, book, folder, "tablet") as opened:
        page, reader = opened.page, opened.reader
        opened.name += "-resting-finger"
        reader.begin()
        reader.start()
        page.wait(0.5)
        rest, tap = place(page, 300, 250) + [0], place(page, 500, 650) + [1]
        page.touch("touchStart", rest)
        page.wait(0.1)
        page.key("ArrowRight")
        page.wait(0.1)
        reader.settle()
        expect(reader.number == 2, f"a key under a resting finger leads to page {reader.number}")
        told = len(events(page, "touch.began"))
        # Another finger taps twice beside it; then the first one moves, and is lifted.
        for again in range(2):
            page.touch("touchStart", rest, tap)
            page.wait(0.06)
            page.touch("touchEnd", tap)
            page.wait(0.5)
        touches = events(page, "touch.began")[told:]
        expect(len(touches) == 2 and all(abs(touch["x"] - 500) < 1 for touch in touches),
               f"two taps beside a resting finger are {touches}")
        for step in range(1, 5):
            rest[0] += 40
            page.touch("touchMove", rest)
            page.wait(0.03)
        page.touch("touchEnd")
        page.wait(0.5)
        reader.settle()
        expect(len(events(page, "touch.began")) == told + 2, "a resting finger is told to the book once it moves")
        expect(reader.number == 2, f"a finger from the page before turns to page {reader.number}")
        count = compare(program, book, folder, opened.name, page.ask(TAKEN))
    print(f"a finger that rests while the page is turned: does nothing; {count} events", flush=True)


CHECKS = [(check_films, "films"), (check_resting, "a resting finger")]
