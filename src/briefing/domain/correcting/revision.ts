import type { Language } from '../../../shared/kernel/language.js';
import { contentOf, coverage, type Content } from '../composing/text/echo.js';
import { isCjk } from '../composing/text/words.js';
import { sentenceSpans } from '../composing/text/sentences.js';
import { readSentence, type ReadSentence } from './aligning.js';
import type { Whole } from './changed-names.js';
import type { CorrectedSentence, Revision } from './correction.js';
import { flat } from './flat-text.js';
import { isLabelledNews, isOfItself, noticeIn, type Notice } from './notices.js';
import { substanceBetween, type Substance } from './substance.js';

/** What an item says at one moment. */
export interface Version {
  readonly title: string;
  readonly text: string;
}

/** What a briefing cites of an item. */
export interface CitedSentence {
  /** As it stood in the item. */
  readonly quote: string;
  /** Indexes into `Script.lines`. */
  readonly lines: readonly number[];
}

export interface Revised {
  /** As it was when the briefing was composed. */
  readonly before: Version;
  /** null: its publisher has withdrawn it. */
  readonly now: Version | null;
  readonly cited: readonly CitedSentence[];
  readonly language: Language;
}

/** New sentences that are most like a cited one, of which one may be what has become of it. */
const MOST_COMPARED = 4;
const LIKE = 0.35;
const MOST_SENTENCES = 400;

/** Whether what is cited of an item may have changed: cheap, and needs no earlier version. */
export const mayBeRevised = ({ now, cited, language }: Omit<Revised, 'before'>): boolean =>
  now === null ||
  cited.some(({ quote }) => !flat(wordsOf(now)).includes(flat(quote))) ||
  sentencesOf(now, language).some((sentence) => noticeIn(sentence, language) !== null);

/**
 * What has become of the cited sentences of an item; null: nothing that a listener should know. When in doubt nothing: a
 * correction that is none does more harm than one that is missed. Spelling, more text, another order of sentences, times of
 * edition and counters are no revision.
 */
export function revisionOf({ before, now, cited, language }: Revised): Revision | null {
  if (now === null) return { kind: 'withdrawn', sentences: cited.map((one) => corrected(one, null)) };
  const known = flat(wordsOf(before));
  const fresh = sentencesOf(now, language).filter((sentence) => !known.includes(flat(sentence)));
  const notices = noticesIn(fresh, language).filter((one) => isMeant(one, { now, cited, language }, known));
  const retraction = notices.find(({ notice }) => notice === 'retraction');
  if (retraction !== undefined) {
    return { kind: 'retracted', sentences: cited.map((one) => corrected(one, retraction.whole)) };
  }
  const said = new Set(notices.map(({ text }) => text));
  const present = flat(
    sentencesOf(now, language)
      .filter((sentence) => !said.has(sentence))
      .join(' '),
  );
  const left = cited.filter(({ quote }) => !present.includes(flat(quote)));
  const candidates = fresh
    .filter((sentence) => !said.has(sentence))
    .map((text) => ({ text, content: contentOf(text, language) }));
  const changes = isLive(now)
    ? []
    : left.flatMap((one) => changeOf(one, candidates, { before: known, now: present }, language));
  if (notices.length > 0) {
    const told = [
      ...changes,
      ...explained(
        cited,
        changes,
        notices.map(({ text }) => text),
        { present, language },
      ),
    ];
    return told.length === 0 ? null : { kind: 'corrected', sentences: told.map(({ sentence }) => sentence) };
  }
  if (changes.length > 0) {
    const kind = changes.every(({ substance }) => substance === 'growth') ? 'updated' : 'changed';
    return { kind, sentences: changes.map(({ sentence }) => sentence) };
  }
  return left.length === 0 ? { kind: 'restored', sentences: [] } : null;
}

/** Whether a notice is about the text that it stands in. `known` is that as it was. */
function isMeant({ text, notice }: Noticed, present: Present, known: string): boolean {
  if (isLabelledNews(text, known)) return false;
  return notice === 'correction' || isOfItself(text, present.language) || isReplaced(present);
}

type Present = Pick<Revised, 'cited' | 'language'> & { readonly now: Version };

/** Nothing but the title is left of what was cited, and there is little else. */
function isReplaced({ now, cited, language }: Present): boolean {
  const present = flat(now.text);
  return (
    sentencesOf(now, language).length <= MOST_OF_NOTICE && cited.every(({ quote }) => !present.includes(flat(quote)))
  );
}
const MOST_OF_NOTICE = 6;

const wordsOf = ({ title, text }: Version): string => `${title}\n${text}`;

const corrected = ({ lines, quote }: CitedSentence, after: string | null): CorrectedSentence => ({
  lines,
  before: quote,
  after,
});

function sentencesOf({ title, text }: Version, language: Language): readonly string[] {
  const spans = sentenceSpans(text, language).slice(0, MOST_SENTENCES);
  return [title, ...spans.map(({ start, end }) => text.slice(start, end))];
}

interface Noticed {
  /** The sentence that says so. */
  readonly text: string;
  /** With the next one, where it goes on. */
  readonly whole: string;
  readonly notice: Notice;
}

/** "Correction: The mayor was misquoted. He said …" */
function noticesIn(sentences: readonly string[], language: Language): readonly Noticed[] {
  return sentences.flatMap((text, index) => {
    const notice = noticeIn(text, language);
    if (notice === null) return [];
    const next = sentences[index + 1] ?? '';
    const goesOn = next !== '' && next.length <= LONGEST_NEXT && noticeIn(next, language) === null;
    return [{ text, whole: goesOn ? `${text}${isCjk(language) ? '' : ' '}${next}` : text, notice }];
  });
}
const LONGEST_NEXT = 200;

/** A text that is written on while things happen: nothing in it is meant to stay. */
const isLive = ({ title }: Version): boolean => LIVE.test(title);
const LIVE =
  /(?<!\p{L})(?:live ?blog|live ?ticker|live updates?|ticker|as it happened|en direct|en vivo|minuto a minuto|ao vivo)(?!\p{L})|^live(?!\p{L})|(?<!\p{L})live:|直播|实时更新|ライブ|速報中|随時更新/iu;

interface FoundChange {
  readonly substance: Substance;
  readonly sentence: CorrectedSentence;
}

interface Candidate {
  readonly text: string;
  readonly content: Content;
}

/** What stands in the place of a cited sentence: of the new ones most like it, the first that says something else. */
function changeOf(
  cited: CitedSentence,
  candidates: readonly Candidate[],
  whole: Whole,
  language: Language,
): readonly FoundChange[] {
  const content = contentOf(cited.quote, language);
  const was = readSentence(cited.quote, language);
  const alike = candidates
    .map((one) => ({ text: one.text, share: coverage(content, one.content) }))
    .filter(({ share }) => share >= LIKE)
    .toSorted((a, b) => b.share - a.share);
  for (const { text } of alike.slice(0, MOST_COMPARED)) {
    const substance = substanceBetween(was, readSentence(text, language), whole);
    if (substance !== null) return [{ substance, sentence: corrected(cited, text) }];
  }
  return [];
}

/** What a notice says of a cited figure or day that the text does not have any more, where no new sentence stands for it. */
function explained(
  cited: readonly CitedSentence[],
  changes: readonly FoundChange[],
  notices: readonly string[],
  { present, language }: { readonly present: string; readonly language: Language },
): readonly FoundChange[] {
  const done = new Set(changes.flatMap(({ sentence }) => sentence.lines));
  return cited.flatMap((one) => {
    if (one.lines.some((line) => done.has(line))) return [];
    const notice = notices.find((text) => concerns(text, one.quote, { present, language }));
    return notice === undefined ? [] : [{ substance: 'figure' as const, sentence: corrected(one, notice) }];
  });
}

/** Whether a notice names what a cited sentence says: a figure, day or name of it that the text does not have any more. */
function concerns(
  notice: string,
  quote: string,
  { present, language }: { readonly present: string; readonly language: Language },
): boolean {
  const [said, cited] = [readSentence(notice, language), readSentence(quote, language)];
  const shared = cited.words.filter((word) => isFact(word) && said.words.some(({ key }) => key === word.key));
  if (shared.length === 0) return false;
  if (!present.includes(flat(quote))) return shared.some(({ text }) => !present.includes(flat(text)));
  const isRivalled = said.words.filter(isFact).length > shared.length;
  return isRivalled && coverage(contentOf(notice, language), contentOf(quote, language)) >= LIKE;
}

const isFact = ({ kind, key }: ReadSentence['words'][number]): boolean =>
  kind === 'number' || kind === 'name' || /^(?:day|month):/u.test(key);
