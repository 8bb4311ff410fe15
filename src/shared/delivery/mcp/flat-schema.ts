import type { Tool } from '@modelcontextprotocol/server';
import type { Dto, JsonSchema } from '../http/dto.js';
import { asPublished, schemasOf } from '../http/validation/dto-schema.js';

const nameIn = (reference: string): string => reference.slice(reference.lastIndexOf('/') + 1);

/**
 * The schema that requests are checked against and that the OpenAPI document shows, with its parts written in place:
 * not every model provider follows references. Classes of the contract do not contain themselves.
 */
export function flatSchemaOf(dto: Dto): Tool['inputSchema'] {
  const schemas = schemasOf([dto]);
  const flatten = (schema: JsonSchema): JsonSchema => {
    const { $ref, properties, items, anyOf, ...rest } = asPublished(schema);
    const target = $ref === undefined ? undefined : schemas.get(nameIn($ref));
    return {
      ...(target !== undefined && flatten(target)),
      ...(properties !== undefined && { properties: each(properties) }),
      ...(items !== undefined && { items: flatten(items) }),
      ...(anyOf !== undefined && { anyOf: anyOf.map(flatten) }),
      ...rest,
    };
  };
  const each = (properties: Readonly<Record<string, JsonSchema>>): Record<string, JsonSchema> =>
    Object.fromEntries(Object.entries(properties).map(([name, property]) => [name, flatten(property)]));
  // Plain JSON, which the type of the SDK cannot see in a readonly interface.
  return flatten(schemas.get(dto.name) ?? {}) as Tool['inputSchema'];
}
