import type { Language } from '../../../../shared/kernel/language.js';

const WORDS: Readonly<Record<Language, RegExp>> = {
  en: /n't|(?<!\p{L})(?:not|no|never|without|skip|leave|drop|less)(?!\p{L})/iu,
  de: /(?<!\p{L})(?:kein\p{L}*|nicht|nichts|ohne|lass|weg|weniger)(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:pas|plus|sans|rien|jamais|moins)(?!\p{L})/iu,
  es: /(?<!\p{L})(?:no|sin|nada|ni|menos)(?!\p{L})/iu,
  pt: /(?<!\p{L})(?:não|sem|nada|nem|menos)(?!\p{L})/iu,
  zh: /不|别|別|少/u,
  ja: /なし|いらない|抜き|不要/u,
};

/** Whether a part of a request holds a word that may refuse something: enough to leave it as it is. */
export const refuses = (text: string, language: Language): boolean => WORDS[language].test(text);
