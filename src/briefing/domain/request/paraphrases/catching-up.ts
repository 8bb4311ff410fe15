import type { Language } from '../../../../shared/kernel/language.js';

const X = '(?<what>[^,.;:!?\\n]{2,50}?)';
const END = '(?=\\s*(?:[,.;:!?\\n]|$))';
const of = (pattern: string): RegExp => new RegExp(pattern, 'giu');

/** What somebody has not followed is what they want to hear of: "j'ai pas du tout suivi les élections". */
const UNFOLLOWED: Readonly<Record<Language, readonly [RegExp, string]>> = {
  en: [
    of(
      `(?<!\\p{L})i (?:haven't|have not|didn't)(?: really| at all| been able to)? (?:followed|follow|following|kept up with|keep up with|been following|caught up on) (?:the )?${X}(?: at all| lately| recently| much)?${END}`,
    ),
    'news about ',
  ],
  de: [
    of(
      `(?<!\\p{L})ich (?:hab|habe) (?:de[nmr] |die |das )?${X} (?:gar |überhaupt |leider )?nicht (?:so |genau |richtig )?(?:mit)?(?:verfolgt|bekommen|gekriegt)${END}`,
    ),
    'Neues über ',
  ],
  fr: [
    of(`(?<!\\p{L})(?:j'ai|je n'ai) pas (?:du tout |vraiment |trop )?suivi (?:le |la |les |l')?${X}${END}`),
    'des nouvelles sur ',
  ],
  es: [
    of(`(?<!\\p{L})no (?:he seguido|seguí|he estado siguiendo) (?:el |la |los |las |lo de )?${X}(?: para nada)?${END}`),
    'noticias sobre ',
  ],
  pt: [
    of(`(?<!\\p{L})(?:eu )?não (?:acompanhei|segui|tenho acompanhado) (?:o |a |os |as )?${X}(?: direito)?${END}`),
    'notícias sobre ',
  ],
  zh: [
    /我?(?:最近)?没(?:有|怎么|太)?(?:关注|跟进|追|留意)(?<what>[^，。；！？,]{2,12}?)(?:的(?:新闻|消息))?(?=[，。；！？,]|$)/gu,
    '想听',
  ],
  ja: [
    /(?<what>[^、。！？,]{2,14}?)を(?:全然|あまり|まったく)?(?:追って|追えて|見て|フォローして)(?:い)?(?:ない|ません)(?:ので|から|んで)?/gu,
    '',
  ],
};
/** "More about X than about Y": of the other less. */
const THAN: Readonly<Partial<Record<Language, readonly [RegExp, string]>>> = {
  en: [
    of(
      `(?<!\\p{L})more (?:of |about |on )?(?:the )?${X} than (?:of |about |on )?(?:the )?(?<less>\\p{L}[\\p{L}' -]{1,30}?)${END}`,
    ),
    'less ',
  ],
  de: [
    of(
      `(?<!\\p{L})mehr (?:von |über )?(?:de[nmr] |die |das )?${X} als (?:von |über )?(?<less>\\p{Lu}[\\p{L} -]{1,30}?)${END}`,
    ),
    'weniger ',
  ],
  fr: [
    of(
      `(?<!\\p{L})plus (?:de |d'|du |des )(?:la |l')?${X} que (?:de |d'|du |des )(?:la |l')?(?<less>\\p{L}[\\p{L}' -]{1,30}?)${END}`,
    ),
    'moins de ',
  ],
  es: [
    of(
      `(?<!\\p{L}|gusta |interesa )más (?:de |sobre )(?:la |el )?${X} que (?:de |sobre )?(?:la |el )?(?<less>\\p{L}[\\p{L} -]{1,30}?)${END}`,
    ),
    'menos ',
  ],
  pt: [
    of(
      `(?<!\\p{L}|gosto |interessa )mais (?:de |sobre |d[oa]s? )${X} (?:do )?que (?:de |sobre |d[oa]s? )?(?<less>\\p{L}[\\p{L} -]{1,30}?)${END}`,
    ),
    'menos ',
  ],
};
/** There was too much of it: less is wanted. */
const TOO_MUCH: Readonly<Partial<Record<Language, readonly [RegExp, string]>>> = {
  en: [
    of(
      `(?<!\\p{L})(?:yesterday(?:'s \\p{L}+)?|the last one|it|there|last time),? (?:had|was|were|has)(?: just| way| a bit| far)* too (?:much|many) ${X}(?: in it)?${END}`,
    ),
    'less ',
  ],
  de: [
    of(
      `(?<!\\p{L})(?:gestern|das letzte mal|letztes mal|zuletzt) (?:war|waren|gab es)(?: mir| uns)?(?: echt| wirklich| einfach| viel)* zu viel(?:e)? ${X}(?: dabei| drin)?${END}`,
    ),
    'weniger ',
  ],
  fr: [
    of(
      `(?<!\\p{L})(?:hier|la dernière fois),? (?:il y avait|c'était|y avait)(?: vraiment| beaucoup)* trop (?:de |d'|du )${X}${END}`,
    ),
    'moins de ',
  ],
  es: [
    of(
      `(?<!\\p{L})(?:ayer|la última vez),? (?:hubo|había|fue)(?: muchísim[oa]s?| realmente)* (?:demasiad[oa]s?|much[oa]s?) ${X}${END}`,
    ),
    'menos ',
  ],
  pt: [
    of(
      `(?<!\\p{L})(?:ontem|da última vez),? (?:teve|havia|tinha|foi)(?: muito)* (?:demais|muit[oa]s?) ${X}(?: demais)?${END}`,
    ),
    'menos ',
  ],
};

const named = (rest: readonly unknown[]): Readonly<Record<string, string>> =>
  rest.at(-1) as Readonly<Record<string, string>>;

export function withoutCatchingUp(text: string, language: Language): string {
  const [unfollowed, opening] = UNFOLLOWED[language];
  const caughtUp = text.replace(unfollowed, (_, ...rest: readonly unknown[]) => {
    const { what = '' } = named(rest);
    return language === 'ja' ? `${what}のニュース、` : `${opening}${what}`;
  });
  const [tooMuch, less] = TOO_MUCH[language] ?? [];
  const [than, lessThan] = THAN[language] ?? [];
  const measured =
    tooMuch === undefined
      ? caughtUp
      : caughtUp.replace(tooMuch, (_, ...rest: readonly unknown[]) => `${less}${named(rest)['what']}`);
  return than === undefined
    ? measured
    : measured.replace(
        than,
        (_, ...rest: readonly unknown[]) => `${named(rest)['what']}, ${lessThan}${named(rest)['less']}`,
      );
}
