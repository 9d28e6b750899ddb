// Words tapped along with a voice: when each word of a text is read aloud.

import { made } from "../Page/dom.js";
import { fileAddress } from "./canvas.js";
import { showDialog, textButton } from "./controls.js";
import { texts } from "./texts.js";

export class WordTapping {
  constructor(editor) { this.editor = editor; }

  /** Returns the sounds of the page that have a file. */
  async voices() {
    const sounds = this.editor.stage.elements.filter(({ type }) => type === "audio");
    const found = [];
    for (const { path, item } of sounds) {
      const rows = await this.editor.rowsAt(path);
      const file = rows.find(({ key }) => key === "audio")?.value?.trackName;
      if (file) found.push({ item, file });
    }
    return found;
  }

  /** Opens the dialog for a text. */
  async open(element) {
    const voices = await this.voices();
    if (voices.length === 0) return this.editor.say(texts.noVoices, true);
    this.element = element;
    this.words = element.text.split(/\s+/).filter(Boolean);
    this.sound = new Audio();
    this.choice = made("select", "field");
    this.choice.setAttribute("aria-label", texts.voice);
    this.choice.append(...voices.map(({ item, file }) => new Option(item, file)));
    this.list = made("p", "reading-words");
    this.list.lang = this.editor.language || "";
    this.tap = textButton(texts.tapStart, () => this.hit(), "primary reading-tap");
    const again = textButton(texts.tapAgain, () => this.begin(), "small");
    this.choice.addEventListener("change", () => this.begin());
    const dialog = showDialog(texts.tapAlong, [made("p", "", texts.tapHint), this.choice, this.list, this.tap, again],
      [[texts.close], [texts.tapDone, () => this.finish(), "primary"]]);
    dialog.classList.add("reading");
    this.done = dialog.querySelector(".buttons .primary");
    this.done.dataset.op = "setReading";
    dialog.addEventListener("close", () => this.sound.pause());
    this.begin();
    this.tap.focus();
  }

  begin() {
    this.sound.pause();
    this.sound.src = fileAddress(this.choice.value);
    this.starts = [];
    this.isPlaying = false;
    this.show();
  }

  /** Starts the voice, or marks the time of the next word. */
  hit() {
    if (!this.isPlaying) {
      this.isPlaying = true;
      this.sound.play().catch((error) => this.editor.say(error.message, true));
    } else if (this.starts.length < this.words.length) {
      const least = this.starts.at(-1) ?? 0;
      this.starts.push(Math.max(least, Number(this.sound.currentTime.toFixed(2))));
    }
    this.show();
  }

  show() {
    const count = this.starts.length;
    this.list.replaceChildren(...this.words.flatMap((word, index) => {
      const node = made("span", index < count ? "read" : index === count && this.isPlaying ? "next" : "", word);
      if (index < count) node.title = texts.seconds(this.starts[index]);
      return [node, " "];
    }));
    const isWhole = count === this.words.length;
    this.tap.textContent = !this.isPlaying ? texts.tapStart : isWhole ? texts.tapped : texts.tapNext;
    this.done.disabled = !isWhole;
  }

  finish() {
    const { editor, element } = this;
    const audio = this.choice.selectedOptions[0].textContent;
    return editor.perform({ op: "setReading", page: editor.pageValue, item: element.path, audio, starts: this.starts });
  }
}
