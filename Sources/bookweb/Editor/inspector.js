// What is selected, key by key, as the table of keys says; without a selection the page, and the book.

import { made } from "../Page/dom.js";
import { iconButton, roving, textButton } from "./controls.js";
import { Fields, plainText } from "./fields.js";
import { WordTapping } from "./wordtapping.js";
import { texts } from "./texts.js";

export class Inspector {
  constructor(editor, node) {
    this.editor = editor;
    this.node = node;
    this.fields = new Fields(editor);
    this.reading = new WordTapping(editor);
    this.opened = new Set();
    this.scope = "page";
    this.head = node.appendChild(made("div", "inspector-head"));
    this.search = node.appendChild(made("input", "search"));
    this.search.type = "search";
    this.search.placeholder = texts.filter;
    this.search.setAttribute("aria-label", texts.filter);
    this.search.addEventListener("input", () => this.filter());
    this.body = node.appendChild(made("div", "inspector-body"));
  }

  async update(editor) {
    const ticket = this.ticket = {};
    const done = editor.connection.begin();
    try {
      const content = document.createDocumentFragment();
      if (editor.selection.length > 0) await this.fillItem(content, editor);
      else await this.fillPage(content, editor);
      if (ticket !== this.ticket) return;
      this.replace(content);
      this.filter();
    } finally {
      done();
    }
  }

  /** Puts new fields in the place of the old ones, and keeps the focus and the place. */
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

  // MARK: What is shown

  async fillItem(content, editor) {
    const { selection, rows } = editor;
    const [first] = editor.selected;
    const title = selection.length === 1 ? first?.item ?? "" : texts.selected(selection.length);
    this.showHead(title, selection.length === 1 ? texts.types[first?.type] : "", this.alignTools());
    const at = selection.length === 1 ? selection[0] : null;
    if (at !== null && first?.type === "text") {
      const line = content.appendChild(made("div", "inspector-act"));
      line.append(textButton(texts.tapAlong, () => this.reading.open(first), "small"));
    }
    const own = rows.filter(({ owner }) => owner !== "an element"),
      common = rows.filter(({ owner }) => owner === "an element");
    await this.addGroup(content, own[0]?.owner, own, at);
    await this.addGroup(content, "an element", common, at);
  }

  async fillPage(content, editor) {
    const page = editor.pages[editor.page];
    const tabs = made("div", "segments");
    for (const scope of ["page", "book"]) {
      const button = textButton(texts[scope], () => {
        this.scope = scope;
        this.update(editor);
      }, "segment");
      button.setAttribute("aria-pressed", this.scope === scope);
      tabs.append(button);
    }
    const title = this.scope === "page" ? page?.title || page?.name || page?.section || texts.page : texts.book;
    this.showHead(title, "", tabs);
    if (this.scope === "page" && !page) return;
    const at = this.scope === "page" ? page.path : "";
    const rows = this.scope === "page" ? editor.rows : await editor.rowsAt("");
    const groups = new Map();
    for (const row of rows) {
      if (row.key === "pages" || row.key === "elements") continue;
      const name = row.owner || texts.unknownKey;
      groups.set(name, [...groups.get(name) || [], row]);
    }
    for (const [name, group] of groups) await this.addGroup(content, groups.size > 1 ? name : null, group, at);
  }

  showHead(title, about, tools) {
    this.head.replaceChildren(made("h2", "", title));
    if (about) this.head.append(made("span", "about", about));
    if (tools) this.head.append(tools);
  }

  /** Returns the buttons that align and distribute several elements. */
  alignTools() {
    const { editor } = this;
    const bar = made("div", "align-tools");
    const items = () => ({ page: editor.pageValue, items: editor.selection });
    for (const [to, title] of Object.entries(texts.align)) {
      bar.append(iconButton(to, title, () => editor.perform({ op: "alignElements", ...items(), to }), "alignElements"));
    }
    if (editor.selection.length > 2) {
      for (const [axis, title] of Object.entries(texts.distribute)) {
        bar.append(iconButton(axis, title, () => editor.perform({ op: "distributeElements", ...items(), axis }),
          "distributeElements"));
      }
    }
    roving(bar);
    return bar;
  }

  // MARK: Rows

  /** Adds the rows of keys; `at` is the path of their dictionary, or null for several elements. */
  async addGroup(parent, title, rows, at) {
    if (rows.length === 0) return;
    const group = parent.appendChild(made("div", "group"));
    if (title) group.append(made("h3", "", title));
    for (const row of rows) {
      if (row.key === "localized" || row.key === "elements") continue;
      group.append(await this.makeRow(row, at));
    }
  }

  async makeRow(row, at) {
    const key = row.owner ? this.editor.key(row.owner, row.key) : null;
    const path = at === null ? row.key : joined(at, row.key);
    const node = made("div", "row");
    node.dataset.path = path;
    node.dataset.key = row.key;
    node.classList.toggle("written", row.written);
    node.classList.toggle("wrong", Boolean(row.findings));
    const isNested = key && ["dictionary", "array", "oneOrMore", "map", "bounds"].includes(key.shape);
    if (isNested && at === null) return node;
    if (isNested) {
      node.classList.add("nested");
      node.append(await this.makeNested(key, row, path));
      return node;
    }
    if (key && ["number", "integer"].includes(key.shape) && key.name.length < 9) node.classList.add("half");
    const label = node.appendChild(made("span", "row-label", row.key));
    if (key) label.title = key.meaning;
    const shown = this.translated(row);
    if (key) node.append(this.fields.make(key, shown, (value, gesture) => this.set(at, row, value, gesture), row.key));
    else node.append(made("span", "unknown", JSON.stringify(row.value ?? "")));
    if (row.written && !row.mixed && key && !key.required) {
      const button = iconButton("reset", `${texts.reset}: ${row.key}`, () => this.set(at, row, null));
      button.classList.add("reset");
      button.tabIndex = -1;
      node.append(button);
    }
    if (row.findings) node.append(made("p", "complaint", row.findings.join(" ")));
    return node;
  }

  /** Returns a row with the value in the language that is shown. */
  translated(row) {
    const { language } = this.editor;
    if (!language || !row.localized || row.localized[language] === undefined) return row;
    return { ...row, value: row.localized[language] };
  }

  // MARK: Setting

  /** Sets a key of the dictionary at a path, or of all selected elements. */
  set(at, row, value, gesture) {
    const { editor } = this;
    const { key, owner } = row;
    const isName = key === "name" && typeof value === "string";
    if (isName && owner === "an element" && editor.selection.length === 1) {
      return editor.perform({ op: "renameElement", page: editor.pageValue, item: editor.selection[0], name: value,
        scripts: true });
    }
    if (isName && owner === "a page" && at === editor.pagePath) {
      return editor.perform({ op: "renamePage", page: editor.pageValue, name: value, scripts: true });
    }
    const tween = owner === "a tween" && isName ? at?.match(/^(.*)\.tweens\[(\d+)\]$/) : null;
    if (tween) {
      return editor.perform({ op: "renameTween", page: editor.pageValue, item: tween[1], tween: Number(tween[2]),
        name: value });
    }
    const more = { key, value, ...this.translation(row), ...(gesture ? { gesture: `${at} ${gesture}` } : {}) };
    if (at !== null) return editor.perform({ op: "set", at, ...more });
    const isFrame = ["x", "y", "width", "height"].includes(key) && typeof value === "number";
    if (isFrame) {
      return editor.perform({ op: "setFrame", page: editor.pageValue, items: editor.selection, [key]: value });
    }
    const ops = editor.selection.map((path) => ({ op: "set", at: path, key, value }));
    return editor.batch(ops, `Set ${key} of ${texts.selected(ops.length)}`);
  }

  /** Returns the language of a change, if the key is one that translations can have. */
  translation({ key, owner }) {
    const { language } = this.editor;
    const table = this.editor.key(owner, key);
    const canBe = language && table && ["string", "file", "number"].includes(table.shape) && key !== "name" &&
      this.editor.key(owner, "localized");
    return canBe ? { language } : {};
  }

  // MARK: Dictionaries and arrays

  async makeNested(key, row, path) {
    const details = made("details", "nest");
    const summary = details.appendChild(made("summary", "", row.key));
    summary.title = key.meaning;
    const value = row.value;
    const about = value === undefined ? "" : Array.isArray(value) ? String(value.length) : summaryOf(value);
    summary.append(made("span", "about", about));
    if (this.opened.has(path)) {
      details.open = true;
      await this.fillNested(details, key, row, path);
    }
    details.addEventListener("toggle", () => {
      if (details.open === this.opened.has(path)) return;
      if (details.open) this.opened.add(path);
      else this.opened.delete(path);
      if (details.open && details.children.length === 1) this.fillNested(details, key, row, path);
    });
    return details;
  }

  async fillNested(details, key, row, path) {
    const { value } = row;
    const body = made("div", "nest-body");
    if (value === undefined) this.addMaking(body, key, row, path);
    else if (Array.isArray(value)) await this.addArray(body, key, value, path);
    else if (key.shape === "map") this.addMap(body, value, path);
    else await this.addDictionary(body, key, path);
    details.append(body);
  }

  /** Adds a button that makes a dictionary or an array that the book doesn't have. */
  addMaking(body, key, row, path) {
    const make = () => {
      this.opened.add(path);
      const isArray = key.shape === "array";
      if (isArray) this.opened.add(`${path}[0]`);
      this.set(path.slice(0, Math.max(0, path.length - row.key.length)).replace(/\.$/, ""), row,
        isArray ? [this.blank(key)] : {});
    };
    body.append(textButton(texts.addKey(row.key), make, "small", "set"));
  }

  /** Returns a new value of an array. */
  blank(key) { return key.holds ? {} : ""; }

  async addDictionary(body, key, path) {
    const rows = await this.editor.rowsAt(path);
    for (const row of rows) if (row.key !== "localized") body.append(await this.makeRow(row, path));
    body.append(textButton(texts.remove, () => this.editor.perform({ op: "remove", at: path }), "small quiet-button",
      "remove"));
  }

  async addArray(body, key, values, path) {
    for (const [index, value] of values.entries()) {
      const own = `${path}[${index}]`;
      const isDictionary = value !== null && typeof value === "object" && !Array.isArray(value);
      const details = made("details", "nest entry");
      details.dataset.path = own;
      const summary = details.appendChild(made("summary", "", value?.name || `${index + 1}`));
      summary.append(made("span", "about", isDictionary ? summaryOf(value, ["name"]) : plainText(value)));
      summary.append(this.arrayTools(path, index, values.length));
      details.open = this.opened.has(own);
      const fill = async () => {
        const inner = details.appendChild(made("div", "nest-body"));
        if (isDictionary) for (const row of await this.editor.rowsAt(own)) inner.append(await this.makeRow(row, own));
      };
      if (details.open) await fill();
      details.addEventListener("toggle", () => {
        if (details.open) this.opened.add(own);
        else this.opened.delete(own);
        if (details.open && details.children.length === 1) fill();
      });
      body.append(details);
    }
    body.append(textButton(texts.addItem(key.name), () => this.addValue(key, path, values.length), "small", "insert"));
  }

  addValue(key, path, count) {
    const tweens = path.match(/^(.*)\.tweens$/);
    this.opened.add(`${path}[${count}]`);
    if (tweens && this.editor.element(tweens[1])) {
      return this.editor.perform({ op: "addTween", page: this.editor.pageValue, item: tweens[1] });
    }
    return this.editor.perform({ op: "insert", at: path, value: this.blank(key) });
  }

  arrayTools(path, index, count) {
    const bar = made("span", "entry-tools");
    const button = (look, title, operation) => {
      const node = iconButton(look, title, (event) => {
        event.preventDefault();
        this.editor.perform(operation);
      }, operation.op);
      bar.append(node);
    };
    if (index > 0) button("up", texts.up, { op: "reorder", at: path, from: [index], to: index - 1 });
    if (index < count - 1) button("down", texts.down, { op: "reorder", at: path, from: [index], to: index + 1 });
    button("trash", texts.remove, { op: "remove", at: `${path}[${index}]` });
    return bar;
  }

  /** Adds the entries of a dictionary whose keys the author chooses. */
  addMap(body, map, path) {
    for (const [name, value] of Object.entries(map)) {
      const row = body.appendChild(made("div", "row map-row"));
      row.dataset.path = joined(path, name);
      row.append(made("span", "row-label", name));
      const set = (next) => this.editor.perform(next === null ? { op: "remove", at: joined(path, name) }
        : { op: "set", at: path, key: name, value: next });
      row.append(this.fields.make({ shape: "value", name }, { value }, set, name));
      row.append(iconButton("trash", `${texts.remove}: ${name}`, () => set(null), "remove"));
    }
    const line = body.appendChild(made("div", "row map-row"));
    const name = line.appendChild(made("input", "field"));
    name.placeholder = texts.newKey;
    name.setAttribute("aria-label", texts.newKey);
    const add = () => name.value && this.editor.perform({ op: "set", at: path, key: name.value, value: 0 });
    name.addEventListener("keydown", (event) => event.key === "Enter" && add());
    line.append(iconButton("plus", texts.addItem(""), add, "set"));
  }

  // MARK: Finding a key

  filter() {
    const word = this.search.value.trim().toLowerCase();
    for (const row of this.body.querySelectorAll(".row[data-key]")) {
      row.hidden = word !== "" && !row.dataset.key.toLowerCase().includes(word) &&
        ![...row.querySelectorAll("[data-key]")].some((inner) => inner.dataset.key.toLowerCase().includes(word));
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
