import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { parseFile } from 'music-metadata';
import { cli, newDataDir, Program, removeDataDir, stopPrograms } from '../support/program/program.js';

const SAMPLES = join(import.meta.dirname, '../../samples/feeds');

let dataDir: string;
let folder: string;

beforeAll(async () => {
  dataDir = await newDataDir();
  folder = await mkdtemp(join(tmpdir(), 'brief-'));
});

afterAll(async () => {
  await stopPrograms();
  await removeDataDir(dataDir);
  await rm(folder, { recursive: true, force: true });
});

const brief = (...args: string[]): Promise<string> => cli({ dataDir }, 'brief', ...args);

describe('npm run brief', () => {
  test('makes an MP3 and a transcript from local files, offline', async () => {
    const out = join(folder, 'kurier.mp3');
    const said = await brief(join(SAMPLES, 'kurier.de.rss.xml'), '--language', 'de', '--seconds', '180', '--out', out);
    expect(said).toContain('✓ Küstenkurier');
    expect(said).toMatch(/Page +http:\/\/localhost:3000\/b\/[\w-]{22}/);
    const { format } = await parseFile(out, { duration: true });
    expect(Math.abs((format.duration ?? 0) - 180)).toBeLessThan(9);
    expect(await readFile(join(folder, 'kurier.txt'), 'utf8')).toContain('Küstenkurier');
  });

  test('works beside a running service, on its data folder, and its page is there then', async () => {
    const program = await Program.start({ dataDir });
    const said = await brief(join(SAMPLES, 'maresia.pt.atom.xml'), '--language', 'pt', '--out', join(folder, 'm.mp3'));
    const [, path = ''] = /localhost:3000(\/b\/[\w-]+)/.exec(said) ?? [];
    expect((await fetch(program.baseUrl + path)).status).toBe(200);
    await program.stop();
  });

  test('says what is wrong with what it was given', async () => {
    await writeFile(join(folder, 'note.txt'), 'no feed');
    await expect(brief()).rejects.toThrow('Which feeds? Give URLs or files.');
    await expect(brief('missing.xml')).rejects.toThrow('There is no file missing.xml');
    await expect(brief('a.xml', '--seconds', '7')).rejects.toThrow('--seconds must be a whole number from 180 to 3600');
    await expect(brief('a.xml', '--colour', 'blue')).rejects.toThrow('--colour');
    await expect(brief(join(folder, 'note.txt'))).rejects.toThrow('None of these is a feed that can be read.');
    const [feed, nowhere] = [join(SAMPLES, 'kurier.de.rss.xml'), join(folder, 'missing', 'brief.mp3')];
    await expect(brief(feed, '--out', nowhere)).rejects.toThrow(`--out: nothing can be written to the folder`);
    await expect(brief(feed, '--out', folder)).rejects.toThrow(`--out: ${folder} is a folder.`);
  });

  test('says what the service refuses in its words', async () => {
    const refused = await brief(join(SAMPLES, 'kurier.de.rss.xml'), '--language', 'it').catch((error: Error) => error);
    expect(refused).toMatchObject({ code: 2, stderr: 'language must be one of en, zh, es, pt, de, fr, ja.\n' });
  });

  test('and the sample feeds say it in words when their port is taken', async () => {
    const program = await Program.start({ dataDir });
    const { port } = new URL(program.baseUrl);
    const taken = await cli({ dataDir }, 'samples:serve', port).catch((error: Error) => error);
    await program.stop();
    expect(taken).toMatchObject({
      code: 2,
      stderr: expect.stringMatching(`^Port ${port} is in use by another program.`),
    });
  });
});
