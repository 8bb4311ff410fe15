import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { understand } from '../../../../src/briefing/domain/request/understand.js';
import { keyOf, type NamedTopic, type Understood } from '../../../../src/briefing/domain/request/understood.js';
import type { Language } from '../../../../src/shared/kernel/language.js';

/** The feeds that the listeners of the request files have. */
export const SOURCES = [
  { ref: 'ref_1', name: 'BBC News' },
  { ref: 'ref_2', name: 'Der Spiegel' },
  { ref: 'ref_3', name: 'El País' },
  { ref: 'ref_4', name: 'Le Monde' },
  { name: '朝日新聞' },
  { name: '央视' },
  { name: 'Folha de S.Paulo' },
];

/** w: wanted, o: only, ls: less, x: excluded, first, last, q: questions, l: seconds, f: format, short: as short as possible, s: style, p: period, so and sx: sources, sf and sl: the first and the last of them, sm and ss: more and less of them. */
export interface Sample {
  readonly language: Language;
  readonly request: string;
  readonly expected: string;
}

/** Each line: language | request | what it says, e.g. `w=#science,volcanoes;x=#sport;o`; `#` is a broad subject. */
export const samplesIn = (file: string): readonly Sample[] =>
  readFileSync(join(import.meta.dirname, file), 'utf8')
    .trim()
    .split('\n')
    .map((line) => {
      const [language, request = '', meaning = ''] = line.split('|');
      return { language: language as Language, request, expected: inOrder(meaning.split(';').filter(Boolean)) };
    });

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[的の]/g, '')
    .replace(/^(?:(?:the|la|le|el|a|o|der|die|das)\s+|l')/, '');

function inOrder(parts: readonly string[]): string {
  return parts
    .map((part) => {
      const [key, ...values] = part.split('=');
      if (values.length === 0) return part;
      return `${key}=${values.join('=').split(',').map(plain).sort().join(',')}`;
    })
    .sort()
    .join(';');
}

const label = (topic: NamedTopic): string => keyOf(topic);

/** What was understood, in the notation of the files. */
export function notation(understood: Understood): string {
  const { period } = understood;
  const lists: Record<string, readonly string[]> = {
    w: understood.wanted.map(label),
    ls: understood.less.map(label),
    x: understood.excluded.map(label),
    first: understood.order.first.map(label),
    last: understood.order.last.map(label),
    q: understood.questions.map(({ text }) => text),
    f: understood.format === null ? [] : [understood.format],
    l: understood.lengthSeconds === null ? [] : [String(understood.lengthSeconds)],
    s: understood.style,
    p: period === null ? [] : ['from' in period ? `from:${period.from}` : `days:${period.sinceDays}`],
    so: understood.sources.only,
    sx: understood.sources.excluded,
    sf: understood.sources.first ?? [],
    sl: understood.sources.last ?? [],
    sm: understood.sources.more ?? [],
    ss: understood.sources.less ?? [],
  };
  const parts = Object.entries(lists).flatMap(([key, values]) =>
    values.length > 0 ? [`${key}=${values.join(',')}`] : [],
  );
  return inOrder([...parts, ...(understood.only ? ['o'] : []), ...(understood.short === true ? ['short'] : [])]);
}

export interface Outcome extends Sample {
  readonly got: string;
}

export const outcomesOf = (samples: readonly Sample[]): readonly Outcome[] =>
  samples.map((sample) => ({ ...sample, got: notation(understand(sample.request, sample.language, SOURCES)) }));
