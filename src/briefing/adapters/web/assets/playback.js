// @ts-check
import { rememberedAt } from './memory.js';

/** @typedef {import('./sound.js').Sound} Sound */

/**
 * @typedef {object} Told what the server knows of the owner's playback
 * @property {number | null} position_ms
 * @property {boolean} finished
 * @property {number | null} at
 * @property {string} form_token
 */

const EVERY_MS = 15_000;

/**
 * The owner goes on where another of their devices stopped, and this one tells the others. Everybody else is told nothing
 * and tells nothing: then null.
 * @param {Sound} sound
 * @param {boolean} isSent whether a link says where to begin
 * @returns {Promise<Playback | null>}
 */
export async function connectPlayback(sound, isSent) {
  const url = sound.track.playbackUrl;
  const told = url === null ? null : await ask(url);
  if (url === null || told === null || sound.signal.aborted) return null;
  if (!isSent) goOn(sound, told);
  const playback = new Playback(sound, url, told);
  // Back at this device after a while at another one.
  const again = () =>
    void ask(url).then(
      (news) => news && !sound.playing && goOn(sound, news) && playback.isAsToldElsewhere(),
      () => {},
    );
  const { signal } = sound;
  document.addEventListener('visibilitychange', () => document.hidden || sound.playing || again(), { signal });
  return playback;
}

/**
 * @param {string} url
 * @returns {Promise<Told | null>}
 */
async function ask(url) {
  const response = await fetch(url, { headers: { accept: 'application/json' } });
  return response.status === 200 ? response.json() : null;
}

/**
 * Whether it went to another place.
 * @param {Sound} sound
 * @param {Told} told
 */
function goOn(sound, { position_ms: position, at, finished }) {
  const isNewer = position !== null && at !== null && at > rememberedAt(sound.track.path);
  if (!isNewer || sound.playing) return false;
  sound.place(finished ? 0 : position / 1000);
  return true;
}

/** Tells the server how far the owner is. */
export class Playback {
  #told = -1;
  #played = false;
  #refused = false;
  #token;

  /**
   * @param {Sound} sound
   * @param {string} url
   * @param {Told} told
   */
  constructor(sound, url, told) {
    this.sound = sound;
    this.url = url;
    this.finished = told.finished;
    this.#token = told.form_token;
    // What plays already has begun before the answer was here.
    this.#played = sound.playing;
    if (!sound.playing) this.#told = sound.seconds;
    const { signal } = sound;
    sound.audio.addEventListener('playing', () => (this.#played = true), { signal });
    const timer = setInterval(() => sound.playing && this.#tell(), EVERY_MS);
    signal.addEventListener('abort', () => clearInterval(timer));
    sound.onPlayPause(() => sound.playing || this.#tell());
    addEventListener('pagehide', () => this.#tell(), { signal });
  }

  /** Nothing was played here since: there is nothing to tell, and what was heard to its end elsewhere stays so. */
  isAsToldElsewhere() {
    this.#told = this.sound.seconds;
    this.#played = false;
  }

  #tell() {
    const { ended } = this.sound.audio;
    if (!this.#played || this.#refused || this.sound.seconds === this.#told) return;
    this.#told = this.sound.seconds;
    if (ended) this.finished = true;
    // Lost on the way: the next one says more.
    void this.#send(this.sound.seconds, ended).catch(() => {});
  }

  /**
   * The listener says themselves that they have heard it, or that they have not.
   * @param {boolean} finished
   */
  async mark(finished) {
    await this.#send(finished ? this.sound.duration : 0, finished);
    this.finished = finished;
  }

  /**
   * @param {number} seconds
   * @param {boolean} finished
   */
  async #send(seconds, finished) {
    const position = String(Math.round(seconds * 1000));
    const body = new URLSearchParams({ form_token: this.#token, position_ms: position, at: String(Date.now()) });
    if (finished) body.set('finished', 'true');
    // The page may be on its way out.
    const { ok, status } = await fetch(this.url, { method: 'POST', body, keepalive: true });
    // Signed out, or in as somebody else: only the page can say so, when it is loaded again.
    this.#refused = !ok && status < 500;
  }
}
