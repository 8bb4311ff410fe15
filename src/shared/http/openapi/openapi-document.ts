import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import { API_PREFIX, CONTRACT_VERSION } from '../contract.js';
import { declaredDtos } from '../contract-dtos.js';
import type { JsonSchema } from '../dto.js';
import { schemasOf } from '../validation/dto-schema.js';

const DESCRIPTION = `Manage RSS subscriptions, read the items of their feeds, and ask for podcast briefings that are built
from those items. All operations are POST with a JSON body. Timestamps are integer milliseconds since the Unix epoch.
Lists are newest first; next_cursor continues them. Errors are {error, message}; the message says what to change.`;

const TOKEN = 'A Skill Session token, e.g. from POST /api/v1/auth/skill/anonymous. In the Authorization header only.';

const base = () =>
  new DocumentBuilder()
    .setOpenAPIVersion('3.1.0')
    .setTitle('Subscription Podcast Briefing Service')
    .setDescription(DESCRIPTION.replaceAll('\n', ' '))
    .setVersion(CONTRACT_VERSION)
    .addServer('/')
    .addBearerAuth({ type: 'http', scheme: 'bearer', description: TOKEN }, 'skill_session')
    .build();

/** `/api/v1/subscriptions/list` is `subscriptionsList`. */
const operationIdOf = (path: string): string =>
  path.slice(API_PREFIX.length).replaceAll(/[/_-](\w)/g, (_, letter: string) => letter.toUpperCase());

type Paths = OpenAPIObject['paths'];

function named(path: string, item: Paths[string]): Paths[string] {
  const [tag = ''] = path.slice(API_PREFIX.length).split('/');
  const operations = Object.entries(item).map(([method, operation]) => [
    method,
    { ...(operation as object), operationId: operationIdOf(path), tags: [tag] },
  ]);
  return Object.fromEntries(operations) as Paths[string];
}

/** swagger knows where a class is used, our own schemas what it says; both come from the same decorators. */
function schemasUsed(names: ReadonlySet<string>): Record<string, JsonSchema> {
  const used = declaredDtos().filter((dto) => names.has(dto.name));
  return Object.fromEntries([...schemasOf(used)].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** The contract as the program knows it: the operations below /api/v1, in the order of their paths. */
export function openApiDocument(app: INestApplication): OpenAPIObject {
  const { paths, components, ...document } = SwaggerModule.createDocument(app, base());
  const ours = Object.entries(paths).filter(([path]) => path.startsWith(API_PREFIX));
  const sorted = ours.sort(([a], [b]) => (a < b ? -1 : 1)).map(([path, item]) => [path, named(path, item)]);
  const schemas = schemasUsed(new Set(Object.keys(components?.schemas ?? {})));
  return {
    ...document,
    paths: Object.fromEntries(sorted) as Paths,
    components: { ...components, schemas: schemas as NonNullable<typeof components>['schemas'] },
  };
}
