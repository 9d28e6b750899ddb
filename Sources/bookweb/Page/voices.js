// The recordings of readers' voices: what they are is known to the engine, and their sounds are kept here. They stay in
// this browser, unless the reader saves them to a file.

import { firstRecording } from "./interface.js";
import { bytesOf } from "./assets.js";
import { byId } from "./dom.js";

/** Returns a text that is different for each place of a recording. */
export const placeOf = ({ voice, language, page, item }) => JSON.stringify([voice, language, page, item]);

/** Returns a promise of what a request for the database leads to. */
const resultOf = (request) => new Promise((resolve, reject) => {
  request.onsuccess = () => resolve(request.result);
  request.onerror = () => reject(request.error);
});

/** The recordings of a book in the browser's database. */
class VoiceStore {
  constructor(book, database) {
    this.book = book;
    this.database = database;
  }

  static async open(book) {
    const request = indexedDB.open("bookplay", 1);
    request.onupgradeneeded = () => {
      // Sounds are stored separately, so that the others can be listed without reading them.
      for (const name of ["recordings", "sounds"]) request.result.createObjectStore(name);
    };
    return new VoiceStore(book, await resultOf(request));
  }

  keyOf({ voice, language, page, item }) { return [this.book, voice, language, page, item]; }

  /** Returns all recordings without their sounds, in the order in which their places were first recorded. */
  async all() {
    const range = IDBKeyRange.bound([this.book], [this.book, []]);
    const list = await resultOf(this.database.transaction("recordings").objectStore("recordings").getAll(range));
    return list.sort((one, other) => one.order - other.order);
  }

  async sound(recording) {
    return resultOf(this.database.transaction("sounds").objectStore("sounds").get(this.keyOf(recording)));
  }

  /** Stores a recording with its sound, or without one if it was deleted from those that came with the page. */
  put(recording, sound) {
    const key = this.keyOf(recording);
    return this.change((recordings, sounds) => {
      recordings.put(recording, key);
      if (sound) sounds.put(sound, key);
      else sounds.delete(key);
    });
  }

  delete(recording) {
    const key = this.keyOf(recording);
    return this.change((...stores) => { for (const store of stores) store.delete(key); });
  }

  change(act) {
    return new Promise((resolve, reject) => {
      const names = ["recordings", "sounds"], transaction = this.database.transaction(names, "readwrite");
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error);
      act(...names.map((name) => transaction.objectStore(name)));
    });
  }
}

export class Voices {
  constructor(key) {
    this.key = key;
    this.store = null;
    /** Whether every recording outlives this page. */
    this.isKept = true;
    this.known = new Map();
    /** The places of those that came with the page. */
    this.ofPage = new Set();
    this.lastOrder = 0;
    /** The recordings in the order of the engine, which refers to them by their index. */
    this.list = [];
  }

  /** Reads what came with the page and what this browser has kept. */
  async load() {
    const block = byId("voices");
    for (const recording of block ? JSON.parse(block.textContent) : []) {
      this.known.set(placeOf(recording), recording);
      this.ofPage.add(placeOf(recording));
    }
    block?.remove();
    // A database that is blocked must not keep the book from opening.
    const late = new Promise((_, reject) => setTimeout(() => reject(new Error("timeout")), 3000));
    try {
      this.store = await Promise.race([VoiceStore.open(this.key), late]);
      for (const recording of await Promise.race([this.store.all(), late])) {
        this.lastOrder = Math.max(this.lastOrder, recording.order);
        if (recording.milliseconds > 0) this.known.set(placeOf(recording), recording);
        else this.known.delete(placeOf(recording));
      }
    } catch {
      this.store = null;
      this.isKept = false;
    }
  }

  /** Gives the recordings to an engine in which no page is open yet. */
  introduce(engine) {
    for (const recording of this.known.values()) engine.addRecording(recording);
    this.follow(engine);
  }

  /** Takes over the order of the engine. */
  follow(engine) { this.list = engine.voices().recordings.map((recording) => this.known.get(placeOf(recording))); }

  /** Returns the recording that the engine refers to by the number of a sound. */
  recording(asset) { return this.list[firstRecording - asset]; }

  /** Returns a promise of the bytes of a recording, which the caller may use up. */
  async sound(recording) {
    if (recording.bytes) return recording.bytes.slice(0);
    if (recording.sound) return bytesOf({ textContent: recording.sound }).buffer;
    return this.store.sound(recording);
  }

  /** Keeps a recording that the engine has accepted; call `follow` afterwards. Its sound is here at once, but it takes
      a while to store it. */
  async add(recording, bytes) {
    const place = placeOf(recording), old = this.known.get(place);
    const isFirst = this.known.size === 0;
    this.lastOrder = Math.max(this.lastOrder + 1, Date.now());
    const kept = { ...recording, order: old?.order ?? this.lastOrder };
    this.known.set(place, { ...kept, bytes });
    if (!this.store) return;
    if (isFirst) navigator.storage?.persist?.().catch(() => {});
    try {
      await this.store.put(kept, bytes);
      // From now on the sound comes from the store; the object stays, because its sound may be playing.
      const now = this.known.get(place);
      if (now?.bytes === bytes) delete now.bytes;
    } catch {
      this.isKept = false;
    }
  }

  forget(engine) {
    const left = new Set(engine.voices().recordings.map(placeOf));
    for (const recording of this.list) {
      const place = placeOf(recording);
      if (left.has(place)) continue;
      this.known.delete(place);
      const { voice, language, page, item } = recording;
      // The page still has it, so it's stored that it was deleted.
      const isGone = this.ofPage.has(place) ?
        this.store?.put({ voice, language, page, item, milliseconds: 0, order: 0 }) : this.store?.delete(recording);
      isGone?.catch(() => {});
    }
    this.follow(engine);
  }
}
