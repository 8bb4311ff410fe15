import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface SampleFile {
  /** Of the file: `harbour-daily.en.rss.xml`. */
  readonly name: string;
  readonly document: string;
}

const FOLDER = join(import.meta.dirname, '../../../../samples/feeds');
const HOUR = 60 * 60 * 1000;

const DATES =
  /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)|[A-Z][a-z]{2}, \d{1,2} [A-Z][a-z]{2} \d{4} \d\d:\d\d:\d\d (?:GMT|[+-]\d{4})/g;

/** The sample news happened on fixed days; moved by the same time, the newest of it is an hour old. */
function freshened(content: string, shiftMs: number): string {
  return content.replace(DATES, (written) => {
    const moved = new Date(Date.parse(written) + shiftMs);
    return written.includes('T') ? moved.toISOString().replace(/\.\d+Z$/, 'Z') : moved.toUTCString();
  });
}

const newestDate = (contents: readonly string[]): number =>
  Math.max(...contents.flatMap((content) => (content.match(DATES) ?? []).map((written) => Date.parse(written))));

/** The sample feeds that came with the program, by name; none where it was installed without them. */
export function readSamples(now = Date.now()): readonly SampleFile[] {
  if (!existsSync(FOLDER)) return [];
  const names = readdirSync(FOLDER).filter((name) => /\.(?:xml|json)$/.test(name));
  const contents = names.toSorted().map((name) => ({ name, document: readFileSync(join(FOLDER, name), 'utf8') }));
  const shift = now - HOUR - newestDate(contents.map(({ document }) => document));
  return contents.map(({ name, document }) => ({ name, document: freshened(document, shift) }));
}

export const typeOf = (name: string): string =>
  `${name.endsWith('.json') ? 'application/feed+json' : 'application/xml'}; charset=utf-8`;
