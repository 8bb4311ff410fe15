import type { Language } from '../../../../../shared/kernel/language.js';
import { isCjk } from '../words.js';
import { filingOf, type Filing } from './filing.js';
import { isInviting, isNumbered } from './headline-manner.js';
import { isNoStory } from './no-story.js';
import { LineReadings } from './line-readings.js';
import type { NonNews } from './non-news.js';
import { voiceOf, type Voice } from './voice/voice.js';

/** What an item is as a whole. `doubtful` costs rank; `service` and `talk` are told to those who have nothing else, or asked. */
export type Genre = 'news' | 'doubtful' | 'service' | 'talk';

export interface Judged {
  readonly title: string;
  readonly url: string | null;
  readonly categories?: readonly string[];
  readonly sentences: readonly string[];
  readonly language: Language;
  /** It is a form filled in. */
  readonly isFilledIn: boolean;
  /** What is known of lines already. */
  readonly lines?: LineReadings;
}

const MOST_READ = 10;
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
  labels: 2,
  eventless: 1,
  choppy: 1,
  priced: 1,
  exclaiming: 0.5,
  events: -2,
};
/** Sentences of so few letters on average are the words of a list. */
const CHOPPY = 42;
/** From how many points on: less where something speaks to the reader, or is filed or filled in, than where all is guessed. */
const ENOUGH_POINTS = { shown: { sure: 2, doubtful: 1.5 }, guessed: { sure: 3, doubtful: 2.25 } };
/** "Aries: ", "LOST: ", "Sa.: ": an entry of a list. */
const ENTRY = /^[^\s:：][^:：]{0,24}[:：](?!\s?[“"「«„])/u;
const LONGEST_ENTRY = { latin: 80, cjk: 36 };

/** Judges by who speaks to whom, by what happens, by where it was filed and by its headline: no word alone decides. */
export function genreOf(item: Judged): Genre {
  const sentences = item.sentences.slice(0, MOST_READ);
  if (sentences.some(isOfPaper)) return 'news';
  const voices = sentences.map((sentence) => heardAs(sentence, item));
  const filing = filingOf(item);
  const points = pointsOf(item, sentences, voices) + (filing === null ? 0 : POINTS[filing]);
  const { sure, doubtful } = ENOUGH_POINTS[isShown(item, voices, filing) ? 'shown' : 'guessed'];
  if (points >= sure && sentences.length > 0) return filing !== 'service' && isTalk(voices) ? 'talk' : 'service';
  return points >= doubtful ? 'doubtful' : 'news';
}

const MOSTLY = 0.5;
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
  return voice === 'report' && isEntry(sentence, language) ? null : voice;
}

const isEntry = (sentence: string, language: Language): boolean =>
  sentence.length <= LONGEST_ENTRY[isCjk(language) ? 'cjk' : 'latin'] && ENTRY.test(sentence);

function pointsOf(
  { title, language, isFilledIn }: Judged,
  sentences: readonly string[],
  voices: readonly Voice[],
): number {
  const count = Math.max(1, sentences.length);
  const reports = voices.filter((voice) => voice === 'report').length / count;
  const speaking = voices.filter(isSpeaking).length / count;
  const entries = sentences.filter((sentence) => isEntry(sentence, language)).length / count;
  const letters = sentences.join('').length;
  const isEnough = letters >= ENOUGH[isCjk(language) ? 'cjk' : 'latin'];
  return (
    POINTS.voice * speaking +
    POINTS.events * reports +
    (reports === 0 && isEnough ? POINTS.eventless : 0) +
    (sentences.some((sentence, index) => isOffered(sentence, reports === 0 ? 'reader' : voices[index]))
      ? POINTS.priced
      : 0) +
    (sentences.some((sentence) => /[!！]$/u.test(sentence)) ? POINTS.exclaiming : 0) +
    (!isCjk(language) && sentences.length > 2 && letters / count < CHOPPY ? POINTS.choppy : 0) +
    (entries >= MOSTLY ? POINTS.labels : 0) +
    (isFilledIn ? POINTS.filledIn : 0) +
    (isNumbered(title) ? POINTS.numbered : 0) +
    (isInviting(title, language) || isNoStory(title, language) || isSpeaking(voiceOf(title, language))
      ? POINTS.inviting
      : 0)
  );
}

const isShown = ({ title, isFilledIn }: Judged, voices: readonly Voice[], filing: Filing): boolean =>
  filing === 'service' || filing === 'talk' || isFilledIn || isNumbered(title) || voices.some(isSpeaking);

const isSpeaking = (voice: Voice): boolean => voice === 'author' || voice === 'reader';

/** What an author tells of themselves, more than to the reader. */
function isTalk(voices: readonly Voice[]): boolean {
  const authors = voices.filter((voice) => voice === 'author').length;
  return authors > 0 && authors >= voices.filter((voice) => voice === 'reader').length;
}
