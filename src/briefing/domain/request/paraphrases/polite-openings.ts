import type { Language } from '../../../../shared/kernel/language.js';

const STARTS = '(?<=(?:^|[.!?;:,¿\\n] ?)(?:(?:and|but|und|aber|et|mais|y|pero|e|mas),? )?)';

/** How somebody asks whether it can be done that they are about to name. */
const OPENINGS: Readonly<Partial<Record<Language, RegExp>>> = {
  en: new RegExp(
    `${STARTS}(?:(?:is|would|might) (?:there|it) be (?:a|any) way|is there (?:a|any) way|(?:is|would) it(?: be)? possible|any (?:way|chance)|(?:is there )?any (?:possibility|chance))(?: (?:for you )?to| (?:that )?you (?:could|can|might)| of you) `,
    'giu',
  ),
  de: new RegExp(
    `${STARTS}(?:gibt es|gäbe es|hast du|besteht)(?: vielleicht| denn)? (?:(?:irgend)?eine|die) (?:möglichkeit|chance),? `,
    'giu',
  ),
  fr: new RegExp(
    `${STARTS}(?:(?:est-ce qu')?il y a(?:urait)?(?:-t-il)?|y a(?:urait)?(?:-t-il)?|aurait-on|serait-il|est-il|c'est|ce serait) (?:un |le )?(?:moyen|possible|possibilité) (?:de |d')`,
    'giu',
  ),
  es: new RegExp(
    `${STARTS}(?:hay|habría|existe|sería|es)(?: alguna)? (?:manera|forma|modo|posible|posibilidad)(?: de)? (?=\\p{L}+r(?:me|nos|lo|la|los|las)?(?!\\p{L}))`,
    'giu',
  ),
  pt: new RegExp(
    `${STARTS}(?:(?:será que )?(?:tem|teria|há|haveria|existe)(?: algum| alguma)? (?:como|jeito|maneira|forma|possibilidade)(?: de)?|(?:será que )?(?:dá|daria|é possível|seria possível)(?: (?:pra|para))?) (?=\\p{L}+r(?!\\p{L}))`,
    'giu',
  ),
};

/** An infinitive refuses only beside a verb: "tu peux enlever". */
const INSTEAD: Readonly<Partial<Record<Language, string>>> = { fr: 'tu peux ', pt: 'pode ' };

/** "Is there a way to leave out sport?", "Tem como tirar o futebol?" */
export const withoutPoliteOpening = (text: string, language: Language): string =>
  text.replace(OPENINGS[language] ?? /(?!)/u, INSTEAD[language] ?? '');
