// Noises and shakes, for pages that wait for them. The page listens only there, and only after the reader has touched
// the button that says so. It keeps nothing of what it hears, and sends nothing: it only measures how loud it is.

import { byId } from "./dom.js";
import { audioContext } from "./sounds.js";

/** How loud the button's noise is, and how long it lasts in milliseconds. */
const madeNoise = 0.8, madeTime = 600;

/** The change of loudness that is reported. */
const leastChange = 0.02;

/**
 * The acceleration of a push in m/s², and in milliseconds the time within which two of them are a shake, and the least
 * time between two shakes.
 */
const shakeForce = 15, shakeTime = 500, shakeRest = 1000;

/** Returns how loud a signal is, from 0 to 1: a whisper near 0.2, a call near 0.8. */
function loudnessOf(samples) {
  let sum = 0;
  for (const sample of samples) sum += sample * sample;
  const decibels = 10 * Math.log10(sum / samples.length);
  return Math.max(0, Math.min(1, (decibels + 55) / 50));
}

export class Signals {
  constructor(book) {
    this.book = book;
    /** The microphone while the page listens, or null. */
    this.ear = null;
    this.hasAgreed = this.isDenied = this.isAsking = this.hasMotion = false;
    this.loudness = this.silence = 0;
    this.pushes = [];
    this.lastShake = -Infinity;
    const does = (id, act) => byId(id).addEventListener("click", () => book.isStarted && act());
    does("listen", () => this.agree());
    does("noise", () => this.makeNoise());
    does("shake", () => this.shake());
    window.addEventListener("devicemotion", (event) => this.move(event));
    document.addEventListener("visibilitychange", () => document.hidden && this.stop());
  }

  get canListen() { return Boolean(navigator.mediaDevices?.getUserMedia && audioContext()) && !this.isDenied; }

  translate() {
    const { words } = this.book;
    for (const id of ["listen", "noise", "shake"]) byId(id).textContent = words[id];
  }

  /** Shows the buttons that the page on stage needs, and listens if the reader has agreed. */
  update() {
    const { engine, isRunning } = this.book;
    const senses = isRunning && !engine.isTurning ? engine.senses : { noise: false, shake: false };
    // Asking for the options takes a while, so only pages that listen do.
    const isOn = senses.noise && engine.options().microphone !== false;
    const listens = isOn && this.canListen && !this.book.recorder.run;
    show("listen", listens && !this.hasAgreed);
    show("noise", senses.noise && !(isOn && this.canListen));
    show("shake", senses.shake && !this.hasMotion);
    if (listens && this.hasAgreed) this.listen();
    else if (!senses.noise && !engine.isTurning || !isOn || this.book.recorder.run) this.stop();
    if (this.ear) this.measure();
  }

  agree() {
    this.hasAgreed = true;
    this.askForMotion();
    this.update();
  }

  /** Some browsers report motion only with permission, which must be asked for during a touch. */
  askForMotion() {
    const motion = /** @type {any} */ (window.DeviceMotionEvent);
    motion?.requestPermission?.().catch(() => {});
  }

  async listen() {
    if (this.ear || this.isAsking) return;
    this.isAsking = true;
    try {
      const stream = await navigator.mediaDevices.getUserMedia({ audio: true });
      const context = new (audioContext())();
      const meter = context.createAnalyser();
      meter.fftSize = 2048;
      context.createMediaStreamSource(stream).connect(meter);
      this.ear = { stream, context, meter, samples: new Float32Array(meter.fftSize) };
    } catch {
      // Without a microphone, a button makes the noise.
      this.isDenied = true;
    }
    this.isAsking = false;
    this.update();
  }

  /** Tells the engine how loud it is, if that has changed. */
  measure() {
    const { meter, samples } = this.ear;
    meter.getFloatTimeDomainData(samples);
    this.hear(Math.round(loudnessOf(samples) * 100) / 100);
  }

  hear(loudness) {
    if (Math.abs(loudness - this.loudness) < leastChange && (loudness > 0 || this.loudness === 0)) return;
    this.loudness = loudness;
    this.book.engine.hear(loudness);
  }

  /** Lets go of the microphone, so that the browser no longer shows that it is in use. */
  stop() {
    if (this.loudness > 0 && !this.silence) this.hear(0);
    if (!this.ear) return;
    for (const track of this.ear.stream.getTracks()) track.stop();
    this.ear.context.close().catch(() => {});
    this.ear = null;
  }

  /** Makes the noise of the button, which ends after a while. */
  makeNoise() {
    clearTimeout(this.silence);
    this.hear(madeNoise);
    this.silence = setTimeout(() => {
      this.silence = 0;
      this.hear(0);
    }, madeTime);
  }

  shake() {
    this.askForMotion();
    this.book.command(() => this.book.engine.shake());
  }

  /** Takes two strong pushes in a short time for a shake. */
  move({ acceleration }) {
    if (acceleration?.x === null || acceleration?.x === undefined) return;
    this.hasMotion = true;
    if (Math.hypot(acceleration.x, acceleration.y, acceleration.z) <= shakeForce) return;
    const now = performance.now();
    this.pushes = [...this.pushes.filter((time) => now - time <= shakeTime), now];
    if (this.pushes.length < 2 || now - this.lastShake < shakeRest) return;
    this.lastShake = now;
    this.pushes = [];
    const { book } = this;
    if (book.isRunning && book.engine.senses.shake) book.command(() => book.engine.shake());
  }
}

function show(id, isShown) {
  const button = byId(id);
  if (button.hidden === isShown) button.hidden = !isShown;
}
