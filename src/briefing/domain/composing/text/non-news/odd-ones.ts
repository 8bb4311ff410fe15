import type { Language } from '../../../../../shared/kernel/language.js';
import { isCjk } from '../words.js';
import { bareTexts } from './bare-texts.js';
import { LineReadings } from './lines/line-readings.js';

interface Heard {
  readonly sourceId: string;
  readonly sourceTitle: string;
  readonly title: string;
  readonly sentences: readonly string[];
  readonly language: Language;
  readonly lines?: LineReadings;
}

/** Of so many items, and of so large a share of them, something is reported: then the source is one of reports. */
const REPORTS = { fewest: 3, share: 0.25 };
/** "会社は金曜日に謝罪しました。": a polite report; elsewhere who writes so speaks to somebody. */
const POLITE =
  /[はがで][^。]{2,}(?:ました|ています|ていました|ませんでした|なりません|おそれがあります|恐れがあります)。?$/u;

/**
 * Which items report nothing, though their source is one of reports: what stands among the news of a paper and tells of
 * nobody who did anything is a list, an offer or a greeting more often than news.
 */
export function oddOnes(items: readonly Heard[]): readonly boolean[] {
  const isBare = bareTexts(items);
  const reporting = items.map(reports);
  const counts = new Map<string, { all: number; reporting: number }>();
  items.forEach(({ sourceId }, index) => {
    const { all, reporting: so } = counts.get(sourceId) ?? { all: 0, reporting: 0 };
    counts.set(sourceId, { all: all + 1, reporting: so + (reporting[index] === true ? 1 : 0) });
  });
  return items.map(({ sourceId, sentences }, index) => {
    const { all, reporting: so } = counts.get(sourceId) ?? { all: 0, reporting: 0 };
    if (so === 0 || so < all * REPORTS.share || sentences.length === 0) return false;
    return isBare[index] === true || (so >= REPORTS.fewest && reporting[index] !== true);
  });
}

/** "up from £2.90", "31 votes to 12", "not 190,000": one figure beside another. */
const COMPARED =
  /\d[^.。]{0,60}?(?:(?:up|down) from|compared with|against|rather than|, not|frente a|contra|en vez de|y no|, no|e não|contre|et non|au lieu de|nach|gegenüber|statt|zu|此前|对|而不是|以前は|ではなく|対)[^.。]{0,20}\d/u;
/** "否决了收费": done, and to what. */
const PERFECTIVE = /\p{sc=Han}{2}了(?=[^。，！？]{2,})/u;

/** A Japanese sentence says at its end what it is. */
const LAST = 120;
/** Who says why, where nobody is seen to say it. */
const BLAMING =
  /(?<!\p{L})(?:blames?|cit(?:es?|an|am)|atribuy?en?|atribue[mn]?|culpa[nm]?|verweis(?:t|en) auf|zurückzuführen|mettent en cause|met en cause|accus\p{L}{1,5}|imput\p{L}+)(?!\p{L})|归咎|档案|显示|发生|死亡|受伤|身亡|起火|爆炸|坍塌|原因だ/u;
/** Longer lines show it in their first letters. */
const READ = 300;
/** "Reward offered.", "Falleció el martes.": notices have such verbs, too. Chinese and Japanese reports are as short. */
const TELLING = { latin: 40, cjk: 0 };

function reports({ title, sentences, language, lines = new LineReadings() }: Heard): boolean {
  const isReport = (line: string): boolean => {
    const voice = lines.voiceOf(line, language);
    const read = line.slice(0, READ);
    if (voice !== null) return voice === 'report';
    if (language === 'ja' && POLITE.test(line.slice(-LAST))) return true;
    return COMPARED.test(read) || BLAMING.test(read) || (language === 'zh' && PERFECTIVE.test(read));
  };
  const shortest = TELLING[isCjk(language) ? 'cjk' : 'latin'];
  return isReport(title) || sentences.some((line) => line.length >= shortest && isReport(line));
}
