// @ts-check
import { part } from './page-parts.js';

/** The audio element of the page, with what the controls ask of it. */
export class Sound {
  constructor() {
    this.audio = part('[data-audio]', HTMLAudioElement);
    /** Known from the page before the first byte of the file is here. */
    this.duration = Number(part('[data-seek]', HTMLInputElement).max);
  }

  get seconds() {
    return this.audio.currentTime;
  }

  get playing() {
    return !this.audio.paused;
  }

  /** @param {number} seconds */
  seek(seconds) {
    this.audio.currentTime = Math.min(Math.max(0, seconds), this.duration);
  }

  /** @param {number} seconds */
  skip(seconds) {
    this.seek(this.seconds + seconds);
  }

  play() {
    // A browser may refuse sound that nobody asked for; the button then still says "play".
    this.audio.play().catch(() => {});
  }

  toggle() {
    if (this.playing) this.audio.pause();
    else this.play();
  }

  /**
   * Calls back whenever the position may have changed: on every frame while it plays.
   * @param {(seconds: number) => void} listener
   */
  onMove(listener) {
    const tell = () => listener(this.seconds);
    const frame = () => {
      tell();
      if (this.playing) requestAnimationFrame(frame);
    };
    this.audio.addEventListener('playing', frame);
    for (const event of ['timeupdate', 'seeking', 'loadedmetadata', 'ended']) this.audio.addEventListener(event, tell);
  }

  /** @param {() => void} listener */
  onPlayPause(listener) {
    for (const event of ['play', 'pause', 'ended']) this.audio.addEventListener(event, listener);
  }
}
