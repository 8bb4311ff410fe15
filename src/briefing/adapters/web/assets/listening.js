// @ts-check
import { nothingToCarryOn } from '../../../../shared/delivery/web/assets/carry-on.js';
import { pageSignal } from '../../../../shared/delivery/web/assets/page-life.js';
import { keepDocument, visit } from '../../../../shared/delivery/web/assets/soft-navigation.js';
import { connectMediaSession } from './media-session.js';
import { rememberedPosition, rememberedSpeed, rememberedVolume, rememberPosition } from './memory.js';
import { connectPlayback } from './playback.js';
import { takeNext } from './queue.js';
import { connectSilences } from './silences.js';
import { connectSleep } from './sleep.js';
import { Sound } from './sound.js';
import { trackAt } from './track.js';

/** @typedef {import('./track.js').Track} Track */

/**
 * What was played last, whichever page is shown by now.
 * @type {Sound | null}
 */
let current = null;
/** @type {Set<() => void>} */
const listeners = new Set();

export const listeningTo = () => current;

/** @param {() => void} listener called when another briefing is played, or none any more */
export const onListening = (listener) => void listeners.add(listener);

keepDocument(() => current?.playing === true);
// A sample on the page, say: two voices at once help nobody.
document.addEventListener('play', ({ target }) => target !== current?.audio && current?.pause(), true);
// In another tab, too.
const tabs = 'BroadcastChannel' in globalThis ? new BroadcastChannel('listening') : null;
tabs?.addEventListener('message', () => current?.pause());

/**
 * On the page of a briefing: the sound that plays already, or the one of the page.
 * @param {Track} track
 * @param {HTMLAudioElement} audio
 * @param {boolean} isSent whether a link says where to begin
 */
export function soundOnPage(track, audio, isSent) {
  if (current?.track.path === track.path) {
    audio.remove();
    return current;
  }
  const sound = begin(track, audio, isSent);
  if (current === null) connectMediaSession(sound);
  pageSignal().addEventListener('abort', () => current === sound || sound.signal.aborted || drop(sound));
  return sound;
}

/**
 * Where the reader left it, in a tab that has loaded another page meanwhile.
 * @param {Track} track
 */
export function soundToGoOn(track) {
  const audio = document.createElement('audio');
  audio.preload = 'metadata';
  audio.src = track.audioUrl;
  const sound = begin(track, audio, false);
  take(sound);
  return sound;
}

/** Nothing is listened to any more. */
export function stopListening() {
  if (current !== null) drop(current);
  current = null;
  nothingToCarryOn();
  tell();
}

function tell() {
  for (const listener of listeners) listener();
}

/**
 * Outside of what is replaced with the page: an element that leaves the document falls silent.
 * @param {HTMLAudioElement} audio
 */
function keep(audio) {
  audio.controls = false;
  audio.hidden = true;
  document.body.append(audio);
}

/**
 * @param {Track} track
 * @param {HTMLAudioElement} audio
 * @param {boolean} isSent
 */
function begin(track, audio, isSent) {
  keep(audio);
  const sound = new Sound(audio, track);
  audio.preservesPitch = true;
  audio.defaultPlaybackRate = rememberedSpeed();
  audio.playbackRate = rememberedSpeed();
  audio.volume = rememberedVolume();
  if (!isSent) sound.place(rememberedPosition(track.path) ?? 0);
  connectMemory(sound);
  connectSilences(sound);
  connectSleep(sound);
  sound.onPlayPause(() => sound.playing && take(sound));
  audio.addEventListener('play', () => tabs?.postMessage('play'), { signal: sound.signal });
  audio.addEventListener('ended', () => void advance(sound), { signal: sound.signal });
  // Away or refused: then this browser alone remembers.
  sound.playback = connectPlayback(sound, isSent).catch(() => null);
  return sound;
}

/** @param {Sound} sound */
function connectMemory(sound) {
  const { path } = sound.track;
  const remember = () => rememberPosition(path, sound.seconds, sound.duration);
  let kept = 0;
  sound.onMove((seconds) => {
    if (Math.abs(seconds - kept) < 3) return;
    kept = seconds;
    remember();
  });
  sound.onPlayPause(remember);
  addEventListener('pagehide', remember, { signal: sound.signal });
}

/** @param {Sound} sound */
function take(sound) {
  if (current === sound) return;
  if (current !== null) drop(current);
  current = sound;
  connectMediaSession(sound);
  tell();
}

/** @param {Sound} sound */
function drop(sound) {
  sound.end();
  sound.audio.remove();
}

/**
 * What is queued follows, in the same element: a browser that lets nothing sound unasked knows that element.
 * @param {Sound} sound
 */
async function advance(sound) {
  for (let next = takeNext(); next !== null; next = takeNext()) {
    const track = await trackAt(next.path).catch(() => null);
    // The listener has chosen something else meanwhile.
    if (current !== sound || sound.playing) return;
    // One that is gone by now is passed over.
    if (track !== null) return follow(sound, track);
  }
}

/**
 * @param {Sound} sound
 * @param {Track} track
 */
function follow(sound, track) {
  const isShown = location.pathname === sound.track.path;
  sound.end();
  sound.audio.src = track.audioUrl;
  const next = begin(track, sound.audio, false);
  current = null;
  take(next);
  next.play();
  if (isShown) void visit(track.path);
}
