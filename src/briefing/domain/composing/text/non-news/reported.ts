import type { Language } from '../../../../../shared/kernel/language.js';

/** Behind the last comma, who says it: ", the judge found.", ", lembra a secretaria." */
const behind = (verbs: string): RegExp => new RegExp(`, (?:[^,]{0,60} )?(?:${verbs})(?!\\p{L})[^,]{0,80}$`, 'iu');

const REPORTED: Readonly<Record<Language, RegExp>> = {
  en: behind('said|says|say|told|found|ruled|warned|announced|reported|according to|argued|claimed'),
  de: behind(
    'sagte|sagt|sagten|teilte|teilten|entschied|kritisiert|kritisierte|warnt|warnte|laut|so d(?:er|ie|as)|rät|raten|meldet|meldete|hieß es|berichtet|berichtete|erklärte|urteilte',
  ),
  fr: behind(
    'dit|déclaré|annoncé|assure|assuré|selon|précisé|affirme|affirmé|tranché|jugé|indiqué|prévient|rappelle|estime|dénonce',
  ),
  es: behind(
    'según|dijo|dice|indicó|informó|anunció|ordenó|recuerda|recordó|pidió|advirtió|advierte|aseguró|asegura|denunció|explicó',
  ),
  pt: behind(
    'segundo|disse|diz|informou|anunciou|lembra|lembrou|pediu|alertou|alerta|garantiu|afirmou|afirma|denunciou|explicou|decidiu|concluiu',
  ),
  zh: /(?:警方|法院|市长|局长|官员|部长)[^，。]{0,6}(?:说|表示|宣布|称|裁定|通报)。?$/u,
  ja: /(?:と(?:発表|説明|述べ|話し)|呼びか|としている|求めてい)[^。]{0,8}。?$/u,
};

/** Whether a sentence tells what somebody says of it: an invitation or a note of an editor does not. */
export const isReported = (text: string, language: Language): boolean => REPORTED[language].test(text);
