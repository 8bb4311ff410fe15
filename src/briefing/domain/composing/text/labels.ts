import type { Language } from '../../../../shared/kernel/language.js';
import { inOneScript } from '../../request/chinese-characters.js';

/** What the parts of an abstract or a summary are called, in front of their first sentence. */
const LABELS =
  /^(?:(?:abstract|zusammenfassung|résumé)\s?[.:–—|]\s+|(?:tl;?dr|summary|background|aims?|objectives?|methods?|results?|findings|conclusions?|hintergrund|ziele?|methoden?|ergebnisse|schlussfolgerung(?:en)?|empfehlung|contexte|objectifs?|méthodes?|résultats|resumen|antecedentes|objetivos?|métodos?|resultados|conclusi(?:ones|ón)|resumo|introdução|conclus(?:ões|ão))\s?[:–—]\s+)(?=["“«„¿¡]?[\p{Lu}\d])/iu;
/** What a form, an abstract or a list puts before a sentence: "Descripción: ", "CONCLUSÕES ", "2) ", "★★★☆". */
const FORM_LABELS: readonly RegExp[] = [
  /^(?:arXiv:\S+ )?Announce Type: \S+ (?:Abstract:\s+)?/iu,
  /^[★☆⭐]+\s*/u,
  /^\(?\d{1,2}\)\s+(?=\p{Lu})/u,
  /^(?:results?|findings|conclusions?|description|introducción|resultados|conclusi(?:ón|ones)|descripción|introdução|resumo|conclus(?:ão|ões)|descrição|ergebnisse?|beschreibung|résultats)\s?[:.]\s+(?=[\p{L}\d])/iu,
  /^(?:RESULTADOS?|CONCLUS(?:ÃO|ÕES|IÓN|IONES)|RESULTS|CONCLUSIONS?|FINDINGS|BACKGROUND|INTRODUÇÃO|INTRODUCCIÓN) (?=\p{Lu}\p{Ll}|\p{Lu} )/u,
];
/** "1. The agency warns": German counts otherwise ("1. Liga"). */
const LISTED = /^\d{1,2}\.\s+(?=\p{Lu}[\p{L}-]* \p{Ll}|\p{Lu} \p{L})/u;

/** What the sections of a warning, a recall or a newsletter are called, with a colon or in capitals: "RISK EVALUATION …" */
const SECTIONS = new RegExp(
  `^(?:résumé|resumen|resumo|risk evaluation|(?:executive )?summary|technical details|mitigations?|(?:vulnerability )?overview|impact|remedy|hazard|solution|recommendations?|key (?:points|findings|facts)|at a glance|in brief|what happened|why it matters|next steps|context|consequences|background|update|latest|breaking|
risikobewertung|zusammenfassung|kurzfassung|auf einen blick|ma(?:ß|ss)nahmen?|lösung|auswirkung(?:en)?|folgen|empfehlung(?:en)?|sachverhalt|ausgangslage|kontext|hintergrund|
en bref|contexte|conséquences|risques?|conduite à tenir|recommandations?|mesures|l['’]essentiel|les faits|
en breve|contexto|consecuencias|solución|riesgo|evaluación de riesgos?|recomendaciones|medidas|los hechos|impacto|
consequências|solução|risco|avaliação de riscos?|recomendações|os fatos)(?<colon>\\s?:)?\\s+(?=["“«„¿¡]?[\\p{L}\\d])`.replaceAll(
    '\n',
    '',
  ),
  'iu',
);
/** A heading in capitals that runs into its sentence: "WHY THE MARSH MATTERS The marsh …" */
const SHOUTED =
  /^(?=\p{Lu}{4}|\p{Lu}{2,3}[ '’/-]\p{Lu}{2})(?!\p{Lu}+ (?:The|A|On|L[aeo]s?|Les|El|O) \p{Lu})\p{Lu}{2,}(?:[ '’/-]\p{Lu}+){0,5} (?=(?:The|An?|This|These|There|It|In|On|At|If|When|After|D(?:er|ie|as)|Eine?|Im|Am|Bei|Nach|Wer|Wenn|Es|L(?:e|a|es)|L['’]\p{Ll}+|Une?|Des|Cet(?:te)?|Ces|Dans|El|L[ao]s|Una|Se|En|Os?|As|Uma?|No|Na|Em) \p{L})/u;

/** "IMPACT The flaw …", but "RIESGO DE NEVADAS" and "IMPACT CRATER FOUND". */
const HEADED = /^["“«„¿¡]?(?:\p{Lu}\p{Ll}|\p{Lu} |\d)/u;

/** Whether a label in front names a section of the text, and what follows is a sentence like any other. */
export const isSection = (text: string): boolean => sectionOf(text) > 0;

function sectionOf(text: string): number {
  const found = SECTIONS.exec(text);
  if (found === null) return 0;
  const label = found[0].trim();
  const isHeading = found.groups?.['colon'] !== undefined || label === label.toUpperCase();
  const opening = found.groups?.['colon'] === undefined ? HEADED : /^["“«„¿¡]?[\p{Lu}\d]/u;
  return isHeading && opening.test(text.slice(found[0].length)) ? found[0].length : 0;
}

/** A sentence without what a list, a form or an abstract has in front of it. */
export function withoutLabels(text: string, language: Language): string {
  const cut = unlabelled(text, language);
  const told = cut.slice(sectionOf(cut)).replace(SHOUTED, '');
  const labels = [LABELS, ...FORM_LABELS, ...(language === 'de' ? [] : [LISTED])];
  const bare = labels.reduce((rest, label) => rest.replace(label, ''), told);
  return bare === cut ? cut : `${bare.charAt(0).toUpperCase()}${bare.slice(1)}`;
}

/** What a journal or a form sets before its sentences: "摘要：", "要旨：", and the numbers of a list. */
const SECTION_LABEL: Readonly<Partial<Record<Language, RegExp>>> = {
  zh: /^(?:(?:内容)?(?:摘要|提要)|目的|方法|结果|结论|背景|导语|导读|编者按|核心提示|(?:处理|应对)?措施|影响|风险(?:提示)?|概述|最新)\s*[：:]\s*|^(?:[一二三四五六七八九十]{1,3}、(?![一二三四五六七八九十百])|[①-⑳]\s*)/u,
  ja: /^\d{1,2}[.．] +|^(?:要旨|概要|要約|抄録|目的|方法|結果|考察|結論|背景|対応|影響|対策)\s*[：:]\s*|^[①-⑳]\s*/u,
};

/** Without the label, which is looked for in one script and cut off in the other. */
const unlabelled = (text: string, language: Language): string =>
  text.slice(SECTION_LABEL[language]?.exec(inOneScript(text, language))?.[0].length ?? 0);
