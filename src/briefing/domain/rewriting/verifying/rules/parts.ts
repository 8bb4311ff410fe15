import { lowerWithoutDiacritics } from '../../../../../shared/kernel/fold.js';
import type { Language } from '../../../../../shared/kernel/language.js';
import { matches } from '../matching.js';
import type { Objection, Segment } from '../reading.js';
import { isContent, type Token } from '../token.js';

type Latin = Exclude<Language, 'zh' | 'ja'>;

/** "Most of the cases", "40 percent of the voters": a word and what stands between it and the whole. */
const PART: Readonly<Record<Latin, readonly [RegExp, RegExp]>> = {
  en: [/^(?:most|some|many|half|parts?|majority|thirds?|quarters?|few|percent|%|dozens|several)$/u, /^(?:of|the)$/u],
  de: [
    /^(?:meisten|mehrheit|mehrzahl|halfte|teil|teile|großteil|drittel|viertel|prozent|%)$/u,
    /^(?:der|des|von|aller|\p{L}+e?n)$/u,
  ],
  fr: [/^(?:plupart|majorite|moitie|partie|tiers|quart|%|cent)$/u, /^(?:de|des|du|d)$/u],
  es: [/^(?:mayoria|mitad|parte|tercio|tercios|cuarto|%|ciento)$/u, /^(?:de|del)$/u],
  pt: [/^(?:maioria|metade|parte|terco|tercos|quarto|%|cento)$/u, /^(?:de|do|da|dos|das)$/u],
};
/** What else says in a line that it is not all of them. */
const PARTLY =
  /^(?:most|mostly|mainly|largely|predominantly|chiefly|partly|partially|some|many|half|parts?|majority|thirds?|quarters?|few|several|meist\p{L}*|mehrheit\p{L}*|mehrzahl|halfte|teil\p{L}*|großteil\p{L}*|großtenteils|uberwiegend|drittel|viertel|viele|plupart|majorit\p{L}*|moitie|partie\p{L}*|tiers|quart|principalement|surtout|essentiellement|mayor\p{L}*|mitad|parte|tercios?|cuarto|sobre|principalmente|parcialmente|maioria|maior\p{L}*|metade|tercos?|quarto|sobretudo)$/u;
const BEFORE_WHOLE = 3;

/** What is true of a part of something is not said of all of it. */
export function partOf({ tokens, cited }: Segment, text: string, language: Language): Objection {
  if (language === 'zh' || language === 'ja') return partOfText(text, cited, language);
  if (
    tokens.some(
      ({ kind, text: said, quantity }) => PARTLY.test(fold(said)) || (kind === 'number' && isPercent(quantity?.unit)),
    )
  )
    return undefined;
  const [part, link] = PART[language];
  for (const [index, token] of cited.tokens.entries()) {
    if (!wordsOf(token).some((word) => part.test(word)) || !isLinked(cited.tokens, index, link)) continue;
    const whole = wholeBehind(cited.tokens, index);
    if (
      whole === undefined ||
      !tokens.some((said, at) => isContent(said) && matches(said, whole, language) && !isCounted(tokens, at))
    )
      continue;
    return `${cited.id} says that of a part only ('${token.text} … ${whole.text}'): the line must say so, too.`;
  }
  return undefined;
}

/** A row of words is read as one. */
const wordsOf = ({ key, text }: Token): readonly string[] =>
  key.startsWith('phrase:') ? key.slice(7).split(' ') : [fold(text)];

const fold = (text: string): string => lowerWithoutDiacritics(text);

/** "About 900 homes" are counted, and no whole. */
const isCounted = (tokens: readonly Token[], at: number): boolean =>
  tokens.slice(Math.max(0, at - 2), at).some(({ kind }) => kind === 'number');

const isPercent = (unit: string | undefined): boolean => unit === 'unit:0';

/** A row such as "most of" has its link in it; "most schools" needs none. */
function isLinked(tokens: readonly Token[], index: number, link: RegExp): boolean {
  const [token, next] = [tokens[index], tokens[index + 1]];
  if (token?.key.startsWith('phrase:') === true) return true;
  if (next === undefined) return false;
  return (
    link.test(next.key) ||
    (/^(?:most|meisten)$/u.test(fold(token?.text ?? '')) && isContent(next) && /s$|n$/u.test(next.text))
  );
}

function wholeBehind(tokens: readonly Token[], index: number): Token | undefined {
  const behind = tokens.slice(index + 1, index + 1 + BEFORE_WHOLE + 1);
  const end = behind.findIndex(({ kind }) => kind === 'comma' || kind === 'stop');
  return behind.slice(0, end < 0 ? behind.length : end).find(isContent);
}

const CJK_PARTS = {
  zh: '大多数|多数|大部分|一部分|部分|一半|半数|[一二三四五六七八九十\\d]{1,3}分之[一二三四五六七八九十\\d]{1,3}',
  ja: '大半|大部分|一部|半分|半数|ほとんど|多く|[一二三四五六七八九\\d]{1,3}分の[一二三四五六七八九\\d]{1,3}',
};
const WHOLES: Readonly<Record<'zh' | 'ja', readonly RegExp[]>> = {
  zh: [
    new RegExp(`(?:${CJK_PARTS.zh})的?(?:是)?(\\p{sc=Han}{2})`, 'u'),
    new RegExp(`(\\p{sc=Han}{2})的?(?:${CJK_PARTS.zh})`, 'u'),
  ],
  ja: [
    new RegExp(`([\\p{sc=Han}\\p{sc=Katakana}]{2})の(?:${CJK_PARTS.ja})`, 'u'),
    new RegExp(`その(?:${CJK_PARTS.ja})(?:は|が)(?:\\d+歳未満の)?([\\p{L}]{2})`, 'u'),
  ],
};
const CJK_PARTLY = {
  zh: new RegExp(`${CJK_PARTS.zh}|主要|%|多为|近半`, 'u'),
  ja: new RegExp(`${CJK_PARTS.ja}|主に|%|％|過半`, 'u'),
};

function partOfText(text: string, { id, text: given }: Segment['cited'], language: 'zh' | 'ja'): Objection {
  if (CJK_PARTLY[language].test(text)) return undefined;
  const whole = WHOLES[language]
    .map((pattern) => pattern.exec(given)?.[1])
    .find(
      (found) =>
        found !== undefined &&
        text.includes(found) &&
        !new RegExp(`[\\d一二三四五六七八九十百千万]\\p{sc=Han}{0,2}${found}`, 'u').test(text),
    );
  return whole === undefined ? undefined : `${id} says that of a part of '${whole}' only: the line must say so, too.`;
}
