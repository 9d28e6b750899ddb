"""Checks puzzles and pictures to colour: with real touches, and with the keyboard alone."""

import json

from exported import TAKEN, Opened, compare, export
from made_books import games
from screens import expect

# The pieces of the puzzle on stage that aren't in their places, the topmost first: where they are on the screen, and
# where they belong.
PIECES = """(() => {
  const { pages, scale } = bookplay, { elements, games } = pages.page, { parts } = pages.current.flat;
  const stage = document.getElementById("stage").getBoundingClientRect();
  const place = ({ a, b, c, d, e, f }, x, y) => (
    [stage.left + scale * (a * x + c * y + e), stage.top + scale * (b * x + d * y + f)]);
  return elements.flatMap(({ name, piece, parent }, number) => {
    const part = parts[number], game = games.find(({ element }) => element === parent);
    if (piece === undefined || !part || game.pieces[piece].placed) return [];
    const { width, height } = part, home = game.pieces[piece];
    return [{ name, order: part.order, place: place(part, width / 2, height / 2), isUpright: part.a > 0.99,
      home: place(parts[parent], home.x + width / 2, home.y + height / 2) }];
  }).sort((one, other) => other.order - one.order);
})()"""

# The colours of the regions on stage, and of the pixels at some shares of the drawing.
COLORS = "bookplay.pages.page.games[0].regions.map(({ color }) => color || null)"
PIXELS = """(() => {
  const { canvas: { width, height }, context } = bookplay.pages.page.games[0].map.paint;
  const { data } = context.getImageData(0, 0, width, height);
  return [[0.05, 0.05], [0.2, 0.5], [0.5, 0.5]].map(([x, y]) => {
    const start = 4 * (Math.floor(y * height) * width + Math.floor(x * width));
    return [...data.subarray(start, start + 4)];
  });
})()"""
PAINTED = [[0x29, 0xB6, 0xF6, 255], [0, 0, 0, 0], [0xFD, 0xD8, 0x35, 255]]

RAIN = "document.querySelectorAll('.rain > i').length > 0"
TOLD = "document.getElementById('told').textContent"
FOCUS = "document.activeElement?.getAttribute('aria-label') || ''"


def turn_to(opened, number):
    opened.page.ask(f"bookplay.open({number}); 0")
    opened.page.wait(0.3)
    opened.reader.settle()
    expect(opened.reader.number == number, f"page {number} doesn't open")


def begin(program, book, folder, screen):
    opened = Opened(program, book, folder, screen)
    opened.name += "-games"
    return opened


def drag_home(opened):
    """Drags the topmost piece to its place, after turning it upright."""
    page, reader = opened.page, opened.reader
    for _ in range(4):
        piece = page.ask(PIECES)[0]
        if piece["isUpright"]:
            break
        reader.tap(*piece["place"])
        page.wait(0.2)
    # The last turn may have put it in its place.
    if piece in page.ask(PIECES):
        reader.drag(piece["place"], piece["home"])
        page.wait(0.2)


def solve_with_fingers(opened, number):
    page, reader = opened.page, opened.reader
    turn_to(opened, number)
    count = len(page.ask(PIECES))
    for left in range(count, 0, -1):
        pieces = page.ask(PIECES)
        expect(len(pieces) == left, f"{len(pieces)} pieces are left to place, not {left}")
        drag_home(opened)
    expect(page.ask(PIECES) == [], "the puzzle isn't complete")
    expect(page.ask(RAIN), "no paper rains at the end")
    opened.picture(f"complete-{number}")
    page.wait(2.2)
    expect(not page.ask(RAIN), "it doesn't stop raining")


def check_puzzle(opened):
    page, reader = opened.page, opened.reader
    turn_to(opened, 2)
    page.wait(0.3)
    drawn = page.ask("document.querySelectorAll('.piece .page').length")
    expect(drawn == 4, f"{drawn} of 4 pieces show the page")
    tap(opened, "help")
    page.wait_until("document.querySelectorAll('.goal').length === 1", 3)
    opened.picture("hint")
    page.wait(2.2)
    expect(page.ask("document.querySelectorAll('.goal, .hinted').length") == 0, "a hint doesn't go away")
    # A finger that misses the pieces doesn't carry the page.
    home = page.ask(PIECES)[3]["home"]
    reader.drag(home, [home[0] - 150, home[1]])
    page.wait(0.5)
    expect(reader.number == 2, "a finger on the board turns the page")
    solve_with_fingers(opened, 2)
    tap(opened, "again")
    expect(len(page.ask(PIECES)) == 4, "the pieces aren't scattered again")
    solve_with_fingers(opened, 3)


def tap(opened, name):
    places = [thing["place"] for thing in opened.reader.things() if thing["name"] == name]
    expect(places, f"there is no `{name}` to tap")
    opened.reader.tap(*places[0])
    opened.page.wait(0.3)


def color_with_fingers(opened):
    page, reader = opened.page, opened.reader
    turn_to(opened, 4)
    tap(opened, "house.color3")
    chosen = page.ask("[...document.querySelectorAll('.swatch')].findIndex((node) => node.matches('.chosen'))")
    expect(chosen == 2, f"the colour {chosen} is marked, not the third one")
    box = page.ask("(({ left, top, width, height }) => [left, top, width, height])("
                   "document.querySelector('.coloring').getBoundingClientRect())")
    touch = lambda x, y: reader.tap(box[0] + x * box[2], box[1] + y * box[3])
    touch(0.5, 0.5)
    page.wait(0.2)
    tap(opened, "house.color6")
    touch(0.05, 0.05)
    page.wait(0.2)
    touch(0.2, 0.5)
    page.wait(0.2)
    tap(opened, "back")
    expect(page.ask(COLORS) == ["#29B6F6", None, "#FDD835"], f"the colours are {page.ask(COLORS)}")
    pixels = page.ask(PIXELS)
    expect(pixels == PAINTED, f"the pixels are {pixels}")
    opened.picture("colored")


def check_touches(program, folder):
    """Solves puzzles and colours a picture with fingers, and finds the picture again after the page was loaded anew."""
    book = games(folder)
    export(program, book, folder)
    with begin(program, book, folder, "square") as opened:
        page, reader = opened.page, opened.reader
        reader.begin()
        reader.start()
        check_puzzle(opened)
        color_with_fingers(opened)
        count = compare(program, book, folder, opened.name, page.ask(TAKEN))
        before = page.ask(COLORS)
        page.ask("bookplay.keep(); 0")
        page.reload()
        reader.begin()
        reader.start()
        page.wait(0.3)
        expect(reader.number == 4 and page.ask(COLORS) == before, "the colours are not kept")
        expect(page.ask(PIXELS) == PAINTED, "the colours are not drawn again")
        turn_to(opened, 3)
        expect(page.ask(PIECES) == [], "the puzzle is not kept")
    print(f"{opened.name}: {count} events of puzzles and colours, the same here and there", flush=True)


def focus(opened, start):
    """Presses Tab until the focus is on a button of the book whose label begins like that."""
    for _ in range(60):
        if opened.page.ask(FOCUS).startswith(start):
            return
        opened.page.key("Tab")
        opened.page.wait(0.02)
    expect(False, f"no button `{start}` can be reached")


def choose(opened, what, where):
    """Takes something, and then a place for it."""
    page = opened.page
    focus(opened, what)
    page.key("Enter")
    page.wait(0.1)
    for _ in range(20):
        if page.ask(FOCUS).startswith(where):
            break
        page.key("ArrowRight")
        page.wait(0.02)
    opened.picture(f"places-{opened.reader.number}")
    expect(page.ask(FOCUS).startswith(where), f"{what} can't go to {where}: the focus is on {page.ask(FOCUS)}")
    page.key("Enter")
    page.wait(0.2)


def check_keys(program, folder):
    """Solves a puzzle and colours pictures with the keyboard alone, with names that are said aloud."""
    book = games(folder)
    export(program, book, folder)
    with begin(program, book, folder, "desk") as opened:
        page, reader = opened.page, opened.reader
        page.reduce_motion()
        page.reload()
        reader.begin()
        reader.start()
        turn_to(opened, 2)
        page.wait(0.5)
        for number in range(1, 5):
            choose(opened, f"Piece {number}", f"Piece {number}: in its place")
            expect(page.ask(TOLD).startswith(f"Piece {number}: in its place"), f"{page.ask(TOLD)} is said")
        expect(page.ask(PIECES) == [], "the keyboard doesn't solve the puzzle")
        expect("Well done!" in page.ask(TOLD), "the end isn't said")
        expect(not page.ask(RAIN), "paper rains though motion is to be reduced")
        turn_to(opened, 4)
        page.wait(0.5)
        choose(opened, "blue", "window")
        expect(page.ask(TOLD) == "blue. window: blue", f"{page.ask(TOLD)} is said")
        turn_to(opened, 5)
        page.wait(0.5)
        choose(opened, "2: blue", "sea")
        choose(opened, "1: yellow", "sun")
        expect(page.ask(COLORS) == ["#FDD835", "#1E5BC6"], f"the colours are {page.ask(COLORS)}")
        width = page.ask("getComputedStyle(document.querySelector('.coloring path')).strokeWidth")
        expect(width == "3px", f"the lines of the paths are {width} wide")
        shown = page.ask("[...document.querySelectorAll('.number')].filter(({ hidden }) => !hidden).length")
        expect(shown == 0, f"{shown} numbers are shown on regions that have their colours")
        opened.picture("by-number")
        count = compare(program, book, folder, opened.name, page.ask(TAKEN))
    print(f"{opened.name}: {count} events, with the keyboard alone", flush=True)


def check_sections(program, folder):
    """Checks that the menu of a book without sections leads to its games."""
    book = games(folder)
    export(program, book, folder)
    with begin(program, book, folder, "phone") as opened:
        page, reader = opened.page, opened.reader
        opened.name += "-menu"
        reader.begin()
        reader.start()
        reader.press("#contents")
        reader.press("#play")
        page.wait(0.6)
        reader.settle()
        expect(page.ask("bookplay.section") == "play", "the menu doesn't open the games")
        opened.picture("play")
        tap(opened, "puzzle1")
        page.wait(0.6)
        reader.settle()
        expect(page.ask("bookplay.section") == "puzzle1", f"{json.dumps(page.ask('bookplay.section'))} opens")
        expect(len(page.ask(PIECES)) == 6, "the puzzle of the first page isn't there")
        opened.picture("puzzle")
        drag_home(opened)
        expect(len(page.ask(PIECES)) == 5, "a piece doesn't stay in its place on a phone")
        compare(program, book, folder, opened.name, page.ask(TAKEN))
    print(f"{opened.name}: the games of a book without sections", flush=True)


CHECKS = [(check_touches, "touches"), (check_keys, "keys"), (check_sections, "menu")]
