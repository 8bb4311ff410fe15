import { applyDecorators, HttpCode } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { ApiBearerAuth, ApiExtraModels, ApiOperation, ApiResponse, getSchemaPath } from '@nestjs/swagger';
import { declareDto } from './contract-dtos.js';
import type { Dto } from './dto.js';
import { ErrorBody } from './error-body.js';

type ErrorStatus = 400 | 401 | 404 | 409 | 422 | 429 | 503;

/** So many requests in so many seconds, from one address. */
export interface RequestLimit {
  readonly requests: number;
  readonly seconds: number;
}

/** What the pipeline in front of a controller has to know of its route. */
export interface OperationConfig {
  readonly auth: 'skill' | 'none';
  /** Tighter than the general limit, and by address: for routes that hand out credentials. */
  readonly limit?: RequestLimit;
}

export interface OperationOptions extends OperationConfig {
  readonly summary: string;
  readonly description?: string;
  /** DTO of the 200 body. */
  readonly response: Dto;
  /** DTO of a 202 body, when there is one. */
  readonly accepted?: Dto;
  readonly errors: readonly ErrorStatus[];
  /** Shapes of their own, where the contract gives an error one. */
  readonly errorBodies?: Partial<Record<409 | 429, readonly Dto[]>>;
}

const MEANING: Record<ErrorStatus, string> = {
  400: 'The request is not as it should be; the message names the field.',
  401: 'The token is missing, expired, revoked or for another audience.',
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

/** Declares one operation of the contract: its status, who may call it, and its place in the OpenAPI document. */
export function Operation(options: OperationOptions): MethodDecorator {
  const { summary, description, auth, limit, response, accepted, errors } = options;
  const operation: OperationConfig = { auth, ...(limit !== undefined && { limit }) };
  declareDto(response, ErrorBody, ...(accepted === undefined ? [] : [accepted]));
  return applyDecorators(
    HttpCode(200),
    // Its answers carry the fixed headers of the API instead of those of pages.
    RouteConfig({ operation, helmet: { skipRoute: true } }),
    ApiOperation({ summary, ...(description !== undefined && { description }) }),
    ApiResponse({ status: 200, description: 'Done.', type: response }),
    ...(accepted === undefined
      ? []
      : [ApiResponse({ status: 202, description: 'Accepted: new work.', type: accepted })]),
    ...errors.map((status) => errorResponse(options, status)),
    ApiResponse({ status: 'default', description: 'Any other error.', type: ErrorBody }),
    ...(auth === 'skill' ? [ApiBearerAuth('skill_session')] : []),
  );
}
