import type { Language } from '../../../../../shared/kernel/language.js';
import { matches } from '../matching.js';
import type { Objection, Segment } from '../reading.js';
import { sentencesOf } from '../scopes.js';
import { has, isContent, type Token } from '../token.js';

/** The forms of a verb for what is to be done, and for what was done. */
interface Forms {
  /** After one of these words, or with one of these ends. */
  readonly infinitive: { readonly after?: RegExp; readonly end: RegExp; readonly far?: RegExp };
  readonly done: RegExp;
  /** A line with one of these words leaves it open. */
  readonly open: RegExp;
}

const FORMS: Readonly<Partial<Record<Language, Forms>>> = {
  en: {
    infinitive: { after: /^(?:to|due|will|would|shall|ll|may|might|could|should|must)$/u, end: /./u },
    done: /(?:ed|en|t|ought|old|aid|eld|on)$/u,
    open: /^(?:to|will|would|must|should|can|could|shall|ordered|if)$/u,
  },
  de: {
    infinitive: { after: /^zu$/u, end: /en$/u, far: /^(?!ge|wurden|worden|hatten|waren)\p{Ll}+en$/u },
    done: /^(?:\p{L}{0,4}ge\p{L}+(?:t|en)|\p{L}+te(?:n)?|(?:be|ver|er|ent|zer|über|unter|wider|miss)\p{L}+t)$/u,
    open: /^(?:wird|werden|werde|zu|muss|mussen|kann|konnen|durfen|darf)$/u,
  },
  fr: {
    infinitive: { end: /(?:er|ir|re)$/u },
    done: /(?:é|ée|és|ées|a|èrent|i|ie|is|ies|it|irent|u|ue|us|ues)$/u,
    open: /^(?:sera|seront|serait|seraient|doit|doivent|va|vont|pourra|pourront)$|(?:er|ir|re)$/u,
  },
  es: {
    infinitive: { end: /[aei]r$/u },
    done: /(?:[ai]d[oa]s?|ó|aron|ieron|eron)$/u,
    open: /^(?:sera|seran|debe|deben|debera|deberan|va|van)$|[aei]r$/u,
  },
  pt: {
    infinitive: { end: /[aei]r$/u },
    done: /(?:[ai]d[oa]s?|ou|eu|iu|aram|eram|iram)$/u,
    open: /^(?:sera|serao|deve|devem|devera|deverao|vai|vao)$|[aei]r$/u,
  },
};

/** "A plan to close two bridges" closes none: what is to be done is not told as done. */
export function tenseOf({ tokens, cited }: Segment, line: readonly Token[], language: Language): Objection {
  const forms = FORMS[language];
  if (forms === undefined) return undefined;
  const due = cited.tokens.filter((_, index) => isInfinitive(cited.tokens, index, forms));
  for (const sentence of sentencesOf(line)) {
    if (sentence.some((token) => forms.open.test(token.key) || has(token, 'may', 'intent', 'not'))) continue;
    const done = sentence.find(
      (token) =>
        tokens.includes(token) &&
        isDone(token, forms) &&
        due.some((one) => isOnlyDue(token, one, cited.tokens, language)),
    );
    if (done !== undefined)
      return `In ${cited.id} it is only to happen what the line tells as done: '${done.text}'. Say it as ${cited.id} does, with what is meant, due or planned.`;
  }
  return undefined;
}

const isVerb = (token: Token): boolean => isContent(token) && /^\p{Ll}/u.test(token.text) && token.kind !== 'number';

function isInfinitive(tokens: readonly Token[], index: number, { infinitive }: Forms): boolean {
  const [token, before] = [tokens[index], tokens[index - 1]];
  if (token === undefined || !isVerb(token) || !infinitive.end.test(token.text)) return false;
  if (infinitive.far?.test(token.text) === true && isGoverned(tokens, index)) return true;
  return infinitive.after === undefined || (before !== undefined && infinitive.after.test(before.key));
}

/** "Die Stadt werde ihre Pläne überprüfen": the end of a clause with a verb that leaves it open. */
function isGoverned(tokens: readonly Token[], index: number): boolean {
  const next = tokens[index + 1];
  if (next !== undefined && !next.joins && next.kind !== 'stop') return false;
  for (let at = index - 1; at >= 0; at--) {
    const token = tokens[at];
    if (token === undefined || token.kind === 'comma' || token.kind === 'stop') return false;
    if (/^(?:wird|werden|werde|wurde[n]?_wohl|soll|sollen|will|wollen|wolle|mochte|mochten)$/u.test(token.key))
      return true;
  }
  return false;
}

const isDone = (token: Token, { done }: Forms): boolean => isVerb(token) && done.test(token.text);

/** Nowhere else in the sentence is it told as done. */
const isOnlyDue = (said: Token, due: Token, given: readonly Token[], language: Language): boolean =>
  said.text !== due.text && given.filter((one) => matches(said, one, language)).every((one) => one === due);
