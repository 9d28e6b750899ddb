"""The steps of the article "Make a book with the editor", done in their order in the book that `bookplay new` makes."""

import shutil
import subprocess

from edited import CTRL, SHIFT, WORK, EditedBook, EditorPage, expect
from edited_parts import bar, tap_along


def article_is_followed(browser, program):
    """The article, step by step, from `bookplay new` to a saved book and a script of what was played."""
    made = WORK / "article-made"
    shutil.rmtree(made, ignore_errors=True)
    made.mkdir(parents=True)
    subprocess.run([program, "new", str(made / "Moon")], check=True, capture_output=True)
    edited = EditedBook(program, WORK / "article", (made / "Moon/book.plist").read_text())
    for folder in (edited.book, edited.old):
        shutil.copytree(made / "Moon", folder, dirs_exist_ok=True)
    edited.start()
    page = EditorPage(browser, edited)
    picture_and_text(page)
    moon_rises(page)
    star_waits(page)
    cap_is_carried(page)
    voice_reads(page)
    played_and_saved(page)
    page.check()
    expect("status", edited.stop(), 0)
    edited.check()
    page.close()


def focus_stage(page):
    page.ask("document.querySelector('#stage').focus()")


def select(page, item):
    page.click(f"#elements .tree-row[data-path='{page.element(item)['path']}']")
    expect("selected", page.ask("bookedit.session.selected[0]?.item"), item)


def value(page, key):
    """Returns the value of a key of what is selected."""
    return page.ask(f"bookedit.session.rows.find((row) => row.key === '{key}')?.value ?? null")


def picture_and_text(page):
    before = page.ask("bookedit.session.stage.elements.map(({ item }) => item)")
    focus_stage(page)
    page.press("i")
    page.wait_until("document.querySelector('dialog[open] .choice') !== null", 20)
    page.click("dialog[open] .choice")
    [name] = [item for item in page.ask("bookedit.session.stage.elements.map(({ item }) => item)")
              if item not in before]
    page.drag(page.place(name), page.at(700, 200))
    place = page.element(name)["matrix"][4:]
    focus_stage(page)
    page.press("ArrowRight")
    page.press("ArrowDown", SHIFT)
    expect("arrow keys", page.element(name)["matrix"][4:], [place[0] + 1, place[1] + 10])
    box = page.element(name)
    corner = page.at(box["matrix"][4] + box["width"], box["matrix"][5] + box["height"])
    page.drag(corner, (corner[0] + 20, corner[1] + 20), CTRL)
    expect("resized", page.element(name)["width"] > box["width"], True)
    focus_stage(page)
    page.press("t")
    page.wait_until("document.querySelector('.text-field') !== null", 10)
    page.press("a", CTRL)
    page.type("Good night")
    page.press("Enter", CTRL)
    expect("the text", page.element("text1")["text"], "Good night")


def moon_rises(page):
    select(page, "moon")
    count = len(value(page, "tweens"))
    page.click(".inspector-body [data-key=tweens] > .nest > summary")
    more = ".inspector-body [data-key=tweens] > .nest > .nest-body > [data-op=insert]"
    page.wait_until(f"document.querySelector('{more}') !== null", 10)
    page.click(more)
    expect("a tween more", len(value(page, "tweens")), count + 1)
    path = f"{page.element('moon')['path']}.tweens[{count}]"
    entry = f".inspector-body [data-path='{path}']"
    page.wait_until(f"document.querySelector(\"{entry} [data-key=properties] summary\") !== null", 10)
    page.click(f"{entry} [data-key=properties] summary")
    page.wait_until(f"document.querySelector(\"{entry} [data-key=properties] .nest-body\") !== null", 10)
    if page.ask(f"document.querySelector(\"{entry} [data-key=properties] .map-row input[placeholder]\") === null"):
        page.click(f"{entry} [data-key=properties] .nest-body [data-op=set]")
    if "y" not in (value(page, "tweens")[count].get("properties") or {}):
        page.click(f"{entry} [data-key=properties] .map-row:last-of-type input")
        page.type("y")
        page.press("Enter")
    expect("a property", "y" in value(page, "tweens")[count]["properties"], True)
    page.click(f"{entry} [data-path='{path}.properties.y'] input")
    page.press("a", CTRL)
    page.type("120")
    page.press("Enter")
    expect("its value", value(page, "tweens")[count]["properties"]["y"], 120)
    # In the timeline, the bar and its edge; then the end of the tween on the stage, and a keyframe more.
    name = value(page, "tweens")[count].get("name") or f"tween{count}"
    page.click(bar(name))
    page.click("[data-op=aim][data-part=end]")
    focus_stage(page)
    page.press("ArrowUp", times=3)
    expect("the end of a tween is aimed at", page.ask("bookedit.session.aim.part"), "end")
    page.click("[data-op=aim][data-part=end]")
    page.press("Home")


def star_waits(page):
    select(page, "star")
    page.click("#tab-triggers")
    page.wait_until("document.querySelector('.trigger-form [name=source]') !== null", 10)
    moon = page.element("moon")["path"]
    page.ask("(() => { const set = (name, value) => { const field = document.querySelector(`.trigger-form [name=${name}]`); "
             "field.value = value; field.dispatchEvent(new Event('change')); }; "
             f"set('source', '{moon}'); set('what', 'end'); }})()")
    page.click(".trigger-form [data-op=setTrigger]")
    expect("the star waits", [value(page, "trigger")["triggeringItem"], page.element("star")["waits"]], ["moon", True])


def cap_is_carried(page):
    cap = page.ask("bookedit.session.stage.elements.some(({ item }) => item === 'cap')")
    if not cap:
        page.click("#pages [data-page='1']")
        page.wait_until("bookedit.session.stage.elements.some(({ item }) => item === 'cap')", 20)
        page.idle()
    select(page, "cap")
    page.ask("(() => { const field = document.querySelector('.inspector-body [data-key=draggable] select'); "
             "field.value = 'true'; field.dispatchEvent(new Event('change')); })()")
    page.idle()
    expect("the cap can be carried", value(page, "draggable"), True)


def voice_reads(page):
    page.click("#pages [data-page='0']")
    page.wait_until("bookedit.session.page === 0", 10)
    page.idle()
    focus_stage(page)
    page.press("a")
    page.wait_until("document.querySelector('dialog[open] .choice') !== null", 20)
    page.click("dialog[open] .choice")
    page.click("#tab-timeline")
    select(page, "text1")
    tap_along(page, 3)
    expect("a time for each word", len(value(page, "readAlong")["starts"]), 2)


def played_and_saved(page):
    page.press("Escape")
    focus_stage(page)
    page.press("Enter", CTRL)
    page.wait_until("document.querySelector('#play iframe')?.contentWindow.bookplay?.isStarted === true", 60)
    page.wait_until("document.querySelectorAll('.play-events li').length > 0", 20)
    page.click("#play .button")
    page.idle()
    page.save()
