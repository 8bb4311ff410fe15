import type { Language } from '../../../../../../shared/kernel/language.js';
import { anyOf } from '../../word-lists.js';

/** Who acts in public, and needs no name for it. */
export const ACTING: Readonly<Record<Language, RegExp>> = {
  en: anyOf(`police|courts?|judges?|jur(?:y|ors)|prosecutors?|governments?|ministers?|parliament|congress|senate|mps|senators?|commission|councils?|councillors?|regulators?|
    unions?|researchers|scientists|investigators|firefighters|rescuers|officials|voters|protesters|workers|shares|stud(?:y|ies)`),
  de: anyOf(`\\p{L}*(?:polizei|gerichte?s?|regierung|minister(?:in|ium)?|forscher(?:innen)?)|richter(?:in)?|staatsanwalt(?:schaft)?|verteidiger|bundestag|landtag|kabinett|kreistag|bundesrat|stadtrat|gemeinderat|behörden?|
    gewerkschaft(?:en)?|forschende|ermittler|feuerwehr|rettungskräfte|wähler|demonstranten|beschäftigte|aktien?|studie`),
  fr: anyOf(`police|gendarmes?|gendarmerie|tribuna(?:l|ux)|cour|juges?|procureur|parquet|gouvernement|ministres?|ministère|parlement|députés?|sénat|sénateurs?|élus|préfecture|préfet|
    syndicats?|chercheurs?|scientifiques|enquêteurs|pompiers|secours|électeurs|manifestants|salariés|étude`),
  es: anyOf(`policía|guardia civil|tribunal(?:es)?|jue(?:z|za|ces)|juzgado|fiscal(?:ía)?|gobierno|ministr[oa]s?|ministerio|parlamento|diputados?|congreso|senado|concejales|ayuntamiento|
    sindicatos?|investigador(?:es)?|científicos|ingenieros|bomberos|votantes|manifestantes|trabajadores|estudio`),
  pt: anyOf(`polícia|tribuna(?:l|is)|juíz(?:a|es)?|juiz|justiça|promotor(?:ia)?|ministério público|governo|ministr[oa]s?|ministério|parlamento|deputados?|congresso|senado|vereadores|prefeitura|câmara|
    sindicatos?|pesquisador(?:es)?|investigador(?:es)?|cientistas|engenheiros|bombeiros|eleitores|manifestantes|trabalhadores|estudo`),
  zh: /警方|警察|公安|检方|检察|法院|法官|政府|官方|部门|议会|议员|部长|工会|研究人员|科学家|工程师|消防|救援|选民|股价|研究/u,
  ja: /警察|県警|検察|地裁|高裁|裁判|政府|自治体|大臣|首相|議会|議員|知事|市長|労組|組合|研究者|研究チーム|調査|消防|救助|有権者|株価/u,
};
