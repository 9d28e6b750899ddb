// The microphone: records how a reader reads the page on stage, one sound of the page after the other.

import { byId, nameButton } from "./dom.js";
import { cancellation, maxRecording } from "./interface.js";
import { audioContext } from "./sounds.js";
import { placeOf } from "./voices.js";

/** The formats to record in, the best first. Some browsers offer WebM and can't play it. */
const recordedTypes = ["audio/mp4", "audio/webm;codecs=opus", "audio/ogg"];

/** The time between the start of a recorder and the light; some browsers lose it. */
const timeBeforeLight = 500;

/** Returns whether this browser can record; without a secure context it can't. */
export function canRecord() {
  return Boolean(navigator.mediaDevices?.getUserMedia && window.MediaRecorder && audioContext());
}

export class Recorder {
  constructor(book) {
    this.book = book;
    this.node = byId("recording");
    /** What is being recorded: the microphone, and how to stop it; or null. */
    this.run = null;
    this.hasExplained = false;
    byId("speak").addEventListener("click", () => book.isStarted && this.ask());
    byId("drop").addEventListener("click", () => this.cancel());
    byId("keep").addEventListener("click", () => this.finish());
    document.addEventListener("keydown", (event) => {
      if (!this.run || event.key !== "Escape") return;
      event.preventDefault();
      this.cancel();
    });
    // A hidden page may lose the microphone; what was read so far is kept.
    document.addEventListener("visibilitychange", () => document.hidden && this.finish(true));
  }

  get words() { return this.book.words.voices; }

  /** Asks who is reading, unless that is known, says what to do the first time, and begins to record. */
  ask() {
    const { book, words, hasExplained } = this;
    if (this.run) return undefined;
    if (book.page === 0) return this.tell(words.noPage);
    this.hasExplained = true;
    if (!book.engine.options().voice) return book.readers.askName(() => this.record(), words.how);
    if (hasExplained) return this.record();
    const answer = { text: words.begin, act: () => this.record() };
    return book.question.ask(words.speak, words.how, [answer], { ...book.words, stay: words.later });
  }

  /** Records the page on stage as soon as no page is being turned. */
  record() { this.book.pick(() => this.begin()); }

  begin() {
    const { engine } = this.book;
    const run = { names: engine.voices().slots.map(({ name }) => name), stream: null, stop: null };
    if (run.names.length === 0 || !engine.beginRecording(run.names[0])) return;
    this.run = run;
    // Nothing must be in front of what is to be read.
    this.book.notice.hide();
    this.show(0);
    byId("keep").focus();
    this.listen(run).catch((error) => this.fail(run, error));
  }

  async listen(run) {
    const stream = await navigator.mediaDevices.getUserMedia({ audio: true });
    run.stream = stream;
    if (this.run !== run) this.release(run);
    for (const [index, name] of run.names.entries()) {
      if (this.run !== run || (index > 0 && !this.beginNext(index, name))) break;
      const sound = await this.take(run);
      if (this.run !== run || !await this.hand(run, name, sound) || run.isLast) break;
    }
    if (this.run === run) this.close();
  }

  beginNext(index, name) {
    const hasBegun = this.book.command(() => this.book.engine.beginRecording(name));
    if (hasBegun) this.show(index);
    return hasBegun;
  }

  /** Returns a promise of a sound, which ends when the reader says so, or at the latest after ten minutes. */
  take(run) {
    const mimeType = recordedTypes.find((type) => MediaRecorder.isTypeSupported(type));
    const recorder = new MediaRecorder(run.stream, mimeType ? { mimeType } : {});
    const parts = [];
    return new Promise((resolve, reject) => {
      recorder.ondataavailable = ({ data }) => parts.push(data);
      recorder.onerror = ({ error }) => reject(error);
      const timers = [];
      recorder.onstart = () => {
        timers.push(setTimeout(() => this.light(run, true), timeBeforeLight));
        timers.push(setTimeout(() => run.stop(), maxRecording));
      };
      run.stop = () => {
        run.stop = null;
        timers.forEach(clearTimeout);
        this.light(run, false);
        if (recorder.state !== "inactive") recorder.stop();
      };
      // The microphone may also be unplugged.
      recorder.onstop = () => {
        run.stop?.();
        resolve(new Blob(parts, { type: recorder.mimeType }));
      };
      recorder.start();
    });
  }

  /** Hands a sound to the engine, which opens the page again so that it is heard; returns whether it was kept. */
  async hand(run, name, sound) {
    const { book } = this;
    const bytes = await sound.arrayBuffer();
    // Files that recorders write don't say how long they are.
    const buffer = await book.sounds.decode(bytes.slice(0));
    if (this.run !== run) return false;
    if (!buffer) {
      this.end(cancellation.reader);
      this.tell(this.words.broken);
      return false;
    }
    const milliseconds = Math.min(Math.floor(buffer.duration * 1000 + 1e-6), maxRecording);
    return book.command(() => {
      const { engine, voices } = book, isKept = engine.finishRecording(milliseconds);
      const { slots, recordings } = engine.voices();
      const made = isKept && recordings[slots.find((slot) => slot.name === name)?.recording];
      if (!made) return isKept;
      voices.add({ ...made, type: sound.type }, bytes).then(() => voices.isKept || this.warn());
      voices.follow(engine);
      book.sounds.give(voices.known.get(placeOf(made)), buffer);
      return isKept;
    });
  }

  /** Says once that recordings don't last. */
  warn() {
    if (this.hasWarned) return;
    this.hasWarned = true;
    const { brief, save } = this.words;
    this.book.question.ask(brief, "", [{ text: save, act: () => this.book.readers.save() }], this.book.words);
  }

  // MARK: Ending

  /** Ends the present sound; the next one follows, unless this is the last. */
  finish(isLast = false) {
    const { run } = this;
    if (!run) return;
    run.isLast = isLast;
    // Before the light, nothing was read yet.
    if (run.stop && run.isLit) run.stop();
    else if (isLast) this.cancel();
  }

  cancel() { if (this.run) this.end(cancellation.reader); }

  end(reason) {
    this.close();
    this.book.command(() => this.book.engine.cancelRecording(reason));
  }

  fail(run, error) {
    const { words } = this;
    this.release(run);
    if (this.run !== run) return;
    const isDenied = error.name === "NotAllowedError";
    this.end(isDenied ? cancellation.denied : cancellation.missing);
    if (isDenied) this.tell(words.denied, words.allow);
    else this.tell(words.missing);
  }

  release(run) {
    run.stop?.();
    for (const track of run.stream?.getTracks() || []) track.stop();
  }

  close() {
    const { run } = this;
    this.run = null;
    this.release(run);
    this.node.hidden = true;
    document.body.classList.remove("recording");
    byId("speak").focus();
    this.book.controls.update();
  }

  /** Handles an event; the engine may cancel a recording by itself. */
  hear({ event, reason }) {
    if (event !== "recording.cancelled") return;
    if (this.run) this.close();
    if (reason === "full" || reason === "short") this.tell(this.words[reason]);
  }

  tell(text, about = "") {
    const { question, words } = this.book;
    question.ask(text, about, [], { ...words, stay: words.close });
  }

  // MARK: What the reader sees

  show(index) {
    const { words, run } = this, count = run.names.length;
    run.where = count > 1 ? `${index + 1} ${this.book.words.of} ${count}` : "";
    this.node.hidden = false;
    document.body.classList.add("recording");
    nameButton(byId("drop"), words.drop);
    nameButton(byId("keep"), index + 1 < count ? words.next : words.done);
    this.light(run, false);
  }

  /** Shows whether the reader can begin, or has to wait. */
  light(run, isLit) {
    if (this.run !== run) return;
    run.isLit = isLit;
    this.node.classList.toggle("lit", isLit);
    const text = isLit ? this.words.read : this.words.wait;
    byId("recorded").textContent = [text, run.where].filter(Boolean).join(" · ");
  }
}
