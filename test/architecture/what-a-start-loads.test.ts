import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { loadedWith, wayTo } from './static-imports.js';

/** Off by default, or for some requests or child processes alone: loaded by `import()` where it is used. */
const NOT_AT_START = [
  '@aws-sdk/client-s3',
  '@eventstore/db-client',
  '@modelcontextprotocol/node',
  '@modelcontextprotocol/server',
  '@mozilla/readability',
  '@napi-rs/canvas',
  '@nestjs/swagger',
  '@opentelemetry/sdk-node',
  'age-encryption',
  'eld',
  'iconv-lite',
  'jose',
  'jschardet',
  'light-my-request',
  'linkedom',
  'nodemailer',
  'oidc-provider',
  'openid-client',
  'otpauth',
  'pg-copy-streams',
  'standardwebhooks',
  'tar-stream',
  'undici',
  'wasm-media-encoders',
];

const MAIN = join(import.meta.dirname, '../../src/main.ts');

describe('A start', () => {
  const loaded = loadedWith(MAIN);

  test('loads the whole program, as far as it is imported', () => {
    expect([...loaded.keys()]).toEqual(expect.arrayContaining(['typeorm', 'pg']));
    expect(loaded.size).toBeGreaterThan(1000);
  });

  test.each(NOT_AT_START)('does not load %s', (name) => {
    expect(wayTo(name, loaded)).toEqual([name]);
  });
});

test('What is imported two files away counts as loaded; types and import() do not', () => {
  const folder = mkdtempSync(join(tmpdir(), 'imports-'));
  try {
    const first = join(folder, 'first.ts');
    const second = join(folder, 'second.ts');
    writeFileSync(first, "import {\n  a,\n  type B,\n} from './second.js';\nimport type { C } from 'only-typed';\n");
    writeFileSync(second, "import { type D } from 'typed-too';\nimport 'heavy/part';\nawait import('lazy');\n");
    const loaded = loadedWith(first);
    expect(wayTo('heavy', loaded)).toEqual(['heavy', second, first]);
    expect([...loaded.keys()]).toEqual([first, second, 'heavy']);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
