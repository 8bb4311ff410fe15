import { execFile } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { ImageRegistry } from '../support/servers/image-registry.js';
import { ROOT, servicesIn } from './compose-file.js';

const FILES = ['Dockerfile', 'extension.Dockerfile', 'compose.yaml'];
const NODE = 'node:24.21.0-bookworm-slim';

let folder: string;
let registry: ImageRegistry;

const read = (name: string): string => readFileSync(join(folder, name), 'utf8');
const all = (): string[] => FILES.map(read);

/** What it printed, and whether it succeeded. */
async function pin(...words: readonly string[]): Promise<{ readonly ok: boolean; readonly said: string }> {
  const command = [join(ROOT, 'scripts/pin-images.mjs'), '--folder', folder, ...words];
  try {
    const { stdout, stderr } = await promisify(execFile)(process.execPath, command);
    return { ok: true, said: stdout + stderr };
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    return { ok: false, said: stdout + stderr };
  }
}

/** As the files name them, without digests; from one file of each kind. */
const tagged = (): string[] => {
  const written = all().flatMap((text) => [...text.matchAll(/^(?:FROM|\s+image:) ([\w./-]+:[\w.-]+)/gm)]);
  return [...new Set(written.map(([, image = '']) => image))].filter(
    (image) => !image.startsWith('podcast-briefings:'),
  );
};

const repositoryOf = (image: string): readonly [repository: string, tag: string] => {
  const [name = '', tag = ''] = image.split(':');
  return [name.includes('/') ? name : `library/${name}`, tag];
};

function pushAll(version: string): Map<string, string> {
  return new Map(tagged().map((image) => [image, registry.push(...repositoryOf(image), `${image} ${version}`)]));
}

beforeEach(async () => {
  registry = await ImageRegistry.start();
  folder = mkdtempSync(join(tmpdir(), 'docker-'));
  for (const name of FILES) copyFileSync(join(ROOT, 'docker', name), join(folder, name));
});

afterEach(async () => {
  rmSync(folder, { recursive: true, force: true });
  await registry.close();
});

describe('the images of docker/', () => {
  test('are pinned by digest all together, or none of them is', async () => {
    const { said } = await pin('--check');
    const unpinned = said.match(/^not pinned: .*$/gm) ?? [];
    expect([0, tagged().length]).toContain(unpinned.length);
  });
});

describe('npm run pin:images', () => {
  test('names every image of others by the digest of the list that its tag means, and nothing of ours', async () => {
    const digests = pushAll('first');
    expect(digests.size).toBe(5);
    expect((await pin('--mirror', registry.url)).ok).toBe(true);
    expect(registry.asked.toSorted()).toEqual(
      [...digests.keys()].map((image) => repositoryOf(image).join(':')).toSorted(),
    );
    const pinned = (image: string): string => `${image}@${digests.get(image)}`;
    expect(read('Dockerfile').match(/^FROM .*$/gm)).toEqual([`FROM ${pinned(NODE)} AS build`, `FROM ${pinned(NODE)}`]);
    expect(read('extension.Dockerfile').match(/^FROM .*$/gm)).toEqual([
      `FROM ${pinned(NODE)} AS build`,
      'FROM podcast-briefings:0.1.0',
    ]);
    const named = Object.values(servicesIn(read('compose.yaml'))).map(({ image }) => image);
    expect(new Set(named)).toEqual(
      new Set([
        '${PROGRAM_IMAGE:-podcast-briefings:0.1.0}',
        ...tagged()
          .filter((image) => image !== NODE)
          .map(pinned),
      ]),
    );
    expect(await pin('--check')).toEqual({ ok: true, said: 'All 5 images are pinned.\n' });
  });

  test('changes nothing but digests, and nothing at all the second time', async () => {
    const before = all().map((text) => text.replaceAll(/@sha256:[0-9a-f]{64}/g, ''));
    pushAll('first');
    await pin('--mirror', registry.url);
    const after = all();
    expect(after.map((text) => text.replaceAll(/@sha256:[0-9a-f]{64}/g, ''))).toEqual(before);
    expect((await pin('--mirror', registry.url)).said).toMatch(/^(as it was .*\n){5}$/);
    expect(all()).toEqual(after);
    expect(readdirSync(folder).toSorted()).toEqual(FILES.toSorted());
  });

  test('follows a tag that means another image now, and says so', async () => {
    const first = pushAll('first');
    await pin('--mirror', registry.url);
    const later = registry.push('library/postgres', '18.4-bookworm', 'mended');
    const { said } = await pin('--mirror', registry.url);
    expect(said.match(/^moved .*$/gm)).toEqual([`moved    postgres:18.4-bookworm@${later}`]);
    expect(read('compose.yaml')).not.toContain(first.get('postgres:18.4-bookworm'));
  });

  test.each([
    ['does not know one of the images', () => registry.push('library/other', '1.0', ''), /node:.* answers 404/],
    [
      'says another digest than it sends',
      () => (registry.lie = `sha256:${'0'.repeat(64)}`),
      /says sha256:0{64}, and sent/,
    ],
    ['is not there', () => registry.close().then(() => ImageRegistry.start().then((next) => (registry = next))), null],
  ])('leaves every file as it is where a registry %s', async (_, spoil, words) => {
    const before = all();
    const { url } = registry;
    if (words?.source.includes('404') !== true) pushAll('first');
    await spoil();
    const { ok, said } = await pin('--mirror', url);
    expect([ok, all()]).toEqual([false, before]);
    expect(said).toMatch(words ?? /does not answer/);
    expect(said).toContain('Nothing was changed.');
  });

  test('tells which images are not pinned, and asks nobody', async () => {
    const { ok, said } = await pin('--check', '--mirror', registry.url);
    const unpinned = said.match(/^not pinned: .*$/gm) ?? [];
    expect(ok).toBe(unpinned.length === 0);
    expect(registry.asked).toEqual([]);
  });
});
