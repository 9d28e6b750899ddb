// Puts the engine's code together again. It is packed by kind, as `.ci/separating.py` describes: all local variables
// that are read, and so on, and finally all operations.

/** The parts in their order; what is before and after the code is whole. */
const moduleParts = [
  "before", "readLocals", "writtenLocals", "passedLocals", "branches", "tables", "types", "addends", "factors", "terms",
  "constants", "longConstants", "offsets", "calls", "globals", "others", "reals", "frames", "shorthands", "operations",
  "after",
];

/**
 * The first and the last operation of each kind that has operands, and the part with those.
 * @type {[number, number, string][]}
 */
const operandRanges = [
  [0x02, 0x04, "types"], [0x0C, 0x0D, "branches"], [0x0E, 0x0E, "tables"], [0x10, 0x10, "calls"],
  [0x11, 0x11, "others"], [0x20, 0x20, "readLocals"], [0x21, 0x21, "writtenLocals"], [0x22, 0x22, "passedLocals"],
  [0x23, 0x24, "globals"], [0x28, 0x3E, "offsets"], [0x3F, 0x40, "others"], [0x41, 0x41, "constants"],
  [0x42, 0x42, "longConstants"], [0x43, 0x44, "reals"], [0xFC, 0xFC, "others"],
];

/** The first operation that stands for another one with its operand. */
const firstShorthand = 0xC5;

/** The numbers below this stand for a local variable that wasn't used before: the next one of a group. */
const unusedLocals = 4;

/** Reads the next number of a part. */
function nextNumber(part) {
  let value = 0;
  for (let shift = 0; ; shift += 7) {
    const byte = part.bytes[part.at];
    part.at += 1;
    value |= (byte & 0x7F) << shift;
    if (!(byte & 0x80)) return value;
  }
}

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
    const { frames, shorthands } = this.parts;
    // An operation with its operand takes at most twelve bytes. The size of a function, and that of the whole code,
    // take at most five; a frame takes at least one.
    this.output = new Uint8Array(12 * at + 5 * frames.bytes.length + 6);
    this.count = 0;
    /** The part with the operands of each operation that has some. */
    this.operandParts = new Array(256).fill(undefined);
    for (const [first, last, name] of operandRanges) this.operandParts.fill(this.parts[name], first, last + 1);
    /** What operations stand for: another operation, and the place of its operand. */
    this.shorthands = new Array(256).fill(undefined);
    for (let code = firstShorthand; shorthands.at < shorthands.bytes.length; code += 1) {
      this.shorthands[code] = { operation: shorthands.bytes[shorthands.at], at: shorthands.at + 1 };
      shorthands.at += 1;
      nextNumber(shorthands);
    }
    /** The used local variables of the function, the last one first, and the next unused one of each group. */
    this.recent = [];
    this.unused = [];
  }

  module() {
    this.take(this.parts.before, this.parts.before.bytes.length);
    // The number of the code's section.
    this.write(10);
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

  write(number) {
    for (; number > 0x7F; number >>>= 7) {
      this.output[this.count] = number & 0x7F | 0x80;
      this.count += 1;
    }
    this.output[this.count] = number;
    this.count += 1;
  }

  /** Writes the next number of a part, and returns it. */
  number(part) {
    const start = part.at;
    const value = nextNumber(part);
    for (let at = start; at < part.at; at += 1) {
      this.output[this.count] = part.bytes[at];
      this.count += 1;
    }
    return value;
  }

  numbers(part, count) {
    for (let left = count; left > 0; left -= 1) this.number(part);
  }

  /** Writes a function. */
  body() {
    const { frames, operations } = this.parts;
    // The parameters count as used.
    let next = nextNumber(frames);
    this.recent = Array.from({ length: next }, (_, index) => index);
    this.unused = [];
    for (let left = this.number(frames); left > 0; left -= 1) {
      this.unused.push(next);
      next += this.number(frames);
      this.take(frames, 1);
    }
    for (let depth = 1; depth > 0 && operations.at < operations.bytes.length;) {
      const operation = this.operation();
      if (operation === 0x0B) depth -= 1;
      if (operation >= 0x02 && operation <= 0x04) depth += 1;
    }
  }

  /** Writes the next operation with its operands, and returns it. */
  operation() {
    const { operations, shorthands } = this.parts;
    const code = operations.bytes[operations.at];
    operations.at += 1;
    const shorthand = this.shorthands[code];
    const operation = shorthand ? shorthand.operation : code;
    this.output[this.count] = operation;
    this.count += 1;
    if (shorthand) shorthands.at = shorthand.at;
    this.operands(operation, shorthand ? shorthands : this.operandPart(operation));
    return operation;
  }

  /** Returns the part with the operands of an operation. That of a constant depends on what is done to it next. */
  operandPart(operation) {
    const { parts } = this;
    const next = parts.operations.bytes[parts.operations.at];
    if (operation !== 0x41 || next < 0x45 || next >= firstShorthand) return this.operandParts[operation];
    return next === 0x6A ? parts.addends : next === 0x6C ? parts.factors : parts.terms;
  }

  /** Writes what an operation needs. */
  operands(operation, part) {
    if (!part) return;
    // How memory is aligned is only a hint, and isn't packed.
    if (operation >= 0x28 && operation <= 0x3E) this.write(0);
    if (operation >= 0x20 && operation <= 0x22) this.local(part);
    else if (operation === 0x43 || operation === 0x44) this.take(part, operation === 0x43 ? 4 : 8);
    else if (operation === 0x0E) this.numbers(part, this.number(part) + 1);
    else if (operation === 0x11) this.numbers(part, 2);
    else if (operation === 0xFC) this.numbers(part, [2, 1][this.number(part) - 10] ?? 0);
    else this.number(part);
  }

  /** Writes the next local variable of a part, which is numbered by how recently it was used. */
  local(part) {
    const { recent, unused } = this;
    const number = nextNumber(part);
    let place = number - unusedLocals;
    if (place < 0) {
      place = recent.push(unused[number]) - 1;
      unused[number] += 1;
    }
    if (place >= recent.length) throw new Error("The engine is damaged.");
    const local = recent[place];
    for (; place > 0; place -= 1) recent[place] = recent[place - 1];
    recent[0] = local;
    this.write(local);
  }
}
