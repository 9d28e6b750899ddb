// Decompresses and compiles the engine, which the page contains as gzip.

/** Returns the compiled engine. Older tablets' browsers can't decompress it on their own. */
function compiledEngine(bytes) {
  if (typeof DecompressionStream !== "function") return WebAssembly.compile(new Inflater(bytes).all());
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"));
  return new Response(stream).arrayBuffer().then((bytes) => WebAssembly.compile(bytes));
}

/** The tables of Deflate for lengths and distances: the base of each code and its number of extra bits. */
const copies = {
  lengths: [3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195, 227,
    258],
  lengthBits: [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0],
  distances: [1, 2, 3, 4, 5, 7, 9, 13, 17, 25, 33, 49, 65, 97, 129, 193, 257, 385, 513, 769, 1025, 1537, 2049, 3073,
    4097, 6145, 8193, 12289, 16385, 24577],
  distanceBits: [0, 0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10, 10, 11, 11, 12, 12, 13, 13],
};

/** The order in which the lengths of the code length codes are stored. */
const lengthOrder = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15];

/** A prefix code, defined by the lengths of its codes. */
class PrefixCode {
  constructor(lengths) {
    this.counts = new Uint16Array(16);
    for (const length of lengths) if (length > 0) this.counts[length] += 1;
    this.symbols = [];
    for (let length = 1; length < 16; length += 1) {
      lengths.forEach((own, symbol) => own === length && this.symbols.push(symbol));
    }
  }
}

class Inflater {
  /** @param bytes gzip data whose header has no optional fields */
  constructor(bytes) {
    this.bytes = bytes;
    this.at = 10;
    this.held = this.heldCount = this.count = 0;
    // The last four bytes contain the uncompressed size.
    this.output = new Uint8Array(new DataView(bytes.buffer).getUint32(bytes.length - 4, true));
  }

  take(count) {
    while (this.heldCount < count) {
      if (this.at >= this.bytes.length) throw new Error("The engine is incomplete.");
      this.held |= this.bytes[this.at] << this.heldCount;
      this.at += 1;
      this.heldCount += 8;
    }
    const value = this.held & ((1 << count) - 1);
    this.held >>>= count;
    this.heldCount -= count;
    return value;
  }

  symbol(code) {
    let word = 0;
    let first = 0;
    let index = 0;
    for (let length = 1; length < 16; length += 1) {
      word |= this.take(1);
      const count = code.counts[length];
      if (word - first < count) return code.symbols[index + word - first];
      index += count;
      first = (first + count) << 1;
      word <<= 1;
    }
    throw new Error("The engine is damaged.");
  }

  all() {
    let isLast = false;
    while (!isLast) {
      isLast = this.take(1) === 1;
      const kind = this.take(2);
      if (kind === 0) this.copyPlain();
      else if (kind === 1) this.unpack(PrefixCode.usual, PrefixCode.usualDistances);
      else this.unpack(...this.codes());
    }
    return this.output;
  }

  copyPlain() {
    this.held = this.heldCount = 0;
    const length = this.bytes[this.at] | this.bytes[this.at + 1] << 8;
    this.output.set(this.bytes.subarray(this.at + 4, this.at + 4 + length), this.count);
    this.at += 4 + length;
    this.count += length;
  }

  /** Reads the codes of a block with dynamic codes. */
  codes() {
    const count = this.take(5) + 257;
    const distanceCount = this.take(5) + 1;
    const ownLengths = new Array(19).fill(0);
    for (let index = 0, own = this.take(4) + 4; index < own; index += 1) ownLengths[lengthOrder[index]] = this.take(3);
    const own = new PrefixCode(ownLengths);
    const lengths = [];
    while (lengths.length < count + distanceCount) {
      const symbol = this.symbol(own);
      if (symbol < 16) lengths.push(symbol);
      else {
        const value = symbol === 16 ? lengths[lengths.length - 1] : 0;
        const times = symbol === 16 ? this.take(2) + 3 : symbol === 17 ? this.take(3) + 3 : this.take(7) + 11;
        for (let index = 0; index < times; index += 1) lengths.push(value);
      }
    }
    return [new PrefixCode(lengths.slice(0, count)), new PrefixCode(lengths.slice(count))];
  }

  unpack(code, distances) {
    const { output } = this;
    for (;;) {
      const symbol = this.symbol(code);
      if (symbol === 256) return;
      if (symbol < 256) {
        output[this.count] = symbol;
        this.count += 1;
        continue;
      }
      const length = copies.lengths[symbol - 257] + this.take(copies.lengthBits[symbol - 257]);
      const kind = this.symbol(distances);
      const start = this.count - copies.distances[kind] - this.take(copies.distanceBits[kind]);
      // Copying byte by byte allows the source to overlap the destination.
      for (let index = 0; index < length; index += 1) output[this.count + index] = output[start + index];
      this.count += length;
    }
  }
}

PrefixCode.usual = new PrefixCode(
  [[144, 8], [112, 9], [24, 7], [8, 8]].flatMap(([count, length]) => new Array(count).fill(length)));
PrefixCode.usualDistances = new PrefixCode(new Array(30).fill(5));
