"""Checks what a phone shows in a form of its own: sections as lists, credits, colours, and texts beside the picture."""

from exported import TAKEN, Opened, compare, export
from made_books import captioned
from screens import events, expect, resize

# The rows of the panel: their text, the sides of their box, the size of their letters, and how wide their pictures are.
ROWS = """[...document.querySelectorAll("#texts p")].filter((row) => !row.hidden).map((row) => {
  const box = row.getBoundingClientRect(), picture = row.querySelector(".small");
  return { text: row.querySelector(":scope > .lines").textContent, width: box.width, height: box.height, isTouched: row.classList.contains("touch"),
    letters: parseFloat(getComputedStyle(row).fontSize), picture: picture ? picture.offsetWidth : 0 };
})"""


def press_row(reader, text):
    """Presses a row by its text."""
    number = reader.page.ask(f"""[...document.querySelectorAll("#texts p")]
      .find((row) => !row.hidden && row.querySelector(":scope > .lines").textContent === {text!r})?.dataset.number ?? null""")
    expect(number is not None, f"there is no row {text}")
    reader.press(f'#texts p[data-number="{number}"]')
    reader.page.wait(0.4)
    reader.settle()


def open_page(opened, number, question):
    """Opens a page, and returns the answer to a question about it."""
    opened.page.ask(f"bookplay.open({number}); 0")
    opened.page.wait(0.8)
    return opened.page.ask(question)


def opened_on(program, book, folder, screen="phone"):
    export(program, book, folder)
    return Opened(program, book, folder, screen)


def check_sections(program, folder):
    """Checks that generated sections are lists whose rows can be touched, and that touches of them are the elements'."""
    book = captioned(folder)
    with opened_on(program, book, folder) as opened:
        page, reader = opened.page, opened.reader
        reader.begin()
        reader.start()
        page.ask("bookplay.openSection('contents'); 0")
        page.wait(0.8)
        rows = page.ask(ROWS)
        opened.picture("contents")
        expect([row["text"] for row in rows] == ["Contents", "First", "Second", "Drawing", "Back"], f"the rows are {rows}")
        expect(all(row["picture"] == 96 for row in rows[1:-1]), f"rows have no pictures: {rows}")
        for row in rows[1:]:
            expect(row["isTouched"] and row["height"] >= 44 and row["letters"] >= 18, f"a row is small: {row}")
        covered = page.ask("""(() => {
          const room = document.getElementById("room").getBoundingClientRect();
          return !!document.elementFromPoint(room.width / 2, 60).closest("#reading");
        })()""")
        expect(covered, "the section itself lies above its list")
        press_row(reader, "Second")
        expect(reader.number == 2, "a row doesn't open its page")
        expect(events(page, "tap")[-1]["item"] == "page2", "another element is tapped")
        page.ask("bookplay.openSection('options'); 0")
        page.wait(0.8)
        rows = {row["text"]: row for row in page.ask(ROWS)}
        opened.picture("options")
        expect(rows["Letters"]["isTouched"] is False and rows["100 %"]["height"] >= 44, f"the options are {rows}")
        press_row(reader, "100 %")
        letters = [row["letters"] for row in page.ask(ROWS) if row["text"] == "125 %"]
        expect(letters and letters[0] >= 1.25 * 18, f"the letters of the list don't grow: {letters}")
        margin = page.ask("getComputedStyle(document.querySelector('#texts p.value')).marginBottom")
        expect(margin == "8px", f"rows are {margin} apart")
        # The button with the focus is below the list, so its row shows that.
        page.ask("[...bookplay.touchables.boxes.values()][0].node.focus({ focusVisible: true }); 0")
        page.wait(0.1)
        ringed = page.ask("[...document.querySelectorAll('#texts .focused')].map((row) => getComputedStyle(row).outlineStyle)")
        expect(ringed == ["solid"], f"the rows with the focus have the rings {ringed}")
        opened.picture("focus")
        page.ask("document.activeElement.blur(); 0")
        press_row(reader, "Back")
        expect(reader.number == 2, "the list doesn't lead back")
        expect(page.ask("!document.body.classList.contains('listing')"), "the list stays")
        page.ask("bookplay.openSection('contents'); 0")
        page.wait_until("document.body.classList.contains('listing')", 3)
        compare(program, book, folder, opened.name, page.ask(TAKEN))
        page.ask("bookplay.beginning.begin(); 0")
        page.wait(0.3)
        expect(page.ask("!document.body.classList.contains('listing')"), "the list stays when the book begins anew")
        compare(program, book, folder, opened.name, page.ask(TAKEN))
    print("sections on a phone: lists of rows, and the trace is that of touches", flush=True)


def check_captions(program, folder):
    """Checks that the caption of a picture can be tapped below the picture of the page."""
    book = captioned(folder)
    with opened_on(program, book, folder) as opened:
        reader = opened.reader
        reader.begin()
        reader.start()
        opened.page.wait(0.3)
        opened.picture("caption")
        press_row(reader, "The snail")
        expect(reader.number == 2, "a caption doesn't open what its picture opens")
        compare(program, book, folder, opened.name, opened.page.ask(TAKEN))
    print("captions on a phone: a tap means their pictures", flush=True)


def check_credits(program, folder):
    """Checks that credits have letters of 18 pixels on a phone, upright and turned, and links for fingers."""
    book = captioned(folder)
    with opened_on(program, book, folder) as opened:
        page, reader = opened.page, opened.reader
        reader.begin()
        reader.start()
        page.ask("bookplay.openCredits(); 0")
        page.wait(0.8)
        for size in [(390, 844), (844, 390), (390, 844)]:
            resize(page, *size)
            opened.picture(f"credits-{size[0]}")
            sizes = page.ask("""[...document.querySelectorAll("#credit div, #credit button")]
              .filter((node) => node.childElementCount === 0 && node.textContent)
              .map((node) => parseFloat(getComputedStyle(node).fontSize))""")
            expect(len(sizes) == 6 and min(sizes) >= 18, f"the letters of the credits have {sizes} pixels")
            inside = page.ask("""document.getElementById("credit").scrollWidth <= document.documentElement.clientWidth""")
            expect(inside, "the credits are wider than the phone")
            height = page.ask("document.querySelector('#credit button').getBoundingClientRect().height")
            expect(height >= 44, f"a link is {height} pixels high")
        reader.press("#previous")
        page.wait(0.5)
        expect(page.ask("document.getElementById('credit').hidden"), "the credits can't be left")
    print("credits on a phone: letters of 18 pixels and more", flush=True)


def check_swatches(program, folder):
    """Checks that the colours of a drawing lie below it, large enough for fingers."""
    book = captioned(folder)
    with opened_on(program, book, folder) as opened:
        page, reader = opened.page, opened.reader
        reader.begin()
        reader.start()
        page.ask("bookplay.open(3); 0")
        page.wait(0.8)
        reader.settle()
        opened.picture("swatches")
        boxes = page.ask("""[...document.querySelectorAll("#swatches button")].map((node) => {
          const { width, height, top } = node.getBoundingClientRect();
          return [width, height, top];
        })""")
        lower = page.ask("document.getElementById('stage').getBoundingClientRect().bottom")
        expect(len(boxes) == 3, f"there are {len(boxes)} colours")
        expect(all(min(box[:2]) >= 44 and box[2] >= lower for box in boxes), f"the colours are at {boxes}")
        reader.press("#swatches button:nth-child(2)")
        page.wait(0.6)
        chosen = page.ask("[...document.querySelectorAll('#swatches button')].findIndex((one) => one.matches('.chosen'))")
        expect(chosen == 1, f"the colour {chosen} is chosen")
        expect(events(page, "color.chosen") != [], "no colour is chosen on the page")
        compare(program, book, folder, opened.name, page.ask(TAKEN))
    print("colours on a phone: below the picture", flush=True)


def check_turned(program, folder):
    """Checks the texts beside the picture on a phone held sideways, and when a phone should be turned."""
    book = captioned(folder)
    with opened_on(program, book, folder) as opened:
        page, reader = opened.page, opened.reader
        hint = "!document.getElementById('hint').hidden"
        reader.begin()
        reader.start()
        page.wait(0.4)
        expect(not page.ask(hint), "a phone is to be turned although letters get smaller then")
        resize(page, 844, 390)
        opened.picture("beside")
        rows = page.ask(ROWS)
        expect(rows and all(row["letters"] >= 18 for row in rows), f"the texts beside the picture are {rows}")
        apart = page.ask("""document.getElementById("texts").getBoundingClientRect().left >=
          document.getElementById("stage").getBoundingClientRect().right""")
        expect(apart, "the texts cover the picture")
        # A page without texts has all the room, and its controls stay where they are.
        look = "['stage', 'left'].map((id) => document.getElementById(id).getBoundingClientRect())" \
               ".map(({ left, right, width }) => [left, innerWidth - right, width])"
        [with_texts, controls], [bare, others] = page.ask(look), open_page(opened, 2, look)
        opened.picture("bare")
        expect(abs(bare[0] - bare[1]) < 2 and bare[2] > with_texts[2], f"a page without texts is at {bare}, not {with_texts}")
        expect(controls[0] == others[0], f"the controls move from {controls} to {others}")
        broken = page.ask("""((row) => {
          Object.assign(row, { size: 0, element: { text: "Incomprehensibilities abound" } });
          bookplay.reading.setLines(row, 60);
          return [row.lines.textContent, parseFloat(row.node.style.fontSize)];
        })([...bookplay.reading.rows.values()][0])""") if open_page(opened, 1, look) else None
        expect(broken[0].split("\n")[0] == "Incomprehensibilities " or broken[1] < 20, f"a word is broken: {broken}")
        resize(page, 390, 844)
        page.ask("bookplay.open(2); 0")
        page.wait(0.8)
        opened.picture("hint")
        expect(page.ask(hint), "there is no hint to turn the phone for a page without texts")
    print("a phone held sideways: the texts are beside the picture", flush=True)


def check_larger(program, folder):
    """Checks that all texts of a book keep to their frames and to the canvas in the largest letters."""
    book = captioned(folder)
    with opened_on(program, book, folder, "square") as opened:
        page, reader = opened.page, opened.reader
        reader.begin()
        reader.start()
        sizes = []
        for percent in ("100", "150"):
            page.ask(f"bookplay.setOption('textSize', {percent}); 0")
            page.wait(0.3)
            sizes.append(page.ask("""bookplay.pages.current.flat.parts.filter((part) => part?.isText && !part.isAway)
              .map(({ node, lines, fontSize, width, height }) => {
                const frame = node.getBoundingClientRect(), stage = document.getElementById("stage").getBoundingClientRect();
                return { text: node.textContent, fontSize, width, height,
                  isInside: lines.getBoundingClientRect().bottom <= frame.bottom + 0.13 * fontSize &&
                    frame.left >= stage.left - 1 && frame.right <= stage.right + 1 && frame.top >= stage.top - 1 &&
                    frame.bottom <= stage.bottom + 1 };
              })"""))
        opened.picture("larger")
        usual, larger = ({text["text"].replace("\n", " "): text for text in found} for found in sizes)
        expect(all(text["isInside"] for text in sizes[1]), f"a text leaves its frame: {larger}")
        for name, text in usual.items():
            expect(larger[name]["fontSize"] >= text["fontSize"], f"{name} gets smaller")
        told = "A line that is long enough to need another one."
        expect(larger[told]["fontSize"] == 1.5 * usual[told]["fontSize"], f"the text doesn't grow: {larger[told]}")
        expect(larger[told]["height"] > usual[told]["height"], f"the frame doesn't grow: {larger[told]}")
    print("larger letters: frames grow on the page, too", flush=True)


CHECKS = [(check_sections, "sections"), (check_captions, "captions"), (check_credits, "credits"),
          (check_swatches, "swatches"), (check_turned, "turned"), (check_larger, "larger")]
