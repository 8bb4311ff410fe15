import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, describe, expect, test } from '@jest/globals';

import { corpusTable, readCorpus, type CorpusLine } from '../../../../src/feed/adapters/fetching/read-corpus.js';
import { rss } from '../formats/support/documents.js';

const folder = mkdtempSync(join(tmpdir(), 'corpus-'));
afterAll(() => rmSync(folder, { recursive: true }));

async function linesOf(path: string): Promise<CorpusLine[]> {
  const lines: CorpusLine[] = [];
  for await (const line of readCorpus(path)) lines.push(line);
  return lines;
}

const WILD = join(import.meta.dirname, '../../fixtures/wild');

describe('the report on a corpus', () => {
  test('lists which files were parsed and which were refused, and why', async () => {
    mkdirSync(join(folder, 'deep'));
    writeFileSync(join(folder, 'deep/good.xml'), rss('<item><title>One</title></item><item><title>Two</title></item>'));
    writeFileSync(join(folder, 'bad.txt'), 'nothing');
    writeFileSync(
      join(folder, 'page.html'),
      '<html><link rel="alternate" type="application/rss+xml" href="/f"></html>',
    );
    writeFileSync(join(folder, 'huge.xml'), Buffer.alloc(10 * 1_024 * 1_024 + 1));
    writeFileSync(join(folder, '.hidden'), 'nothing');
    const lines = (await linesOf(folder)).map((line) => ({ ...line, seconds: 0.25 }));
    expect(corpusTable(lines)).toBe(
      [
        'result    items   seconds  file',
        'refused             0.250  bad.txt: The address does not answer with a feed (RSS, Atom or JSON Feed).',
        'parsed        2     0.250  deep/good.xml',
        'refused             0.250  huge.xml: More than 10 MB.',
        'refused             0.250  page.html: A web page that names https://corpus.example/f.',
        '',
        'parsed        1     0.250  files',
        'refused       3     0.750  files',
        'crashed       0     0.000  files',
        'all           4     1.000  files; slowest 0.250 s',
      ].join('\n'),
    );
  });

  test('shows no crash for our own hostile files', async () => {
    const lines = await linesOf(WILD);
    expect(lines.length).toBeGreaterThan(100);
    expect(lines.filter((line) => line.result === 'crashed')).toEqual([]);
  });
});
