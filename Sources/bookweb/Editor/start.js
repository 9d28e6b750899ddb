// The start of the editor: makes the panels, and opens the book.

import { byId, made } from "../Page/dom.js";
import { Adding } from "./adding.js";
import { AssetsPanel } from "./assets-panel.js";
import { Bar, Tools } from "./bar.js";
import { Connection } from "./connection.js";
import { showDialog } from "./controls.js";
import { Editor } from "./editor.js";
import { ElementsPanel } from "./elements.js";
import { FindingsPanel } from "./findings.js";
import { boxOf } from "./geometry.js";
import { HistoryPanel } from "./history.js";
import { Inspector } from "./inspector.js";
import { Keyboard } from "./keyboard.js";
import { PanelLayout } from "./layout.js";
import { PagesPanel } from "./pages.js";
import { Play } from "./play.js";
import { Stage } from "./stage.js";
import { FileState } from "./state.js";
import { texts } from "./texts.js";
import { PageTimeline } from "./timeline.js";
import { TriggersPanel } from "./triggers.js";

function showKeys() {
  const list = made("dl", "keys-list", texts.keys.flatMap(([keys, meaning]) => (
    [made("dt", "", keys), made("dd", "", meaning)])), { tabIndex: 0 });
  showDialog(texts.keysTitle, [list], [[texts.close]]);
}

async function startEditor() {
  const editor = new Editor(new Connection());
  const layout = new PanelLayout(editor);
  const play = new Play(editor);
  const acts = {
    undo: () => editor.perform({ op: "undo" }), redo: () => editor.perform({ op: "redo" }),
    play: (isFromStart) => play.start(isFromStart), text: () => state.openText(), help: showKeys,
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
  editor.adding = new Adding(editor);
  editor.editText = (path) => stage.editText(path);
  const tools = new Tools(editor, stage);
  const elements = new ElementsPanel(editor), findings = new FindingsPanel(editor, byId("findings"), layout.right);
  const timeline = new PageTimeline(editor, byId("timeline"));
  editor.inspector = new Inspector(editor, byId("inspector"));
  editor.panels = [stage, new PagesPanel(editor), elements, editor.inspector, timeline,
    new TriggersPanel(editor, byId("triggers")), new AssetsPanel(editor, byId("assets")),
    new HistoryPanel(editor, byId("history")), bar];
  const state = new FileState(editor, bar, findings);
  new Keyboard(editor, { stage, play, timeline, elements, tools, acts });
  window.bookedit = {
    idle: () => editor.connection.idle(), session: editor,
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
