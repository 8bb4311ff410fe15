// @ts-check
import { pageSignal } from '../../../../shared/delivery/web/assets/page-life.js';
import { part } from '../../../../shared/delivery/web/assets/page-parts.js';
import { connectControls, connectSpeed, connectVolume } from './controls.js';
import { connectDock, arrangeDock } from './dock.js';
import { soundOnPage } from './listening.js';
import { connectMoments } from './moments.js';
import { connectMore } from './more.js';
import { connectShare } from './share.js';
import { connectShortcuts } from './shortcuts.js';
import { trackOf } from './track.js';
import { connectTranscript } from './transcript.js';

/** `#t=83.5`, `#s12`: the moment, or the sentence, that a link leads to. */
function linkedMoment() {
  const [, seconds, sentence] = /^#(?:t=(\d+(?:\.\d+)?)|s(\d+))$/.exec(location.hash) ?? [];
  if (seconds !== undefined) return Number(seconds);
  const start = sentence === undefined ? undefined : document.getElementById(`s${sentence}`)?.dataset.start;
  return start === undefined ? null : Number(start);
}

/** @returns {import('./track.js').Track} */
function trackOfPage() {
  const track = trackOf(document);
  if (track === null) throw new Error('the page has no player');
  return track;
}

/** A sentence of a long transcript may be in a part that is still to come. */
async function seekWhenThere() {
  await untilThere(() => linkedMoment() !== null || !/^#s\d+$/.test(location.hash));
  sound.seek(linkedMoment() ?? sound.seconds);
}

const signal = pageSignal();
connectDock();
const linked = linkedMoment();
const sound = soundOnPage(trackOfPage(), part('main [data-audio]', HTMLAudioElement), linked !== null);
connectControls(sound, signal);
connectMoments(sound, signal);
const untilThere = connectTranscript(sound, signal);
connectShortcuts(sound, { changeSpeed: connectSpeed(sound), toggleMute: connectVolume(sound) }, signal);
connectShare(sound);
connectMore(sound, signal);
if (linked !== null) sound.seek(linked);
else if (/^#s\d+$/.test(location.hash)) void seekWhenThere();
addEventListener('hashchange', () => void seekWhenThere(), { signal });
part('[data-controls]', HTMLElement).hidden = false;
document.documentElement.classList.add('enhanced');
arrangeDock();
signal.addEventListener('abort', () => document.documentElement.classList.remove('enhanced'));
