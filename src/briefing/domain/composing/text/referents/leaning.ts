import type { Language } from '../../../../../shared/kernel/language.js';
import { english } from './english.js';
import { french } from './french.js';
import { german } from './german.js';
import { portuguese } from './portuguese.js';
import type { ReferentRules } from './referent-rules.js';
import { spanish } from './spanish.js';

/** Why a sentence needs one before it; null: it stands by itself. */
export type Leaning = 'pronoun' | 'role' | 'no-subject' | null;

export type LatinLanguage = Exclude<Language, 'zh' | 'ja'>;
const RULES: Readonly<Record<LatinLanguage, ReferentRules>> = {
  en: english,
  de: german,
  fr: french,
  es: spanish,
  pt: portuguese,
};

/**
 * Whether a sentence brings whom and what it speaks of, or leans on another one: a pronoun, a definite role or a
 * missing subject before anything that is an anchor, which is a name, an indefinite noun or a number that counts.
 * No parser: the main verb is not looked for.
 */
export function leaningOf(sentence: string, language: Language): Leaning {
  if (language === 'zh') return chineseLeaning(sentence);
  if (language === 'ja') return japaneseLeaning(sentence);
  return latinLeaning(sentence.replace(/^["“«„'‘]/u, ''), language);
}

const FURTHEST_ROLE = 60;
const FURTHEST_SUBJECT = 25;

function latinLeaning(sentence: string, language: LatinLanguage): Leaning {
  const rules = RULES[language];
  const text = [rules.impersonal, rules.time].reduce<string>(
    (rest, empty) => (empty === undefined ? rest : rest.replace(empty, (found) => '_'.repeat(found.length))),
    sentence,
  );
  if (PRONOUN_AFTER_ADVERBIAL.test(text)) return 'pronoun';
  const subject = definiteSubject(text, language);
  if (subject === 'bare') return 'role';
  const anchor = subject === 'told' ? 0 : firstAnchor(text, language, rules.indefinite);
  const role = text.search(rules.role);
  if (role >= 0 && role < anchor && role < FURTHEST_ROLE && !isNamed(text.slice(role), rules.role)) return 'role';
  const pronoun = text.search(rules.pronoun);
  if (pronoun >= 0 && pronoun < anchor) return 'pronoun';
  if (lacksSubject(text, anchor, language)) return 'no-subject';
  return rules.place?.test(text) === true && !hasName(text, language) ? 'role' : null;
}

/** "À Rellan, onze écoles …": a preposition of one letter keeps no name away. */
const PLACED = /^\p{Lu} \p{Lu}\p{L}/u;
export const hasName = (text: string, language: LatinLanguage): boolean =>
  NAME.test(text) || PLACED.test(text) || (language !== 'de' && FIRST_NAME[language].test(text));

/** As `hasName`, but of German only what is more than a noun. */
export const namesSomebody = (text: string, language: LatinLanguage): boolean =>
  language === 'de' ? GERMAN_NAME.test(text) : hasName(text, language);

const lacksSubject = (text: string, anchor: number, language: LatinLanguage): boolean =>
  RULES[language].noSubject?.test(text) === true && (anchor > FURTHEST_SUBJECT || (language === 'pt' && anchor > 0));

/** "the singer Mara Holt", "the video app Lumo", "the company, Ortwell", "the mayor of Rellham". */
const isNamed = (fromRole: string, role: RegExp): boolean =>
  /^,? (?:(?:(?!\p{Ll}+(?:ed|s) |(?:told|said|who|that|which|than|as|at|with|from|has|had|did|met|left|led|and|or|to|by|on|near|since|after|before|when|over|under|against|into) )\p{Ll}{3,} )?\p{Lu}\p{Ll}|(?:of|at|for|in|del?|d[ao]|de la|du|der|des|von|aus) (?:the )?\p{Lu}\p{Ll})/u.test(
    fromRole.replace(role, ''),
  );

/** A name inside an adverbial is not whom the pronoun after the comma means: "According to the University, it …". */
const PRONOUN_AFTER_ADVERBIAL =
  /^(?:According to|For|In|At|On|By|From|During|With|Despite|Selon|Pour|Dans|En|À|Depuis|Malgré|Lors|Durant|\p{Lu}\p{Ll}+ée?s? (?:depuis|par|en|à|dans|pour)|Según|Para|Segundo|Durante|Desde) [^,]{2,90}, (?:he|she|they|it(?! (?:is|was|seems|appears) (?:\p{L}+ ){0,3}(?:that|to|how|whether|if)(?!\p{L}))|elles?|ils?(?! (?:y a|faut|fallait|faudra|s['’]agit|est (?:possible|probable|important|nécessaire)))|él|ella|ellos|el[ea]s?)(?![\p{L}_])/u;

type Subject = 'bare' | 'told' | 'none';

function definiteSubject(text: string, language: LatinLanguage): Subject {
  const rules = RULES[language].definite;
  const article = rules?.article.exec(text)?.[0];
  if (rules === undefined || article === undefined) return 'none';
  const [first = '', second = '', third = ''] = text.slice(article.length).split(/\s+/);
  if (rules.unique.test(first) || rules.unique.test(second)) return 'told';
  const next = first.endsWith(',') ? [] : [second, third];
  // In third place "a" is mostly what the verb takes: "A cantora cancelou a turnê".
  if (next.some((word, index) => rules.complement.test(word) && (index === 0 || word !== 'a'))) return 'told';
  return namesItself(first, next, language) || isNamedLate(text.slice(article.length)) ? 'none' : 'bare';
}

/** "La jeune pousse lyonnaise Mistigri": of where somebody is stands between what they are and their name. */
const isNamedLate = (text: string): boolean =>
  /^(?:\p{Ll}+ ){1,3}\p{Ll}{2,}(?:an[oa]|ês|es[ae]|ense|ais|aise|ain|aine|ien(?:ne)?|ois|oise|and|ande|ol|ola) \p{Lu}\p{L}/u.test(
    text,
  );

function namesItself(noun: string, next: readonly string[], language: LatinLanguage): boolean {
  const named = /^["“«„]?\p{Lu}|\d|^[“«„]/u;
  return (language === 'de' ? /\d|^\p{Lu}{2}/u : named).test(noun) || next.some((word) => named.test(word));
}

const NAME =
  /(?<=[\p{Ll}\p{N},;:’"”»)] ["“«„'‘(]?)(?:[LD]['’])?\p{Lu}[\p{L}\p{N}’'-]+|\p{Lu}{2,}|\p{Lu}\p{L}{1,40} \p{Lu}\p{L}|(?<!\d)\d{2,}[.,]\d{3}/u;
/** German gives every noun a capital: a name is two in a row, a hyphened or mixed word, or one without an article. */
const GERMAN_NAME =
  /(?<!\p{L})(?!(?:Am|Im|In|Zum|Zur|Beim|Vom|Nach|Vor|Bei|Mit|Seit|Auf|Aus|Für|Der|Die|Das|Den|Dem|Des|Eine?|Unter|Über|Zu|Ab|Bis|Laut|Trotz|Wegen|Auch|Doch|Während|Ohne|Gegen|Durch) )\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+|\p{Lu}{2,}|\p{Lu}\p{L}{1,40}-\p{Lu}\p{L}|(?<=^(?:In |Aus |Nach )?)(?!(?:Die|Der|Das|Ein|Im|In|Am|Auf|Bei|Mit|Nach|Vor|Für|Wir|Man|Es|Mehr|Viele|Den|Dem|Aus|Dann|Wenn|Weil|Obwohl|Nachdem|Während|Auch|Doch|Wegen|Trotz|Laut|Seit|Bisher|Bislang|Zuletzt|Zunächst|Inzwischen|Später|Unter|Über|Durch|Ohne|Gegen)(?!\p{L}))\p{Lu}\p{Ll}{3,}(?=,| \p{Ll}+t (?!\p{Lu})| (?:haben|hat|ist|sind|war|waren|will|wollen|wird|werden|wurden?|sagt|und|aus|in|im|der|des|von))/u;
/** A first word that is no function word, and the verb that says that it acts. */
const FIRST_NAME: Readonly<Record<Exclude<LatinLanguage, 'de'>, RegExp>> = {
  en: firstName('is|was|has|had|have|will|said|says|and|of'),
  fr: firstName(String.raw`est|a|ont|va|et|de|\p{Ll}{2,}era`),
  es: firstName(String.raw`es|fue|ha|era|será|y|de|\p{Ll}{2,}(?:ó|[aei]rá)`),
  pt: firstName(String.raw`é|foi|vai|era|será|e|de|\p{Ll}{2,}(?:ou|eu|iu|[aei]rá)`),
};
function firstName(verbs: string): RegExp {
  return new RegExp(String.raw`^["“«]?\p{Lu}[\p{L}’'-]+(?= (?:\p{Lu}|v[ao]n |(?:${verbs}) ))`, 'u');
}
const FUNCTION_WORD =
  /^(?:the|a|an|in|on|at|for|if|when|after|since|as|to|from|with|by|it|he|she|they|this|that|there|el|la|los|las|un|una|en|de|para|por|tras|o|os|um|uma|em|após|le|les|des|du|dans|pour|une?|deux|ten|two|no|que|how|why|what|according|like|while|sur|au|il|elle|durant|more|all|some|who|which|but|and|so|then|not|quem|quando|cuando|quand)(?!\p{L})/iu;
/** "Researchers say they …", "Police said they …": a plural without an article brings itself in. */
const BARE_PLURAL =
  /^(?!(?:This|His|Its|As|Yes|Plus|Besides|Perhaps|Sometimes|Always|Hours|Days|Weeks|Months|Years|Us)(?!\p{L}))(?:\p{Lu}\p{Ll}{2,}s|Police|People|Fishermen|Firefighters)(?= (?:\p{Ll}|\())/u;
/** "Ireland's data protection commission has …" */
const OWNER =
  /^(?!(?:It|That|There|Here|What|Who|How|Where|When|Let|He|She|This|Today|Yesterday|Tomorrow|Tonight|One|Everyone|Nobody)['’])\p{Lu}\p{Ll}+['’]s \p{Ll}/u;
/** An office and its country name someone well enough. */
const OFFICE =
  /(?:président|presidente|gouvernement|gobierno|governo|premier ministre|primer ministro|primeiro-ministro|ministère|ministerio) \p{Ll}{2,}(?:an[oa]|ês|es[ae]|ense|eir[oa]|ola?|aise?|aine?|ien(?:ne)?|ande?|[cg][oa]|ique)(?!\p{L})/iu;

function firstAnchor(text: string, language: LatinLanguage, indefinite: RegExp): number {
  const places = [text.search(language === 'de' ? GERMAN_NAME : NAME), text.search(indefinite), text.search(OFFICE)];
  if (language !== 'de' && !FUNCTION_WORD.test(text) && FIRST_NAME[language].test(text)) places.push(0);
  if (language === 'en' && (BARE_PLURAL.test(text) || OWNER.test(text))) places.push(0);
  return Math.min(...places.filter((place) => place >= 0), Infinity);
}

const CHINESE = {
  role: /^(?:这(?!里)|那(?!曲)|该)\p{sc=Han}/u,
  pronoun:
    /(?<![其吉])[他她它](?![人国日乡处杀])们?|(?:该|此(?!前)|这些|这一|这个|这种|那个|那些|上述|前者|后者)(?=\p{sc=Han})(?!外)|(?<=[，。的])其(?!中|他|实|余|它|次)/u,
  /** A name, or whom a number or a measure word brings in. */
  anchor:
    /《|[A-Z][A-Za-z]{2,}|[\p{sc=Han}]{2,4}(?=表示|指出|宣布|发布|称)|一(?:个|名|位|家|座|项|种|款|次|起|场|部|则|份)|(?<!\d)\d+(?:名|人|家|个)|[\p{sc=Han}]{2,8}(?:公司|政府|总统|总理|大学|集团|银行|委员会|部门|市|省|国)/u,
};

/** "停水区域：…", "対象：…": an entry of a list, whose heading says of what; not what somebody says. */
const ENTRY =
  /^[「『“]?[\p{sc=Han}\p{sc=Katakana}ー]{2,10}(?<!说|表示|称|指出|认为|宣布|介绍|强调|写道|坦言|回应|呼吁|透露|解释|显示|通报|报道|获悉|問|答)[：:](?![“「『])/u;

function chineseLeaning(text: string): Leaning {
  if (ENTRY.test(text)) return 'no-subject';
  if (CHINESE.role.test(text)) return 'role';
  return precedes(text.search(CHINESE.pronoun), text.search(CHINESE.anchor)) ? 'pronoun' : null;
}

const JAPANESE = {
  role: /^(?:男性?|女性?|容疑者|被告|社長|会社|選手)は/u,
  pronoun:
    /彼女?(?=[はがのをにも])|(?<!\p{sc=Han})同(?:社|氏|庁|省|課|署|容疑者|被告|選手|事務所|球団|店|校)|(?:この|その|こうした|そうした)(?=\p{L})(?!(?:ほか|うち|結果|夏|冬|春|秋|日|たび|度|ほど|程))|それ(?=[はがをにも])/u,
  anchor:
    /[\p{sc=Katakana}ー]{3,}|[A-Z][A-Za-z]{2,}|\p{sc=Han}{2,4}(?=氏|さん|容疑者|首相|大統領|選手)|(?<!\p{sc=Han})\p{sc=Han}{2,}(?=[はがの])/u,
  quoted: /ながら|[「『][^」』]{0,200}[」』]/gu,
  /** Japanese says who with は, が or も; a sentence with none of them leaves it to the one before. */
  subject: /[^に]は|が(?!ら)|も|名詞|＝/u,
};

function japaneseLeaning(text: string): Leaning {
  if (ENTRY.test(text)) return 'no-subject';
  if (JAPANESE.role.test(text)) return 'role';
  if (precedes(text.search(JAPANESE.pronoun), text.search(JAPANESE.anchor))) return 'pronoun';
  return JAPANESE.subject.test(text.replace(JAPANESE.quoted, '')) ? null : 'no-subject';
}

const precedes = (place: number, anchor: number): boolean => place >= 0 && (anchor < 0 || place < anchor);
