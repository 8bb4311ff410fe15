import type { Language } from '../../../../shared/kernel/language.js';

const X = '(?<refused>(?!(?:the|all|no|and|und|et|y|e)(?!\\p{L}))[^,.;:!?\\n]{2,40}?)';
const of = (participle: string): RegExp => new RegExp(`(?<=[,;:] ?)${X} ${participle}(?=\\s*(?:[,.;!?\\n]|$))`, 'giu');

/** What is refused before the word that refuses it, as a part of a list: "LVMH, Kering, rumeurs exclues". */
const POSTPONED: Readonly<Partial<Record<Language, readonly [RegExp, string]>>> = {
  en: [of('(?:excluded|excepted|left out|not included)'), 'no '],
  de: [of('(?:ausgeschlossen|ausgenommen|ausgeklammert)'), 'ohne '],
  fr: [of('(?:exclue?s?|exceptée?s?|mise?s? à part)'), 'sans '],
  es: [of('(?:excluid[oa]s?|exceptuad[oa]s?)'), 'sin '],
  pt: [of('(?:excluíd[oa]s?|excetuad[oa]s?)'), 'sem '],
};

export function withRefusalFirst(text: string, language: Language): string {
  const [pattern, refusing] = POSTPONED[language] ?? [];
  return pattern === undefined ? text : text.replace(pattern, `${refusing ?? ''}$<refused>`);
}
