import type { Language } from '../../../../shared/kernel/language.js';

const named = (group: 'name' | 'other'): string =>
  `(?:the |la |le |les |el |los |las |o |a |os |as |die |der |das )?(?<${group}>[^,.;:!?\\n]{2,40}?)`;
const X = named('name');
/** The same in the other construction: of two groups of one name JavaScript knows only those that exclude each other. */
const Y = named('other');

/** "I'm not saying politics doesn't interest me, but …": what is conceded is not refused. */
const CONCEDED: Readonly<Partial<Record<Language, readonly [RegExp, string]>>> = {
  en: [
    new RegExp(
      `(?<!\\p{L})(?:i'm not saying|i don't say|i do not say)(?: that)? (?:${X} (?:doesn't|don't|does not|do not) (?:interest me|matter)|i (?:don't like|dislike|hate|mind) ${Y}),? but (?:it|they|that) (?:can|could|may|should) (?:go|come|be|wait)`,
      'iu',
    ),
    '$<name>$<other>',
  ],
  de: [
    new RegExp(
      `(?<!\\p{L})(?:ich sage? nicht|ich will nicht sagen), dass (?:mich ${X} nicht interessiert|ich ${Y} nicht mag),? aber (?:es|sie|er|das) (?:kann|können|darf|soll)`,
      'iu',
    ),
    '$<name>$<other>',
  ],
  fr: [
    new RegExp(
      `(?<!\\p{L})je ne dis pas que (?:${X} ne m'intéresse(?:nt)? pas|je n'aime pas ${Y}),? mais (?:elles?|ils?|ça|cela) (?:peu(?:ven)?t|pourrai(?:en)?t) (?:passer|venir|aller|attendre|être)`,
      'iu',
    ),
    '$<name>$<other>',
  ],
  es: [
    new RegExp(
      `(?<!\\p{L})no digo que (?:${X} no me interesen?|no me (?:guste|interese)n? ${Y}),? pero puede(?:n)? (?:ir|venir|quedar|esperar)`,
      'iu',
    ),
    '$<name>$<other>',
  ],
  pt: [
    new RegExp(
      `(?<!\\p{L})não digo que (?:${X} não me interessem?|não goste d[eoa]s? ${Y}),? mas pode(?:m)? (?:ir|vir|ficar|esperar)`,
      'iu',
    ),
    '$<name>$<other>',
  ],
};

/** "It's not that I mind X, I just don't want to hear of it" */
const REFUSED: Readonly<Partial<Record<Language, readonly [RegExp, string]>>> = {
  en: [
    new RegExp(
      `(?<!\\p{L})it's not that i (?:mind|dislike|don't like|hate) ${X}[,;]? (?:but |it's just that |i just )*(?:i )?(?:don't want to|can't|would rather not) (?:hear|read|know)(?: (?:of|about))? (?:it|them|that)`,
      'iu',
    ),
    'no $<name>',
  ],
  es: [
    new RegExp(
      `(?<!\\p{L})no es que (?:me parezcan? mal|no me gusten?|me molesten?)(?: que existan?)? ${X}, (?:es que|sino que|pero) no quiero (?:oír|saber)(?: hablar)?(?: nada)? de (?:ellos|ellas|él|ella|eso|ello)`,
      'iu',
    ),
    'nada de $<name>',
  ],
  fr: [
    new RegExp(
      `(?<!\\p{L})ce n'est pas que (?:je n'aime pas|je déteste) ${X},? (?:c'est que|mais) je ne veux (?:pas|plus) (?:en )?entendre parler(?: d'(?:eux|elles?))?`,
      'iu',
    ),
    'pas de $<name>',
  ],
  pt: [
    new RegExp(
      `(?<!\\p{L})não é que (?:não goste|eu não goste|me incomodem?)(?: d[eoa]s?)? ${X}, (?:é que|mas) não quero (?:ouvir|saber)(?: falar)? (?:del[ea]s?|disso)`,
      'iu',
    ),
    'nada de $<name>',
  ],
};

export function withoutDoubleDenials(text: string, language: Language): string {
  const [conceded, refused] = [CONCEDED[language], REFUSED[language]];
  const said = conceded === undefined ? text : text.replace(...conceded);
  return refused === undefined ? said : said.replace(...refused);
}
