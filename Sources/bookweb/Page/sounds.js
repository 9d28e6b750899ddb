// What can be heard. The engine tells at each moment what sounds, how loud, and since when; this follows.
// So a sound that could not start before the first touch joins in later, and one that cannot be played is only silent.

class Sounds {
  constructor(assets) {
    this.assets = assets;
    this.context = null;
    this.buffers = new Map();
    this.playing = new Map();
    this.isOn = true;
    this.isPaused = true;
    this.round = 0;
  }

  /** Browsers let sound begin in the course of a touch or a key only. */
  unlock() {
    const Context = window.AudioContext || window.webkitAudioContext;
    // Before there was a touch the browser would only complain.
    if (!Context || navigator.userActivation?.hasBeenActive === false) return;
    try {
      if (!this.context) {
        this.context = new Context();
        this.output = this.context.createGain();
        this.output.gain.value = this.isOn ? 1 : 0;
        this.output.connect(this.context.destination);
      }
      if (!this.isPaused && this.context.state !== "running") this.context.resume().catch(() => {});
    } catch {
      this.context = null;
    }
  }

  turn(isOn) {
    this.isOn = isOn;
    if (this.context) this.output.gain.setTargetAtTime(isOn ? 1 : 0, this.context.currentTime, 0.02);
  }

  /** Stops and goes on together with the book's time. */
  pause(isPaused) {
    if (this.isPaused === isPaused) return;
    this.isPaused = isPaused;
    if (this.context) (isPaused ? this.context.suspend() : this.context.resume()).catch(() => {});
  }

  /** Lets be heard what the engine says, `count` sounds. */
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
    // While it is being decoded it is tried again; what cannot be decoded stays silent.
    if (buffer === undefined) return;
    const { loops, from, length } = buffer === null ? { loops: sound.loops } : this.course(sound, buffer);
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
    source.connect(gain).connect(this.output);
    // A frame late is no reason to cut the first consonant off.
    source.start(0, sound.start + (from < 0.08 ? 0 : from));
    known.source = source;
    known.gain = gain;
    known.began = this.context.currentTime - (sound.elapsed < 0.08 ? 0 : sound.elapsed);
  }

  /** Whether the browser repeats a sound by itself, and where it begins. Where the book makes a round longer than what
      the file has from the sound's start on, each begins on its own. */
  course(sound, buffer) {
    const rest = buffer.duration - sound.start;
    const round = sound.length > 0 ? sound.length : rest;
    // What is a little shorter comes of how files are packed.
    const loops = sound.loops && rest > 0 && round < rest + 0.05;
    const length = loops ? Math.min(round, rest) : rest;
    return { loops, length, from: loops ? sound.elapsed % length : sound.elapsed };
  }

  /** Whether a sound has run away from the book, as after a stretch in which the device was too slow. */
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

  /** A sound ready to be played; null where it cannot be, and nothing yet while it is being decoded. */
  buffer(asset) {
    if (this.buffers.has(asset)) return this.buffers.get(asset);
    this.buffers.set(asset, undefined);
    const bytes = this.assets.bytes(asset);
    const keep = (buffer) => this.buffers.set(asset, buffer);
    if (bytes) this.context.decodeAudioData(bytes.buffer).then(keep, () => keep(null));
    else keep(null);
    return undefined;
  }

  /** What is long takes much memory once it is decoded. */
  forgetLong() {
    for (const [asset, buffer] of this.buffers) if (buffer && buffer.duration > 30) this.buffers.delete(asset);
  }
}
