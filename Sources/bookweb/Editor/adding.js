// Ways to add to a page, which buttons, keys and dropped files share.

import { made } from "../Page/dom.js";
import { fileAddress } from "./canvas.js";
import { showDialog, textButton } from "./controls.js";
import { boxOf } from "./geometry.js";
import { icon } from "./icons.js";
import { texts } from "./texts.js";

export class Adding {
  constructor(editor) { this.editor = editor; }

  /** Adds an element of a type; one that shows or plays a file asks for it. */
  async add(type, values) {
    if (type === "group") {
      if (this.editor.selection.length === 0) return undefined;
      return this.editor.perform({ op: "groupElements", page: this.editor.pageValue, items: this.editor.selection });
    }
    if ((type === "image" || type === "audio" || type === "coloring") && !values) return this.chooseFile(type);
    const answer = await this.editor.perform({ op: "addElement", page: this.editor.pageValue, type, ...(values ? { values } : {}) });
    if (answer?.ok && type === "text" && !values) this.editor.editText(answer.selection[0]);
    return answer;
  }

  /** Shows the files of the book that an element can have, and adds the chosen one. */
  chooseFile(type) {
    const kind = type === "audio" ? "sound" : "picture";
    const known = this.editor.assets.filter((asset) => asset.kind === kind);
    const list = made("div", "choices");
    const chooser = made("input");
    chooser.type = "file";
    chooser.accept = kind === "sound" ? "audio/*" : "image/*";
    chooser.id = "element-file";
    chooser.setAttribute("aria-label", texts.chooseFile);
    let dialog = null;
    chooser.addEventListener("change", async () => {
      dialog.close();
      const name = await this.addFile(chooser.files[0]);
      if (name) await this.addAsset(name, kind, type);
    });
    for (const { name } of known) {
      const button = textButton("", async () => {
        dialog.close();
        await this.addAsset(name, kind, type);
      }, "choice");
      if (kind === "picture") {
        const image = button.appendChild(made("img"));
        image.alt = "";
        image.src = fileAddress(name);
      } else button.append(icon("audio"));
      button.append(made("span", "", name));
      list.append(button);
    }
    dialog = showDialog(texts.add[type], [list, chooser], [[texts.close]]);
  }

  /** Adds an element that shows or plays a file. */
  addAsset(name, kind, type = kind === "sound" ? "audio" : "image", place = {}) {
    const values = type === "audio" ? { audio: { trackName: name } } : { fileName: name, ...place };
    return this.add(type, values);
  }

  /** Copies a file into the book's folder, and returns the name that it has there. */
  async addFile(file) {
    const answer = await this.editor.connection.request(`files/${encodeURIComponent(file.name)}`, file);
    this.editor.report(answer);
    await this.editor.reload();
    return answer.ok ? answer.name : null;
  }

  /** Adds a file that was dropped at a point of the canvas. */
  async addDroppedFile(file, point) {
    const name = await this.addFile(file);
    const asset = this.editor.assets.find((other) => other.name === name);
    if (asset) await this.placeAsset(asset, point);
  }

  /** Adds a file of the book at a point of the window, or lets the picture there show it. */
  async dropAsset(name, clientX, clientY) {
    const asset = this.editor.assets.find((other) => other.name === name);
    const inside = document.elementFromPoint(clientX, clientY)?.closest("#stage");
    if (inside && asset) await this.placeAsset(asset, this.editor.view.toCanvas(clientX, clientY));
  }

  placeAsset(asset, point) {
    if (asset.kind === "sound") return this.addAsset(asset.name, "sound");
    const target = [...this.editor.stage.elements].reverse().find((element) => {
      const box = element.type === "image" && !element.locked && !element.concealed &&
        boxOf(element, this.editor.stage.elements);
      return box && point.x >= box.x && point.y >= box.y && point.x <= box.x + box.width &&
        point.y <= box.y + box.height;
    });
    if (target) {
      return this.editor.perform({ op: "set", at: target.path, key: "fileName", value: asset.name, ...this.editor.translation });
    }
    const { width = 200, height = 200 } = asset;
    const scale = Math.min(1, 0.8 * this.editor.stage.width / width, 0.8 * this.editor.stage.height / height);
    const [shownWidth, shownHeight] = [Math.floor(width * scale), Math.floor(height * scale)];
    return this.addAsset(asset.name, "picture", "image", {
      x: Math.round(point.x - shownWidth / 2), y: Math.round(point.y - shownHeight / 2), width: shownWidth,
      height: shownHeight });
  }
}
