// The model that all panels share: the book as the server has it, and the ways to change it.

import { byId } from "../Page/dom.js";
import { texts } from "./texts.js";

/** Inputs after which the stage shows something else, even if the book is the same. */
const viewInputs = ["show", "aim", "lock", "conceal"];

export class Editor {
  constructor(connection) {
    this.connection = connection;
    this.panels = [];
    this.pages = [];
    this.page = 0;
    this.stage = null;
    this.selection = [];
    this.rows = [];
    this.book = {};
    this.assets = [];
    this.labels = [];
    this.doneCount = 0;
    this.revision = -1;
    this.language = null;
    this.time = 0;
    this.preview = this.chosen = null;
    this.aim = null;
    this.isReading = this.hasChanges = false;
    /** The parts on which the editor depends, once they exist. */
    this.view = this.adding = this.inspector = null;
    this.editText = this.showPanel = this.wants = (_) => undefined;
  }

  /** Opens the book of the server. */
  async open() {
    const [{ keys }] = await this.connection.send([{ get: "keys" }]);
    this.keys = new Map(keys.map((key) => [`${key.owner}\n${key.name}`, key]));
    this.kept = await (await fetch("view", { cache: "no-store" })).json();
    const [answer] = await this.connection.send([{ get: "pages" }]);
    this.pages = answer.pages;
    // A window that is reloaded shows the same page again, and a new one shows the page of the last session.
    const page = Number(sessionStorage.getItem("page") ?? this.kept.page);
    this.page = Math.max(0, Math.min(page || 0, this.pages.length - 1));
    if (this.pages.length > 0) await this.connection.send([{ in: "show", page: this.pageValue, at: 0 }]);
    await this.reload();
  }

  /** Returns the entry for a key of an owner in the table of keys. */
  key(owner, name) { return this.keys.get(`${owner}\n${name}`); }

  /** The value by which operations refer to the current page. */
  get pageValue() {
    const page = this.pages[this.page];
    return page?.section !== undefined ? page.path : this.page + 1;
  }

  get pagePath() { return this.pages[this.page]?.path; }

  /** Returns the element of the stage at a path. */
  element(path) { return this.stage?.elements.find((element) => element.path === path); }

  /** The elements of the stage, with the changes of the current gesture. */
  get shownElements() {
    const moved = new Map((this.preview?.items || []).map((item) => [item.path, item]));
    return this.stage.elements.map((element) => ({ ...element, ...moved.get(element.path) }));
  }

  get selected() { return this.selection.map((path) => this.element(path)).filter(Boolean); }

  /** The member of operations that set texts in a language other than the book's first one. */
  get translation() { return this.language ? { language: this.language } : {}; }

  // MARK: Changing

  /** Performs an operation or an input of a pointer or a key, and returns the answer. */
  async perform(line, slot) {
    const [answer] = await this.exchange([line], slot);
    if (answer) this.report(answer);
    return answer;
  }

  /** Performs an operation on the current page. */
  onPage(op, members) { return this.perform({ op, page: this.pageValue, ...members }); }

  /** Performs an operation on the selected elements. */
  onSelection(op, members) { return this.onPage(op, { items: this.selection, ...members }); }

  /** Sets a key of the dictionary at a path, in the current language. */
  set(at, key, value) { return this.perform({ op: "set", at, key, value, ...this.translation }); }

  /** Sends lines, applies their answers, and reloads what they have changed. */
  exchange(lines, slot) {
    return this.connection.during(async () => {
      const answers = await this.connection.send(lines, slot);
      let needs = false, moved = false;
      for (const [index, answer] of answers.entries()) {
        if (!answer.ok) continue;
        if (lines[index].get === undefined) {
          moved ||= `${this.chosen}` !== `${answer.chosen}`;
          this.chosen = answer.chosen;
        }
        if (answer.preview !== undefined) {
          this.preview = answer.preview;
          moved = true;
        }
        if (answer.selection && lines[index].get === undefined) moved = this.takeSelection(answer.selection) || moved;
        if (answer.revision !== this.revision || viewInputs.includes(lines[index].in)) needs = true;
      }
      if (needs) await this.readStage();
      else if (moved) this.draw();
      if (needs || this.rowsAreStale) this.readRest();
      return answers;
    });
  }

  /** Adopts a selection, and returns whether it has changed. */
  takeSelection(selection) {
    const isSame = JSON.stringify(selection) === JSON.stringify(this.selection);
    this.selection = selection;
    if (this.aim && !selection.includes(this.aim.path)) this.aim = null;
    if (!isSame) this.rowsAreStale = true;
    return !isSame;
  }

  /** Shows an answer, and has screen readers speak it. */
  report(answer) {
    if (answer.ok === false) this.say(answer.message, true);
    else if (answer.label) {
      const [first] = this.selected;
      const place = this.selected.length === 1 && first.type !== "audio"
        ? `: ${Math.round(first.matrix[4])}, ${Math.round(first.matrix[5])}` : "";
      this.say(`${answer.label}${/^(Move|Paste|Duplicate|Add) /.test(answer.label) ? place : ""}`);
    }
  }

  /** Says something in the live region. */
  say(text, isTrouble = false) {
    const live = byId("live");
    live.className = isTrouble ? "trouble" : "";
    live.textContent = "";
    // A repeated text is spoken again only if the region was empty in between.
    requestAnimationFrame(() => { live.textContent = text; });
  }

  // MARK: Reading

  async reload() {
    await this.readStage();
    await this.readRest();
  }

  async readStage() {
    const [stage, selection, history] = await this.connection.send(
      [{ get: "stage", ...this.translation }, { get: "selection" }, { get: "history" }]);
    this.stage = stage.stage;
    this.takeSelection(selection.selection);
    this.preview = this.preview && this.revision === stage.revision ? this.preview : null;
    this.revision = stage.revision;
    this.labels = history.history.labels;
    this.doneCount = history.history.done;
    this.draw();
  }

  /** Loads the contents of the other panels, and once more if that is requested in the meantime. */
  async readRest() {
    this.rowsAreStale = false;
    this.wantsRest = true;
    if (this.isReading) return;
    this.isReading = true;
    await this.connection.during(async () => {
      while (this.wantsRest) {
        this.wantsRest = false;
        await this.readPanels();
      }
    }).finally(() => { this.isReading = false; });
  }

  async readPanels() {
    const lines = ["pages", "book", "assets", ...["timeline", "graph"].filter(this.wants)].map((get) => ({ get }));
    const hasItem = this.selection.length > 0;
    for (const { ok, revision, item, ...answer } of await this.connection.send(
      hasItem ? [...lines, { get: "item" }] : lines)) {
      if (ok) Object.assign(this, answer, item === undefined ? {} : { rows: item || [] });
    }
    this.page = Math.max(0, Math.min(this.page, this.pages.length - 1));
    // While nothing is selected, the inspector shows the keys of the page.
    if (this.selection.length === 0) this.rows = this.pagePath ? await this.rowsAt(this.pagePath) : [];
    this.draw();
    for (const panel of this.panels) panel.update?.(this);
  }

  /** Returns the keys of a dictionary of the book, or an empty array if there is none. */
  rowsAt(path) {
    return this.connection.during(async () => {
      const [answer] = await this.connection.send([{ get: "item", at: path }]);
      return answer.ok ? answer.item : [];
    });
  }

  // MARK: Showing

  /** Shows a page, by its index. */
  async show(index) {
    const page = this.pages[index];
    if (!page || index === this.page) return;
    this.page = index;
    sessionStorage.setItem("page", index);
    this.time = 0;
    await this.exchange([{ in: "show", page: this.pageValue, at: 0 }]);
    this.say(page.title || page.name || page.section || `${texts.page} ${index + 1}`);
  }

  /** Opens the settings at a path in the inspector, after selecting their owner. */
  async openSettings(path) {
    this.showPanel("inspector");
    const { inspector } = this;
    for (let open = path; open; open = open.replace(/(\.[^.[\]]*|\[[^\]]*\])$/, "")) {
      inspector.opened.add(open);
      if (!/[.[]/.test(open)) break;
    }
    await inspector.update(this);
    return inspector.focusField(path);
  }

  /** Selects elements of the page, by their names or paths. */
  select(items) { return this.exchange([items.length > 0 ? { in: "select", items } : { in: "select", none: true }]); }

  /** Draws everything that follows each move of a pointer. */
  draw() { for (const panel of this.panels) panel.draw?.(this); }
}
