// Adding elements to a page by buttons, keys and dropped files. Copying and pasting uses the system's clipboard if
// the browser allows it.

import { made } from "../Page/dom.js";
import { fileAddress, showDialog, textButton } from "./controls.js";
import { boxOf } from "./geometry.js";
import { icon } from "./icons.js";
import { texts } from "./texts.js";

export class Adding {
  constructor(editor) { this.editor = editor; }

  /** Adds an element of a type, after asking for a file if it shows or plays one. */
  async add(type, values) {
    const { editor } = this;
    if (type === "group") return editor.selection.length > 0 ? editor.onSelection("groupElements") : undefined;
    if (["image", "audio", "coloring"].includes(type) && !values) return this.chooseFile(type);
    const answer = await editor.onPage("addElement", { type, ...(values ? { values } : {}) });
    if (answer?.ok && type === "text" && !values) editor.editText(answer.selection[0]);
    return answer;
  }

  /** Shows the files of the book that an element can have, and adds the chosen one. */
  chooseFile(type) {
    const kind = type === "audio" ? "sound" : "picture";
    const take = async (name) => {
      dialog.close();
      if (await name) await this.addAsset(await name, kind, type);
    };
    const choices = this.editor.assets.filter((asset) => asset.kind === kind).map(({ name }) => {
      const button = textButton("", () => take(name), "choice");
      button.append(kind === "picture" ? made("img", "", "", { alt: "", src: fileAddress(name) }) : icon("audio"),
        made("span", "", name));
      return button;
    });
    const chooser = made("input", "", "", {
      type: "file", accept: kind === "sound" ? "audio/*" : "image/*", id: "element-file", "aria-label": texts.chooseFile,
      onchange: () => take(this.addFile(chooser.files[0])),
    });
    const dialog = showDialog(texts.add[type], [made("div", "choices", choices), chooser], [[texts.close]]);
  }

  /** Adds an element that shows or plays a file. */
  addAsset(name, kind, type = kind === "sound" ? "audio" : "image", place = {}) {
    return this.add(type, type === "audio" ? { audio: { trackName: name } } : { fileName: name, ...place });
  }

  /** Copies a file into the book's folder, and returns its name there. */
  async addFile(file) {
    const answer = await this.editor.connection.request(`files/${encodeURIComponent(file.name)}`, file);
    this.editor.report(answer);
    await this.editor.reload();
    return answer.ok ? answer.name : null;
  }

  /** Adds a file of the book at a point of the window, or replaces the file of a picture at that point. */
  async dropAsset(name, clientX, clientY) {
    const inside = document.elementFromPoint(clientX, clientY)?.closest("#stage");
    if (inside) await this.placeAsset(name, this.editor.view.toCanvas(clientX, clientY));
  }

  async placeAsset(name, point) {
    const { editor } = this, { elements, width: stageWidth, height: stageHeight } = editor.stage;
    const asset = editor.assets.find((other) => other.name === name);
    if (!asset) return undefined;
    if (asset.kind === "sound") return this.addAsset(name, "sound");
    const target = [...elements].reverse().find((element) => {
      const box = element.type === "image" && !element.locked && !element.concealed && boxOf(element, elements);
      return box && point.x >= box.x && point.y >= box.y && point.x <= box.x + box.width &&
        point.y <= box.y + box.height;
    });
    if (target) return editor.set(target.path, "fileName", name);
    const { width = 200, height = 200 } = asset;
    const scale = Math.min(1, 0.8 * stageWidth / width, 0.8 * stageHeight / height);
    const [shownWidth, shownHeight] = [Math.floor(width * scale), Math.floor(height * scale)];
    return this.addAsset(name, "picture", "image", {
      x: Math.round(point.x - shownWidth / 2), y: Math.round(point.y - shownHeight / 2), width: shownWidth,
      height: shownHeight });
  }

  async copy() {
    if (this.editor.selection.length === 0) return null;
    const answer = await this.editor.onSelection("copyElements");
    if (!answer?.ok) return null;
    this.text = answer.clipboard;
    navigator.clipboard?.writeText(this.text).catch(() => {});
    return this.text;
  }

  async cut() {
    const items = this.editor.selection;
    if (await this.copy()) await this.editor.onPage("removeElements", { items });
  }

  /** Pastes the elements of a book from the system's clipboard, or else the elements that were last copied here. */
  async paste(isInPlace) {
    let text = this.text;
    try {
      const found = await navigator.clipboard.readText();
      if (found.includes("bookplay") && found.includes("elements")) text = found;
    } catch {
      // The browser doesn't allow it, so only elements that were copied here can be pasted.
    }
    if (text) await this.editor.onPage("pasteElements", { clipboard: text, by: isInPlace ? [0, 0] : [20, 20] });
  }
}
