import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';

import { MAX_BODY } from '../../../shared/outbound/network/answer-body.js';
import type { FeedReading } from '../formats/feed-document.js';
import { ParsingThreads } from './parsing-threads.js';

/** What became of one file. */
export interface CorpusLine {
  /** Relative to the folder. */
  readonly file: string;
  readonly result: 'parsed' | 'refused' | 'crashed';
  readonly items: number;
  /** Why it was refused or crashed. */
  readonly reason: string | null;
  readonly seconds: number;
}

// Where relative addresses of a file lead.
const ADDRESS = 'https://corpus.example/';

/**
 * Reads every file below a folder as the program reads what it fetches: in a thread, with its limits. In alphabetical
 * order; hidden files are left out.
 */
export async function* readCorpus(folder: string): AsyncGenerator<CorpusLine> {
  const threads = new ParsingThreads();
  try {
    for (const file of await filesBelow(folder)) yield await readOne(folder, file, threads);
  } finally {
    await threads.close();
  }
}

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .filter((path) => !/(?:^|[/\\])\./.test(path))
    .sort();
}

async function readOne(folder: string, file: string, threads: ParsingThreads): Promise<CorpusLine> {
  const body = await readFile(join(folder, file));
  if (body.length > MAX_BODY) return { file, result: 'refused', items: 0, reason: 'More than 10 MB.', seconds: 0 };
  const start = performance.now();
  const told = await threads.read(taskOf(file, body), new AbortController().signal).then(lineOf, crashOf);
  return { file, ...told, seconds: (performance.now() - start) / 1_000 };
}

const taskOf = (file: string, body: Uint8Array) => ({
  body,
  url: new URL(encodeURIComponent(file), ADDRESS).href,
  now: Date.now(),
  contentType: null,
});

type Told = Omit<CorpusLine, 'file' | 'seconds'>;

function lineOf(reading: FeedReading): Told {
  if (reading.kind === 'feed') return { result: 'parsed', items: reading.feed.items.length, reason: null };
  const reason = reading.kind === 'page' ? pageWords(reading.feedUrls) : reading.message;
  return { result: 'refused', items: 0, reason };
}

const pageWords = (feedUrls: readonly string[]): string =>
  `A web page that names ${feedUrls.length === 0 ? 'no feed' : feedUrls.join(', ')}.`;

const crashOf = (error: Error): Told => ({
  result: 'crashed',
  items: 0,
  reason: error.cause instanceof Error ? error.cause.message : error.message,
});

/** The table for people: a line per file, then how many of each result, and the seconds of them all and of the slowest. */
export function corpusTable(lines: readonly CorpusLine[]): string {
  const rows = lines.map(({ file, result, items, reason, seconds }) => [
    result,
    result === 'parsed' ? String(items) : '',
    seconds.toFixed(3),
    reason === null ? file : `${file}: ${reason}`,
  ]);
  return [['result', 'items', 'seconds', 'file'], ...rows, [], ...totals(lines)].map(asLine).join('\n');
}

const asLine = ([result = '', items = '', seconds = '', file = '']: readonly string[]): string =>
  `${result.padEnd(8)} ${items.padStart(6)} ${seconds.padStart(9)}  ${file}`.trimEnd();

function totals(lines: readonly CorpusLine[]): string[][] {
  const results = (['parsed', 'refused', 'crashed'] as const).map((result) => {
    const these = lines.filter((line) => line.result === result);
    return [result, String(these.length), sum(these).toFixed(3), 'files'];
  });
  const slowest = Math.max(0, ...lines.map((line) => line.seconds));
  return [...results, ['all', String(lines.length), sum(lines).toFixed(3), `files; slowest ${slowest.toFixed(3)} s`]];
}

const sum = (lines: readonly CorpusLine[]): number => lines.reduce((total, line) => total + line.seconds, 0);
