import type { Language } from '../../../../shared/kernel/language.js';
import { phraseBookOf } from '../../composing/phrase-book/books.js';
import { withoutOpenQuestions } from './asking.js';
import { withoutFrame } from './frames.js';
import { quotationsIn } from './rules/quotations.js';
import { tokensOf, type Objection } from './reading.js';
import { isContent } from './token.js';

/** What the hosts say of themselves between facts states nothing. */
const HOST_WORDS = new Map<Language, ReadonlySet<string>>();

/** A greeting, a question or a turn to the next story cites nothing, and then states nothing. */
export function statementIn(text: string, hosts: readonly string[], language: Language): Objection {
  if (quotationsIn(text).length > 0) return 'A line that quotes somebody must cite where.';
  const names = new Set(hosts.flatMap((host) => tokensOf(host, language).map(({ key }) => key)));
  const known = hostWords(language);
  const stated = withoutOpenQuestions(tokensOf(withoutFrame(text, language), language)).find(
    (token) => isContent(token) && !names.has(token.key) && (token.kind === 'number' || !known.has(token.key)),
  );
  return stated === undefined
    ? undefined
    : `'${stated.text}' states something, and the line cites nothing: cite the sentence that says so, or only ask or lead over.`;
}

function hostWords(language: Language): ReadonlySet<string> {
  const known = HOST_WORDS.get(language);
  if (known !== undefined) return known;
  const phrases = Object.values(phraseBookOf(language).phrases).flat();
  const made = new Set(
    phrases.flatMap((phrase) =>
      tokensOf(phrase.replace(/\{\w+\}/gu, ''), language)
        .filter(isContent)
        .map(({ key }) => key),
    ),
  );
  HOST_WORDS.set(language, made);
  return made;
}
