import type { Type } from '@nestjs/common';
import { Expose, plainToInstance } from 'class-transformer';
import { validateSync, type ValidationError } from 'class-validator';
import { InvalidRequest } from '../../../kernel/domain-error.js';
import { BEYOND_SCHEMA, dtoTraits, type Dto, type JsonSchema } from '../dto.js';

type Parts = ReadonlyMap<Dto, JsonSchema>;

/** What the schema does not name stays behind, and what is absent stays absent: who spreads or digests a body counts on it. */
const ONLY_WHAT_IS_NAMED = { excludeExtraneousValues: true, exposeUnsetFields: false } as const;

/** class-transformer is told by the schema, so that no property can be forgotten. */
function exposeProperties(parts: Parts): void {
  for (const [part, { properties = {} }] of parts) {
    for (const property of Object.keys(properties)) Expose()(part.prototype as object, property);
  }
}

function firstMessage(errors: readonly ValidationError[]): string | undefined {
  for (const { constraints, children } of errors) {
    const message = constraints?.[BEYOND_SCHEMA] ?? firstMessage(children ?? []);
    if (message !== undefined) return message;
  }
  return undefined;
}

function assertConstraints(instance: object): void {
  const errors = validateSync(instance, { groups: [BEYOND_SCHEMA], forbidUnknownValues: false });
  const message = firstMessage(errors);
  if (message !== undefined) throw new InvalidRequest(message);
}

/**
 * Makes an instance of a body that matches the schema of its class. Throws InvalidRequest when a Constraint fails.
 * `parts` are the class and all that it contains.
 */
export function instantiation<Body extends object>(dto: Type<Body>, parts: Parts): (body: unknown) => Body {
  exposeProperties(parts);
  const constrained = dtoTraits(dto).constrained === true;
  return (body) => {
    const instance = plainToInstance(dto, body, ONLY_WHAT_IS_NAMED);
    if (constrained) assertConstraints(instance);
    return instance;
  };
}
