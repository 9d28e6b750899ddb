// Copying and pasting, with the system's clipboard where the browser allows it.

export class Clipboard {
  constructor(editor) { this.editor = editor; }

  async copy() {
    if (this.editor.selection.length === 0) return null;
    const answer = await this.editor.onSelection("copyElements");
    if (!answer?.ok) return null;
    this.text = answer.clipboard;
    navigator.clipboard?.writeText(this.text).catch(() => {});
    return this.text;
  }

  async cut() {
    const items = this.editor.selection;
    if (await this.copy()) await this.editor.onPage("removeElements", { items });
  }

  /** Pastes what the system's clipboard has, if that are elements of a book, else what was copied here last. */
  async paste(isInPlace) {
    let text = this.text;
    try {
      const found = await navigator.clipboard.readText();
      if (found.includes("bookplay") && found.includes("elements")) text = found;
    } catch {
      // The browser doesn't allow it, so only what was copied here can be pasted.
    }
    if (text) await this.editor.onPage("pasteElements", { clipboard: text, by: isInPlace ? [0, 0] : [20, 20] });
  }
}
