import type { Language } from '../../../../shared/kernel/language.js';

/** "Et ce qui se passe en Italie", "lo que pase en Colombia": words for happening also say "skip". */
const HAPPENS: Readonly<Partial<Record<Language, readonly [RegExp, string]>>> = {
  fr: [
    /(?<![\p{L}'’-])(?:de )?(?:tout )?ce qui (?:se passe|se passera|arrive|bouge)(?= (?:en|à|au|aux|dans|chez|sur|du côté|près)(?!\p{L}))/giu,
    'quoi de neuf',
  ],
  es: [
    /(?<!\p{L})(?:de )?(?:todo )?lo que (?:pase|suceda|ocurra|haya|esté pasando)(?= (?:en|con)(?!\p{L}))/giu,
    'qué pasa',
  ],
  pt: [
    /(?<!\p{L})(?:tudo )?o que (?:se passar|acontece|acontecer|rola|rolar|houver) (?:em|com)(?!\p{L})/giu,
    'o que há com',
  ],
};

export function withoutHappenings(text: string, language: Language): string {
  const happens = HAPPENS[language];
  return happens === undefined ? text : text.replace(...happens);
}
