// The pictures and sounds of the book, which lie in the page as base64; each is decoded when it is first needed.

/** The bytes that a block of base64 stands for. */
function bytesOf(block) {
  const text = atob(block.textContent.trim());
  const bytes = new Uint8Array(text.length);
  for (let index = 0; index < text.length; index += 1) bytes[index] = text.charCodeAt(index);
  return bytes;
}

/** A picture of nothing. */
const nothing = "data:image/svg+xml,%3Csvg%20xmlns='http://www.w3.org/2000/svg'/%3E";

class Assets {
  constructor() {
    this.addresses = new Map();
  }

  /** The bytes of a file, by its number; nothing where the book has come without it. */
  bytes(number) {
    const block = byId(`asset-${number}`);
    try {
      return block ? bytesOf(block) : null;
    } catch {
      return null;
    }
  }

  /** An address within this page at which a picture is found; nothing where it is missing. */
  address(number) {
    if (!this.addresses.has(number)) {
      const bytes = this.bytes(number);
      const block = byId(`asset-${number}`);
      const type = block?.dataset.type;
      this.addresses.set(number, bytes ? URL.createObjectURL(new Blob([bytes], { type })) : null);
      // From now on the browser holds the picture.
      block?.remove();
    }
    return this.addresses.get(number);
  }

  /** A picture that never stops the book: a missing one shows its words instead. */
  picture(number, words) {
    const image = made("img");
    image.alt = words || "";
    image.draggable = false;
    image.decoding = "sync";
    image.addEventListener("error", () => this.mark(image));
    const address = number === undefined ? null : this.address(number);
    if (address) image.src = address;
    else this.mark(image);
    return image;
  }

  /** Its place stays empty; where something was to be seen, a browser shows the words of an image without a source. */
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
