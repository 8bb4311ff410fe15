// @ts-check

/** @typedef {import('./track.js').Track} Track */

/** @template A */
class Listeners {
  /** @type {Set<(told: A) => void>} */
  #all = new Set();

  /**
   * @param {(told: A) => void} listener
   * @param {AbortSignal} [signal] until when
   */
  add(listener, signal) {
    if (signal?.aborted) return;
    this.#all.add(listener);
    signal?.addEventListener('abort', () => this.#all.delete(listener));
  }

  /** @param {A} told */
  tell(told) {
    for (const listener of this.#all) listener(told);
  }
}

/** One briefing in an audio element. It may outlive the page that it began on; what it is shown on comes and goes. */
export class Sound {
  /** @type {Listeners<number>} */
  #moves = new Listeners();
  /** @type {Listeners<void>} */
  #states = new Listeners();
  /** @type {Listeners<number>} */
  #seeks = new Listeners();
  #life = new AbortController();
  #frame = 0;
  /** Between the devices of its owner; null for everybody else. @type {Promise<import('./playback.js').Playback | null>} */
  playback = Promise.resolve(null);

  /**
   * @param {HTMLAudioElement} audio
   * @param {Track} track
   */
  constructor(audio, track) {
    this.audio = audio;
    this.track = track;
    const { signal } = this.#life;
    const move = () => this.#moves.tell(this.seconds);
    for (const event of ['timeupdate', 'seeking', 'loadedmetadata', 'ended'])
      audio.addEventListener(event, move, { signal });
    audio.addEventListener('playing', () => this.#follow(), { signal });
    for (const event of ['play', 'pause', 'ended'])
      audio.addEventListener(event, () => this.#states.tell(), { signal });
  }

  /** Ends when nobody listens to this any more. */
  get signal() {
    return this.#life.signal;
  }

  /** Known from the page before the first byte of the file is here. */
  get duration() {
    return this.track.duration;
  }

  get seconds() {
    return this.audio.currentTime;
  }

  get playing() {
    return !this.audio.paused;
  }

  /**
   * The listener's own wish.
   * @param {number} seconds
   */
  seek(seconds) {
    this.place(seconds);
    this.#seeks.tell(this.seconds);
  }

  /**
   * Without anybody having asked for it.
   * @param {number} seconds
   */
  place(seconds) {
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

  pause() {
    this.audio.pause();
  }

  toggle() {
    if (this.playing) this.pause();
    else this.play();
  }

  /**
   * Calls back whenever the position may have changed: on every frame while it plays.
   * @param {(seconds: number) => void} listener
   * @param {AbortSignal} [signal]
   */
  onMove(listener, signal) {
    this.#moves.add(listener, signal);
  }

  /**
   * @param {() => void} listener
   * @param {AbortSignal} [signal]
   */
  onPlayPause(listener, signal) {
    this.#states.add(listener, signal);
  }

  /**
   * @param {(seconds: number) => void} listener
   * @param {AbortSignal} [signal]
   */
  onSeek(listener, signal) {
    this.#seeks.add(listener, signal);
  }

  /** Nobody listens to this any more. The audio element may be used for another. */
  end() {
    this.pause();
    this.#states.tell();
    this.#life.abort();
    cancelAnimationFrame(this.#frame);
  }

  #follow() {
    cancelAnimationFrame(this.#frame);
    const frame = () => {
      this.#moves.tell(this.seconds);
      if (this.playing) this.#frame = requestAnimationFrame(frame);
    };
    frame();
  }
}
