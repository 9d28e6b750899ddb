// Puts the engine's code together again. It is packed by kind, as `.ci/separating.py` describes: all operations, then all
// numbers of local variables, and so on.

/** The parts in their order; what is before and after the code is whole. */
const moduleParts = [
  "before", "frames", "operations", "branches", "types", "calls", "constants", "memory", "locals", "others", "after",
];

/** Writes a module from its parts, whose lengths come first, each in four bytes. */
export class Joiner {
  constructor(bytes) {
    const view = new DataView(bytes.buffer);
    let at = 4 * moduleParts.length;
    /** @type {Record<string, { bytes: Uint8Array, at: number }>} */
    this.parts = {};
    moduleParts.forEach((name, index) => {
      const length = view.getUint32(4 * index, true);
      this.parts[name] = { bytes: bytes.subarray(at, at + length), at: 0 };
      at += length;
    });
    // The size of a function, and that of the whole code, take at most five bytes; a frame takes at least one.
    this.output = new Uint8Array(at + 5 * this.parts.frames.bytes.length + 6);
    this.count = 0;
  }

  module() {
    this.take(this.parts.before, this.parts.before.bytes.length);
    this.output[this.count] = 10;
    this.count += 1;
    this.sized(() => {
      for (let left = this.number(this.parts.frames); left > 0; left -= 1) this.sized(() => this.body());
    });
    this.take(this.parts.after, this.parts.after.bytes.length);
    return this.output.subarray(0, this.count);
  }

  /** Writes something after its size. */
  sized(write) {
    const start = this.count;
    write();
    const size = this.count - start;
    let place = start;
    for (let rest = size; rest > 0 || place === start; rest >>>= 7) place += 1;
    this.output.copyWithin(place, start, this.count);
    this.count = place + size;
    for (let index = start; index < place; index += 1) {
      this.output[index] = size >>> 7 * (index - start) & 0x7F | (index < place - 1 ? 0x80 : 0);
    }
  }

  take(part, length) {
    this.output.set(part.bytes.subarray(part.at, part.at + length), this.count);
    part.at += length;
    this.count += length;
  }

  /** Writes the next number of a part, and returns it. */
  number(part) {
    let value = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = part.bytes[part.at];
      part.at += 1;
      this.output[this.count] = byte;
      this.count += 1;
      value |= (byte & 0x7F) << shift;
      if (!(byte & 0x80)) return value;
    }
  }

  numbers(part, count) {
    for (let left = count; left > 0; left -= 1) this.number(part);
  }

  /** Writes a function. */
  body() {
    for (let left = this.number(this.parts.frames); left > 0; left -= 1) {
      this.number(this.parts.frames);
      this.take(this.parts.frames, 1);
    }
    const { bytes } = this.parts.operations;
    for (let depth = 1; depth > 0 && this.parts.operations.at < bytes.length;) {
      const operation = bytes[this.parts.operations.at];
      this.parts.operations.at += 1;
      this.output[this.count] = operation;
      this.count += 1;
      if (operation === 0x0B) depth -= 1;
      if (operation >= 0x02 && operation <= 0x04) depth += 1;
      this.operands(operation);
    }
  }

  /** Writes what an operation needs. */
  operands(operation) {
    const { parts } = this;
    if (operation >= 0x20 && operation <= 0x24) this.number(parts.locals);
    else if (operation >= 0x28 && operation <= 0x3E) this.numbers(parts.memory, 2);
    else if (operation === 0x41 || operation === 0x42) this.number(parts.constants);
    else if (operation >= 0x02 && operation <= 0x04) this.number(parts.types);
    else if (operation === 0x0C || operation === 0x0D) this.number(parts.branches);
    else if (operation === 0x0E) this.numbers(parts.branches, this.number(parts.branches) + 1);
    else if (operation === 0x10) this.number(parts.calls);
    else if (operation === 0x11) this.numbers(parts.others, 2);
    else if (operation === 0x3F || operation === 0x40) this.number(parts.others);
    else if (operation === 0x43 || operation === 0x44) this.take(parts.others, operation === 0x43 ? 4 : 8);
    else if (operation === 0xFC) this.numbers(parts.others, [2, 1][this.number(parts.others) - 10] ?? 0);
  }
}
