import type { Language } from '../../../../shared/kernel/language.js';

const END = '(?=\\s*(?:[,.;:!?\\n]|$))';
const X = '(?<known>[^,.;:!?\\n]{2,40}?)';
const of = (pattern: string): RegExp => new RegExp(`(?<=(?:^|[,.;:!?¿¡\\n]) ?)${pattern}`, 'giu');

/** What somebody has heard enough of to know it: "já ouvi tudo sobre a COP", "le procès, je le connais par cœur". */
const KNOWN: Readonly<Record<Language, readonly [RegExp, string]>> = {
  en: [
    of(
      `(?:(?:i|we)(?:'ve| have)? (?:already )?(?:know|heard|read|seen) (?:it all|all there is|everything|enough|all) (?:about|on|of) (?:the )?${X}|(?:the )?(?<after>[^,.;:!?\\n]{2,40}?),? i know (?:all about it|it by heart|that one)(?: already)?)${END}`,
    ),
    'no ',
  ],
  de: [
    of(
      `(?:(?:ich|wir) (?:weiß|wissen|kenne|kennen|hab|habe|haben) (?:schon |bereits )?(?:alles|genug) (?:über|von|vom|zum|zur) (?:de[nmr] |die |das )?${X}(?: gehört| gelesen| gesehen)?|(?:de[nmr] |die |das )?(?<after>[^,.;:!?\\n]{2,40}?),? (?:kenn|kenne|weiß) ich (?:schon|bereits|in- und auswendig|auswendig|zur genüge))${END}`,
    ),
    'nichts über ',
  ],
  fr: [
    of(
      `(?:(?:je sais|j'ai (?:déjà )?(?:tout )?(?:lu|entendu|vu)|je connais) (?:déjà )?(?:tout )?(?:sur|de) (?:le |la |les |l')?${X}|(?:le |la |les |l')?(?<after>[^,.;:!?\\n]{2,40}?),? je (?:le|la|les|l') ?(?:connais|sais|ai (?:déjà )?(?:vue?|lue?|entendue?)) ?(?:déjà|par cœur|trop bien)?)${END}`,
    ),
    'rien sur ',
  ],
  es: [
    of(
      `(?:ya (?:me )?(?:sé|conozco|oí|he oído|leí|he leído|vi|he visto) (?:todo )?(?:lo del |lo de la |lo de |sobre (?:el |la |los |las )?|acerca de )${X}|(?:el |la |lo del? )?(?<after>[^,.;:!?\\n]{2,40}?),? ya (?:me )?(?:lo|la) (?:sé|conozco)(?: de memoria)?)${END}`,
    ),
    'nada de ',
  ],
  pt: [
    of(
      `(?:já (?:sei|conheço|ouvi|li|vi) (?:de )?(?:tudo )?(?:sobre (?:o |a |os |as )?|d[oa]s? )${X}|(?:o |a |os |as )?(?<after>[^,.;:!?\\n]{2,40}?),? (?:eu )?já (?:conheço|sei)(?: de cor)?)${END}`,
    ),
    'nada de ',
  ],
  zh: [
    /(?<=^|[，。；！？,.])(?:我)?(?:关于)?(?<known>[^，。；！？,我]{2,12}?)(?:的事|那事儿?|的新闻)?(?:我)?(?:已经|都|早就|早)+(?:知道|听过|看过|了解|听说)了?(?=[，。；！？,]|$)/gu,
    '不要',
  ],
  ja: [
    /(?<known>[^、。！？,]{2,12}?)(?:の話|のこと|のニュース)?は(?:もう|すでに|全部)(?:知って(?:い?る|い?ます)|聞いた|聞きました|読んだ|見た)(?:ので|から|し)?(?:、?(?:飛ばして|スキップして|省いて|いらない)(?:ください)?)?/gu,
    '',
  ],
};

/** Why it is refused: "lass die Tagesschau weg, die hab ich schon gesehen". */
const SEEN: Readonly<Partial<Record<Language, RegExp>>> = {
  en: /, ?(?:because )?(?:i've|i have|i) (?:already )?(?:seen|heard|read|watched) (?:it|that|them|those)(?: already)?/giu,
  de: /, ?(?:weil |denn )?(?:die|das|den|es) (?:hab|habe) ich (?:schon|bereits) (?:gesehen|gehört|gelesen)/giu,
  fr: /, ?(?:car )?je (?:l'|les )ai déjà (?:vu|lu|entendu|regardé|écouté)e?s?/giu,
  es: /, ?(?:que )?ya (?:lo|la|los|las) (?:he )?(?:vi|visto|leí|leído|oí|oído|escuché|escuchado)/giu,
  pt: /, ?(?:que )?já (?:vi|li|ouvi|assisti)(?=\s*(?:[,.;!?]|$))/giu,
};

export function withoutKnown(text: string, language: Language): string {
  const [pattern, refusing] = KNOWN[language];
  return text.replace(SEEN[language] ?? '', '').replace(pattern, (_, ...rest: readonly unknown[]) => {
    const { known, after } = rest.at(-1) as Readonly<Record<string, string | undefined>>;
    const what = (known ?? after ?? '').trim();
    return language === 'ja' ? `${what}はいらない` : `${refusing}${what}`;
  });
}
