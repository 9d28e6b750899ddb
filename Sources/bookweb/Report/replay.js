// A run of the report that the engine replays.

import { cancellation } from "../Page/interface.js";

export class Replay {
  /** @param engine an engine in which no page is open yet */
  constructor(engine, run) {
    this.engine = engine;
    this.run = run;
    this.tick = 0;
    /** The index of the next input. */
    this.next = 0;
    /** The states that were saved so far, with one for each multiple of the spacing. */
    this.saves = [];
    /** The number of ticks between saved states, of which a long run has at most a thousand. */
    this.spacing = Math.max(300, Math.ceil(run.end / 1000));
    if (run.language) engine.changeLanguage(run.language);
    this.perform();
    this.keep();
  }

  /** Goes to a tick. The stage depends only on the tick, not on how it was reached. */
  goTo(tick) {
    const wanted = Math.max(0, Math.min(Math.round(tick), this.run.end));
    const save = this.saves[Math.min(Math.floor(wanted / this.spacing), this.saves.length - 1)];
    if (wanted < this.tick || save.tick > this.tick) this.restore(save);
    while (this.tick < wanted) this.pass(wanted);
  }

  /** Advances time until the next input, but not beyond a tick. */
  pass(wanted) {
    const nextInput = this.run.inputs[this.next]?.tick ?? Infinity;
    const nextSave = this.saves.length * this.spacing;
    const goal = Math.min(wanted, nextInput, nextSave);
    this.engine.advanceTicks(goal - this.tick);
    this.tick = goal;
    this.perform();
    if (goal === nextSave) this.keep();
  }

  /** Performs the inputs of the current tick. */
  perform() {
    const { inputs } = this.run;
    while (this.next < inputs.length && inputs[this.next].tick <= this.tick) {
      this.give(inputs[this.next]);
      this.next += 1;
    }
    this.hear();
  }

  /** Discards the events, which the report already has. */
  hear() { this.engine.takeEvents(); }

  give(input) {
    const { engine } = this;
    switch (input.do) {
      case "openCredits": case "back": case "next": case "previous": case "shake": case "allowRecording":
        return engine[input.do]();
      case "open": return engine.open(input.page);
      case "openSection": return engine.openSection(input.section);
      case "option": return engine.setOption(input.name, input.value);
      case "language": return engine.changeLanguage(input.language);
      case "tapCredit": return engine.tapCredit(input.link);
      case "drag": return engine.replayDrag(input.finger, input.progress);
      case "chooseStop": return engine.replayStop(input.item, input.stop);
      case "touch": return engine.replayTouch(input.phase, input.finger, input.x, input.y);
      case "press": return engine.replayGame("press", input.piece, "", input.finger);
      case "hold": return engine.hold(input.item);
      case "rub": return engine.rub(input.item);
      case "hear": return engine.hear(input.loudness);
      case "seed": return engine.seed(input.high, input.low);
      case "beginRecording": return engine.beginRecording(input.slot);
      case "finishRecording": return engine.finishRecording(input.milliseconds);
      case "cancelRecording": return engine.cancelRecording(cancellation[input.reason]);
      case "addRecording": return engine.addRecording({ ...input, item: input.slot });
      case "deleteRecording":
        // A missing recording has the index -1, which deletes nothing.
        return engine.deleteRecording(engine.voices().recordings.findIndex((one) => (
          one.voice === input.voice && one.language === input.language && one.page === input.page &&
          one.item === input.slot)));
      case "deleteVoice": return engine.deleteVoice(input.voice);
      default: return engine.replayGame(input.do, input.game, input.region, input.color);
    }
  }

  keep() {
    const { tick, next, engine } = this;
    // Options and recordings belong to the reader, and aren't part of the state.
    const options = engine.options(), { recordings } = engine.voices();
    this.saves.push({ tick, next, state: engine.save(false), options, recordings });
  }

  restore({ tick, next, state, options, recordings }) {
    this.engine.takeRecordings(recordings);
    this.engine.takeOptions(options);
    if (!this.engine.restore(state)) throw new Error("The engine does not accept its own state.");
    this.tick = tick;
    this.next = next;
  }
}
