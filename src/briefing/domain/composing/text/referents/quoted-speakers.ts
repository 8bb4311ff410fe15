import type { Language } from '../../../../../shared/kernel/language.js';
import { hasName, type LatinLanguage } from './leaning.js';
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
      /[”"’'][,.]? (?:he|she) (?:said|says|added|adds|told|explained|recalled|warned|wrote|joked|insisted)(?!\p{L})/u,
    person: within(
      `he|she|him|her|his|hers|judge|chief|resident|president|guard|\\p{Ll}{3,}(?:er|or|ist|ian|man|woman|ess)`,
    ),
  },
  de: {
    saidBySomebody: /[“"«]?,? (?:sagte?|erklärte?|ergänzte|meinte?|betonte|erzählte?|warnte?) (?:er|sie)(?!\p{L})/u,
    person: within(`er|sie|ihm|ihr|\\p{L}{3,}(?:er|in|mann|frau|ist|ent|or|chef|meister)`),
  },
  fr: {
    saidBySomebody:
      /(?:dit|déclare|déclaré|explique|expliqué|ajoute|ajouté|affirme|affirmé|raconte|raconté|confie|confié|a)(?:-t)?-(?:il|elle)(?!\p{L})/u,
    person: within(
      `il|elle|lui|maire|ministre|homme|femme|juge|avocate?|chef(?:fe)?|\\p{Ll}{3,}(?:eur|euse|rice|iste|ienn?e?|ante?|ente?|ère?)`,
    ),
  },
  es: {
    saidBySomebody:
      /[»”"],? (?:dijo|explicó|afirmó|añadió|aseguró|señaló|declaró|contó|recordó)(?: (?:él|ella))?[.,]?$/u,
    person: within(
      `él|ella|juez|jueza|\\p{Ll}{3,}(?:or|ora|ista|ente|enta|nte|nto|ano|ana|ico|ica|efe|efa|alde|desa|istro|istra|ecino|ecina|bero)`,
    ),
  },
  pt: {
    saidBySomebody: /[»”"],? (?:disse|explicou|afirmou|acrescentou|declarou|contou|recordou)(?: (?:ele|ela))?[.,]?$/u,
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
