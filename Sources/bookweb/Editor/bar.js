// The bar at the top: the file, saving, undoing, zoom, language, and views that replace the stage.

import { byId, made } from "../Page/dom.js";
import { iconButton, isNews, menu, roving } from "./controls.js";
import { icon } from "./icons.js";
import { texts } from "./texts.js";

export class Bar {
  constructor(editor, acts) {
    this.editor = editor;
    this.name = made("h1", "file-name");
    this.dot = made("span", "dot", "•", { title: texts.changed, hidden: true });
    this.save = this.labelled("save", texts.save, acts.save, "save");
    this.undo = iconButton("undo", texts.undo, acts.undo, "undo");
    this.redo = iconButton("redo", texts.redo, acts.redo, "redo");
    this.zoom = made("input", "field zoom", "",
      { id: "zoom-value", "aria-label": texts.zoom, onchange: () => this.readZoom() });
    this.language = made("select", "field language", "",
      { "aria-label": texts.language, onchange: () => this.speak(this.language.value) });
    byId("bar").append(
      this.name, this.dot, this.save, this.undo, this.redo, made("span", "spacer"),
      iconButton("minus", texts.zoomOut, () => editor.view.zoomBy(0.8)), this.zoom,
      iconButton("plus", texts.zoomIn, () => editor.view.zoomBy(1.25)),
      iconButton("fit", texts.fit, () => editor.view.fit()), this.language, made("span", "spacer"),
      this.labelled("play", texts.play, () => acts.play(false), "play", "primary"),
      this.labelled("code", texts.text, acts.text, "text"),
      iconButton("theme", texts.theme, () => this.changeTheme()), iconButton("help", texts.help, acts.help));
  }

  labelled(look, title, act, name, className = "") {
    return made("button", `button bar-button ${className}`, [icon(look), made("span", "", title)],
      { type: "button", id: `do-${name}`, "data-op": name, onclick: act });
  }

  readZoom() {
    const percent = parseFloat(this.zoom.value);
    if (percent > 0) this.editor.view.zoomTo(percent / 100);
    else this.editor.view.fit();
  }

  draw({ labels, doneCount }) {
    this.undo.disabled = doneCount === 0;
    this.redo.disabled = doneCount === labels.length;
    this.undo.title = doneCount > 0 ? `${texts.undo}: ${labels[doneCount - 1]}` : texts.undo;
    this.redo.title = doneCount < labels.length ? `${texts.redo}: ${labels[doneCount]}` : texts.redo;
  }

  update({ book, language }) {
    const codes = Array.isArray(book.languages) ? book.languages.map(String) : [];
    this.language.hidden = codes.length < 2;
    if (!isNews(this, codes)) return;
    this.language.replaceChildren(...codes.map((code) => new Option(code, code)));
    this.language.value = language || codes[0] || "";
  }

  async speak(code) {
    const { editor } = this, [first] = editor.book.languages;
    editor.language = code === first ? null : code;
    await editor.exchange([{ in: "show", language: code }]);
  }

  /** Shows the file's name, and whether it is saved. */
  showState({ name, isChanged }) {
    this.name.textContent = this.name.title = name;
    this.dot.hidden = !isChanged;
    this.save.classList.toggle("wanted", isChanged);
    document.title = `${isChanged ? "• " : ""}${name}`;
  }

  changeTheme() {
    const root = document.documentElement;
    const isDark = root.dataset.theme ? root.dataset.theme === "dark"
      : matchMedia("(prefers-color-scheme: dark)").matches;
    root.dataset.theme = isDark ? "light" : "dark";
  }
}

/** The tools beside the stage, which add elements and change what the stage shows. */
export class Tools {
  constructor(editor, stage) {
    this.stage = stage;
    const types = ["image", "text", "audio", "movie", "activearea", "group"].map((type) => (
      iconButton(type, texts.add[type], () => editor.adding.add(type),
        type === "group" ? "groupElements" : "addElement", { "data-type": type })));
    const rare = ["miniature", "puzzle", "coloring"].map((type) => [type, texts.add[type]]);
    const more = menu([["", `${texts.more}…`], ...rare], {
      className: "tool-menu", "aria-label": texts.more,
      onchange: () => {
        if (more.value) editor.adding.add(more.value);
        more.value = "";
      },
    });
    this.rulers = iconButton("rulers", texts.rulers, () => this.toggleRulers());
    this.grid = iconButton("grid", texts.grid, () => this.toggleGrid());
    roving(byId("tools")).append(...types, more, made("span", "spacer"), this.rulers, this.grid);
    this.show();
  }

  show() {
    const { overlay } = this.stage;
    this.rulers.setAttribute("aria-pressed", overlay.showsRulers);
    this.grid.setAttribute("aria-pressed", overlay.gridSize > 0);
  }

  toggleRulers() {
    this.stage.overlay.showsRulers = !this.stage.overlay.showsRulers;
    this.stage.draw(this.stage.editor);
    this.show();
  }

  toggleGrid() {
    this.stage.setGrid(this.stage.overlay.gridSize > 0 ? 0 : 20);
    this.show();
  }
}
