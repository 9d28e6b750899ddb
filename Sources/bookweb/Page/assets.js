// The pictures, sounds and fonts of the book, which the page contains as base64; each is decoded when it is first needed.
// The book begins while the browser still reads the page, so files that aren't shown first can come later.

import { attempt, byId, made } from "./dom.js";
import { Stills } from "./pageview.js";
import { Typesetter } from "./typesetter.js";

/** Returns the bytes of an element that contains base64. */
export function bytesOf(block) {
  const text = atob(block.textContent.trim());
  const bytes = new Uint8Array(text.length);
  for (let index = 0; index < text.length; index += 1) bytes[index] = text.charCodeAt(index);
  return bytes;
}

/** An empty picture. */
const nothing = "data:image/svg+xml,%3Csvg%20xmlns='http://www.w3.org/2000/svg'/%3E";

/** Returns the element of the file with a number, or null if the page doesn't contain it, or not all of it yet. */
function fileInPage(number) {
  const block = byId(`asset-${number}`);
  // What follows an element shows that the browser has read it to its end.
  return block && (block.nextSibling || document.readyState !== "loading") ? block : null;
}

/** Calls a function once the page contains the file with a number, or will never contain it. */
function whenInPage(number, act) {
  if (fileInPage(number) || document.readyState !== "loading") act();
  else setTimeout(() => whenInPage(number, act), 50);
}

/** Returns a URL that contains the font with a number, or null if the page doesn't contain it. */
function fontInPage(number) {
  const block = fileInPage(number);
  if (!block) return null;
  // The rule for the font holds it from now on.
  block.remove();
  return `data:${block.dataset.type};base64,${block.textContent.trim()}`;
}

export class Assets {
  constructor(engine, fontAddress = fontInPage) {
    this.addresses = new Map();
    /** The number of the file with twice the pixels, by the number of a picture; without entries where screens show no
        more. */
    this.doubles = {};
    /** An image with each address. As long as it stays, browsers take new images with the address for the same picture;
        otherwise they would keep it decoded once for each opening of a page. */
    this.kept = new Map();
    this.typesetter = new Typesetter(engine, fontAddress);
    this.stills = new Stills(engine, this);
  }

  /** Returns the bytes of the file with a number, or null if the page doesn't contain it. */
  bytes(number) {
    const block = fileInPage(number);
    return block ? attempt(() => bytesOf(block), null) : null;
  }

  /** Returns a promise of the bytes of the file with a number, or of null if it is missing. */
  load(number) { return new Promise((take) => this.whenHere(number, () => take(this.bytes(number)))); }

  /** Calls a function once a picture can be shown, or will never be there. */
  whenHere(number, act) {
    if (this.addresses.has(number)) act();
    else whenInPage(number, act);
  }

  /** Returns a URL for a picture, or null if it is missing or not there yet. */
  address(number) {
    const block = fileInPage(number);
    if (block && !this.addresses.has(number)) {
      const bytes = this.bytes(number);
      const { type } = block.dataset;
      this.addresses.set(number, bytes ? URL.createObjectURL(new Blob([bytes], { type })) : null);
      // The blob holds the picture now, so the base64 is no longer needed.
      block.remove();
    }
    return this.addresses.get(number) ?? null;
  }

  /** Returns an image that is replaced by its description if the picture is missing or broken. */
  picture(plain, words) {
    const number = this.doubles[plain] ?? plain;
    const image = made("img", "", "",
      { alt: words || "", draggable: false, decoding: "sync", onerror: () => this.mark(image) });
    this.whenHere(number, () => {
      const address = this.address(number);
      if (!address) return this.mark(image);
      image.src = address;
      if (!this.kept.has(address)) this.kept.set(address, made("img", "", "", { src: address }));
    });
    return image;
  }

  /** Replaces a missing picture by its description, which browsers show for an image without a source, or by an empty
      one. */
  mark(image) {
    if (image.src === nothing || image.classList.contains("missing")) return;
    if (image.alt) {
      image.removeAttribute("src");
      image.classList.add("missing");
    } else {
      image.src = nothing;
    }
  }
}
