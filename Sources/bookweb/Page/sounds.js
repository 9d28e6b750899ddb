// The sounds that are playing. In each frame the engine reports which sounds play, at what volume and since when, and
// this class follows. So a sound that couldn't start before the first touch joins in later, and one that can't be
// decoded is just silent.

import { firstRecording } from "./interface.js";
import { attempt } from "./dom.js";
import { wasTouched } from "./site.js";

/** Returns the class of this browser's audio contexts, if it has any. */
export function audioContext() { return window.AudioContext || window.webkitAudioContext; }

export class Sounds {
  constructor(assets, voices) {
    this.assets = assets;
    this.voices = voices;
    /** The decoded sounds: those of files by their numbers, and those of readers by their recordings. */
    this.context = null;
    this.buffers = new Map();
    this.playing = new Map();
    this.isPaused = true;
    this.round = 0;
  }

  /** Creates or resumes the audio context; browsers allow this only in response to a touch or a key. */
  unlock() {
    const Context = audioContext();
    // Before the first touch, the attempt would only cause a warning.
    if (!Context || !wasTouched()) return;
    this.context ||= attempt(() => new Context(), null);
    if (this.context && !this.isPaused && this.context.state !== "running") this.context.resume().catch(() => {});
  }

  pause(isPaused) {
    if (this.isPaused === isPaused) return;
    this.isPaused = isPaused;
    if (this.context) (isPaused ? this.context.suspend() : this.context.resume()).catch(() => {});
  }

  /** Starts, stops and adjusts sounds so that they match the engine's. */
  follow(engine) {
    if (!this.context || this.context.state !== "running") return;
    this.round += 1;
    for (let index = 0; index < engine.soundCount; index += 1) {
      const sound = engine.sound(index);
      const known = this.playing.get(sound.id);
      const isSame = known && (known.loops || known.pass === sound.pass);
      if (isSame && (known.source === null || !this.isAstray(known, sound))) {
        known.round = this.round;
        if (known.gain && known.volume !== sound.volume) known.gain.gain.value = known.volume = sound.volume;
      } else {
        if (known) this.stop(sound.id, known);
        this.begin(sound);
      }
    }
    for (const [id, known] of this.playing) if (known.round !== this.round) this.stop(id, known);
    if (engine.soundCount === 0 && this.playing.size === 0) this.forgetLong();
  }

  begin(sound) {
    const buffer = this.buffer(sound.asset);
    // While decoding is in progress, this is retried in each frame; undecodable sounds stay silent.
    if (buffer === undefined) return;
    const { loops, from, length } = buffer === null ? { loops: sound.loops, from: 0, length: 0 }
      : this.course(sound, buffer);
    const known = {
      source: null, gain: null, volume: sound.volume, round: this.round, began: 0, loops, length, pass: sound.pass,
    };
    this.playing.set(sound.id, known);
    if (buffer === null || sound.start + from >= buffer.duration) return;
    const source = this.context.createBufferSource();
    const gain = this.context.createGain();
    source.buffer = buffer;
    source.loop = loops;
    if (loops) {
      source.loopStart = sound.start;
      source.loopEnd = sound.start + length;
    }
    gain.gain.value = sound.volume;
    source.connect(gain).connect(this.context.destination);
    // A delay of a few frames is ignored, so that the beginning of speech isn't cut off.
    source.start(0, sound.start + (from < 0.08 ? 0 : from));
    known.source = source;
    known.gain = gain;
    known.began = this.context.currentTime - (sound.elapsed < 0.08 ? 0 : sound.elapsed);
  }

  /** Returns whether the browser loops a sound by itself, how long it is, and where it begins. If the book makes a pass
      longer than the rest of the file, each pass is started separately. */
  course(sound, buffer) {
    const rest = buffer.duration - sound.start;
    const round = sound.length > 0 ? sound.length : rest;
    // Depending on the compression, decoded files can be slightly shorter than their stated length.
    const loops = sound.loops && rest > 0 && round < rest + 0.05;
    const length = loops ? Math.min(round, rest) : rest;
    return { loops, length, from: loops ? sound.elapsed % length : sound.elapsed };
  }

  /** Returns whether a sound is out of sync with the book, such as after a time in which the device was too slow. */
  isAstray(known, sound) {
    const heard = this.context.currentTime - known.began;
    const rounds = known.loops ? (sound.pass - known.pass) * sound.length : 0;
    return Math.abs(heard - rounds - sound.elapsed) > 0.3;
  }

  stop(id, known) {
    this.playing.delete(id);
    if (!known.source) return;
    const now = this.context.currentTime;
    const isAtEnd = !known.loops && known.length - (now - known.began) < 0.15;
    if (isAtEnd) return;
    known.gain.gain.setTargetAtTime(0, now, 0.015);
    known.source.stop(now + 0.1);
  }

  /** Returns a decoded sound, null if it can't be decoded, or undefined while it is being decoded. */
  buffer(asset) {
    const recording = asset <= firstRecording ? this.voices.recording(asset) : undefined;
    const key = recording || asset;
    if (this.buffers.has(key)) return this.buffers.get(key);
    this.buffers.set(key, undefined);
    const bytes = recording ? this.voices.sound(recording) : this.assets.load(asset).then((bytes) => bytes?.buffer);
    bytes.then((bytes) => this.decode(bytes), () => null).then((buffer) => this.buffers.set(key, buffer));
    return undefined;
  }

  /** Returns a promise of a decoded sound, or of null if it can't be decoded. */
  async decode(bytes) {
    try {
      return bytes ? await this.context.decodeAudioData(bytes) : null;
    } catch {
      return null;
    }
  }

  /** Takes over a decoded recording, which can be heard at once. */
  give(recording, buffer) { this.buffers.set(recording, buffer); }

  /** Releases long sounds, which take much memory when decoded. */
  forgetLong() {
    for (const [asset, buffer] of this.buffers) if (buffer && buffer.duration > 30) this.buffers.delete(asset);
  }
}
