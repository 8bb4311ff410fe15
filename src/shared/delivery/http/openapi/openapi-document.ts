import type { INestApplication } from '@nestjs/common';
import type { OpenAPIObject } from '@nestjs/swagger';
import { HttpSettings } from '../../../../config/http-settings.js';
import { CONVENTIONS, SERVICE } from './narrative.js';
import { API_PREFIX, CONTRACT_VERSION } from '../contract.js';
import { declaredDtos } from '../contract-dtos.js';
import { SESSION_COOKIE } from '../cookies.js';
import type { JsonSchema } from '../dto.js';
import { asPublished, schemasOf } from '../validation/dto-schema.js';
import { type ContractPart, ContractParts } from './contract-parts.js';
import { describeControllers, type Swagger } from './documented.js';

const TOKEN = 'A Skill Session token; /auth.md tells how to get one. In the Authorization header only.';
const SESSION = 'Set by /signin: somebody who is signed in in a browser.';

type Paths = OpenAPIObject['paths'];
type Components = NonNullable<OpenAPIObject['components']>;

const base = ({ DocumentBuilder }: Swagger, baseUrl: string) =>
  new DocumentBuilder()
    .setOpenAPIVersion('3.1.0')
    .setTitle(SERVICE.title)
    .setDescription(`${SERVICE.tagline}\n\n${CONVENTIONS.map((line) => `- ${line}`).join('\n')}`)
    .setVersion(CONTRACT_VERSION)
    .addServer(baseUrl)
    .addBearerAuth({ type: 'http', scheme: 'bearer', bearerFormat: 'opaque', description: TOKEN }, 'skill_session')
    .addCookieAuth(
      SESSION_COOKIE,
      { type: 'apiKey', in: 'cookie', name: SESSION_COOKIE, description: SESSION },
      'dashboard_session',
    )
    .build();

/** `/api/v1/subscriptions/list` is `subscriptionsList`. */
const operationIdOf = (path: string): string =>
  path.slice(API_PREFIX.length).replaceAll(/[/_-](\w)/g, (_, letter: string) => letter.toUpperCase());

const tagOf = (path: string): string => path.slice(API_PREFIX.length).split('/')[0] ?? '';

/** Changes each operation of a path; what else is there (`parameters`, `summary`) is no object with answers. */
function eachOperation(item: Paths[string], change: (operation: object) => object): Paths[string] {
  const isOperation = (part: unknown): part is object =>
    typeof part === 'object' && part !== null && 'responses' in part;
  const parts = Object.entries(item).map(([key, part]) => [key, isOperation(part) ? change(part) : part]);
  return Object.fromEntries(parts) as Paths[string];
}

const named = (path: string, item: Paths[string]): Paths[string] =>
  eachOperation(item, (operation) => ({ ...operation, operationId: operationIdOf(path), tags: [tagOf(path)] }));

/** Generators of clients ask for credentials wherever nothing says that there are none. */
const withSecurity = (item: Paths[string]): Paths[string] =>
  eachOperation(item, (operation) => ('security' in operation ? operation : { ...operation, security: [] }));

const sorted = (paths: Paths): readonly (readonly [string, Paths[string]])[] =>
  Object.entries(paths).sort(([a], [b]) => (a < b ? -1 : 1));

/** The declared operations below the prefix of the API that are offered here, then what the parts add. */
function pathsOf(declared: Paths, parts: readonly ContractPart[]): Paths {
  const withheld = new Set(parts.flatMap((part) => part.withheld ?? []));
  const offered = sorted(declared).filter(([path]) => path.startsWith(API_PREFIX) && !withheld.has(path));
  const added = sorted(Object.assign({}, ...parts.map((part) => part.paths ?? {})) as Paths);
  const all = [...offered.map(([path, item]) => [path, named(path, item)] as const), ...added];
  return Object.fromEntries(all.map(([path, item]) => [path, withSecurity(item)]));
}

/** Tags in reading order, as the parts tell them. */
function tagsOf(paths: Paths, parts: readonly ContractPart[]): NonNullable<OpenAPIObject['tags']> {
  const told = parts.flatMap((part) => part.tags ?? []).toSorted((a, b) => a.place - b.place);
  const known = new Set(told.map(({ name }) => name));
  const used = new Set(
    Object.keys(paths)
      .filter((path) => path.startsWith(API_PREFIX))
      .map(tagOf),
  );
  return [
    ...told.map(({ name, title, description }) => ({ name, 'x-displayName': title, description })),
    ...[...used].filter((name) => !known.has(name)).map((name) => ({ name })),
  ];
}

/**
 * Generators of clients take a field with a `default` for one that is always there, and then want it in requests, too.
 * Only requests have defaults here, so the description says them.
 */
function withoutDefaults(schema: JsonSchema): JsonSchema {
  const properties = Object.entries(schema.properties ?? {}).map(([name, { default: value, ...rest }]) => {
    const shown = asPublished(rest);
    if (value === undefined) return [name, shown] as const;
    const description = [shown.description, `Default: ${JSON.stringify(value)}.`].filter(Boolean).join(' ');
    return [name, { ...shown, description }] as const;
  });
  return { ...schema, ...(properties.length > 0 && { properties: Object.fromEntries(properties) }) };
}

const COMPONENT = /"#\/components\/schemas\/(\w+)"/g;

/** swagger knows where a class is used, our own schemas what it says; both come from the same decorators. */
function schemasUsed(paths: Paths): Record<string, JsonSchema> {
  const names = new Set([...JSON.stringify(paths).matchAll(COMPONENT)].map(([, name]) => name));
  const used = declaredDtos().filter((dto) => names.has(dto.name));
  const schemas = [...schemasOf(used)].map(([name, schema]) => [name, withoutDefaults(schema)] as const);
  return Object.fromEntries(schemas.sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** The contract as the program knows it: the operations below /api/v1, in the order of their paths, and its parts. */
export async function openApiDocument(app: INestApplication): Promise<OpenAPIObject> {
  const swagger = await import('@nestjs/swagger');
  describeControllers(swagger);
  const parts = app.get(ContractParts).all();
  const {
    paths: declared,
    components,
    ...document
  } = swagger.SwaggerModule.createDocument(app, base(swagger, app.get(HttpSettings).baseUrl));
  const paths = pathsOf(declared, parts);
  const schemes = parts.map(({ securitySchemes }) => securitySchemes ?? {});
  return {
    ...document,
    tags: tagsOf(paths, parts),
    paths,
    components: {
      ...components,
      schemas: schemasUsed(paths) as NonNullable<Components['schemas']>,
      securitySchemes: Object.assign({}, components?.securitySchemes, ...schemes) as Components['securitySchemes'] & {},
    },
  };
}
