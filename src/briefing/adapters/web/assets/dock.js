// @ts-check
import { leaveToCarryOn } from '../../../../shared/delivery/web/assets/carry-on.js';
import { PAGE_SHOWN } from '../../../../shared/delivery/web/assets/page-life.js';
import { chapterAt, nextChapter } from './chapters.js';
import { listeningTo, onListening, soundToGoOn, stopListening } from './listening.js';
import { trackAt } from './track.js';

/** @typedef {import('./sound.js').Sound} Sound */

/**
 * The small player: on every page but that of the briefing that it plays.
 * @type {{ readonly sound: Sound, readonly element: HTMLElement, readonly life: AbortController } | null}
 */
let dock = null;

const LEFT = 'listening';
/** Whoever comes back later wants to choose when it sounds. */
const AT_ONCE_MS = 15_000;

/** Once, however many pages need it. */
let connected = false;

export function connectDock() {
  if (connected) return;
  connected = true;
  onListening(arrangeDock);
  document.addEventListener(PAGE_SHOWN, arrangeDock);
  addEventListener('pagehide', leave);
}

/** On a page that the browser has loaded anew. */
export async function carryOn() {
  connectDock();
  const left = whatWasLeft();
  if (left === null || listeningTo() !== null || left.path === shownPath()) return;
  const track = await trackAt(left.path);
  if (track === null || listeningTo() !== null) return;
  const sound = soundToGoOn(track);
  if (left.playing && Date.now() - left.at < AT_ONCE_MS) sound.play();
}

function leave() {
  const sound = listeningTo();
  if (sound === null) return;
  try {
    const left = { path: sound.track.path, playing: sound.playing, at: Date.now() };
    sessionStorage.setItem(LEFT, JSON.stringify(left));
    leaveToCarryOn(import.meta.url);
  } catch {
    // Nothing is carried on where nothing may be kept.
  }
}

/** @returns {{ path: string, playing: boolean, at: number } | null} */
function whatWasLeft() {
  const left = JSON.parse(sessionStorage.getItem(LEFT) ?? 'null');
  return left !== null && /^\/b\/[\w-]+$/.test(left.path) ? left : null;
}

/** The briefing that the page itself plays. */
const shownPath = () => {
  const player = document.querySelector('[data-player]');
  return player instanceof HTMLElement ? player.dataset.path : undefined;
};

/** Whenever the page or what plays is another. */
export function arrangeDock() {
  const sound = listeningTo();
  const wanted = sound !== null && sound.track.path !== shownPath();
  if (dock !== null && (!wanted || dock.sound !== sound)) hide();
  if (wanted && dock === null) build(sound);
  liftOver();
}

function hide() {
  dock?.life.abort();
  dock?.element.remove();
  dock = null;
  document.documentElement.classList.remove('docked');
}

/** @param {Sound} sound */
function build(sound) {
  const template = sound.track.dock;
  const element = template?.content.firstElementChild?.cloneNode(true);
  if (!(element instanceof HTMLElement) || template === null) return;
  dock = { sound, element, life: new AbortController() };
  element.lang = sound.track.language;
  addStyle(template.dataset.style ?? '', () => {
    document.body.append(element);
    liftOver();
  });
  fill(element, sound);
  connect(element, sound, dock.life.signal);
  document.documentElement.classList.add('docked');
}

/** The page of another briefing has a player at the same edge of a small window. */
function liftOver() {
  const player = document.querySelector('[data-player]');
  const isFixed = player !== null && getComputedStyle(player).position === 'fixed';
  const height = isFixed ? player.getBoundingClientRect().height : 0;
  dock?.element.style.setProperty('--lift', `${height}px`);
}

/**
 * The dock keeps its style on pages that do not know it.
 * @param {string} href
 * @param {() => void} then
 */
function addStyle(href, then) {
  const here = [...document.querySelectorAll('link[rel="stylesheet"]')].find(
    (link) => link.getAttribute('href') === href,
  );
  if (here !== undefined) {
    here.setAttribute('data-kept', '');
    then();
    return;
  }
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  link.dataset.kept = '';
  link.addEventListener('load', then);
  document.head.append(link);
}

/**
 * @param {HTMLElement} element
 * @param {Sound} sound
 */
function fill(element, { track }) {
  const link = element.querySelector('a');
  if (link !== null) link.href = track.path;
  const title = element.querySelector('[data-dock-title]');
  if (title !== null) title.textContent = track.title;
  const cover = element.querySelector('img');
  if (cover !== null && track.cover !== null) cover.src = track.cover;
  else cover?.remove();
}

/**
 * @param {HTMLElement} element
 * @param {Sound} sound
 * @param {AbortSignal} signal
 */
function connect(element, sound, signal) {
  /** @type {Record<string, () => void>} */
  const actions = {
    back: () => sound.skip(-15),
    toggle: () => sound.toggle(),
    forward: () => sound.skip(30),
    next: () => nextChapter(sound),
    close: stopListening,
  };
  for (const button of element.querySelectorAll('button')) {
    const action = actions[button.dataset.do ?? ''];
    button.addEventListener('click', () => action?.());
  }
  connectToggle(element, sound, signal);
  const story = element.querySelector('[data-dock-story]');
  sound.onMove((seconds) => {
    element.style.setProperty('--heard', `${(100 * seconds) / sound.duration}%`);
    const name = sound.track.chapters[chapterAt(sound.track, seconds)]?.title ?? '';
    if (story !== null && story.textContent !== name) story.textContent = name;
  }, signal);
}

/**
 * @param {HTMLElement} element
 * @param {Sound} sound
 * @param {AbortSignal} signal
 */
function connectToggle(element, sound, signal) {
  const button = element.querySelector('[data-do="toggle"]');
  if (!(button instanceof HTMLElement)) return;
  const labels = { play: button.ariaLabel, pause: button.dataset.pauseLabel ?? '' };
  const show = () => {
    button.ariaLabel = sound.playing ? labels.pause : labels.play;
    button.classList.toggle('playing', sound.playing);
  };
  sound.onPlayPause(show, signal);
  show();
}
