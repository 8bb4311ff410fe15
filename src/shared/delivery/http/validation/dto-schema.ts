import { EQUALS, getMetadataStorage, IS_IN, MAX, MIN, ValidationTypes } from 'class-validator';
import { targetConstructorToSchema } from 'class-validator-jsonschema';
import { BEYOND_SCHEMA, dtoTraits, propertyTraits, type Dto, type JsonSchema, type PropertyTraits } from '../dto.js';

const COMPONENTS = '#/components/schemas/';

/** What class-validator remembers of one decorator; `constraints` are its arguments. */
interface Constraint {
  readonly target: Dto;
  readonly propertyName: string;
  readonly constraints: readonly never[];
}

const prototypeOf = (dto: Dto): object => dto.prototype as object;

/** The defaults repeat `type: number` for bounds, which turns integers into numbers, and know no `const`. */
const converters: Record<string, (meta: Constraint) => JsonSchema> = {
  [BEYOND_SCHEMA]: () => ({}),
  [MIN]: ({ constraints: [minimum] }) => ({ ...(minimum !== undefined && { minimum }) }),
  [MAX]: ({ constraints: [maximum] }) => ({ ...(maximum !== undefined && { maximum }) }),
  [EQUALS]: ({ constraints: [value] }) => ({ type: typeof value, ...(value !== undefined && { const: value }) }),
  [IS_IN]: ({ constraints: [values] }) => ({ type: 'string', ...(values !== undefined && { enum: values }) }),
  [ValidationTypes.NESTED_VALIDATION]: ({ target, propertyName }) => ({
    $ref: `${COMPONENTS}${propertyTraits(prototypeOf(target), propertyName).nested?.name ?? ''}`,
  }),
};

/** How a schema is shown to others: they are told `uri` where we take addresses as people type them, too. */
export const asPublished = (schema: JsonSchema): JsonSchema =>
  schema.format === 'uri-reference' ? { ...schema, format: 'uri' } : schema;

function orNull(schema: JsonSchema): JsonSchema {
  const { type, const: constant, enum: values, ...rest } = schema;
  if (typeof type !== 'string') return { anyOf: [schema, { type: 'null' }] };
  const listed = constant === undefined ? values : [constant];
  return { ...rest, type: [type, 'null'], ...(listed !== undefined && { enum: [...listed, null] }) };
}

function withTraits(schema: JsonSchema, traits: PropertyTraits): JsonSchema {
  const described = { ...schema, ...traits.schema };
  return traits.nullable === true ? orNull(described) : described;
}

function ownSchema(dto: Dto): JsonSchema {
  const derived = targetConstructorToSchema(dto, {
    refPointerPrefix: COMPONENTS,
    classValidatorMetadataStorage: getMetadataStorage(),
    additionalConverters: converters as never,
  }) as JsonSchema;
  const properties = Object.entries(derived.properties ?? {}).map(
    ([name, schema]) => [name, withTraits(schema, propertyTraits(prototypeOf(dto), name))] as const,
  );
  const { strict, examples } = dtoTraits(dto);
  return {
    type: 'object',
    properties: Object.fromEntries(properties),
    ...(derived.required !== undefined && { required: derived.required }),
    ...(strict === true && { additionalProperties: false }),
    ...(examples !== undefined && { examples }),
  };
}

/** These classes and all that they contain, each with its schema. */
export function partsOf(dtos: Iterable<Dto>): ReadonlyMap<Dto, JsonSchema> {
  const named = new Map<string, Dto>();
  const parts = new Map<Dto, JsonSchema>();
  const visit = (dto: Dto): void => {
    const known = named.get(dto.name);
    if (known === dto) return;
    if (known !== undefined) throw new Error(`Two classes of the contract are named ${dto.name}; rename one.`);
    const schema = ownSchema(dto);
    named.set(dto.name, dto);
    parts.set(dto, schema);
    for (const property of Object.keys(schema.properties ?? {})) {
      const { nested } = propertyTraits(prototypeOf(dto), property);
      if (nested !== undefined) visit(nested);
    }
  };
  for (const dto of dtos) visit(dto);
  return parts;
}

/** The schemas of these classes and of all that they contain, by class name. */
export const schemasOf = (dtos: Iterable<Dto>): ReadonlyMap<string, JsonSchema> =>
  new Map([...partsOf(dtos)].map(([dto, schema]) => [dto.name, schema]));
