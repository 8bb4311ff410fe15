import type { Language } from '../../../../shared/kernel/language.js';
import { isCjk } from '../request-language.js';

/** What opens a clause that asks or tells something of the world, and tells the briefing nothing. */
const ASKS: Readonly<Record<Language, RegExp>> = {
  en: /(?<!\p{L})(?:whether|which|why|who|how)(?!\p{L})|(?<!(?:\p{L}|i |i'd ))(?:say|says|said|saying|claims?|demands?|calls?|warns?)(?: that)?(?!\p{L})/u,
  de: /(?<!\p{L})(?:ob|welche[rsnm]?|warum|wieso|weshalb|wer|wem|wen|wie(?! (?:gesagt|immer|üblich|gehabt)))(?!\p{L})/u,
  fr: /(?<!\p{L})(?:pourquoi|comment|quel(?:le)?s?|combien|savoir si)(?!\p{L})/u,
  es: /(?<!\p{L})(?:por qué|cómo|cuál(?:es)?|quién(?:es)?|qué|(?:saber|ver|decir) si)(?!\p{L})/u,
  pt: /(?<!\p{L})(?:por que|por quê|porquê|qual|quais|quem|(?:saber|ver|dizer) se)(?!\p{L})/u,
  zh: /哪|为什么|為什麼|怎么|怎麼|怎样|怎樣|如何|[谁誰](?![都也])|是否/u,
  ja: /なぜ|どうして|どの|どんな|誰(?!も)/u,
};

const CLAUSE = { latin: /[^,.;:!?\n]*$/u, cjk: /[^，。；：！？、,.;:!?\n\s]*$/u };

/** "Which benefits will be cut", "warum Trump die NATO ignoriert": it is asked, and nothing is refused. */
export function isReported(lower: string, index: number, language: Language): boolean {
  const [clause = ''] = (isCjk(language) ? CLAUSE.cjk : CLAUSE.latin).exec(lower.slice(0, index)) ?? [];
  return ASKS[language].test(clause);
}

/** "Drugs that should be avoided", but "topics that should be avoided: sport". */
const RELATIVE = /[^,] (?:that|which|who|qui|que) (?:se )?$/u;

export const isOfRelative = (lower: string, start: number, end: number): boolean =>
  RELATIVE.test(lower.slice(0, start)) && !/^ ?:/u.test(lower.slice(end));

/** "Should the tax be scrapped?" and "deve o imposto ser cortado?" ask; "can politics be left out?" is a request. */
export const isQuestionOfNews = (lower: string, start: number, end: number): boolean =>
  /^[^.;!\n]{0,3}\?/u.test(lower.slice(end)) &&
  /^(?:must|should|shall|will|has|have|needs?|doit|doivent|devrait|devraient|deb|tiene|soll|muss|müssen|deve|tem|têm)/u.test(
    lower.slice(start, end),
  );
