import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { FeedModule } from '../../../../src/feed/feed.module.js';
import { CommandRefused, ProblemsFound } from '../../../../src/shared/delivery/cli/cli-command.js';
import { CliRegistry } from '../../../../src/shared/delivery/cli/cli-registry.js';
import { DomainError } from '../../../../src/shared/kernel/domain-error.js';
import { SubscriptionsModule } from '../../../../src/subscriptions/subscriptions.module.js';
import { argvOf } from '../../../support/program/command-line.js';
import { startTestApp, type TestApp } from '../../../support/http/http-app.js';

let app: TestApp;
let folder: string;
let email: string;
let token: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'opml-'));
  app = await startTestApp({ modules: [SubscriptionsModule, FeedModule], config: { role: 'api' } });
});

afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

beforeEach(async () => {
  email = `reader-${Math.random().toString(36).slice(2)}@example.org`;
  token = await app.memberToken(email);
});

const outline = (title: string, url: string): string => `<outline type="rss" text="${title}" xmlUrl="${url}"/>`;

const opml = (...outlines: readonly string[]): string =>
  `<opml version="2.0"><body>\n${outlines.join('\n')}\n</body></opml>`;

async function file(name: string, content: string | Buffer): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, content);
  return path;
}

/** What it printed, and what it threw. */
async function run(name: string, positionals: string[], options: Record<string, string> = { email }) {
  const lines: string[] = [];
  const command = app.app.get(CliRegistry).find(name);
  const thrown: unknown = await command
    ?.execute(argvOf(options, positionals), (line) => lines.push(line))
    .catch((error) => error);
  return { lines, thrown };
}

async function followed(): Promise<string[]> {
  const { body } = await app.post<{ sources: { feed_url: string }[] }>('/api/v1/subscriptions/list', {}, token);
  return body.sources.map((source) => source.feed_url).sort();
}

describe('opml:import', () => {
  test('follows every feed for the member and reports on each, what was refused last', async () => {
    const path = await file(
      'mixed.opml',
      opml(
        outline('One', 'https://one.example/feed'),
        outline('Odd', 'ftp://odd.example/feed'),
        outline('Two', 'https://two.example/feed'),
        outline('Once more', 'https://one.example/feed'),
      ),
    );

    const { lines, thrown } = await run('opml:import', [path]);

    expect(lines).toEqual([
      'Followed from now on: 2',
      '  line 2      https://one.example/feed  One',
      '  line 4      https://two.example/feed  Two',
      'Followed already: 1',
      '  line 5      https://one.example/feed  Once more',
      'Refused: 1',
      expect.stringMatching(/^ {2}line 3 {6}ftp:\/\/odd\.example\/feed {2}Odd {2}.*http/),
    ]);
    expect(thrown).toEqual(new ProblemsFound('1 of 4 feeds are not followed; see above.'));
    expect(await followed()).toEqual(['https://one.example/feed', 'https://two.example/feed']);
  });

  test('may be repeated, and then reports no failure', async () => {
    const path = await file('again.opml', opml(outline('One', 'https://one.example/feed')));
    await run('opml:import', [path]);

    const { lines, thrown } = await run('opml:import', [path]);

    expect(thrown).toBeUndefined();
    expect(lines[0]).toBe('Followed from now on: 0');
    expect(lines[1]).toBe('Followed already: 1');
  });

  test('reports as JSON, a line for each feed', async () => {
    const path = await file(
      'json.opml',
      opml(`<outline text="Tech">${outline('One', 'https://one.example/feed')}</outline>`),
    );

    const { lines } = await run('opml:import', [path], { email, format: 'json' });

    expect(lines.map((line) => JSON.parse(line))).toEqual([
      {
        line: 2,
        title: 'One',
        feed_url: 'https://one.example/feed',
        folder: 'Tech',
        outcome: 'subscribed',
        source_id: expect.stringMatching(/^src_/),
        message: null,
      },
    ]);
  });

  test('reads the encodings in which lists are found', async () => {
    const list = opml(outline('Grüße', 'https://one.example/feed'));
    const utf16 = Buffer.from(`\u{feff}${list}`, 'utf16le');
    const latin = Buffer.from(`<?xml version="1.0" encoding="ISO-8859-1"?>${list}`, 'latin1');
    const unknown = Buffer.from(`<?xml version="1.0" encoding="x-nobody"?>${list}`);
    const converted = Buffer.from(`<?xml version="1.0" encoding="UTF-16"?>${list}`);
    const found = [utf16, Buffer.from(utf16).swap16(), latin, unknown, converted, Buffer.from(list)];
    for (const [at, content] of found.entries()) {
      const { lines } = await run('opml:import', [await file(`encoding-${at}.opml`, content)]);
      expect(lines.find((line) => line.includes('one.example'))).toMatch(/Grüße$/);
    }
  });

  test('prints no control characters of a file', async () => {
    const path = await file('hostile.opml', opml(outline('Bad&#x1b;[2J &#x202e; title', 'https://bad.example/feed')));

    const { lines } = await run('opml:import', [path]);

    expect(lines.join('')).not.toMatch(/[\p{Cc}\p{Cf}]/u);
  });

  test('explains what it cannot do', async () => {
    const path = await file('fine.opml', opml(outline('One', 'https://one.example/feed')));
    const attempts: [string[], Record<string, string>, string][] = [
      [[], { email }, 'FILE'],
      [[path, path], { email }, 'FILE'],
      [[path], {}, '--email'],
      [[path], { email, format: 'xml' }, '--format'],
      [[join(folder, 'nowhere.opml')], { email }, 'There is no such file'],
      [[folder], { email }, 'It is a folder'],
    ];
    for (const [words, options, message] of attempts) {
      const { thrown } = await run('opml:import', words, options);
      expect(thrown).toBeInstanceOf(CommandRefused);
      expect(String(thrown)).toContain(message);
    }
    expect((await run('opml:import', [path], { email: 'nobody@example.org' })).thrown).toBeInstanceOf(DomainError);
    expect((await run('opml:import', [await file('no.opml', '<html/>')])).thrown).toBeInstanceOf(DomainError);
    expect(await followed()).toEqual([]);
  });
});

describe('opml:export', () => {
  test('prints or writes what the import understands', async () => {
    const list = opml(outline('One &amp; all', 'https://one.example/feed'), outline('Two', 'https://two.example/feed'));
    await run('opml:import', [await file('export.opml', list)]);
    const path = join(folder, 'exported.opml');

    const printed = await run('opml:export', []);
    const written = await run('opml:export', [path]);

    expect(written).toEqual({ lines: [`Written: ${path}`], thrown: undefined });
    const content = await readFile(path, 'utf8');
    expect(printed.lines.join('\n').replace(/<dateCreated>.*/, '')).toBe(
      content.trimEnd().replace(/<dateCreated>.*/, ''),
    );
    expect((await stat(path)).mode & 0o077).toBe(0);
    email = `other-${email}`;
    token = await app.memberToken(email);
    await run('opml:import', [path]);
    expect(await followed()).toEqual(['https://one.example/feed', 'https://two.example/feed']);
  });

  test('does not overwrite an existing file', async () => {
    const path = await file('precious.opml', 'mine');

    const { thrown } = await run('opml:export', [path]);

    expect(thrown).toBeInstanceOf(CommandRefused);
    expect(await readFile(path, 'utf8')).toBe('mine');
  });
});
