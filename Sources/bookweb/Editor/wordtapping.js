// Tapping along with a voice, to set the time at which each word of a text is read aloud.

import { made } from "../Page/dom.js";
import { fileAddress, menu, showDialog, textButton } from "./controls.js";
import { texts } from "./texts.js";

export class WordTapping {
  constructor(editor) { this.editor = editor; }

  /** Returns the sounds of the page that have a file, as choices. */
  async voices() {
    const found = [];
    for (const { type, path, item } of this.editor.stage.elements) {
      const rows = type === "audio" ? await this.editor.rowsAt(path) : [];
      const file = rows.find(({ key }) => key === "audio")?.value?.trackName;
      if (file) found.push([file, item]);
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
    this.choice = menu(voices, { "aria-label": texts.voice, onchange: () => this.begin() });
    this.list = made("p", "reading-words", "", { lang: this.editor.language || "" });
    this.tap = textButton(texts.tapStart, () => this.hit(), "primary reading-tap");
    const again = textButton(texts.tapAgain, () => this.begin(), "small");
    const dialog = showDialog(texts.tapAlong, [made("p", "", texts.tapHint), this.choice, this.list, this.tap, again],
      [[texts.close], [texts.tapDone, () => this.finish(), "primary"]]);
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
    const audio = this.choice.selectedOptions[0].textContent;
    return this.editor.onPage("setReading", { item: this.element.path, audio, starts: this.starts });
  }
}
