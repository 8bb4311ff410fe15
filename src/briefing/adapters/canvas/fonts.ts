import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { GlobalFonts } from '@napi-rs/canvas';
import type { Language } from '../../../shared/kernel/language.js';

type Edition = 'noto-sans-sc' | 'noto-sans-jp';

interface Subset {
  readonly family: string;
  readonly file: string;
  readonly ranges: readonly (readonly [first: number, last: number])[];
}

const range = (written: string): readonly [number, number] => {
  const [first = '', last = first] = written.trim().replace('U+', '').split('-');
  return [Number.parseInt(first, 16), Number.parseInt(last, 16)];
};

/** The font comes in a hundred files by Unicode range: a title needs two to ten of them. */
function subsetsOf(edition: Edition): readonly Subset[] {
  const folder = dirname(createRequire(import.meta.url).resolve(`@fontsource-variable/${edition}/package.json`));
  const ranges = JSON.parse(readFileSync(join(folder, 'unicode.json'), 'utf8')) as Record<string, string>;
  return Object.entries(ranges)
    .map(([key, written]): Subset => {
      const name = key.replace(/[[\]]/g, '');
      return {
        family: `${edition}-${name}`,
        file: join(folder, 'files', `${edition}-${name}-wght-normal.woff2`),
        ranges: written.split(',').map(range),
      };
    })
    .toReversed();
}

/** Scripts that the files have glyphs for, whatever else their ranges promise. */
const DRAWN =
  /^[\p{Script=Latin}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Cyrillic}\p{Script=Common}\p{Script=Inherited}]$/u;
const EMOJI = /^\p{Extended_Pictographic}$/u;

const covers = (subset: Subset, codePoint: number): boolean =>
  subset.ranges.some(([first, last]) => codePoint >= first && codePoint <= last);

const editions = new Map<Edition, readonly Subset[]>();
const registered = new Set<string>();

function subsets(edition: Edition): readonly Subset[] {
  const known = editions.get(edition) ?? subsetsOf(edition);
  editions.set(edition, known);
  return known;
}

function register(subset: Subset): void {
  if (registered.has(subset.family)) return;
  // Each file is a family of its own: files of one family hide each other.
  if (GlobalFonts.registerFromPath(subset.file, subset.family) === null) {
    throw new Error(`The font ${subset.file} cannot be read.`);
  }
  registered.add(subset.family);
}

export interface Typeface {
  /** For `context.font`: families in order of preference. */
  readonly families: string;
  /** The text without what the typeface has no glyphs for. */
  readonly printable: (text: string) => string;
}

/** The typeface draws curly quotes as wide as a Chinese character. */
const straight = (text: string, language: Language): string =>
  language === 'zh' || language === 'ja' ? text : text.replace(/[‘’‚]/g, "'").replace(/[“”„]/g, '"');

/** Chinese and Japanese write some of the same characters differently: Japanese takes its own edition first. */
export function typefaceFor(language: Language, texts: readonly string[]): Typeface {
  const order: readonly Edition[] =
    language === 'ja' ? ['noto-sans-jp', 'noto-sans-sc'] : ['noto-sans-sc', 'noto-sans-jp'];
  const candidates = order.flatMap(subsets);
  const home = new Map<number, Subset | undefined>();
  for (const character of `${texts.join('')}…'"`) {
    const codePoint = character.codePointAt(0) ?? 0;
    if (home.has(codePoint) || !DRAWN.test(character) || EMOJI.test(character)) continue;
    home.set(
      codePoint,
      candidates.find((subset) => covers(subset, codePoint)),
    );
  }
  const used = new Set([...home.values()].filter((subset) => subset !== undefined));
  for (const subset of used) register(subset);
  const printable = (text: string): string =>
    [...straight(text, language)]
      .filter((character) => home.get(character.codePointAt(0) ?? 0) !== undefined)
      .join('')
      .trim();
  return {
    families: candidates
      .filter((subset) => used.has(subset))
      .map(({ family }) => `"${family}"`)
      .join(', '),
    printable,
  };
}
