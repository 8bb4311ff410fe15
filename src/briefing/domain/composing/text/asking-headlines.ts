import type { Language } from '../../../../shared/kernel/language.js';

const opening = (words: string): RegExp => new RegExp(`^["“«„'‘]?(?:${words})(?!\\p{L})`, 'iu');

/** Why, how, what: words that open a question, with or without its mark. */
const ASKING: Readonly<Record<Language, RegExp>> = {
  en: opening('why|how|what|who|where'),
  de: opening('warum|wieso|weshalb|wie|was|wer|wo|wohin'),
  fr: opening('pourquoi|comment|ce qu[ei]?|quel(?:le)?s?|qui|où'),
  es: opening('por qué|cómo|qué|quién(?:es)?|dónde|lo que|así'),
  pt: opening('por ?qu[eê]|como|o que|quem|onde|qual|quais'),
  zh: /^(?:[为為]什[么麼]|[为為]何|如何|怎[么麼样樣]|[谁誰]|什[么麼])/u,
  ja: /^(?:なぜ|どう(?!やら)|どこ|誰)/u,
};

/** "A star's fortune: how she made her millions": what follows the colon is a question that only the text answers. */
export const isLuring = (headline: string, language: Language): boolean =>
  headline
    .split(/[:：]\s?|\s[–—-]\s/u)
    .slice(1)
    .some((part) => isAsking(part, language));

/** "Why the bridge aged so fast": a headline that leaves to the text what it asks tells nothing by itself. */
export const isAsking = (headline: string, language: Language): boolean => ASKING[language].test(headline);
