"""Looks for barriers in exported books with axe-core."""

import concurrent.futures
import sys

from chromium import Trouble
from exported import Opened, export

# Serious and moderate findings of axe-core, each with the elements it concerns. All of its rules run, except on the
# pictures of pages in the welcome and in the menu, which screen readers skip; axe-core believes their ground is white.
FOUND = """axe.run({ exclude: ["#poster", "#thumbnails .page"] }, { resultTypes: ["violations"] })
  .then(({ violations }) => violations
  .filter(({ impact }) => impact !== "minor")
  .map(({ id, impact, help, nodes }) => ({ id, impact, help, nodes: nodes.map(({ html, failureSummary }) =>
    html.slice(0, 200) + "\\n      " + failureSummary.replaceAll("\\n", "\\n      ")) })))"""


class Barriers:
    """What axe-core finds in one exported book."""

    def __init__(self, opened, script):
        self.page, self.reader = opened.page, opened.reader
        self.name = opened.name
        self.views = 0
        self.found = []
        self.page.ask(script + "; 0")

    def look(self, view):
        """Runs axe-core on what is shown now."""
        self.views += 1
        self.found += [(view, finding) for finding in self.page.ask(FOUND)]

    def show(self, view, opens):
        """Opens a part of the page by an expression, runs axe-core, and closes it again."""
        self.page.ask(f"{opens}; 0")
        self.page.wait(0.4)
        self.look(view)
        self.reader.leave_panels()


def read(barriers):
    """Visits everything that a reader can open in a book."""
    page, reader = barriers.page, barriers.reader
    barriers.look("the welcome")
    reader.start()
    page.wait(0.5)
    count = page.ask("bookplay.info.contents.length")
    for number in range(count):
        page.ask(f"bookplay.open({number + 1}); 0")
        page.wait(0.3)
        reader.settle(20)
        reader.leave_panels()
        barriers.look(f"page {reader.number}")
    barriers.show("the menu", "document.getElementById('contents').click()")
    page.ask("document.getElementById('contents').click(); 0")
    page.wait(0.2)
    barriers.show("the gate", "document.getElementById('again').click()")
    if page.ask("bookplay.info.hasCredits"):
        page.ask("bookplay.openCredits(); 0")
        page.wait(1.7)
        barriers.look("the credits")


def check(program, book, folder, screen, script):
    with Opened(program, book, folder, screen) as opened:
        # Nothing fades in or out while axe-core looks.
        opened.page.reduce_motion()
        opened.page.reload()
        opened.reader.begin()
        barriers = Barriers(opened, script)
        read(barriers)
    lines = [f"{barriers.name}, {view}: {finding['help']} ({finding['id']}, {finding['impact']})\n    "
             + "\n    ".join(finding["nodes"][:4]) for view, finding in barriers.found]
    if lines:
        raise Trouble("\n".join(lines))
    print(f"{barriers.name}: {barriers.views} views without a barrier", flush=True)


def tried(*arguments):
    try:
        check(*arguments)
    except Trouble as trouble:
        return str(trouble)
    return None


def main():
    program, folder, path, *books = sys.argv[1:]
    with open(path, encoding="utf-8") as file:
        script = file.read()
    for book in books:
        export(program, book, folder)
    with concurrent.futures.ProcessPoolExecutor(2) as readers:
        tasks = [readers.submit(tried, program, book, folder, screen, script)
                 for book in books for screen in ("desk", "phone")]
        troubles = [trouble for trouble in (task.result() for task in tasks) if trouble]
    for trouble in troubles:
        print(trouble, file=sys.stderr)
    sys.exit(1 if troubles else 0)


if __name__ == "__main__":
    main()
