import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { namedTopic } from '../../../../../src/briefing/domain/request/topics/topic-names.js';
import { understand } from '../../../../../src/briefing/domain/request/understand.js';
import { keyOf, type NamedTopic, type Understood } from '../../../../../src/briefing/domain/request/understood.js';
import type { Language } from '../../../../../src/shared/kernel/language.js';

export const LANGUAGES: readonly Language[] = ['en', 'de', 'fr', 'es', 'pt', 'zh', 'ja'];

/**
 * A small grammar of a language, one line each. `forms`: the articles of the slots; `subject`: in these forms; `open`,
 * `ask` (before what asks only), `close` and `day` (not behind "only"): what may stand around; the others are constructions with slots, and what
 * they say: `+x` wanted, `-x` refused, `!x` nothing else; `n` where "please" cannot stand before.
 */
interface Grammar {
  readonly language: Language;
  readonly forms: readonly string[];
  readonly subjects: readonly (readonly string[])[];
  readonly openings: readonly string[];
  readonly askingOpenings: readonly string[];
  readonly closings: readonly string[];
  readonly days: readonly string[];
  readonly constructions: readonly Construction[];
}

interface Construction {
  readonly says: string;
  readonly words: string;
}

export interface Wording {
  readonly language: Language;
  readonly request: string;
  /** The construction that it is made of. */
  readonly construction: string;
  readonly wanted: readonly string[];
  readonly refused: readonly string[];
  readonly only: boolean;
}

export function grammarOf(language: Language): Grammar {
  const lines = readFileSync(join(import.meta.dirname, `${language}.txt`), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => line.split('|'));
  const values = (kind: string): readonly (readonly string[])[] =>
    lines.filter(([head]) => head === kind).map((line) => line.slice(1));
  return {
    language,
    forms: values('forms')[0] ?? [],
    subjects: values('subject'),
    openings: values('open').flat(),
    askingOpenings: values('ask').flat(),
    closings: values('close').flat(),
    days: values('day').flat(),
    constructions: lines
      .filter(([head = '']) => /^n?[-+!]/u.test(head))
      .map(([says = '', words = '']) => ({ says, words })),
  };
}

/** Every construction with every subject, plain, and then in the openings and closings by turns. */
export function wordingsOf(grammar: Grammar): readonly Wording[] {
  const { subjects, openings, askingOpenings } = grammar;
  return grammar.constructions.flatMap((construction, at) =>
    subjects.flatMap((_, turn) => {
      const tails = construction.says.includes('!') ? grammar.closings : [...grammar.closings, ...grammar.days];
      const heads = construction.says.startsWith('n') ? openings : [...openings, ...askingOpenings];
      const dressed = {
        head: heads[(at + turn) % heads.length] ?? '',
        tail: tails[(2 * at + turn) % tails.length] ?? '',
      };
      const places = [{ head: '', tail: '' }, ...(dressed.head + dressed.tail === '' ? [] : [dressed])];
      return places.map((place) => wordingOf(grammar, construction, turn, place));
    }),
  );
}

function wordingOf(
  { language, forms, subjects }: Grammar,
  { says, words }: Construction,
  turn: number,
  { head, tail }: { head: string; tail: string },
): Wording {
  const [x = [], y = []] = [subjects[turn], subjects[(turn + 1) % subjects.length]];
  const filled = words.replaceAll(/\{(?:([^{}]+) )?([xy])\}/gu, (_, article: string | undefined, slot: string) => {
    return (slot === 'x' ? x : y)[forms.indexOf(article ?? '')] ?? '';
  });
  const named = (sign: string): readonly string[] =>
    [x, y].flatMap(([subject = ''], at) => (says.includes(sign + 'xy'.charAt(at)) ? [subject] : []));
  const request = joined(head, filled, tail);
  return {
    language,
    request,
    construction: words,
    wanted: [...named('+'), ...named('!')],
    refused: named('-'),
    only: says.includes('!'),
  };
}

/** A closing that ends the sentence takes the place of its full stop. */
const joined = (head: string, words: string, tail: string): string =>
  `${head}${/^[.。，,]/u.test(tail) ? words.replace(/[.。?？！!]+$/u, '') : words}${tail}`;

/** What is wrong with what was understood of a wording, or null. */
export function faultOf(wording: Wording): string | null {
  const understood = understand(wording.request, wording.language);
  const keys = keysOf(wording.language);
  const turned = [
    ...wording.refused
      .filter((subject) => names(understood.wanted, subject, keys))
      .map((subject) => `wants ${subject}`),
    ...wording.wanted
      .filter((subject) => names([...understood.excluded, ...understood.less], subject, keys))
      .map((subject) => `refuses ${subject}`),
  ];
  if (turned.length > 0) return `TURNED ROUND: ${turned.join(', ')}`;
  return missed(wording, understood, keys);
}

function missed(wording: Wording, understood: Understood, keys: (subject: string) => string): string | null {
  const unheard = (topics: readonly NamedTopic[], subjects: readonly string[]): readonly string[] =>
    subjects.filter((subject) => !topics.some((topic) => keyOf(topic) === keys(subject)));
  const [refused, wanted] = [unheard(understood.excluded, wording.refused), unheard(understood.wanted, wording.wanted)];
  if (refused.length > 0) return `does not refuse ${refused.join(', ')}`;
  if (wording.only !== understood.only) return wording.only ? 'does not hear "only"' : 'hears "only"';
  return wanted.length > 0 ? `does not want ${wanted.join(', ')}` : null;
}

/** A longer name that holds the subject is about it, too. */
const names = (topics: readonly NamedTopic[], subject: string, keys: (subject: string) => string): boolean =>
  topics.some((topic) => keyOf(topic) === keys(subject) || topic.text.toLowerCase().includes(subject.toLowerCase()));

const keysOf =
  (language: Language) =>
  (subject: string): string => {
    const { topic, narrowed } = namedTopic(subject, [language]);
    return keyOf({ text: subject, topic, narrowed });
  };
