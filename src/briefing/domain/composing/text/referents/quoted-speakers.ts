import type { Language } from '../../../../../shared/kernel/language.js';
import { inOneScript } from '../../../request/chinese-characters.js';
import { hasName, namesSomebody, type LatinLanguage } from './leaning.js';
import { within } from './referent-rules.js';

interface SpeakerRules {
  /** A quotation whose speaker is a pronoun, or left to the verb. */
  readonly saidBySomebody: RegExp;
  /** Whom a sentence before it may have brought in: a pronoun or somebody's office or trade. */
  readonly person: RegExp;
}

const RULES: Readonly<Record<LatinLanguage, SpeakerRules>> = {
  en: {
    saidBySomebody:
      /[”"’'][,.]? (?:he|she) (?:said|says|added|adds|told|explained|recalled|warned|wrote|joked|insisted|admitted|argued|claimed|complained|noted|promised|replied)(?!\p{L})/u,
    person: within(
      `he|she|him|her|his|hers|judge|chief|resident|president|guard|\\p{Ll}{3,}(?:er|or|ist|ian|man|woman|ess)`,
    ),
  },
  de: {
    saidBySomebody:
      /[“"«]?,? (?:sagte?|erklärte?|ergänzte|meinte?|betonte|erzählte?|warnte?|klagte?|bat|forderte?|versprach) (?:er|sie)(?!\p{L})/u,
    person: within(`er|sie|ihm|ihr|\\p{L}{3,}(?:er|in|mann|frau|ist|ent|or|chef|meister)`),
  },
  fr: {
    saidBySomebody:
      /(?:dit|déclare|déclaré|explique|expliqué|ajoute|ajouté|affirme|affirmé|raconte|raconté|confie|confié|estime|déplore|prévient|assure|a)(?:-t)?-(?:il|elle)(?!\p{L})/u,
    person: within(
      `il|elle|lui|maire|ministre|homme|femme|juge|avocate?|chef(?:fe)?|\\p{Ll}{3,}(?:eur|euse|rice|iste|ienn?e?|ante?|ente?|ère?)`,
    ),
  },
  es: {
    saidBySomebody:
      /[»”"],? (?:dijo|explicó|afirmó|añadió|aseguró|señaló|declaró|contó|recordó|pidió|lamentó|admitió|advirtió|insistió)(?: (?:él|ella))?[.,]?$/u,
    person: within(
      `él|ella|juez|jueza|\\p{Ll}{3,}(?:or|ora|ista|ente|enta|nte|nto|ano|ana|ico|ica|efe|efa|alde|desa|istro|istra|ecino|ecina|bero)`,
    ),
  },
  pt: {
    saidBySomebody:
      /[»”"],? (?:disse|explicou|afirmou|acrescentou|declarou|contou|recordou|pediu|garantiu|lamentou|admitiu|avisou|lembrou)(?: (?:ele|ela))?[.,]?$/u,
    person: within(`ele|ela|juiz|juíza|\\p{Ll}{3,}(?:or|ora|eiro|eira|ista|ente|nte|ano|ana|ico|ica|efe|ito|ita)`),
  },
};

/**
 * "“We knew it,” she said." after a sentence that speaks of nobody: its author meant somebody further up, whom
 * listeners have not heard of or have forgotten.
 */
export function quotesNobody(sentence: string, before: string, language: Language): boolean {
  if (language === 'zh' || language === 'ja') return false;
  const rules = RULES[language];
  if (!rules.saidBySomebody.test(sentence)) return false;
  // Every German noun has a capital, which says nothing.
  return !rules.person.test(before) && (language === 'de' || !hasName(before, language));
}

const QUOTED = /"[^"]*"|“[^“”]*”|«[^«»]*»|„[^„“”]*[“”]|「[^「」]*」|『[^『』]*』/gu;
/** Whom somebody speaks of: listeners have to know them, whoever says it. */
const THIRD_PERSON: Readonly<Record<Language, RegExp>> = {
  en: within('he|she|they|him|her|his|hers|them|their'),
  de: within('er|sie|ihn|ihm|ihr|ihnen'),
  fr: within('il(?! (?:y a|faut|fallait|faudra))|elles?|ils|lui|leurs?'),
  es: within('él|ell[ao]s?|les?'),
  pt: within('el[ae]s?|del[ae]s?|lhes?'),
  zh: /[他她]们?/u,
  ja: /彼/u,
};
/** "市长安维达表示", "レイス検事は": somebody before the verb or the particle of a frame. */
const CJK_SPEAKER: Readonly<Record<'zh' | 'ja', RegExp>> = {
  zh: /(?<!\p{L})(?!(?:他|她|该|这|有|一位|一名|另|对方|双方))[\p{sc=Han}·]{3,16}?(?:说|表示|称|指出|呼吁|强调|回应|介绍|坦言|认为|警告)/u,
  ja: /(?:と|^)(?!(?:同|彼|この))[\p{sc=Han}\p{sc=Katakana}ー・の]{2,16}(?:さん|氏)?[はが]/u,
};

/** "“Clear the gutters,” said Commander Nuno Esteves.": who speaks is named, and speaks of nobody whom listeners would have to know. */
export function namesSpeaker(sentence: string, language: Language): boolean {
  const text = inOneScript(sentence, language);
  const quotations = text.match(QUOTED)?.join(' ') ?? '';
  if (quotations === '' || THIRD_PERSON[language].test(quotations)) return false;
  const frame = text.replace(QUOTED, ' ').trim();
  if (language === 'zh' || language === 'ja') return CJK_SPEAKER[language].test(frame);
  // A name at the beginning counts like one behind the quotation.
  return namesSomebody(`so ${frame}`, language);
}
