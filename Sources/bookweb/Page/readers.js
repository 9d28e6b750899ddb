// Whose voice reads the book: the voices that there are, and what can be done with them.

import { closing, dialogOf } from "./dialogs.js";
import { byId, handOut, made, nameButton } from "./dom.js";
import { maxRecording } from "./interface.js";
import { canRecord } from "./recorder.js";
import { isVoiceName, maxVoiceFile, readList, readRecording, voiceFileParts } from "./voicefile.js";
import { placeOf } from "./voices.js";

const maxRecordings = 2000;

export class Readers {
  /** @param identifier the identifier of the book, if it has one: voices of other books are refused */
  constructor(book, identifier) {
    this.book = book;
    this.identifier = identifier;
    this.node = dialogOf("readers");
    this.naming = dialogOf("naming");
    this.input = this.naming.querySelector("input");
    this.file = byId("voice-file");
    byId("named").addEventListener("click", () => this.name(this.input.value));
    this.input.addEventListener("keydown", (event) => {
      if (event.key !== "Enter" || event.isComposing) return;
      event.preventDefault();
      this.name(this.input.value);
    });
    this.input.addEventListener("input", () => this.input.removeAttribute("aria-invalid"));
    this.file.addEventListener("change", () => this.load(this.file.files[0]));
  }

  get words() { return this.book.words.voices; }

  open(note = "") {
    const { node, words, book } = this;
    node.querySelector("h1").textContent = words.voices;
    nameButton(node.querySelector(".close"), book.words.close);
    byId("whose").setAttribute("aria-label", words.whose);
    this.fill(note);
    if (!node.open) node.showModal();
    byId("whose").querySelector("[aria-current=true]").focus();
  }

  fill(note) {
    const { words, book } = this;
    const { engine, voices } = book;
    const { voice, recording } = engine.options();
    const names = [...new Set([...voices.list.map((one) => one.voice), voice].filter(Boolean))];
    byId("whose").replaceChildren(...["", ...names].map((name) => made("button", "plain", name || words.own, {
      "aria-current": name === voice,
      onclick: () => {
        book.setOption("voice", name);
        this.open();
      },
    })));
    const acts = [];
    const add = (text, act) => acts.push(made("button", "plain", text, { onclick: closing(this.node, act) }));
    if (canRecord()) {
      add(words.speak, () => this.beginToRecord());
      add(words.another, () => this.askName(() => this.beginToRecord()));
      if (recording) add(words.hide, () => book.setOption("recording", false));
    }
    if (voices.list.length > 0) add(words.save, () => book.gate.pass(book.words, () => this.save()));
    add(words.load, () => this.file.click());
    const { slots } = engine.voices();
    const here = slots.flatMap((slot) => slot.recording ?? []);
    if (here.length > 0) {
      add(words.removePage, () => this.remove(() => {
        // The indices of those behind a deleted one change.
        for (const index of here.sort((one, other) => other - one)) engine.deleteRecording(index);
      }));
    }
    if (voices.list.some((one) => one.voice === voice)) {
      add(`${words.removeVoice}: ${voice}`, () => this.remove(() => engine.deleteVoice(voice)));
    }
    byId("voice-acts").replaceChildren(...acts);
    const isBrief = voices.list.length > 0 && !voices.isKept;
    const notes = [note, slots.some((slot) => slot.hasNewText) && words.isNew, isBrief && words.brief];
    byId("voice-notes").textContent = notes.filter(Boolean).join(" ");
  }

  /** Shows the microphone, and records the page that is open. */
  beginToRecord() {
    this.book.setOption("recording", true);
    // What to do is said in a dialog.
    this.book.notice.hide();
    this.book.recorder.ask();
  }

  /** Deletes recordings, if a grown-up really wants that. */
  remove(act) {
    const { book, words } = this;
    const answer = {
      text: words.remove, isFinal: true,
      act: () => book.command(() => {
        act();
        book.voices.forget(book.engine);
      }),
    };
    book.gate.pass(book.words, () => book.question.ask(words.sure, "", [answer], book.words));
  }

  /** Asks who is reading, and chooses that voice. */
  askName(act, about = "") {
    const { naming, words, input } = this;
    this.act = act;
    naming.querySelector(".about").textContent = about;
    naming.querySelector(".asked").textContent = words.name;
    byId("named").textContent = words.go;
    naming.querySelector(".close").textContent = words.drop;
    const names = [...new Set(this.book.voices.list.map(({ voice }) => voice))];
    byId("known").replaceChildren(...names.map((name) => (
      made("button", "plain", name, { onclick: () => this.name(name) }))));
    input.value = "";
    input.removeAttribute("aria-invalid");
    naming.showModal();
    input.focus();
  }

  name(text) {
    const name = text.trim();
    if (!isVoiceName(name)) {
      this.input.setAttribute("aria-invalid", true);
      return this.input.focus();
    }
    this.naming.close();
    this.book.setOption("voice", name);
    return this.act();
  }

  async save() {
    const { book } = this, { list } = book.voices;
    const all = await Promise.all(list.map(async (one) => ({ ...one, bytes: await book.voices.sound(one) })));
    const parts = voiceFileParts(this.identifier, all.filter(({ bytes }) => bytes));
    handOut(new Blob(parts, { type: "application/x-plist" }), `${book.fileName}.voices.plist`);
  }

  /** Adds the recordings of a file; equal ones are replaced if the reader wants that. */
  async load(file) {
    this.file.value = "";
    if (!file) return undefined;
    const root = file.size <= maxVoiceFile ? readList(await file.text()) : null;
    const { words, book } = this;
    const entries = root instanceof Map && root.get("version") === 1 ? root.get("recordings") : null;
    if (!Array.isArray(entries)) return this.open(words.noVoices);
    const identifier = root.get("identifier");
    if (identifier && this.identifier && identifier !== this.identifier) return this.open(words.otherBook);
    const recordings = [];
    for (const entry of entries) {
      const recording = readRecording(entry);
      // The length is that of the sound, unless this browser can't read it.
      const buffer = recording && await book.sounds.decode(recording.bytes.slice(0));
      if (buffer) recording.milliseconds = Math.floor(buffer.duration * 1000 + 1e-6);
      if (recording?.milliseconds >= 100 && recording.milliseconds <= maxRecording) recordings.push(recording);
    }
    const isNew = (recording) => !book.voices.known.has(placeOf(recording));
    if (recordings.every(isNew)) return this.add(recordings, entries.length);
    return book.question.ask(words.recorded, "", [
      { text: words.keep, act: () => this.add(recordings.filter(isNew), entries.length) },
      { text: words.replace, act: () => this.add(recordings, entries.length) }], book.words);
  }

  /** Adds recordings as far as there is room. */
  add(recordings, count) {
    const { book, words } = this, { engine, voices } = book;
    let added = 0, isFull = false;
    const names = new Set(voices.list.map(({ voice }) => voice));
    book.command(() => {
      for (const { bytes, ...recording } of recordings) {
        // One that is refused is enough to say that there is no room; known voices may have some.
        if (isFull && (!names.has(recording.voice) || voices.known.size >= maxRecordings)) continue;
        if (!engine.addRecording(recording)) {
          isFull = true;
          continue;
        }
        names.add(recording.voice);
        voices.add(recording, bytes);
        added += 1;
      }
      voices.follow(engine);
    });
    this.open(`${words.added} ${added}.${added < count ? ` ${words.left} ${count - added}.` : ""}`);
  }
}
