import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { OpenAPIObject } from '@nestjs/swagger';
import { Validator } from '@seriousme/openapi-schema-validator';
import { pino } from 'pino';
import { AppModule } from '../../../../src/app.module.js';
import { readConfig } from '../../../../src/config.js';
import {
  EXAMPLE_BASE_URL,
  PUBLISHED_FOLDER,
  publishedFiles,
} from '../../../../src/shared/delivery/discovery/write-published.js';
import { createApp } from '../../../../src/shared/delivery/http/bootstrap.js';
import { PublishedContract } from '../../../../src/shared/delivery/http/openapi/published-contract.js';
import { sectionsOf } from '../../../../src/shared/delivery/http/openapi/reference.js';
import { declaredDtos } from '../../../../src/shared/delivery/http/contract-dtos.js';
import { compileDto } from '../../../../src/shared/delivery/http/validation/compiled-dto.js';
import { compileSchema } from '../../../../src/shared/delivery/http/validation/schema-compiler.js';
import { emptyDatabase, type EmptyDatabase } from '../../../support/database/database.js';

/** `Status codes by operation` of the specification. */
const DECLARED: Readonly<Record<string, readonly string[]>> = {
  'GET /api/v1/auth/skill/start': ['302', '400'],
  'POST /api/v1/subscriptions/list': ['200', '401'],
  'POST /api/v1/subscriptions/create': ['200', '400', '401'],
  'POST /api/v1/subscriptions/delete': ['200', '401', '404'],
  'POST /api/v1/items/list': ['200', '401'],
  'POST /api/v1/items/get': ['200', '401', '404'],
  'POST /api/v1/hosts/list': ['200'],
  'POST /api/v1/artifacts/compositions/create': ['200', '202', '400', '401', '409', '429'],
  'POST /api/v1/artifacts/list': ['200', '401'],
  'POST /api/v1/artifacts/get': ['200', '401', '404'],
  'POST /api/v1/me/get': ['200', '401'],
  'POST /api/v1/settings/get': ['200', '401'],
  'POST /api/v1/settings/update': ['200', '400', '401'],
};

/** `Authentication-related paths` of the specification, and the connector. */
const BESIDES = [
  'POST /api/v1/auth/skill/anonymous',
  'GET /pair',
  'GET /signin',
  'POST /api/auth/oauth2/register',
  'POST /api/auth/oauth2/revoke',
  'GET /.well-known/oauth-protected-resource',
  'GET /.well-known/oauth-authorization-server',
  'GET /.well-known/oauth-protected-resource/mcp',
  'POST /mcp',
];

/** What may be called without a token of the API; all the rest may not. */
const NOT_BY_TOKEN: Readonly<Record<string, readonly string[]>> = {
  'GET /api/v1/auth/skill/start': [],
  'POST /api/v1/auth/skill/anonymous': [],
  'POST /api/v1/auth/skill/token': [],
  'POST /api/v1/hosts/list': [],
  'POST /api/v1/me/get': ['dashboard_session'],
};

let database: EmptyDatabase;
let dataDir: string;
let app: NestFastifyApplication;
let contract: { readonly document: OpenAPIObject; readonly text: string };
beforeAll(async () => {
  database = await emptyDatabase();
  dataDir = await mkdtemp(join(tmpdir(), 'briefings-openapi-'));
  const config = readConfig({
    DATABASE_URL: database.url,
    ROLE: 'api',
    DATA_DIR: dataDir,
    BASE_URL: EXAMPLE_BASE_URL,
  });
  app = await createApp(
    AppModule.forRoot(config, { url: database.url, ownerUrl: null }),
    config,
    pino({ level: 'silent' }),
  );
  await app.init();
  const published = app.get(PublishedContract);
  contract = { document: await published.document(), text: await published.text() };
});
afterAll(async () => {
  await app.close();
  await database.drop();
  await rm(dataDir, { recursive: true });
});

const operations = () =>
  new Map(
    sectionsOf(contract.document)
      .flatMap((section) => section.operations)
      .map((operation) => [`${operation.method} ${operation.path}`, operation]),
  );

const checkedIn = (path: string): Promise<string> => readFile(new URL(`../../../../${path}`, import.meta.url), 'utf8');

describe('the published contract of the whole program', () => {
  test('equals the checked-in openapi.json: run `npm run openapi` after a change', async () => {
    expect(contract.text).toBe(await checkedIn('openapi.json'));
  });

  test('is a document of OpenAPI 3.1, whose references lead somewhere', async () => {
    const validator = new Validator();
    const { valid, errors } = await validator.validate(contract.text);
    expect({ valid, errors, version: validator.version }).toEqual({ valid: true, errors: undefined, version: '3.1' });
    expect(() => validator.resolveRefs()).not.toThrow();
  });

  test('names each operation once, and puts it into a section', () => {
    const named = Object.entries(contract.document.paths).flatMap(([path, item]) =>
      Object.keys(item).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect([...operations().keys()].toSorted()).toEqual(named.toSorted());
    const ids = [...operations().values()].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test.each(Object.entries(DECLARED))('has %s with its statuses', (name, statuses) => {
    const found = operations()
      .get(name)
      ?.responses.map(({ status }) => status);
    expect(found).toEqual(expect.arrayContaining(['default', ...statuses]));
  });

  test.each(BESIDES)('has %s', (name) => {
    expect(operations().get(name)).toBeDefined();
  });

  test('requires a token everywhere in the API but where the specification says none', () => {
    const others = [...operations()].filter(
      ([, { path, security }]) => path.startsWith('/api/v1/') && !security.includes('skill_session'),
    );
    expect(Object.fromEntries(others.map(([name, { security }]) => [name, security]))).toEqual(NOT_BY_TOKEN);
  });

  test('says of each operation which credentials it takes, also that it takes none', () => {
    const silent = Object.values(contract.document.paths)
      .flatMap((item) => Object.values(item as object) as { operationId?: string; security?: unknown }[])
      .filter(({ operationId, security }) => operationId !== undefined && security === undefined);
    expect(silent.map(({ operationId }) => operationId)).toEqual([]);
  });

  // Generators take a field with a `default` for one that is always there, in requests too.
  test('tells what a field is that was left out in words, so that generated clients may leave it out', () => {
    const schemas = JSON.stringify(contract.document.components?.schemas);
    expect(schemas).not.toContain('"default":');
    expect(schemas).toContain('Default: 20.');
  });

  test('explains how each kind of credentials is obtained', () => {
    const { securitySchemes = {} } = contract.document.components ?? {};
    const used = new Set([...operations().values()].flatMap(({ security }) => security));
    expect(Object.keys(securitySchemes).toSorted()).toEqual([...used].toSorted());
    expect(securitySchemes['oauth']).toMatchObject({
      type: 'oauth2',
      flows: {
        authorizationCode: {
          authorizationUrl: `${EXAMPLE_BASE_URL}/api/auth/oauth2/authorize`,
          tokenUrl: `${EXAMPLE_BASE_URL}/api/auth/oauth2/token`,
          scopes: { 'mcp:use': expect.any(String) },
        },
      },
    });
    expect(securitySchemes['dashboard_session']).toMatchObject({
      in: 'cookie',
      name: expect.stringMatching(/^__Secure-.*\.session_token$/),
    });
  });

  test('has examples that match their schemas', () => {
    const schemas = (contract.document.components?.schemas ?? {}) as Record<string, { examples?: unknown[] }>;
    const examples = Object.entries(schemas).flatMap(([name, { examples: all = [] }]) => all.map((one) => [name, one]));
    expect(examples.length).toBeGreaterThan(1);
    for (const [name, example] of examples) {
      const matches = compileSchema(String(name), schemas as Parameters<typeof compileSchema>[1]);
      expect({ name, matches: matches(example) }).toEqual({ name, matches: true });
    }
  });

  // They are compiled when a request comes: a class that cannot be is found here.
  test('has no class that requests cannot be checked against', () => {
    const dtos = declaredDtos();
    expect(dtos.length).toBeGreaterThan(100);
    for (const dto of dtos) expect(compileDto(dto)).toBeInstanceOf(Function);
  });

  test('describes the body of errors', () => {
    expect(contract.document.components?.schemas?.['ErrorBody']).toMatchObject({
      properties: { error: { type: 'string' }, message: { type: 'string' } },
      required: ['error', 'message'],
      additionalProperties: false,
    });
  });
});

describe('the published documents for agents', () => {
  test('equal the checked-in ones: run `npm run published` after a change', async () => {
    const files = await publishedFiles(app);
    expect(files.map(({ name }) => name)).toContain('llms.txt');
    for (const { name, text } of files) expect(text).toBe(await checkedIn(`${PUBLISHED_FOLDER}/${name}`));
  });
});
