import type { Language } from '../../../../../shared/kernel/language.js';
import { isCjk } from '../words.js';
import { isFormField } from './fields.js';
import { isFootnote } from './footnotes.js';
import { isForm } from './forms.js';
import { filingOf, type Filing } from './filing.js';
import { isInviting, isNumbered } from './headline-manner.js';
import { isNoStory } from './no-story.js';
import { LineReadings } from './lines/line-readings.js';
import type { NonNews } from './non-news.js';
import { opinionOf } from './opinions.js';
import { isPractical, saysWhen } from './practical.js';
import { restatesHeadline } from './restated.js';
import { voiceOf, type Voice } from './voice/voice.js';

/**
 * What an item is as a whole. `doubtful` costs rank; `unreported`, `service` and `talk` are told to those who have
 * nothing else, or asked; `unreported` also beside a report of the same story.
 */
export type Genre = 'news' | 'doubtful' | 'unreported' | 'service' | 'talk';

export interface Judged {
  readonly title: string;
  readonly url: string | null;
  readonly categories?: readonly string[];
  readonly sentences: readonly string[];
  readonly language: Language;
  /** It is a form filled in. */
  readonly isFilledIn: boolean;
  /** It reports nothing, among the reports of its source. */
  readonly isOdd?: boolean;
  /** What is known of lines already. */
  readonly lines?: LineReadings;
}

const MOST_READ = 8;
/** So many letters of text are enough to miss something in them. */
const ENOUGH = { latin: 90, cjk: 30 };
const POINTS = {
  voice: 3,
  service: 2.5,
  talk: 2,
  mixed: 0.75,
  numbered: 1.5,
  inviting: 1,
  filledIn: 1.5,
  odd: 1.5,
  labels: 2,
  eventless: 1,
  choppy: 1,
  priced: 1,
  practical: 2,
  exclaiming: 0.5,
  events: -2,
};
/** Sentences of so few letters on average are the words of a list. */
const CHOPPY = { latin: 42, cjk: 12 };
/** From how many points on: less where something speaks to the reader, or is filed or filled in, than where all is guessed. */
const ENOUGH_POINTS = { shown: { sure: 2, doubtful: 1.5 }, guessed: { sure: 3, doubtful: 2.25 } };
/** "Aries: ", "LOST: ", "Sa.: ": an entry of a list. */
const ENTRY = /^[^\s:：•*-][^:：]{0,24}[:：](?!\s?[“"「«„])/u;
/** "Gewinn: 310 Millionen Euro": an account of a business, not of an offer. */
const LARGE =
  /\d\s?(?:m|bn|million|billion|mio|mrd|million(?:en|s)|milliard(?:en?|s)|millones|milh(?:ões|ão)|bilh(?:ões|ão)|万|亿|億|%|per cent|prozent)(?!\p{L})|\d(?:万|亿|億)/iu;
const LONGEST_ENTRY = { latin: 80, cjk: 36 };

/** Judges by who speaks to whom, by what happens, by where it was filed and by its headline: no word alone decides. */
export function genreOf(item: Judged): Genre {
  const sentences = item.sentences.slice(0, MOST_READ);
  if (sentences.some(isOfPaper)) return 'news';
  if (isForm(item)) return 'service';
  const voices = sentences.map((sentence) => heardAs(sentence, item));
  const filing = filingOf(item);
  const points = pointsOf(item, sentences, voices) + (filing === null ? 0 : POINTS[filing]);
  const { sure, doubtful } = ENOUGH_POINTS[isShown(item, voices, filing) ? 'shown' : 'guessed'];
  // News says first what happened, and then what to do: "Police warn of … Do not click …".
  const isReportFirst = filing === null && !item.isFilledIn && beginsAsReport(voices, item);
  if (points >= sure && sentences.length > 0 && !isReportFirst)
    return filing !== 'service' && isTalk(voices) ? 'talk' : 'service';
  if (opinionOf(item) === 'sure') return 'talk';
  return points >= doubtful ? 'doubtful' : 'news';
}

const REPORTS = 2;

/**
 * A report in the present tense says its headline again, and goes on as a report; a letter that reports has its greeting
 * and its invitations around it.
 */
function beginsAsReport(voices: readonly Voice[], item: Judged): boolean {
  if (voices[0] === 'report') return true;
  const reports = voices.filter((voice) => voice === 'report').length;
  if (reports < REPORTS) return false;
  if (voices[0] === null && restatesHeadline(item)) return true;
  const told = voices.filter((_, at) => !isAside(item.sentences[at] ?? '', item));
  return told[0] === 'report' && reports >= told.length * MOSTLY;
}

/** What would not be told of a report. */
const isAside = (sentence: string, { language, lines = new LineReadings() }: Judged): boolean =>
  lines.kindOf(sentence, language) !== null ||
  lines.isBoilerplate(sentence, language) ||
  isFormField(sentence, language) ||
  isFootnote(sentence, language);

const MOSTLY = 0.5;
const SELDOM = 0.3;
const PRICE = /[£$€¥] ?\d|R\$|\d ?(?:€|£|euros?(?!\p{L})|元|円)/iu;

const isOffered = (sentence: string, voice: Voice | undefined): boolean =>
  (voice === 'reader' || voice === 'author') && PRICE.test(sentence);

/** Lines that want something from the reader. Tables, code and credits stand in news, too. */
const WANTING: readonly NonNews[] = ['commerce', 'teaser', 'link', 'thanks', 'recipe', 'digest', 'verse'];

/** Papers say "we" of what they found, under labels. */
const OF_PAPERS =
  /^(?:abstract|background|objectives?|methods?|design|results?|findings|conclusions?|author\(s\)|publication date|zusammenfassung|hintergrund|methoden?|ergebnisse|résumé|contexte|méthodes?|résultats|resumen|métodos?|resultados|resumo|(?:内容)?摘要|目的|方法|结果|结论|要旨|結果|結論)\s?[.:：]|(?<!\p{L})doi(?::|\.org\/)\s?10\.\d/iu;

/** Whether a sentence is a part of the abstract of a paper. */
export const isOfPaper = (sentence: string): boolean => OF_PAPERS.test(sentence);

function heardAs(sentence: string, { language, lines = new LineReadings() }: Judged): Voice {
  const kind = lines.kindOf(sentence, language);
  if (kind !== null) return WANTING.includes(kind) ? 'reader' : null;
  if (lines.isBoilerplate(sentence, language)) return 'reader';
  const voice = lines.voiceOf(sentence, language);
  return voice === 'report' && isOfList(sentence, language) ? null : voice;
}

const isOfList = (sentence: string, language: Language): boolean =>
  isEntry(sentence, language) || (isShort(sentence, language) && saysWhen(sentence));

const isEntry = (sentence: string, language: Language): boolean =>
  isShort(sentence, language) && ENTRY.test(sentence) && !LARGE.test(sentence);

const isShort = (sentence: string, language: Language): boolean =>
  sentence.length <= LONGEST_ENTRY[isCjk(language) ? 'cjk' : 'latin'];

function pointsOf(item: Judged, sentences: readonly string[], voices: readonly Voice[]): number {
  const reports = shareOf(voices, (voice) => voice === 'report');
  const speaking = shareOf(voices, isSpeaking);
  return (
    POINTS.voice * speaking +
    POINTS.events * reports +
    pointsOfOffer(sentences, voices, reports) +
    pointsOfList(sentences, item.language, reports) +
    pointsOfHeadline(item) +
    (item.isFilledIn ? POINTS.filledIn : 0) +
    (item.isOdd === true ? POINTS.odd : 0)
  );
}

/** What it costs, until when it is there, and that the reader should come. */
const pointsOfOffer = (sentences: readonly string[], voices: readonly Voice[], reports: number): number =>
  (sentences.some((sentence, at) => isOffered(sentence, reports === 0 ? 'reader' : voices[at])) ? POINTS.priced : 0) +
  (reports < SELDOM && isPractical(sentences) ? POINTS.practical : 0) +
  (sentences.some((sentence) => /[!！]$/u.test(sentence)) ? POINTS.exclaiming : 0);

/** Nothing happens in a list, and its sentences are short. */
function pointsOfList(sentences: readonly string[], language: Language, reports: number): number {
  const letters = sentences.join('').length;
  const isEnough = letters >= ENOUGH[isCjk(language) ? 'cjk' : 'latin'];
  const isChoppy = sentences.length > 2 && letters / sentences.length < CHOPPY[isCjk(language) ? 'cjk' : 'latin'];
  const entries = sentences.filter((sentence) => isEntry(sentence, language)).length;
  return (
    (reports === 0 && isEnough ? POINTS.eventless : 0) +
    (isChoppy ? POINTS.choppy : 0) +
    (entries > 0 && entries >= sentences.length * MOSTLY ? POINTS.labels : 0)
  );
}

function pointsOfHeadline({ title, language }: Judged): number {
  const invites = isInviting(title, language) || isNoStory(title, language) || isSpeaking(voiceOf(title, language));
  return (isNumbered(title) ? POINTS.numbered : 0) + (invites ? POINTS.inviting : 0);
}

const isShown = ({ title, isFilledIn }: Judged, voices: readonly Voice[], filing: Filing): boolean =>
  filing === 'service' || filing === 'talk' || isFilledIn || isNumbered(title) || speaks(voices);

const shareOf = (voices: readonly Voice[], is: (voice: Voice) => boolean): number =>
  voices.filter(is).length / Math.max(1, voices.length);

/** One "you" is in many a report. */
const speaks = (voices: readonly Voice[]): boolean =>
  voices.includes('author') || shareOf(voices, (voice) => voice === 'reader') >= SELDOM;

const isSpeaking = (voice: Voice): boolean => voice === 'author' || voice === 'reader';

/** What an author tells of themselves, more than to the reader. */
function isTalk(voices: readonly Voice[]): boolean {
  const authors = voices.filter((voice) => voice === 'author').length;
  return authors > 0 && authors >= voices.filter((voice) => voice === 'reader').length;
}
