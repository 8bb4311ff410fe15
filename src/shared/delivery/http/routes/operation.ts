import { applyDecorators, HttpCode } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { declareDto } from '../contract-dtos.js';
import type { Dto } from '../dto.js';
import { ErrorBody } from '../error-body.js';
import { Documented, type Swagger } from '../openapi/documented.js';
import type { OperationConfig } from './route-config.js';

type ErrorStatus = 400 | 401 | 403 | 404 | 409 | 422 | 429 | 503;

interface OperationBase extends OperationConfig {
  readonly auth: Exclude<OperationConfig['auth'], 'mcp'>;
  readonly summary: string;
  readonly description?: string;
  readonly errors: readonly ErrorStatus[];
  /** Shapes of their own, where the contract gives an error one. */
  readonly errorBodies?: Partial<Record<409 | 429, readonly Dto[]>>;
}

interface Answers {
  /** DTO of the 200 body. */
  readonly response: Dto;
  /** DTO of a 202 body, when there is one. */
  readonly accepted?: Dto;
}

interface Redirects {
  /** Answers 302 and nothing else: what its `Location` is. */
  readonly location: string;
}

interface Streams {
  /** DTO of the data of each event of a 200 answer that goes on (LiveStreams); 204 when there is nothing to come. */
  readonly events: Dto;
}

export type OperationOptions = OperationBase & (Answers | Redirects | Streams);

const MEANING: Record<ErrorStatus, string> = {
  400: 'The request is not as it should be; the message names the field.',
  401: 'The credentials are missing, expired, revoked or for another audience.',
  403: 'The credentials are good, but not for this.',
  404: 'No such thing for this caller.',
  409: 'The state of affairs does not allow it; `next_action` says what would.',
  422: 'Contradicts an earlier request.',
  429: 'An allowance or a rate limit is used up; see `Retry-After` or the body.',
  503: 'A store that is needed is away or busy; try again soon, see `Retry-After`.',
};

type Describe = (swagger: Swagger) => MethodDecorator;

const errorBodiesOf = (options: OperationOptions, status: ErrorStatus): readonly Dto[] => {
  const own = status === 409 || status === 429 ? (options.errorBodies?.[status] ?? []) : [];
  return status === 409 && own.length > 0 ? own : [...own, ErrorBody];
};

function errorResponse(options: OperationOptions, status: ErrorStatus): Describe {
  const bodies = errorBodiesOf(options, status);
  return ({ ApiExtraModels, ApiResponse, getSchemaPath }) => {
    const refs = bodies.map((dto) => ({ $ref: getSchemaPath(dto) }));
    const [only] = refs;
    const schema = refs.length === 1 && only !== undefined ? only : { anyOf: refs };
    return applyDecorators(
      ApiExtraModels(...bodies),
      ApiResponse({ status, description: MEANING[status], content: { 'application/json': { schema } } }),
    );
  };
}

const locationHeader = (description: string) => ({
  Location: { description, required: true, schema: { type: 'string', format: 'uri' } } as const,
});

const LAST_EVENT_ID = {
  name: 'Last-Event-ID',
  required: false,
  description: 'The id of the last event that came: what has happened since then is sent first.',
};

function streamOf({ events }: Streams): Describe {
  return ({ ApiExtraModels, ApiHeader, ApiResponse, getSchemaPath }) =>
    applyDecorators(
      ApiExtraModels(events),
      ApiHeader(LAST_EVENT_ID),
      ApiResponse({
        status: 200,
        description: 'Events while they happen; this is the data of each.',
        content: { 'text/event-stream': { schema: { $ref: getSchemaPath(events) } } },
      }),
      ApiResponse({ status: 204, description: 'Nothing will come any more: do not connect again.' }),
    );
}

function successOf(options: OperationOptions): Describe {
  if ('events' in options) return streamOf(options);
  return ({ ApiResponse }) => {
    if ('location' in options) {
      const headers = locationHeader(options.location);
      return ApiResponse({ status: 302, description: 'Goes on elsewhere.', headers });
    }
    const { response, accepted } = options;
    const done = ApiResponse({ status: 200, description: 'Done.', type: response });
    if (accepted === undefined) return done;
    return applyDecorators(done, ApiResponse({ status: 202, description: 'Accepted: new work.', type: accepted }));
  };
}

const SECURITY: Readonly<Record<OperationBase['auth'], Describe>> = {
  skill: ({ ApiBearerAuth }) => ApiBearerAuth('skill_session'),
  skill_if_sent: ({ ApiBearerAuth, ApiSecurity }) => applyDecorators(ApiSecurity({}), ApiBearerAuth('skill_session')),
  session: ({ ApiCookieAuth }) => ApiCookieAuth('dashboard_session'),
  none: () => applyDecorators(),
};

/** Its place in the OpenAPI document. */
function inDocument(options: OperationOptions): Describe {
  const { summary, description, auth, errors } = options;
  return (swagger) =>
    applyDecorators(
      swagger.ApiOperation({ summary, ...(description !== undefined && { description }) }),
      successOf(options)(swagger),
      ...errors.map((status) => errorResponse(options, status)(swagger)),
      swagger.ApiResponse({ status: 'default', description: 'Any other error.', type: ErrorBody }),
      SECURITY[auth](swagger),
    );
}

function answersOf(options: OperationOptions): readonly Dto[] {
  if ('events' in options) return [options.events];
  return 'location' in options ? [] : [options.response, ...(options.accepted ? [options.accepted] : [])];
}

function dtosOf(options: OperationOptions): readonly Dto[] {
  return [ErrorBody, ...answersOf(options), ...options.errors.flatMap((status) => errorBodiesOf(options, status))];
}

/** Declares one operation of the contract: its status, who may call it, and its place in the OpenAPI document. */
export function Operation(options: OperationOptions): MethodDecorator {
  const { auth, limit, role } = options;
  const operation: OperationConfig = {
    auth,
    ...(limit !== undefined && { limit }),
    ...(role !== undefined && { role }),
  };
  declareDto(...dtosOf(options));
  return applyDecorators(
    // Its answers carry the fixed headers of the API instead of those of pages.
    RouteConfig({ operation, helmet: { skipRoute: true } }),
    HttpCode('location' in options ? 302 : 200),
    Documented(inDocument(options)),
  );
}
