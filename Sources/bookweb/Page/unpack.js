// Unpacks and compiles the engine, which the page contains separated by kind and packed by LZMA: it is two fifths
// smaller than with gzip.

import { Joiner } from "./join.js";

export function compiledEngine(bytes) { return WebAssembly.compile(new Joiner(new Unpacker(bytes).all()).module()); }

/** The places of LZMA's models, each of which predicts a bit from what came before. */
const models = {
  match: 0, repeat: 12, notLast: 24, notSecond: 36, notThird: 48, long: 60, length: 72, repeatLength: 346, slot: 620,
  distance: 876, end: 991, literal: 1007, count: 1007 + 2 * 768,
};

/** Reads a raw stream of LZMA (lc = 1, lp = 0, pb = 0) that follows the unpacked size in four bytes. */
class Unpacker {
  constructor(bytes) {
    this.bytes = bytes;
    this.output = new Uint8Array(new DataView(bytes.buffer, bytes.byteOffset).getUint32(0, true));
    this.count = 0;
    this.chances = new Uint16Array(models.count).fill(1024);
    this.range = 0xFFFFFFFF;
    this.code = 0;
    // The first byte of a stream is always 0.
    this.at = 5;
    for (let index = 0; index < 4; index += 1) this.code = (this.code << 8 | this.next()) >>> 0;
  }

  next() {
    if (this.at >= this.bytes.length) throw new Error("The engine is incomplete.");
    this.at += 1;
    return this.bytes[this.at - 1];
  }

  /** Makes the range large enough for the next bit. */
  widen() {
    if (this.range >= 0x1000000) return;
    this.range = this.range << 8 >>> 0;
    this.code = (this.code << 8 | this.next()) >>> 0;
  }

  /** Reads a bit by the model at a place. */
  bit(place) {
    const chance = this.chances[place];
    const bound = (this.range >>> 11) * chance;
    const isOne = this.code >= bound;
    if (isOne) {
      this.range -= bound;
      this.code -= bound;
      this.chances[place] = chance - (chance >> 5);
    } else {
      this.range = bound;
      this.chances[place] = chance + (2048 - chance >> 5);
    }
    this.widen();
    return isOne ? 1 : 0;
  }

  /** Reads a number, with its highest bit first. */
  number(place, bitCount) {
    let path = 1;
    for (let index = 0; index < bitCount; index += 1) path = path << 1 | this.bit(place + path);
    return path - (1 << bitCount);
  }

  /** Reads a number, with its lowest bit first. */
  reversed(place, bitCount) {
    let path = 1;
    let value = 0;
    for (let index = 0; index < bitCount; index += 1) {
      const bit = this.bit(place + path);
      path = path << 1 | bit;
      value |= bit << index;
    }
    return value;
  }

  /** Reads a number whose bits no model predicts. */
  plain(bitCount) {
    let value = 0;
    for (let index = 0; index < bitCount; index += 1) {
      this.range >>>= 1;
      const isOne = this.code >= this.range;
      if (isOne) this.code -= this.range;
      this.widen();
      value = value << 1 | (isOne ? 1 : 0);
    }
    return value;
  }

  /** Reads the length of a copy, less 2. */
  length(place) {
    if (!this.bit(place)) return this.number(place + 2, 3);
    return this.bit(place + 1) ? 16 + this.number(place + 18, 8) : 8 + this.number(place + 10, 3);
  }

  /** Reads the distance of a copy, less 1; `length` is less 2. */
  distance(length) {
    const slot = this.number(models.slot + 64 * Math.min(length, 3), 6);
    if (slot < 4) return slot;
    const bitCount = (slot >> 1) - 1;
    const base = (2 | slot & 1) << bitCount;
    if (slot < 14) return base + this.reversed(models.distance + base - slot, bitCount);
    return base + (this.plain(bitCount - 4) << 4) + this.reversed(models.end, 4);
  }

  /** Reads a byte; after a copy, the byte at its distance helps to predict it. */
  literal(expected) {
    const place = models.literal + 768 * ((this.count > 0 ? this.output[this.count - 1] : 0) >> 7);
    let path = 1;
    while (expected >= 0 && path < 0x100) {
      const likely = expected >> 7 & 1;
      expected <<= 1;
      const bit = this.bit(place + (1 + likely << 8) + path);
      path = path << 1 | bit;
      if (bit !== likely) break;
    }
    while (path < 0x100) path = path << 1 | this.bit(place + path);
    this.output[this.count] = path;
    this.count += 1;
  }

  copy(distance, length) {
    const { output } = this;
    if (distance >= this.count) throw new Error("The engine is damaged.");
    const end = Math.min(this.count + length, output.length);
    // Copying byte by byte allows the source to overlap the destination.
    for (; this.count < end; this.count += 1) output[this.count] = output[this.count - distance - 1];
  }

  all() {
    // What came last: 0 to 6 after a literal, and from 7 on after a copy.
    let state = 0;
    const recent = new Int32Array(4);
    while (this.count < this.output.length) {
      if (!this.bit(models.match + state)) {
        this.literal(state < 7 ? -1 : this.output[this.count - recent[0] - 1]);
        state = state < 4 ? 0 : state < 10 ? state - 3 : state - 6;
      } else if (!this.bit(models.repeat + state)) {
        const length = this.length(models.length);
        for (let index = 3; index > 0; index -= 1) recent[index] = recent[index - 1];
        recent[0] = this.distance(length);
        state = state < 7 ? 7 : 10;
        this.copy(recent[0], length + 2);
      } else {
        const which = this.repeated(state);
        const isShort = which === 0 && !this.bit(models.long + state);
        const distance = recent[which];
        for (let index = which; index > 0; index -= 1) recent[index] = recent[index - 1];
        recent[0] = distance;
        const length = isShort ? 1 : this.length(models.repeatLength) + 2;
        state = state < 7 ? (isShort ? 9 : 8) : 11;
        this.copy(distance, length);
      }
    }
    return this.output;
  }

  /** Reads which of the last four distances a copy has again. */
  repeated(state) {
    if (!this.bit(models.notLast + state)) return 0;
    if (!this.bit(models.notSecond + state)) return 1;
    return this.bit(models.notThird + state) ? 3 : 2;
  }
}
