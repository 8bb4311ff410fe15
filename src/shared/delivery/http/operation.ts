import { applyDecorators, HttpCode } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import {
  ApiBearerAuth,
  ApiCookieAuth,
  ApiExtraModels,
  ApiOperation,
  ApiResponse,
  ApiSecurity,
  getSchemaPath,
} from '@nestjs/swagger';
import { declareDto } from './contract-dtos.js';
import type { Dto } from './dto.js';
import { ErrorBody } from './error-body.js';
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

export type OperationOptions = OperationBase & (Answers | Redirects);

const MEANING: Record<ErrorStatus, string> = {
  400: 'The request is not as it should be; the message names the field.',
  401: 'The credentials are missing, expired, revoked or for another audience.',
  403: 'The credentials are good, but not for this.',
  404: 'No such thing for this caller.',
  409: 'The state of affairs does not allow it; `next_action` says what would.',
  422: 'Contradicts an earlier request.',
  429: 'An allowance or a rate limit is used up; see `Retry-After` or the body.',
  503: 'A store that is needed is away, and nothing was done; try again soon, see `Retry-After`.',
};

function errorResponse(options: OperationOptions, status: ErrorStatus): MethodDecorator {
  const own = status === 409 || status === 429 ? (options.errorBodies?.[status] ?? []) : [];
  const bodies = status === 409 && own.length > 0 ? own : [...own, ErrorBody];
  const refs = bodies.map((dto) => ({ $ref: getSchemaPath(dto) }));
  const [only] = refs;
  const schema = refs.length === 1 && only !== undefined ? only : { anyOf: refs };
  declareDto(...bodies);
  return applyDecorators(
    ApiExtraModels(...bodies),
    ApiResponse({ status, description: MEANING[status], content: { 'application/json': { schema } } }),
  );
}

const locationHeader = (description: string) => ({
  Location: { description, required: true, schema: { type: 'string', format: 'uri' } } as const,
});

function successOf(options: OperationOptions): readonly MethodDecorator[] {
  if ('location' in options) {
    const headers = locationHeader(options.location);
    return [HttpCode(302), ApiResponse({ status: 302, description: 'Goes on elsewhere.', headers })];
  }
  const { response, accepted } = options;
  declareDto(response, ...(accepted === undefined ? [] : [accepted]));
  const done = [HttpCode(200), ApiResponse({ status: 200, description: 'Done.', type: response })];
  if (accepted === undefined) return done;
  return [...done, ApiResponse({ status: 202, description: 'Accepted: new work.', type: accepted })];
}

const SECURITY: Readonly<Record<OperationBase['auth'], readonly MethodDecorator[]>> = {
  skill: [ApiBearerAuth('skill_session')],
  skill_if_sent: [ApiSecurity({}), ApiBearerAuth('skill_session')],
  session: [ApiCookieAuth('dashboard_session')],
  none: [],
};

/** Declares one operation of the contract: its status, who may call it, and its place in the OpenAPI document. */
export function Operation(options: OperationOptions): MethodDecorator {
  const { summary, description, auth, limit, errors } = options;
  const operation: OperationConfig = { auth, ...(limit !== undefined && { limit }) };
  declareDto(ErrorBody);
  return applyDecorators(
    // Its answers carry the fixed headers of the API instead of those of pages.
    RouteConfig({ operation, helmet: { skipRoute: true } }),
    ApiOperation({ summary, ...(description !== undefined && { description }) }),
    ...successOf(options),
    ...errors.map((status) => errorResponse(options, status)),
    ApiResponse({ status: 'default', description: 'Any other error.', type: ErrorBody }),
    ...SECURITY[auth],
  );
}
