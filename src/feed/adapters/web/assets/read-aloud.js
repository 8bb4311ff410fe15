// @ts-check
import { pageSignal } from '../../../../shared/delivery/web/assets/page-life.js';
import { part } from '../../../../shared/delivery/web/assets/page-parts.js';

/**
 * @typedef {object} Sentence
 * @property {string} text
 * @property {HTMLElement} element
 * @property {Range} range
 */

/**
 * The sentences of an element, each with the place where it stands.
 * @param {HTMLElement} element
 * @param {string} language
 * @returns {Sentence[]}
 */
function sentencesIn(element, language) {
  /** @type {Text[]} */
  const nodes = [];
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) if (walker.currentNode instanceof Text) nodes.push(walker.currentNode);
  const text = nodes.map((node) => node.data).join('');
  let [at, start] = [0, 0];
  /** @param {number} offset @returns {[Node, number]} */
  const placeOf = (offset) => {
    while (at < nodes.length - 1 && start + (nodes[at]?.length ?? 0) < offset) {
      start += nodes[at]?.length ?? 0;
      at += 1;
    }
    return [nodes[at] ?? element, offset - start];
  };
  const segments = new Intl.Segmenter(language, { granularity: 'sentence' }).segment(text);
  return [...segments]
    .filter(({ segment }) => segment.trim() !== '')
    .map(({ segment, index }) => {
      const range = new Range();
      range.setStart(...placeOf(index));
      range.setEnd(...placeOf(index + segment.trimEnd().length));
      return { text: segment.trim(), element, range };
    });
}

/**
 * A voice of this machine: others send what is read to a server.
 * @param {string} language
 */
function voiceFor(language) {
  const own = speechSynthesis.getVoices().filter((voice) => voice.localService);
  const speaks = own.filter((voice) => voice.lang.toLowerCase().split(/[-_]/)[0] === language);
  return speaks.find((voice) => voice.default) ?? speaks[0] ?? null;
}

/** @param {Sentence | null} sentence */
function show(sentence) {
  for (const shown of document.querySelectorAll('.being-spoken')) shown.classList.remove('being-spoken');
  if ('highlights' in CSS) {
    if (sentence === null) CSS.highlights.delete('spoken');
    else CSS.highlights.set('spoken', new Highlight(sentence.range));
  }
  if (sentence === null) return;
  sentence.element.classList.add('being-spoken');
  const { top, bottom } = sentence.range.getBoundingClientRect();
  if (top < 0 || bottom > innerHeight) sentence.element.scrollIntoView({ block: 'center' });
}

/**
 * Says sentence after sentence.
 * @param {readonly Sentence[]} sentences
 * @param {() => void} whenOver
 */
function readerOf(sentences, whenOver) {
  /** Tells what was cancelled from what ended. */
  let turn = 0;
  const end = () => {
    turn += 1;
    speechSynthesis.cancel();
    show(null);
    whenOver();
  };
  /** @param {number} at @param {SpeechSynthesisVoice} voice */
  const say = (at, voice) => {
    const sentence = sentences[at];
    if (sentence === undefined) return end();
    turn += 1;
    const own = turn;
    show(sentence);
    const utterance = new SpeechSynthesisUtterance(sentence.text);
    utterance.voice = voice;
    utterance.lang = voice.lang;
    utterance.addEventListener('end', () => own === turn && say(at + 1, voice));
    utterance.addEventListener('error', () => own === turn && end());
    speechSynthesis.speak(utterance);
  };
  return { say, end };
}

/**
 * Reads with the voice of the browser, and shows where it is.
 * @param {HTMLElement} panel
 * @param {readonly HTMLElement[]} elements
 */
export function readAloud(panel, elements) {
  if (!('speechSynthesis' in globalThis) || !('Segmenter' in Intl)) return;
  const language = panel.dataset.readAloud ?? 'en';
  const speak = part('[data-speak]', HTMLButtonElement);
  const stop = part('[data-stop]', HTMLButtonElement);
  const note = part('[data-no-voice]', HTMLElement);
  const begin = speak.textContent;
  const sentences = elements.flatMap((element) => sentencesIn(element, language));
  const { say, end } = readerOf(sentences, () => {
    stop.hidden = true;
    speak.textContent = begin;
  });
  const start = () => {
    const voice = voiceFor(language);
    note.textContent = voice === null ? (note.dataset.noVoice ?? '') : '';
    if (voice === null) return;
    stop.hidden = false;
    speak.textContent = speak.dataset.pause ?? '';
    say(0, voice);
  };
  const pauseOrGoOn = () => {
    const paused = speechSynthesis.paused;
    speechSynthesis[paused ? 'resume' : 'pause']();
    speak.textContent = (paused ? speak.dataset.pause : speak.dataset.goOn) ?? '';
  };
  // The first call makes some browsers load their voices.
  speechSynthesis.getVoices();
  panel.hidden = sentences.length === 0;
  speak.addEventListener('click', () => (stop.hidden ? start() : pauseOrGoOn()));
  stop.addEventListener('click', end);
  const signal = pageSignal();
  addEventListener('pagehide', end, { signal });
  signal.addEventListener('abort', end);
}
