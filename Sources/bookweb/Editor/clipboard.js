// Copying and pasting, with the system's clipboard where the browser allows it.

export class Clipboard {
  constructor(editor) { this.editor = editor; }

  async copy() {
    const { editor } = this;
    if (editor.selection.length === 0) return null;
    const answer = await editor.perform({ op: "copyElements", page: editor.pageValue, items: editor.selection });
    if (!answer?.ok) return null;
    this.text = answer.clipboard;
    navigator.clipboard?.writeText(this.text).catch(() => {});
    return this.text;
  }

  async cut() {
    const { editor } = this, items = editor.selection;
    if (await this.copy()) await editor.perform({ op: "removeElements", page: editor.pageValue, items });
  }

  /** Pastes what the system's clipboard has, if that are elements of a book, else what was copied here last. */
  async paste(isInPlace) {
    const { editor } = this;
    let text = this.text;
    try {
      const found = await navigator.clipboard.readText();
      if (found.includes("bookplay") && found.includes("elements")) text = found;
    } catch {
      // The browser doesn't allow it, so only what was copied here can be pasted.
    }
    if (!text) return;
    await editor.perform({ op: "pasteElements", page: editor.pageValue, clipboard: text,
      by: isInPlace ? [0, 0] : [20, 20] });
  }
}
