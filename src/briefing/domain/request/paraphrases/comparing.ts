import type { Language } from '../../../../shared/kernel/language.js';

const X = '(?<subject>[^,.;:!?\\n]{2,60}?)(?=\\s*(?:[,.;:!?\\n]|$| (?:yesterday|today|this week)(?!\\p{L})))';
const A = '[^,.;:!?\\n]{2,60}?';

/** How several tell of the same: what they tell of is asked for. */
const TELLING: Readonly<Record<Language, readonly [RegExp, string]>> = {
  en: [
    new RegExp(
      `(?<!\\p{L})(?:compare|contrast|show me) how ${A} (?:cover|covers|covered|report|reports|reported|reported on|wrote about|write about|see|saw|treat|treated) (?:the )?${X}`,
      'giu',
    ),
    'news about ',
  ],
  de: [
    new RegExp(
      `(?<!\\p{L})(?:vergleiche?,? (?:mal |bitte )?)?wie ${A} über (?:de[nm] |die |das )?(?<subject>[^,.;:!?\\n]{2,60}?) (?:berichten|berichtet|schreiben|schreibt)(?!\\p{L})`,
      'giu',
    ),
    'Nachrichten über ',
  ],
  fr: [
    new RegExp(
      `(?<!\\p{L})(?:compare[rz]? (?:ce que|comment)|(?:quelles? )?(?:sont les )?différences? entre ce que) ${A} (?:sur|de) (?:le |la |les |l')?${X}`,
      'giu',
    ),
    'des nouvelles sur ',
  ],
  es: [
    new RegExp(
      `(?<!\\p{L})(?:compara (?:lo que|cómo)|(?:qué )?diferencias? (?:hay )?entre lo que) ${A} (?:sobre|de) (?:el |la |los |las )?${X}`,
      'giu',
    ),
    'noticias sobre ',
  ],
  pt: [
    new RegExp(
      `(?<!\\p{L})(?:compar[ae] (?:o que|como)|(?:qual (?:é )?)?(?:a )?diferença entre o que) ${A} (?:sobre (?:o |a |os |as )?|d[oa]s? )${X}`,
      'giu',
    ),
    'notícias sobre ',
  ],
  zh: [
    /(?:对比|比较|對比|比較)(?:一下)?[^，。；！？,]{2,16}?(?:对|關於|关于)(?<subject>[^，。；！？,]{2,12}?)的(?:报道|報道|看法|说法)/gu,
    '想听',
  ],
  ja: [
    /[^、。！？,]{2,16}?で(?<subject>[^、。！？,]{2,12}?)の(?:報じ方|扱い方|書き方|伝え方)を(?:比べて|比較して)(?:ほしい|ください)?/gu,
    '',
  ],
};
/** "Compare inflation in Mexico with that of Argentina": both. */
const WITH: Readonly<Partial<Record<Language, readonly [RegExp, string]>>> = {
  en: [
    /(?<!\p{L})compare ([^,.;!?]{2,40}?) (?:with|to|and|against) (?:that of |the one in )?/giu,
    'news about $1 and ',
  ],
  de: [
    /(?<!\p{L})vergleiche? (?:mal |bitte )?([^,.;!?]{2,40}?) (?:mit|und) (?:der von |dem von |der in )?/giu,
    'Nachrichten über $1 und ',
  ],
  fr: [
    /(?<!\p{L})compare[rz]? ([^,.;!?]{2,40}?) (?:avec|à|et) (?:celle de |celui de )?/giu,
    'des nouvelles sur $1 et ',
  ],
  es: [/(?<!\p{L})compara ([^,.;!?]{2,40}?) (?:con|y) (?:la de |el de )?/giu, 'noticias sobre $1 y '],
  pt: [/(?<!\p{L})compar[ae] ([^,.;!?]{2,40}?) (?:com|e) (?:a d[eoa] |o d[eoa] )?/giu, 'notícias sobre $1 e '],
};

/** 東京より東北、大企業より町工場: one comparison after the other. */
const COMPARISONS = /(?<=より[^、。より]{1,12})、(?=[^、。より]{1,12}より)/gu;

export function withoutComparing(spoken: string, language: Language): string {
  const text = language === 'ja' ? spoken.replace(COMPARISONS, '。') : spoken;
  const [pattern, opening] = TELLING[language];
  const told = text.replace(pattern, (_, ...rest: readonly unknown[]) => {
    const { subject = '' } = rest.at(-1) as Readonly<Record<string, string>>;
    return language === 'ja' ? `${subject}のニュース` : `${opening}${subject}`;
  });
  const both = WITH[language];
  return both === undefined ? told : told.replace(...both);
}
