import type { Language } from '../../../../../shared/kernel/language.js';
import { contentOf } from '../echo.js';
import { folded } from '../folding.js';
import { STOP_WORDS } from '../stop-words.js';
import { counting, type Amount, type Count, type Scope } from './count.js';
import { currencyAt, percentName } from './currencies.js';
import { latinAmounts } from './latin-amounts.js';
import { CONCEPTS, LEXICONS, type Concept, type Lexicon } from './matters.js';

type Latin = Exclude<Language, 'zh' | 'ja'>;

const TOKEN = /\p{L}+(?:-\p{L}+)*\.?(?=$|[^\p{L}])|[,;:.!?()–—"“”«»„]/gu;
const STOP = /^[,;:.!?()–—"“”«»„]$/u;
/** How many words a number and what it counts may be apart. */
const REACH = 10;
/** How many words around a number say what it is about, where no lexicon does. */
const NEAR = 60;
const STEM = 5;

/** The counts that a sentence in the Latin script gives; none when it speaks of another event or an earlier time. */
export function latinCounts(text: string, language: Latin): readonly Count[] {
  const lexicon = LEXICONS[language];
  if (lexicon.elsewhere.test(text)) return [];
  const amounts = latinAmounts(text, language);
  if (amounts.length === 0) return [];
  let known: Everywhere | undefined;
  const everywhere = (): Everywhere =>
    (known ??= { places: placesIn(text, lexicon), periods: periodsIn(text, lexicon) });
  return amounts.flatMap((amount, index) => {
    const clause = { before: amounts[index - 1]?.end ?? 0, after: amounts[index + 1]?.start ?? text.length };
    const reader = { text, language, lexicon, clause, everywhere };
    return magnitude(amount, reader) ?? share(amount, reader) ?? money(amount, reader) ?? counted(amount, reader) ?? [];
  });
}

interface Reader {
  readonly text: string;
  readonly language: Latin;
  readonly lexicon: Lexicon;
  /** Where the number before ends, and the next one begins. */
  readonly clause: { readonly before: number; readonly after: number };
  /** What the sentence as a whole says of where and when. */
  readonly everywhere: () => Everywhere;
}

type Everywhere = Pick<Scope, 'places' | 'periods'>;

const [WEAKEST, STRONGEST] = [2, 10];
const MAGNITUDE: Readonly<Record<Latin, string>> = {
  en: 'magnitude',
  de: 'Stärke',
  fr: 'magnitude',
  es: 'magnitud',
  pt: 'magnitude',
};

function magnitude(amount: Amount, reader: Reader): Count | null {
  const { text, lexicon, language } = reader;
  if (amount.value < WEAKEST || amount.value > STRONGEST) return null;
  const isOne =
    lexicon.magnitude.test(text.slice(Math.max(0, amount.start - NEAR), amount.start)) ||
    lexicon.magnitude.test(text.slice(amount.end, amount.end + 12));
  if (!isOne) return null;
  const figure = `${MAGNITUDE[language]} ${amount.figure}`;
  const count = { amount: { ...amount, figure }, matter: 'magnitude', unit: '', complete: true };
  return counting(count, () => scopeOf(amount, reader));
}

function share(amount: Amount, reader: Reader): Count | null {
  const { text, lexicon, language } = reader;
  const sign = lexicon.percent.exec(text.slice(amount.end));
  if (sign === null) return null;
  const count = { amount, matter: 'percent', unit: percentName(language), complete: false };
  return counting(count, () => scopeOf(amount, reader));
}

function money(amount: Amount, reader: Reader): Count | null {
  const currency = currencyAt(reader.text, amount, reader.language);
  if (currency === null) return null;
  const count = { amount, matter: currency.code, unit: currency.name, complete: false };
  return counting(count, () => scopeOf(amount, reader));
}

function counted(amount: Amount, reader: Reader): Count | null {
  const { text, lexicon, clause } = reader;
  const after = wordsOf(text.slice(amount.end, clause.after), lexicon);
  const noun = nounOf(after, reader);
  if (noun === null) return null;
  const concept =
    conceptIn(after.slice(0, REACH), lexicon) ??
    conceptIn(wordsBefore(text.slice(clause.before, amount.start), lexicon).slice(0, REACH), lexicon);
  if (concept !== null) {
    const who = noun === '' ? 'people' : folded(noun).slice(0, STEM);
    const unit = noun === '' ? lexicon.names[concept] : unitOf(text, amount, noun);
    return counting({ amount, matter: `${concept} ${who}`, unit, complete: true }, () => scopeOf(amount, reader));
  }
  if (noun === '') return null;
  const stem = folded(noun).slice(0, STEM);
  const count = { amount, matter: `count ${stem}`, unit: unitOf(text, amount, noun), complete: false };
  return counting(count, () => {
    const scope = scopeOf(amount, reader);
    return { ...scope, stems: scope.stems.filter((one) => one !== stem) };
  });
}

const unitOf = (text: string, { end }: Amount, noun: string): string =>
  text.slice(end, text.indexOf(noun, end) + noun.length).trim();

/** The words up to where the clause ends. */
function wordsOf(text: string, { breaks }: Lexicon): readonly string[] {
  const found: string[] = [];
  for (const [token] of text.matchAll(TOKEN)) {
    if (STOP.test(token) || breaks.test(bare(token))) break;
    found.push(bare(token));
    if (token.endsWith('.')) break;
  }
  return found;
}

/** The nearest first. */
function wordsBefore(text: string, { breaks }: Lexicon): readonly string[] {
  const found: string[] = [];
  for (const [token] of [...text.matchAll(TOKEN)].toReversed()) {
    if (STOP.test(token) || token.endsWith('.') || breaks.test(token)) break;
    found.push(token);
  }
  return found;
}

const bare = (token: string): string => token.replace(/\.$/u, '');

function conceptIn(words: readonly string[], { concepts }: Lexicon): Concept | null {
  for (const word of words) {
    const found = CONCEPTS.find((concept) => concepts[concept].test(word));
    if (found !== undefined) return found;
  }
  return null;
}

/** What is counted; empty: people, or nothing that is said; null: it is a time, a distance, the number of a thing. */
function nounOf(after: readonly string[], { lexicon, language }: Reader): string | null {
  const first = after.find((word) => !lexicon.adjective.test(word));
  if (first === undefined) return '';
  if (lexicon.measures.test(first)) return null;
  const isFunction = STOP_WORDS[language].has(first.toLowerCase()) || first.length < 3;
  const isConcept = CONCEPTS.some((concept) => lexicon.concepts[concept].test(first));
  return isFunction || isConcept || lexicon.people.test(first) ? '' : first;
}

function scopeOf(amount: Amount, { text, everywhere, language }: Reader): Scope {
  const near = clauseAround(text, amount);
  const content = contentOf(near, language);
  const names = new Set(content.names);
  return {
    ...everywhere(),
    names: [...names].toSorted(),
    stems: [...content.stems].filter((stem) => !/\d/u.test(stem) && !names.has(stem)).toSorted(),
  };
}

const periodsIn = (text: string, { periods }: Lexicon): readonly string[] =>
  [...new Set((text.match(periods) ?? []).map((word) => folded(word)))].toSorted();

/** As far as the next comma on both sides. */
function clauseAround(text: string, { start, end }: Amount): string {
  const head = text.slice(Math.max(0, start - NEAR), start);
  const tail = text.slice(end, end + NEAR);
  const from = Math.max(head.lastIndexOf(', '), head.lastIndexOf('; '), head.lastIndexOf(': ')) + 1;
  const to = /[,;:.](?: |$)/u.exec(tail)?.index ?? tail.length;
  const cut = start > NEAR && from === 0 ? head.replace(/^\S*/u, '') : head.slice(from);
  return `${cut}${text.slice(start, end)}${tail.slice(0, to)}`;
}

/** Names after "in", "near": where a count is of. */
function placesIn(text: string, { locative, periods }: Lexicon): readonly string[] {
  const words = text.match(/\p{L}+(?:[-'’]\p{L}+)*/gu) ?? [];
  return words.flatMap((word, index) => {
    const [before = '', earlier = ''] = [words[index - 1], words[index - 2]];
    const follows =
      locative.test(before) ||
      (locative.test(earlier) && /^(?:the|l[ae]s?|los|el|der|dem|den|o|a|os|as)$/iu.test(before));
    if (!follows || !/^\p{Lu}/u.test(word) || word.search(periods) >= 0) return [];
    return [folded(word).slice(0, STEM)];
  });
}
