// The keys of the selection, according to the table of keys; without a selection, those of the page and the book.

import { made } from "../Page/dom.js";
import { iconButton, roving, searchField, textButton } from "./controls.js";
import { Fields, plainText } from "./fields.js";
import { texts } from "./texts.js";
import { WordTapping } from "./wordtapping.js";

export class Inspector {
  constructor(editor, node) {
    this.editor = editor;
    this.node = node;
    this.fields = new Fields(editor);
    this.tapping = new WordTapping(editor);
    this.opened = new Set();
    this.scope = "page";
    this.head = made("div", "inspector-head");
    this.search = searchField(texts.filter, () => this.filter());
    this.body = made("div", "inspector-body");
    node.append(this.head, this.search, this.body);
  }

  update(editor) {
    const ticket = this.ticket = {};
    return editor.connection.during(async () => {
      const content = document.createDocumentFragment();
      if (editor.selection.length > 0) await this.fillItem(content, editor);
      else await this.fillPage(content, editor);
      if (ticket !== this.ticket) return;
      this.replace(content);
      this.filter();
    });
  }

  /** Replaces the fields, keeping the focus and the scroll position. */
  replace(content) {
    const { activeElement } = document;
    const focused = this.body.contains(activeElement) ? activeElement.closest("[data-path]")?.dataset.path : null;
    const top = this.node.scrollTop;
    this.body.replaceChildren(content);
    this.node.scrollTop = top;
    if (focused) this.focusField(focused);
  }

  /** Gives the focus to the field of a path; returns whether there is one. */
  focusField(path) {
    const row = [...this.body.querySelectorAll("[data-path]")].find((node) => node.dataset.path === path);
    const field = row?.querySelector("input, select, textarea");
    field?.focus();
    return Boolean(field);
  }

  // MARK: Contents

  async fillItem(content, editor) {
    const { selection, rows } = editor;
    const [first] = editor.selected;
    const at = selection.length === 1 ? selection[0] : null;
    if (at === null) this.showHead(texts.selected(selection.length), "", this.alignTools());
    else this.showHead(first?.item ?? "", texts.types[first?.type], this.alignTools());
    if (at !== null && first?.type === "text") {
      content.append(made("div", "inspector-act",
        [textButton(texts.tapAlong, () => this.tapping.open(first), "small")]));
    }
    const isCommon = ({ owner }) => owner === "an element", own = rows.filter((row) => !isCommon(row));
    await this.addGroup(content, own[0]?.owner, own, at);
    await this.addGroup(content, "an element", rows.filter(isCommon), at);
  }

  async fillPage(content, editor) {
    const page = editor.pages[editor.page], isPage = this.scope === "page";
    const tabs = made("div", "segments", ["page", "book"].map((scope) => textButton(texts[scope], () => {
      this.scope = scope;
      this.update(editor);
    }, "segment", undefined, { "aria-pressed": this.scope === scope })));
    this.showHead(isPage ? page?.title || page?.name || page?.section || texts.page : texts.book, "", tabs);
    if (isPage && !page) return;
    const rows = isPage ? editor.rows : await editor.rowsAt("");
    const groups = new Map();
    for (const row of rows) {
      if (row.key === "pages" || row.key === "elements") continue;
      const name = row.owner || texts.unknownKey;
      groups.set(name, [...groups.get(name) || [], row]);
    }
    for (const [name, group] of groups) {
      await this.addGroup(content, groups.size > 1 ? name : null, group, isPage ? page.path : "");
    }
  }

  showHead(title, about, tools) {
    this.head.replaceChildren(made("h2", "", title));
    if (about) this.head.append(made("span", "about", about));
    this.head.append(tools);
  }

  /** Returns the buttons that align and distribute several elements. */
  alignTools() {
    const { editor } = this;
    const buttons = (names, op, key) => Object.entries(names).map(([name, title]) => (
      iconButton(name, title, () => editor.onSelection(op, { [key]: name }), op)));
    const bar = roving(made("div", "align-tools", buttons(texts.align, "alignElements", "to")));
    if (editor.selection.length > 2) bar.append(...buttons(texts.distribute, "distributeElements", "axis"));
    return bar;
  }

  // MARK: Rows

  async addGroup(parent, title, rows, at) {
    if (rows.length === 0) return;
    const group = parent.appendChild(made("div", "group"));
    if (title) group.append(made("h3", "", title));
    await this.addRows(group, rows, at, "localized", "elements");
  }

  async makeRow(row, at) {
    const key = row.owner ? this.editor.key(row.owner, row.key) : null;
    const path = at === null ? row.key : joined(at, row.key);
    const node = made("div", "row", "", { "data-path": path, "data-key": row.key });
    node.classList.toggle("written", row.written);
    const isNested = key && ["dictionary", "array", "arrays", "oneOrMore", "map", "bounds"].includes(key.shape);
    if (isNested && at === null) return node;
    if (isNested) {
      node.classList.add("nested");
      node.append(await this.makeNested(key, row, at, path));
      return node;
    }
    if (key && ["number", "integer"].includes(key.shape) && key.name.length < 9) node.classList.add("half");
    node.append(made("span", "row-label", row.key, { title: key?.meaning }));
    const set = (value, gesture) => this.set(at, row, value, gesture);
    if (key) node.append(this.fields.make(key, this.translated(row), set, row.key));
    else node.append(made("span", "unknown", JSON.stringify(row.value ?? "")));
    if (row.written && !row.mixed && key && !key.required) {
      node.append(iconButton("reset", `${texts.reset}: ${row.key}`, () => set(null), undefined,
        { className: "tool reset", tabIndex: -1 }));
    }
    if (row.findings) node.append(made("p", "complaint", row.findings.join(" ")));
    return node;
  }

  /** Returns a row with the value in the current language. */
  translated(row) {
    const value = row.localized?.[this.editor.language];
    return value === undefined ? row : { ...row, value };
  }

  // MARK: Setting

  /** Sets a key of the dictionary at a path, or of all selected elements. */
  set(at, row, value, gesture) {
    const { editor } = this, { selection } = editor;
    const { key, owner } = row;
    const isName = key === "name" && typeof value === "string";
    if (isName && owner === "an element" && selection.length === 1) {
      return editor.onPage("renameElement", { item: selection[0], name: value, scripts: true });
    }
    if (isName && owner === "a page" && at === editor.pagePath) {
      return editor.onPage("renamePage", { name: value, scripts: true });
    }
    const tween = owner === "a tween" && isName ? at?.match(/^(.*)\.tweens\[(\d+)\]$/) : null;
    if (tween) return editor.onPage("renameTween", { item: tween[1], tween: Number(tween[2]), name: value });
    if (at !== null) {
      return editor.perform({
        op: "set", at, key, value, ...this.translation(row), ...(gesture ? { gesture: `${at} ${gesture}` } : {}) });
    }
    const isFrame = ["x", "y", "width", "height"].includes(key) && typeof value === "number";
    if (isFrame) return editor.onSelection("setFrame", { [key]: value });
    const label = `Set ${key} of ${texts.selected(selection.length)}`;
    return editor.perform({ op: "batch", ops: selection.map((path) => ({ op: "set", at: path, key, value })), label });
  }

  /** Returns the language of a change, if translations can have the key. */
  translation({ key, owner }) {
    const table = this.editor.key(owner, key);
    const canBe = table && ["string", "file", "number"].includes(table.shape) && key !== "name" &&
      this.editor.key(owner, "localized");
    return canBe ? this.editor.translation : {};
  }

  // MARK: Dictionaries and arrays

  /** Returns the details of a value, which are filled when they are opened. */
  async makeDetails(className, path, title, about, fill) {
    const body = made("div", "nest-body");
    const details = made("details", className, [made("summary", "", [title, made("span", "about", about)])]);
    const open = async () => {
      details.append(body);
      await fill(body);
    };
    details.open = this.opened.has(path);
    if (details.open) await open();
    details.addEventListener("toggle", () => {
      if (details.open) this.opened.add(path);
      else this.opened.delete(path);
      if (details.open && !body.parentNode) open();
    });
    return details;
  }

  async makeNested(key, row, at, path) {
    const { value } = row;
    const about = value === undefined ? "" : Array.isArray(value) ? String(value.length) : summaryOf(value);
    const details = await this.makeDetails("nest", path, row.key, about, (body) => {
      if (value === undefined) return this.addMaking(body, key, row, at, path);
      if (Array.isArray(value)) return this.addArray(body, key, value, path);
      return key.shape === "map" ? this.addMap(body, value, path) : this.addDictionary(body, path);
    });
    details.firstChild.title = key.meaning;
    return details;
  }

  /** Adds a button that creates a missing dictionary or array. */
  addMaking(body, key, row, at, path) {
    const make = () => {
      this.opened.add(path);
      const isArray = key.shape === "array" || key.shape === "arrays";
      if (isArray) this.opened.add(`${path}[0]`);
      this.set(at, row, isArray ? [this.blank(key)] : {});
    };
    body.append(textButton(texts.addKey(row.key), make, "small", "set"));
  }

  blank(key) { return key.shape === "arrays" ? [] : key.holds ? {} : ""; }

  /** Adds the rows of keys; `at` is the path of their dictionary, or null for several elements. */
  async addRows(parent, rows, at, ...hidden) {
    for (const row of rows) if (!hidden.includes(row.key)) parent.append(await this.makeRow(row, at));
  }

  async addDictionary(body, path) {
    await this.addRows(body, await this.editor.rowsAt(path), path, "localized");
    body.append(textButton(texts.remove, () => this.editor.perform({ op: "remove", at: path }), "small quiet-button",
      "remove"));
  }

  async addArray(body, key, values, path) {
    for (const [index, value] of values.entries()) {
      const own = `${path}[${index}]`;
      const isArray = Array.isArray(value);
      const isDictionary = value !== null && typeof value === "object" && !isArray;
      const details = await this.makeDetails("nest", own, value?.name || `${index + 1}`,
        isDictionary ? summaryOf(value, ["name"]) : isArray ? String(value.length) : plainText(value),
        (inner) => {
          if (isArray) return this.addArray(inner, { ...key, shape: "array" }, value, own);
          return isDictionary ? this.editor.rowsAt(own).then((rows) => this.addRows(inner, rows, own)) : undefined;
        });
      details.dataset.path = own;
      details.firstChild.append(this.arrayTools(path, index, values.length));
      body.append(details);
    }
    body.append(textButton(texts.addItem(key.name), () => this.addValue(key, path, values.length), "small", "insert"));
  }

  addValue(key, path, count) {
    const tweens = path.match(/^(.*)\.tweens$/);
    this.opened.add(`${path}[${count}]`);
    if (tweens && this.editor.element(tweens[1])) return this.editor.onPage("addTween", { item: tweens[1] });
    return this.editor.perform({ op: "insert", at: path, value: this.blank(key) });
  }

  arrayTools(path, index, count) {
    const bar = made("span", "entry-tools");
    const add = (look, title, operation) => bar.append(iconButton(look, title, (event) => {
      event.preventDefault();
      this.editor.perform(operation);
    }, operation.op));
    if (index > 0) add("up", texts.up, { op: "reorder", at: path, from: [index], to: index - 1 });
    if (index < count - 1) add("down", texts.down, { op: "reorder", at: path, from: [index], to: index + 1 });
    add("trash", texts.remove, { op: "remove", at: `${path}[${index}]` });
    return bar;
  }

  /** Adds the entries of a dictionary whose keys the author chooses. */
  addMap(body, map, path) {
    const { editor } = this;
    for (const [name, value] of Object.entries(map)) {
      const set = (next) => editor.perform(next === null ? { op: "remove", at: joined(path, name) }
        : { op: "set", at: path, key: name, value: next });
      const field = this.fields.make({ shape: "value", name }, { value }, set, name);
      const remove = iconButton("trash", `${texts.remove}: ${name}`, () => set(null), "remove");
      body.append(made("div", "row map-row", [made("span", "row-label", name), field, remove],
        { "data-path": joined(path, name) }));
    }
    const name = made("input", "field", "", {
      placeholder: texts.newKey, "aria-label": texts.newKey, onkeydown: (event) => event.key === "Enter" && add() });
    const add = () => name.value && editor.perform({ op: "set", at: path, key: name.value, value: 0 });
    body.append(made("div", "row map-row", [name, iconButton("plus", texts.addItem(""), add, "set")]));
  }

  // MARK: Finding a key

  filter() {
    const word = this.search.value.trim().toLowerCase();
    const isFound = ({ dataset }) => dataset.key.toLowerCase().includes(word);
    for (const row of this.body.querySelectorAll(".row[data-key]")) {
      row.hidden = !isFound(row) && ![...row.querySelectorAll("[data-key]")].some(isFound);
    }
    for (const group of this.body.querySelectorAll(".group")) {
      group.hidden = ![...group.querySelectorAll(".row")].some((row) => !row.hidden);
    }
  }
}

/** Returns the path of a key of a dictionary, as the server writes paths. */
function joined(path, key) {
  const isWord = /^[A-Za-z_][A-Za-z0-9_-]*$/.test(key);
  if (!isWord) return `${path}[${JSON.stringify(key)}]`;
  return path ? `${path}.${key}` : key;
}

/** Returns a short text about a dictionary. */
function summaryOf(value, without = []) {
  return Object.entries(value).filter(([name, part]) => !without.includes(name) && typeof part !== "object").slice(0, 3)
    .map(([name, part]) => `${name} ${part}`).join(", ");
}
