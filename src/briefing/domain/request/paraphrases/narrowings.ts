import type { Language } from '../../../../shared/kernel/language.js';
import { isSubject } from '../refusals/attitudes.js';

const WHOLE = '(?<whole>[^,.;:!?\\n]{2,30}?)';
const PLACE = '(?<place>[^,.;:!?\\n]{2,30}?)(?=\\s*(?:[,.;:!?\\n]|$))';
const ARTICLE = "(?:de la |du |des |de l'|les? |la |l'|el |los |las |os? |as? |die |der |das |the )?";
const latin = (between: string): RegExp =>
  new RegExp(`(?<before>^|[,;:] ?)${ARTICLE}${WHOLE},? ${between}${PLACE}`, 'iu');

/** Of a subject, only what comes from somewhere: "politics, but only from Brazil", 政治，但只要巴西的. */
const NARROWINGS: Readonly<Record<Language, readonly [RegExp, string, string]>> = {
  en: [latin('(?:but |and |though )only (?<tie>from |in |out of )'), 'only ', '$whole $tie$place'],
  de: [latin('(?:aber|und zwar|doch) nur (?<tie>aus |in |im |vom |von )'), 'nur ', '$whole $tie$place'],
  fr: [
    latin("(?:mais|et) (?:seulement|uniquement|juste) (?<tie>de |du |des |d'|en |au |aux |dans )"),
    'seulement ',
    '$whole $tie$place',
  ],
  es: [latin('(?:pero|y) (?:solo|sólo|solamente|únicamente) (?<tie>de |del |en )'), 'solo ', '$whole $tie$place'],
  pt: [latin('(?:mas|e) (?:só|somente|apenas) (?<tie>do |da |de |dos |das |no |na |em )'), 'só ', '$whole $tie$place'],
  zh: [
    /(?<before>^|[，。；])(?<whole>[^，。；！？,]{2,8}?)(?:新闻|方面)?[，,](?:但是?|不过|而且)?(?:只要|只听|只讲)(?<place>[^，。；！？,]{2,10}?)的(?=\s*(?:[，。；！？,]|$))/u,
    '只要',
    '$place的$whole',
  ],
  ja: [
    /(?<before>^|[。；])(?<whole>[^、。！？,]{2,8}?)(?:のニュース|の話題)?[、,](?:ただし|でも|だけど|けど)(?<place>[^、。！？,]{2,12}?)の(?:もの|ニュース|話題)?(?:だけ|のみ|限定)(?:で)?/u,
    '',
    '$placeの$wholeだけ',
  ],
};

export function withNarrowings(text: string, language: Language): string {
  const [pattern, only, instead] = NARROWINGS[language];
  return text.replace(pattern, (said: string, ...rest: readonly unknown[]) => {
    const { before = '', whole = '', tie = '', place = '' } = rest.at(-1) as Readonly<Record<string, string>>;
    if (!isSubject(whole.toLowerCase().trim(), language)) return said;
    const narrowed = instead.replace('$whole', whole).replace('$tie', tie).replace('$place', place);
    // Behind something else that is wanted, it is no more than its part.
    return `${before}${before === '' ? only : ''}${narrowed}`;
  });
}
