import type { Language } from '../../../../../shared/kernel/language.js';
import { isCjk } from '../../../composing/text/words.js';
import { matches } from '../matching.js';
import type { Objection, Segment } from '../reading.js';
import { isContent, type Token } from '../token.js';

type Latin = Exclude<Language, 'zh' | 'ja'>;

const FROM: Readonly<Record<Latin, RegExp>> = {
  en: /^from$/u,
  de: /^(?:von|vom|aus)$/u,
  fr: /^(?:de|d|du|des|depuis)$/u,
  es: /^(?:de|del|desde)$/u,
  pt: /^(?:de|do|da|dos|das|desde)$/u,
};
const TO: Readonly<Record<Latin, RegExp>> = {
  en: /^(?:to|into)$/u,
  de: /^(?:nach|zu|zum|zur|in|ins)$/u,
  fr: /^(?:a|au|aux|vers|en)$/u,
  es: /^(?:a|al|hacia|hasta)$/u,
  pt: /^(?:para|a|ao|aos|ate)$/u,
};
const CHINESE =
  /[从自](?<from>\p{sc=Han}{2,6}?)(?:到|至|往|向|运往|前往|飞往|调往|迁往|搬到|转到|移到|运到|送往)(?<to>\p{sc=Han}{2,3})/u;
const JAPANESE =
  /(?<from>[\p{sc=Han}\p{sc=Katakana}ー]{2,8})から(?<to>[\p{sc=Han}\p{sc=Katakana}ー]{2,8})(?:に|へ|まで)/u;

/** "From Fargo to Duluth" is not "from Duluth to Fargo". */
export function directionsOf({ tokens, cited }: Segment, line: string, language: Language): Objection {
  const swapped = isCjk(language)
    ? isSwappedText(line, cited.text, language)
    : isSwapped(tokens, cited.tokens, language as Latin);
  return swapped ? `${cited.id} has it the other way round: where from, and where to; or whose.` : undefined;
}

/** "A's lawyer B" is not "B's lawyer A". */
const OWNED: Readonly<Record<'zh' | 'ja', RegExp>> = {
  zh: /(?<from>[\p{L}·]{2,12})的(?:代理|辩护)?(?:律师|妻子|丈夫|儿子|女儿|父亲|母亲|老板|发言人|教练|顾问|助理|前任|继任者|对手|盟友|朋友|哥哥|弟弟|姐姐|妹妹|司机|保镖)(?<to>[\p{L}·]{2,4})/u,
  ja: /(?<from>[\p{L}・ー]{2,12})の(?:弁護士|妻|夫|息子|娘|父|母|社長|報道官|監督|顧問|後任|前任|友人|兄|弟|姉|妹|秘書)(?:の|である)?(?<to>[\p{L}・ー]{2,4})/u,
};

function isSwappedText(line: string, given: string, language: Language): boolean {
  return (
    isExchanged(line, given, language === 'zh' ? CHINESE : JAPANESE) ||
    isExchanged(line, given, OWNED[language === 'zh' ? 'zh' : 'ja'])
  );
}

function isExchanged(line: string, given: string, pattern: RegExp): boolean {
  const [said, told] = [pattern.exec(line)?.groups, pattern.exec(given)?.groups];
  if (said === undefined || told === undefined) return false;
  const isSame = (a = '', b = ''): boolean => a.slice(0, 2) === b.slice(0, 2) || a.slice(-2) === b.slice(-2);
  return isSame(said['from'], told['to']) && isSame(said['to'], told['from']);
}

function isSwapped(said: readonly Token[], given: readonly Token[], language: Latin): boolean {
  const cross = (one: RegExp, other: RegExp): boolean =>
    governedBy(said, one).some((word) => governedBy(given, other).some((token) => matches(word, token, language)));
  const stays = (one: RegExp): boolean =>
    governedBy(said, one).some((word) => governedBy(given, one).some((token) => matches(word, token, language)));
  const [from, to] = [FROM[language], TO[language]];
  return cross(from, to) && cross(to, from) && !(stays(from) && stays(to));
}

/** The word after a preposition, behind an article if there is one. */
const governedBy = (tokens: readonly Token[], preposition: RegExp): readonly Token[] =>
  tokens.flatMap((token, index) => {
    if (!preposition.test(token.key)) return [];
    const next = tokens.slice(index + 1, index + 3).find(isContent);
    return next === undefined ? [] : [next];
  });
