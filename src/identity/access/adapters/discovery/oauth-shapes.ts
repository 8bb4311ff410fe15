import type { JsonSchema } from '../../../../shared/delivery/http/dto.js';
import type { ContractPart } from '../../../../shared/delivery/http/openapi/contract-parts.js';

type Paths = NonNullable<ContractPart['paths']>;
export type Operation = NonNullable<Paths[string]['get']>;

export const text = (description: string): JsonSchema => ({ type: 'string', description });
export const uri = (description: string): JsonSchema => ({ type: 'string', format: 'uri', description });
export const texts = (description: string): JsonSchema => ({ type: 'array', items: { type: 'string' }, description });
export const uris = (description: string): JsonSchema => ({
  type: 'array',
  items: { type: 'string', format: 'uri' },
  description,
});

export const object = (
  properties: Readonly<Record<string, JsonSchema>>,
  required: readonly string[] = [],
): JsonSchema => ({
  type: 'object',
  properties,
  ...(required.length > 0 && { required }),
});

export const content = (schema: JsonSchema, mediaType = 'application/json') => ({
  [mediaType]: { schema: schema as object },
});

export const REFUSED = {
  description: 'Refused, in the words of OAuth (RFC 6749 §5.2).',
  content: content(object({ error: text('A word of the RFC.'), error_description: text('In words.') }, ['error'])),
};

/** The protocol asks for these to be open to everybody; limits by address hold. */
export const operation = (operationId: string, summary: string, rest: Omit<Operation, 'operationId'>): Operation => ({
  operationId,
  tags: ['oauth'],
  summary,
  ...rest,
});
