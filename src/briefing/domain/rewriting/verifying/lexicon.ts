import { lowerWithoutDiacritics } from '../../../../shared/kernel/fold.js';
import type { Language } from '../../../../shared/kernel/language.js';
import { chinese } from './lexicons/chinese.js';
import { english } from './lexicons/english.js';
import { french } from './lexicons/french.js';
import { german } from './lexicons/german.js';
import { japanese } from './lexicons/japanese.js';
import { portuguese } from './lexicons/portuguese.js';
import { spanish } from './lexicons/spanish.js';
import { phraseKey, phrasesOf } from './thesaurus.js';
import { OPERATORS, type LexiconSource, type Operator } from './lexicon-source.js';

/** What a word or a row of words means. */
export interface Sense {
  readonly operators: readonly Operator[];
  /** Words with the same meaning have the same; undefined: none but that of its operators. */
  readonly group?: string;
  readonly free: boolean;
  /** A verb with a meaning of its own besides: "quitterait". */
  readonly isVerb?: true;
}

export interface Lexicon {
  readonly exact: ReadonlyMap<string, Sense>;
  readonly beginnings: ReadonlyMap<string, Sense>;
  /** First words of rows of words. */
  readonly rows: ReadonlyMap<string, readonly (readonly string[])[]>;
  readonly prepositions: ReadonlySet<string>;
  readonly conjunctions: ReadonlySet<string>;
  readonly passiveVerbs: ReadonlySet<string>;
  readonly agents: ReadonlySet<string>;
}

const SOURCES: Readonly<Record<Language, LexiconSource>> = {
  en: english,
  zh: chinese,
  es: spanish,
  pt: portuguese,
  de: german,
  fr: french,
  ja: japanese,
};

const list = (text: string): readonly string[] => text.split(/\s+/).filter((word) => word !== '');
const groups = (text: string): readonly string[] => text.split(';').filter((group) => group.trim() !== '');

class Building {
  readonly exact = new Map<string, Sense>();
  readonly beginnings = new Map<string, Sense>();
  readonly rows = new Map<string, string[][]>();
  /** In kana an accent makes another letter. */
  private readonly key: (word: string) => string;

  constructor(language: Language) {
    this.key = language === 'ja' || language === 'zh' ? (word) => word : lowerWithoutDiacritics;
  }

  add(words: string, sense: Partial<Sense>): void {
    for (const word of list(words)) {
      const isBeginning = word.endsWith('*');
      const parts = this.key(isBeginning ? word.slice(0, -1) : word).split('_');
      const key = parts.join(' ');
      const into = isBeginning ? this.beginnings : this.exact;
      const known = into.get(key) ?? { operators: [], free: false };
      const operators = [...new Set([...known.operators, ...(sense.operators ?? [])])];
      const group = known.group ?? sense.group;
      into.set(key, { operators, free: known.free || sense.free === true, ...(group === undefined ? {} : { group }) });
      if (parts.length > 1) this.addRow(parts);
    }
  }

  private addRow(parts: readonly string[]): void {
    const [first = ''] = parts;
    const rows = [...(this.rows.get(first) ?? []), [...parts]];
    this.rows.set(
      first,
      rows.toSorted((a, b) => b.length - a.length),
    );
  }

  setOf(words: string): ReadonlySet<string> {
    return new Set(list(words).map((word) => this.key(word)));
  }
}

function compiled(source: LexiconSource, language: Language): Lexicon {
  const building = new Building(language);
  for (const operator of OPERATORS) building.add(source.operators[operator] ?? '', { operators: [operator] });
  groups(source.opposites).forEach((pair, index) => {
    const [one = '', other = ''] = pair.split('|');
    for (const [sign, side] of [
      ['+', one],
      ['-', other],
    ] as const)
      side.split('/').forEach((same, part) => building.add(same, { group: `opposite:${index}${sign}${part}` }));
  });
  groups(source.units).forEach((unit, index) => building.add(unit, { group: `unit:${index}` }));
  groups(source.weekdays).forEach((day, index) => building.add(day, { group: `day:${index}` }));
  groups(source.months).forEach((month, index) => building.add(month, { group: `month:${index + 1}` }));
  groups(source.synonyms).forEach((same, index) => building.add(same, { group: `same:${index}` }));
  building.add(source.free, { free: true });
  building.add(source.prepositions, { free: true });
  building.add(source.conjunctions, { free: true });
  building.add(`${source.passive.verbs} ${source.passive.agents}`, { free: true });
  for (const row of phrasesOf(language))
    if (!building.exact.has(row)) building.add(row.replaceAll(' ', '_'), { group: phraseKey(row) });
  return {
    exact: building.exact,
    beginnings: building.beginnings,
    rows: building.rows,
    prepositions: building.setOf(source.prepositions),
    conjunctions: building.setOf(source.conjunctions),
    passiveVerbs: building.setOf(source.passive.verbs),
    agents: building.setOf(source.passive.agents),
  };
}

const LEXICONS = new Map<Language, Lexicon>();

/** Compiled when it is first asked for. */
export function lexiconOf(language: Language): Lexicon {
  const known = LEXICONS.get(language);
  if (known !== undefined) return known;
  const made = compiled(SOURCES[language], language);
  LEXICONS.set(language, made);
  return made;
}

const SHORTEST_BEGINNING = 2;
/** No entry is longer: a word of thousands of letters is not cut as often. */
const LONGEST_BEGINNING = 30;

/** The longest entry wins; a whole word before a beginning. */
export function senseOf(word: string, lexicon: Lexicon): Sense | undefined {
  const exact = lexicon.exact.get(word);
  if (exact !== undefined) return exact;
  for (let length = Math.min(word.length, LONGEST_BEGINNING); length >= SHORTEST_BEGINNING; length--) {
    const sense = lexicon.beginnings.get(word.slice(0, length));
    if (sense !== undefined) return sense;
  }
  return undefined;
}
