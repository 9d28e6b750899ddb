// The files beside the book: pictures, sounds and fonts.

import { made } from "../Page/dom.js";
import { fileAddress } from "./canvas.js";
import { iconButton, textButton } from "./controls.js";
import { icon } from "./icons.js";
import { texts } from "./texts.js";

export class AssetsPanel {
  constructor(editor, node) {
    this.editor = editor;
    this.node = node;
    const head = node.appendChild(made("div", "panel-tools"));
    this.chooser = node.appendChild(made("input", "unseen"));
    this.chooser.type = "file";
    this.chooser.multiple = true;
    this.chooser.id = "file-chooser";
    this.chooser.tabIndex = -1;
    this.chooser.setAttribute("aria-label", texts.addFiles);
    this.chooser.addEventListener("change", async () => {
      for (const file of this.chooser.files) await editor.adding.addFile(file);
      this.chooser.value = "";
    });
    head.append(textButton(texts.addFiles, () => this.chooser.click(), "small", "addFile"),
      made("span", "about", texts.dropFiles));
    this.list = node.appendChild(made("ul", "asset-list"));
    this.empty = node.appendChild(made("p", "empty", texts.noAssets));
    node.addEventListener("dragover", (event) => event.preventDefault());
    node.addEventListener("drop", async (event) => {
      event.preventDefault();
      for (const file of event.dataTransfer.files) await editor.adding.addFile(file);
    });
    this.sound = new Audio();
    this.sound.addEventListener("ended", () => this.stop());
  }

  update({ assets }) {
    const shown = assets.filter(({ kind, missing }) => missing || kind !== "other");
    const look = JSON.stringify(shown);
    if (look === this.look) return;
    this.look = look;
    this.list.replaceChildren(...shown.map((asset) => this.makeRow(asset)));
    this.empty.hidden = shown.length > 0;
  }

  makeRow(asset) {
    const { name, kind, size, width, height, duration, unused, missing } = asset;
    const row = made("li", "asset");
    row.dataset.file = name;
    row.append(this.makePicture(asset));
    const words = row.appendChild(made("span", "asset-words"));
    words.append(made("span", "asset-name", name));
    const facts = [width && `${width} × ${height}`, duration && texts.seconds(duration), size && texts.bytes(size)];
    words.append(made("span", "about", facts.filter(Boolean).join(" · ")));
    if (missing) words.append(made("span", "badge error", texts.missing));
    if (unused) words.append(made("span", "badge", texts.unused));
    const tools = row.appendChild(made("span", "asset-tools"));
    if (kind === "sound") tools.append(iconButton("play", `${texts.playSound}: ${name}`,
      (event) => this.play(name, event.currentTarget)));
    if (kind === "picture" || kind === "sound") {
      const type = kind === "picture" ? "image" : "audio";
      tools.append(iconButton("plus", `${texts.addToPage}: ${name}`, () => this.editor.adding.addAsset(name, kind),
        `addElement-${type}`));
    }
    if (kind === "picture") {
      tools.append(iconButton("image", `${texts.setBackground}: ${name}`, () => this.editor.perform(
        { op: "setPage", page: this.editor.pageValue, key: "background", value: name }), "setPage"));
    }
    if (unused) {
      tools.append(iconButton("trash", `${texts.removeFile}: ${name}`,
        () => this.editor.perform({ op: "removeFile", file: name }),
        "removeFile"));
    }
    if (kind === "picture") this.makeDraggable(row, name);
    return row;
  }

  makePicture({ name, kind }) {
    const frame = made("span", "asset-picture");
    if (kind === "picture") {
      const image = frame.appendChild(made("img"));
      image.alt = "";
      image.loading = "lazy";
      image.draggable = false;
      image.src = fileAddress(name);
    } else frame.append(icon(kind === "sound" ? "audio" : kind === "font" ? "text" : "warning"));
    return frame;
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

  /** Lets a pointer take a picture to the stage: beside elements it is added, on a picture it replaces it. */
  makeDraggable(row, name) {
    let ghost = null, start = null;
    row.addEventListener("pointerdown", (event) => {
      if (event.button !== 0 || event.target.closest("button")) return;
      start = { x: event.clientX, y: event.clientY };
      row.setPointerCapture(event.pointerId);
    });
    row.addEventListener("pointermove", (event) => {
      if (!start || (!ghost && Math.hypot(event.clientX - start.x, event.clientY - start.y) < 5)) return;
      if (!ghost) {
        ghost = document.body.appendChild(made("img", "ghost"));
        ghost.alt = "";
        ghost.src = fileAddress(name);
      }
      ghost.style.left = `${event.clientX}px`;
      ghost.style.top = `${event.clientY}px`;
    });
    const end = (event) => {
      const isDropped = ghost && event.type === "pointerup";
      ghost?.remove();
      ghost = start = null;
      if (isDropped) this.editor.adding.dropAsset(name, event.clientX, event.clientY);
    };
    row.addEventListener("pointerup", end);
    row.addEventListener("pointercancel", end);
  }
}
