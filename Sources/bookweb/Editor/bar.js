// The bar above everything: the file, saving, steps, zoom, language, and what is shown instead of the stage.

import { byId, made } from "../Page/dom.js";
import { iconButton, roving } from "./controls.js";
import { icon } from "./icons.js";
import { texts } from "./texts.js";

export class Bar {
  constructor(editor, acts) {
    this.editor = editor;
    this.node = byId("bar");
    this.name = this.node.appendChild(made("h1", "file-name"));
    this.dot = this.node.appendChild(made("span", "dot", "•"));
    this.dot.title = texts.changed;
    this.dot.hidden = true;
    this.save = this.labelled("save", texts.save, acts.save, "save");
    this.undo = this.node.appendChild(iconButton("undo", texts.undo, acts.undo, "undo"));
    this.redo = this.node.appendChild(iconButton("redo", texts.redo, acts.redo, "redo"));
    this.node.append(made("span", "spacer"));
    this.node.append(iconButton("minus", texts.zoomOut, () => editor.view.zoomTo(editor.view.zoom / 1.25)));
    this.zoom = this.node.appendChild(made("input", "field zoom"));
    this.zoom.id = "zoom-value";
    this.zoom.setAttribute("aria-label", texts.zoom);
    this.zoom.addEventListener("change", () => this.readZoom());
    this.node.append(iconButton("plus", texts.zoomIn, () => editor.view.zoomTo(editor.view.zoom * 1.25)),
      iconButton("fit", texts.fit, () => editor.view.fit()));
    this.language = this.node.appendChild(made("select", "field language"));
    this.language.setAttribute("aria-label", texts.language);
    this.language.addEventListener("change", () => this.speak(this.language.value));
    this.node.append(made("span", "spacer"));
    this.labelled("play", texts.play, () => acts.play(false), "play").classList.add("primary");
    this.labelled("code", texts.text, acts.text, "text");
    this.node.append(iconButton("theme", texts.theme, () => this.changeTheme()),
      iconButton("help", texts.help, acts.help));
  }

  labelled(look, title, act, name) {
    const button = this.node.appendChild(made("button", "button bar-button"));
    button.type = "button";
    button.id = `do-${name}`;
    button.dataset.op = name;
    button.append(icon(look), made("span", "", title));
    button.addEventListener("click", act);
    return button;
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
    const look = codes.join();
    if (look === this.codes) return;
    this.codes = look;
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
    this.name.textContent = name;
    this.name.title = name;
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

/** The tools beside the stage: what can be added, and what the stage shows. */
export class Tools {
  constructor(editor, stage) {
    const node = byId("tools");
    for (const type of ["image", "text", "audio", "movie", "activearea", "group"]) {
      const button = iconButton(type, texts.add[type], () => editor.adding.add(type),
        type === "group" ? "groupElements" : "addElement");
      button.dataset.type = type;
      node.append(button);
    }
    const more = node.appendChild(made("select", "tool-menu"));
    more.setAttribute("aria-label", texts.more);
    more.append(new Option(`${texts.more}…`, ""),
      ...["miniature", "puzzle", "coloring"].map((type) => new Option(texts.add[type], type)));
    more.addEventListener("change", () => {
      if (more.value) editor.adding.add(more.value);
      more.value = "";
    });
    node.append(made("span", "spacer"));
    this.rulers = node.appendChild(iconButton("rulers", texts.rulers, () => this.toggleRulers()));
    this.grid = node.appendChild(iconButton("grid", texts.grid, () => this.toggleGrid()));
    this.stage = stage;
    roving(node);
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
