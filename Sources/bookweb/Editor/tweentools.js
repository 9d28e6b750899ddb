// The tween chosen in the timeline: its start, end and keyframes are set on the stage.

import { made } from "../Page/dom.js";
import { iconButton, onDrag, textButton } from "./controls.js";
import { texts } from "./texts.js";

export class TweenTools {
  constructor(timeline) {
    this.timeline = timeline;
    this.editor = timeline.editor;
    this.row = null;
    this.node = made("div", "tween-tools", "", { role: "toolbar", "aria-label": texts.tween, hidden: true });
  }

  isChosen(row) { return row.kind === "tween" && row.path === this.row?.path && row.name === this.row.name; }

  choose(row) { this.row = row.kind === "tween" ? row : null; }

  /** Shows the buttons for the chosen tween, if its row still exists. */
  update(rows) {
    this.row = rows.find((row) => this.isChosen(row)) ?? null;
    if (this.row && !this.editor.selection.includes(this.row.path)) this.row = null;
    const { row } = this, { aim } = this.editor;
    this.node.hidden = !row;
    const focused = this.node.contains(document.activeElement) ? document.activeElement.dataset.part : null;
    this.node.replaceChildren();
    if (!row) return;
    const parts = row.keyframes ? row.keyframes.map((time, index) => [index, texts.keyframeAt(time)])
      : [["start", texts.tweenStart], ["end", texts.tweenEnd]];
    for (const [part, title] of parts) {
      const button = this.node.appendChild(textButton(title, () => this.aim(part), "small", "aim",
        { "data-part": part, "aria-pressed": this.isAimed(part) }));
      if (String(part) === focused) button.focus();
    }
    this.node.append(iconButton("plus", texts.addKeyframe, () => this.addKeyframe(), "addKeyframe"));
    if (row.keyframes && aim && this.isAimed(aim.part)) {
      this.node.append(iconButton("trash", texts.removeKeyframe, () => this.remove(aim.part), "removeKeyframe"));
    }
  }

  isAimed(part) {
    const { aim } = this.editor, { row } = this;
    return Boolean(aim) && aim.path === row.path && aim.tween === row.name && aim.part === part;
  }

  /** Makes gestures on the stage change a part of the tween, or the element itself. */
  async aim(part) {
    const { editor, row } = this;
    const isOver = this.isAimed(part);
    editor.aim = isOver ? null : { path: row.path, tween: row.name, part };
    editor.time = 0;
    await editor.exchange([{ in: "show", at: 0 }, isOver ? { in: "aim", tween: null }
      : { in: "aim", item: row.path, tween: row.name, part }]);
    this.update(this.timeline.rows);
    editor.say(isOver ? texts.aimsNoMore : texts.aims(texts.rowOf(row)));
  }

  perform(op, members) {
    return this.editor.onPage(op, { item: this.row.path, tween: this.row.name, ...members });
  }

  /** Returns the duration of one pass of the tween in seconds. */
  passLength(row) {
    return row.start === null || row.end === null ? null : (row.end - row.start) / (row.passes || 1);
  }

  /** Adds a keyframe at the playhead, or else in the middle. */
  addKeyframe(seconds = this.editor.time) {
    const { row } = this, length = this.passLength(row);
    const share = length > 0 ? (seconds - row.start) / length : -1;
    return this.perform("addKeyframe", { time: share > 0 && share < 1 ? Number(share.toFixed(3)) : 0.5 });
  }

  async remove(index) {
    this.editor.aim = null;
    await this.editor.perform({ in: "aim", tween: null });
    return this.perform("removeKeyframe", { index });
  }

  /** Returns the button of a keyframe, which can be dragged, and moved or removed by keys. */
  makeDiamond(row, index) {
    const { timeline } = this, length = this.passLength(row), time = row.keyframes[index];
    const put = (share) => { node.style.left = timeline.left(row.start + share * length); };
    const choose = async () => {
      this.row = row;
      await timeline.choose(row);
      return this.aim(index);
    };
    const within = (share) => Math.max(0, Math.min(1, share));
    const move = (share) => {
      this.row = row;
      return this.perform("moveKeyframe", { index, time: Number(within(share).toFixed(3)) });
    };
    const node = made("button", "diamond", "", {
      type: "button", "aria-label": `${texts.rowOf(row)}, ${texts.keyframeAt(time)}`,
      onkeydown: (event) => {
        const step = { ArrowRight: 0.05, ArrowLeft: -0.05 }[event.key];
        if (step) move(time + step / length);
        else if (event.key === "Enter" || event.key === " ") choose();
        else if (event.key === "Delete" || event.key === "Backspace") {
          this.row = row;
          this.remove(index);
        } else return;
        event.preventDefault();
        event.stopPropagation();
      },
    });
    put(time);
    onDrag(node, ({ clientX }) => ({ x: clientX, share: time }), (drag, { clientX }) => {
      const seconds = Math.round((time * length + (clientX - drag.x) / timeline.scale) * 20) / 20;
      drag.share = Math.abs(clientX - drag.x) < 3 ? time : within(seconds / length);
      put(drag.share);
    }, ({ share }, isDone) => {
      if (isDone && share === time) choose();
      else if (isDone) move(share);
    });
    return node;
  }
}
