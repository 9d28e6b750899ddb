// The numbers of the interface to the engine. `PageInterfaceTests` writes this file from the engine's sources.

/** The words of a frame's head. */
export const headWord = {
  tick: 0, flags: 2, credit: 3, stage: 4, leaving: 8, soundCount: 12, sounds: 13, games: 14, creditAlpha: 15,
  turn: 16,
};

/** The words of the description of a list of draw records. */
export const listWord = {
  page: 0, opening: 1, count: 2, records: 3,
};

/** The flags of a frame. */
export const frameFlag = {
  isTurning: 1, showsTurn: 2, showsCredits: 4, isNarrating: 8,
};

/** The words of a draw record, and their count. */
export const field = {
  a: 0, b: 1, c: 2, d: 3, e: 4, f: 5, width: 6, height: 7, alpha: 8, fontSize: 9, color: 10, element: 11, picture: 12,
  word: 13, angle: 14, count: 16,
};

/** The words of a sound record, and their count. */
export const soundField = {
  number: 0, asset: 1, pass: 2, loops: 3, elapsed: 4, duration: 6, start: 8, volume: 10, count: 12,
};

/** The words before the strips of paper. */
export const paperWord = {
  count: 0, duration: 1, hasColor: 2, color: 3, strips: 4,
};

/** The words of a strip of paper, and their count. */
export const stripField = {
  side: 0, isRaised: 1, acrossX: 2, across: 3, downX: 4, downY: 5, down: 6, depthX: 7, depth: 8, alpha: 9, left: 10,
  right: 11, shadeStart: 12, shadeEnd: 13, shadeLeft: 14, shadeRight: 15, count: 16,
};

/** What is on strips of paper. */
export const paperSide = {
  entering: 0, leaving: 1, paper: 2, cover: 3,
};

/** The colours of paper on which there is no page. */
export const paperColor = {
  2: "#F4EAD7", 3: "#8F755C",
};

/** The pages whose elements the engine lists. */
export const pageList = {
  stage: 0, leaving: 1, still: 2,
};

/** The phases of a touch. */
export const touchPhase = {
  began: 0, moved: 1, ended: 2, cancelled: 3,
};

/** What playthroughs do with games. */
export const gameAction = {
  hint: 0, restart: 1, undo: 2, clear: 3, solve: 4, fill: 5, press: 6,
};

/** Why a recording is cancelled. */
export const cancellation = {
  reader: 0, denied: 1, missing: 2, full: 3,
};

/** The links in the credits. */
export const creditLink = {
  twitter: 0, web: 1, publisher: 2,
};

/** The number of the reader's first recording; others count down. */
export const firstRecording = -2;

/** The opacity below which an element takes no touches. */
export const minTouchableAlpha = 0.02;

/** The longest recording in milliseconds. */
export const maxRecording = 600000;
