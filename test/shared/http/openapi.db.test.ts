import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { pino } from 'pino';
import { AppModule } from '../../../src/app.module.js';
import { readConfig } from '../../../src/config.js';
import { createApp } from '../../../src/shared/http/bootstrap.js';
import { PublishedContract } from '../../../src/shared/http/openapi/published-contract.js';
import { emptyDatabase, type EmptyDatabase } from '../../support/database.js';

interface Document {
  readonly info: { readonly version: string };
  readonly paths: Record<string, { post?: { responses: Record<string, unknown>; security?: unknown } }>;
  readonly components: { readonly schemas: Record<string, { properties?: object; additionalProperties?: boolean }> };
}

/** `Status codes by operation` of the specification. */
const DECLARED: Readonly<Record<string, readonly string[]>> = {
  '/api/v1/subscriptions/list': ['401'],
  '/api/v1/subscriptions/create': ['400', '401'],
  '/api/v1/subscriptions/delete': ['401', '404'],
  '/api/v1/items/list': ['401'],
  '/api/v1/items/get': ['401', '404'],
  '/api/v1/hosts/list': [],
  '/api/v1/artifacts/compositions/create': ['202', '400', '401', '409', '429'],
  '/api/v1/artifacts/list': ['401'],
  '/api/v1/artifacts/get': ['401', '404'],
  '/api/v1/settings/get': ['401'],
  '/api/v1/settings/update': ['400', '401'],
};

let database: EmptyDatabase;
let dataDir: string;
let app: NestFastifyApplication;
let document: Document;
beforeAll(async () => {
  database = await emptyDatabase();
  dataDir = await mkdtemp(join(tmpdir(), 'briefings-openapi-'));
  const config = readConfig({ DATABASE_URL: database.url, ROLE: 'api', DATA_DIR: dataDir });
  app = await createApp(
    AppModule.forRoot(config, { url: database.url, ownerUrl: null }),
    config,
    pino({ level: 'silent' }),
  );
  document = JSON.parse(app.get(PublishedContract).text) as Document;
});
afterAll(async () => {
  await app.close();
  await database.drop();
  await rm(dataDir, { recursive: true });
});

describe('the published contract of the whole program', () => {
  test('is the one that is checked in: run `npm run openapi` after a change', async () => {
    const checkedIn = await readFile(new URL('../../../openapi.json', import.meta.url), 'utf8');
    expect(app.get(PublishedContract).text).toBe(checkedIn);
  });

  test.each(Object.entries(DECLARED))('has %s with its errors', (path, statuses) => {
    const responses = Object.keys(document.paths[path]?.post?.responses ?? {});
    expect(responses).toEqual(expect.arrayContaining(['200', 'default', ...statuses]));
  });

  test('asks for a token everywhere but where the specification says none', () => {
    const open = Object.entries(document.paths).filter(
      ([, { post }]) => post !== undefined && post.security === undefined,
    );
    expect(open.map(([path]) => path)).toEqual(['/api/v1/auth/skill/anonymous', '/api/v1/hosts/list']);
  });

  test('says what an error is', () => {
    expect(document.components.schemas['ErrorBody']).toMatchObject({
      properties: { error: { type: 'string' }, message: { type: 'string' } },
      required: ['error', 'message'],
      additionalProperties: false,
    });
  });
});
