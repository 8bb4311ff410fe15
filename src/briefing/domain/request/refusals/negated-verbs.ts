import type { Language } from '../../../../shared/kernel/language.js';
import type { RequestText, Token } from '../token.js';
import { saysDislike } from './dislikes.js';
import { isSubject } from './attitudes.js';

/** A negation that stands alone: "kein", "pas de" and the like name what they deny, a bare one may deny a verb. */
const BARE: Readonly<Partial<Record<Language, RegExp>>> = {
  en: /^(?:not|never)$/u,
  de: /^(?:nicht|nichts|nix|nie)$/u,
  fr: /^(?:pas|jamais|rien)$/u,
  es: /^(?:no|ni|nada|nunca|jamás)$/u,
  pt: /^(?:não|nem|nada|nunca|jamais)$/u,
};

/** How a verb, or what somebody does with a thing, looks where it closes a part of a sentence. */
const VERBS: Readonly<Partial<Record<Language, RegExp>>> = {
  en: /^\p{Ll}{2,}ed$/u,
  de: /^\p{Ll}{2,}(?:en|ern|eln)$/u,
  fr: /^\p{Ll}{2,}(?:er|ir|ées?|és?)$/u,
  es: /^\p{Ll}{2,}[aeiáéí]r(?:me|nos|te)?(?:l[aeo]s?)?$/u,
  pt: /^\p{Ll}{2,}(?:[aeiáéíê]r|-(?:me|nos|l[ao]s?|[ao]s?))$/u,
};
/** Who does not want to miss something, or to leave it out, wants it. */
const LOSES =
  /^(?:missed|skipped|forgotten|dropped|omitted|verpassen|versäumen|missen|vermissen|übersehen|verzichten|überspringen|vergessen|auslassen|weglassen|entbehren|rater|manquer|louper|oublier|omettre|perder(?:me|nos|se)?(?:l[ao]s?)?|olvidar|omitir|esquecer|perder-?\p{Ll}*|faltar)$/u;
/** Nouns that end as infinitives do. */
const NOUNS =
  /^(?:mujer(?:es)?|poder|mar|hogar|alquiler|taller|cáncer|azúcar|bar|mulher|lar|celular|açúcar|lugar|par|marché|société|métier|université|sécurité|papier|avenir|plaisir|été|blé|café|cinéma)$/u;

const CLOSES = new Set<Token['kind']>(['comma', 'break', 'but']);
const REFUSES = new Set<Token['kind']>(['exclude', 'excludeAfter']);
const BETWEEN = new Set<Token['kind']>(['filler', 'stop', 'noise']);

/**
 * "Ich kann Politik nicht gebrauchen", "religión y política, mejor ni tocarlas": a negation that only a verb follows
 * says it of what was named before, whatever verb that is.
 */
export function withNegatedVerbs(text: RequestText, tokens: readonly Token[]): readonly Token[] {
  const [language = 'en'] = text.languages;
  const bare = BARE[language];
  if (bare === undefined) return tokens;
  const merged: Token[] = [];
  for (let index = 0; index < tokens.length; index++) {
    const token = tokens[index];
    if (token === undefined) continue;
    const denies = REFUSES.has(token.kind) && bare.test(lastWord(text.lower.slice(token.start, token.end)));
    const end = denies && merged.some(({ kind }) => kind === 'word') ? verbAfter(text, tokens, index) : null;
    if (end === null) {
      merged.push(token);
      continue;
    }
    const verb = tokens[end];
    // "Science is not boring" recommends it.
    const lost = verb !== undefined && LOSES.test(text.lower.slice(verb.start, verb.end));
    const disliked = verb !== undefined && saysDislike(text.lower.slice(verb.start, verb.end), language);
    merged.push({ kind: disliked || lost ? 'yes' : 'excludeAfter', start: token.start, end: verb?.end ?? token.end });
    index = end;
  }
  return merged;
}

const lastWord = (said: string): string => said.slice(said.lastIndexOf(' ') + 1);

/** The place of the verb with which the part of the sentence ends; null: something else follows. */
function verbAfter(text: RequestText, tokens: readonly Token[], index: number): number | null {
  const token = tokens[index];
  let at = index + 1;
  while (BETWEEN.has(tokens[at]?.kind ?? 'word') && tokens[at] !== undefined) at++;
  const verb = tokens[at];
  const next = tokens[at + 1];
  if (token === undefined || verb?.kind !== 'word' || (next !== undefined && !CLOSES.has(next.kind))) return null;
  return isVerb(text, verb) || isSaidOf(text, token, verb) ? at : null;
}

const IS = /(?<!\p{L})(?:is|are|was|ist|sind|n'est|est|sont|es|son|é|são|esté|sea|seja) $/u;
/** Not to be these is no reason to leave it out. */
const GOOD = /^(?:bad|wrong|optional|over|schlecht|verkehrt|übel|mal|malo|mala|mauvais|mauvaise|mau|má|ruim|only)$/u;

/** "La météo n'est pas nécessaire" */
function isSaidOf({ lower, shown, languages }: RequestText, token: Token, verb: Token): boolean {
  const said = shown.slice(verb.start, verb.end);
  const [language = 'en'] = languages;
  return (
    IS.test(lower.slice(0, token.start)) && /^\p{Ll}+$/u.test(said) && !GOOD.test(said) && !isSubject(said, language)
  );
}

function isVerb({ shown, languages }: RequestText, { start, end }: Token): boolean {
  const [language = 'en'] = languages;
  const word = shown.slice(start, end);
  // Who writes no capitals leaves it open what is a noun in German.
  if (language === 'de' && !/\p{Lu}/u.test(shown)) return false;
  return VERBS[language]?.test(word) === true && !NOUNS.test(word) && !isSubject(word, language);
}
