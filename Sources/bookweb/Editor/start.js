// The start: makes the panels, and opens the book.

function showKeys() {
  const list = made("dl", "keys-list");
  list.tabIndex = 0;
  for (const [keys, meaning] of texts.keys) list.append(made("dt", "", keys), made("dd", "", meaning));
  showDialog(texts.keysTitle, [list], [[texts.close]]);
}

async function startEditor() {
  const editor = new Editor(new Connection());
  const layout = new Layout(editor);
  const play = new Play(editor), textPane = new TextPane(editor);
  const acts = {
    undo: () => editor.perform({ op: "undo" }), redo: () => editor.perform({ op: "redo" }),
    play: (isFromStart) => play.start(isFromStart), text: () => textPane.open(), help: showKeys,
    save: async () => {
      document.activeElement?.matches?.("input, textarea") && document.activeElement.blur();
      await stage.endText();
      await editor.connection.idle();
      return state.save();
    },
  };
  const bar = new Bar(editor, acts);
  const stage = new Stage(editor);
  editor.view = stage.view;
  editor.editText = (path) => stage.editText(path);
  const tools = new Tools(editor, stage);
  const elements = new Elements(editor), findings = new Findings(editor, byId("findings"), layout.right);
  const timeline = new Timeline(editor, byId("timeline"));
  editor.inspector = new Inspector(editor, byId("inspector"));
  editor.panels = [stage, new Pages(editor), elements, editor.inspector, timeline,
    new Triggers(editor, byId("triggers")), new AssetsPanel(editor, byId("assets")),
    new HistoryPanel(editor, byId("history")), bar];
  const state = new FileState(editor, bar, findings, textPane);
  const keyboard = new Keyboard(editor,
    { stage, play, timeline, elements, tools, acts, clipboard: new Clipboard(editor) });
  window.bookedit = {
    idle: () => editor.connection.idle(), session: editor, keyboard,
    /** Returns the box of an element in CSS pixels of the window. */
    place: (item) => {
      const element = editor.stage.elements.find((other) => other.item === item || other.path === item);
      const box = element && boxOf(element, editor.stage.elements), own = stage.node.getBoundingClientRect();
      if (!box) return null;
      const { x, y } = stage.view.toStage(box.x, box.y);
      return { x: own.x + x, y: own.y + y, width: box.width * stage.view.zoom, height: box.height * stage.view.zoom };
    },
  };
  try {
    await editor.open();
    stage.restore(editor.kept);
    tools.show();
  } catch (error) {
    editor.say(String(error && error.message), true);
  }
}

startEditor();
