// @ts-check
import { indexAt, part, parts } from '../../../../shared/delivery/web/assets/page-parts.js';

/** @typedef {import('./sound.js').Sound} Sound */

const NOTE_MS = 4000;

/** @param {Sound} sound */
export function connectShare(sound) {
  const note = part('[data-note]', HTMLElement);
  const copyButton = part('[data-copy-link]', HTMLButtonElement);
  const shareButton = part('[data-share]', HTMLButtonElement);
  /** To the sentence that is heard; it begins there, and its source is beside it. */
  const link = () => {
    const sentences = parts('.sentence');
    const starts = sentences.map((sentence) => Number(sentence.dataset.start));
    const id = sound.seconds > 0 ? sentences[indexAt(starts, sound.seconds + 0.05)]?.id : undefined;
    if (id === undefined) return location.origin + sound.track.path;
    const isInParts = part('[data-transcript]', HTMLElement).dataset.parts !== undefined;
    return location.origin + sound.track.path + (isInParts ? `?s=${id.slice(1)}#${id}` : `#${id}`);
  };
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link());
      note.textContent = copyButton.dataset.copied ?? '';
    } catch {
      note.textContent = link();
    }
    setTimeout(() => (note.textContent = ''), NOTE_MS);
  };
  const share = async () => {
    if (!('share' in navigator)) return copy();
    try {
      await navigator.share({ title: sound.track.title, url: link() });
    } catch (error) {
      // Who closes the sheet wants nothing in its place.
      if (!(error instanceof DOMException && error.name === 'AbortError')) await copy();
    }
  };
  copyButton.addEventListener('click', () => void copy());
  shareButton.addEventListener('click', () => void share());
}
