// The files of the book: pictures, sounds and fonts.

import { made } from "../Page/dom.js";
import { fileAddress, iconButton, isNews, onDrag, textButton } from "./controls.js";
import { icon } from "./icons.js";
import { texts } from "./texts.js";

export class AssetsPanel {
  constructor(editor, node) {
    this.editor = editor;
    const chooser = made("input", "unseen", "", {
      type: "file", multiple: true, id: "file-chooser", tabIndex: -1, "aria-label": texts.addFiles,
      onchange: async () => {
        await this.add(chooser.files);
        chooser.value = "";
      },
    });
    const head = made("div", "panel-tools", [
      textButton(texts.addFiles, () => chooser.click(), "small", "addFile"), made("span", "about", texts.dropFiles)]);
    this.list = made("ul", "asset-list");
    this.empty = made("p", "empty", texts.noAssets);
    node.append(head, chooser, this.list, this.empty);
    node.addEventListener("dragover", (event) => event.preventDefault());
    node.addEventListener("drop", (event) => {
      event.preventDefault();
      this.add(event.dataTransfer.files);
    });
    this.sound = new Audio();
    this.sound.addEventListener("ended", () => this.stop());
  }

  async add(files) {
    for (const file of files) await this.editor.adding.addFile(file);
  }

  update({ assets }) {
    const shown = assets.filter(({ kind, missing }) => missing || kind !== "other");
    if (!isNews(this, shown)) return;
    this.list.replaceChildren(...shown.map((asset) => this.makeRow(asset)));
    this.empty.hidden = shown.length > 0;
  }

  makeRow(asset) {
    const { name, kind, size, width, height, duration, unused, missing } = asset;
    const facts = [width && `${width} × ${height}`, duration && texts.seconds(duration), size && texts.bytes(size)];
    const words = made("span", "asset-words",
      [made("span", "asset-name", name), made("span", "about", facts.filter(Boolean).join(" · "))]);
    if (missing) words.append(made("span", "badge error", texts.missing));
    if (unused) words.append(made("span", "badge", texts.unused));
    const tools = made("span", "asset-tools");
    const add = (look, title, act, operation) => tools.append(iconButton(look, `${title}: ${name}`, act, operation));
    const { editor } = this;
    if (kind === "sound") add("play", texts.playSound, (event) => this.play(name, event.currentTarget));
    if (kind === "picture" || kind === "sound") {
      add("plus", texts.addToPage, () => editor.adding.addAsset(name, kind),
        kind === "picture" ? "addElement-image" : "addElement-audio");
    }
    if (kind === "picture") {
      add("image", texts.setBackground, () => editor.onPage("setPage", { key: "background", value: name }), "setPage");
    }
    if (unused) {
      add("trash", texts.removeFile, () => editor.perform({ op: "removeFile", file: name }), "removeFile");
    }
    const row = made("li", "asset", [this.makePicture(asset), words, tools], { "data-file": name });
    if (kind === "picture") this.makeDraggable(row, name);
    return row;
  }

  makePicture({ name, kind }) {
    return made("span", "asset-picture", [kind === "picture"
      ? made("img", "", "", { alt: "", loading: "lazy", draggable: false, src: fileAddress(name) })
      : icon(kind === "sound" ? "audio" : kind === "font" ? "text" : "warning")]);
  }

  play(name, button) {
    const isOn = this.playing === button;
    this.stop();
    if (isOn) return;
    this.playing = button;
    button.replaceChildren(icon("stop"));
    this.sound.src = fileAddress(name);
    this.sound.play().catch(() => this.stop());
  }

  stop() {
    this.sound.pause();
    this.playing?.replaceChildren(icon("play"));
    this.playing = null;
  }

  /** Lets a pointer drag a picture to the stage, where it replaces another picture or is added. */
  makeDraggable(row, name) {
    const ghost = made("img", "ghost", "", { alt: "" });
    onDrag(row, (event) => event.button === 0 && !event.target.closest("button") ? ghost : null, (_, event) => {
      if (!ghost.src) ghost.src = fileAddress(name);
      document.body.append(ghost);
      ghost.style.left = `${event.clientX}px`;
      ghost.style.top = `${event.clientY}px`;
    }, (_, isDone, event) => {
      ghost.remove();
      if (isDone) this.editor.adding.dropAsset(name, event.clientX, event.clientY);
    }, 5);
  }
}
