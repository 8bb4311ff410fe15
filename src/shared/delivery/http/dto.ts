import { applyDecorators, type Type } from '@nestjs/common';
import { Transform, Type as InstanceOf } from 'class-transformer';
import {
  Allow,
  Equals,
  IsArray,
  IsIn,
  IsInt,
  IsObject,
  IsOptional,
  IsString,
  Max,
  Min,
  ValidateBy,
  ValidateNested,
  type ValidationArguments,
} from 'class-validator';
import type { Json } from '../../kernel/json.js';

/** A class whose decorated properties are one JSON object of the contract. */
export type Dto = Type<object>;

/** JSON Schema 2020-12, the dialect of OpenAPI 3.1: the keywords that our contract uses. */
export interface JsonSchema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly const?: string | number | boolean;
  readonly enum?: readonly (string | number | boolean | null)[];
  readonly anyOf?: readonly JsonSchema[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean;
  readonly items?: JsonSchema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly format?: string;
  readonly default?: Json;
  readonly description?: string;
  readonly examples?: readonly Json[];
}

/** JSON Schema keywords without a class-validator decorator; copied into the schema of the property. */
export interface PropertyTraits {
  readonly nullable?: boolean;
  readonly nested?: Dto;
  readonly schema?: JsonSchema;
}

export interface DtoTraits {
  readonly strict?: boolean;
  readonly examples?: readonly Json[];
  /** It or a class that it contains has a Constraint. */
  readonly constrained?: boolean;
}

/** The validation group of what JSON Schema cannot say, and the name of such a constraint. */
export const BEYOND_SCHEMA = 'beyondSchema';

const TRAITS = Symbol('traits of a dto');

function addPropertyTraits(traits: PropertyTraits): PropertyDecorator {
  return (prototype, property) => {
    const before = propertyTraits(prototype, property);
    const schema = { ...before.schema, ...traits.schema };
    Reflect.defineMetadata(TRAITS, { ...before, ...traits, schema }, prototype, property);
  };
}

export const propertyTraits = (prototype: object, property: string | symbol): PropertyTraits =>
  (Reflect.getMetadata(TRAITS, prototype, property) as PropertyTraits | undefined) ?? {};

export const dtoTraits = (dto: Dto): DtoTraits => (Reflect.getMetadata(TRAITS, dto) as DtoTraits | undefined) ?? {};

function addDtoTraits(traits: DtoTraits): ClassDecorator {
  return (dto) =>
    Reflect.defineMetadata(TRAITS, { ...(Reflect.getMetadata(TRAITS, dto) as DtoTraits), ...traits }, dto);
}

/** A part with constraints is validated, and makes the class that contains it one to be validated. */
function nested(dto: Dto, each: boolean): PropertyDecorator {
  if (dtoTraits(dto).constrained !== true) return ValidateNested({ each });
  const marked: PropertyDecorator = ({ constructor }) => addDtoTraits({ constrained: true })(constructor);
  return applyDecorators(marked, ValidateNested({ each, groups: [BEYOND_SCHEMA] }));
}

/** An unknown field is refused, by name. Without it unknown fields are ignored. */
export const NoOtherFields = (): ClassDecorator => addDtoTraits({ strict: true });

/** Shown in the OpenAPI document and at /docs. */
export const Examples = (...examples: readonly Json[]): ClassDecorator => addDtoTraits({ examples });

/** May be absent; null is not absent. */
export const Optional = (): PropertyDecorator => IsOptional();

/** May be null. Required all the same, unless it is Optional too. */
export const Nullable = (): PropertyDecorator => addPropertyTraits({ nullable: true });

/** One object of that class, or an array of them where the property is declared as an array. */
export function TypeOf(dto: Dto): PropertyDecorator {
  return (prototype, property) => {
    const each = Reflect.getMetadata('design:type', prototype, property) === Array;
    nested(dto, each)(prototype, property);
    InstanceOf(() => dto)(prototype, property);
    addPropertyTraits({ nested: dto })(prototype, property);
  };
}

/** An array of objects, for declarations that hide the array from `TypeOf`, e.g. `Item[] | null`. */
export const ArrayOf = (dto: Dto): PropertyDecorator =>
  applyDecorators(
    IsArray(),
    nested(dto, true),
    InstanceOf(() => dto),
    addPropertyTraits({ nested: dto }),
  );

export const Constant = (value: string | number | boolean): PropertyDecorator => Equals(value);

export const OneOf = (values: readonly string[]): PropertyDecorator => IsIn(values);

/** An array of these. */
export const OneOfEach = (values: readonly string[]): PropertyDecorator =>
  applyDecorators(IsArray(), addPropertyTraits({ schema: { items: { type: 'string', enum: values } } }));

/** A string; lengths count Unicode code points. */
export const Text = (minLength = 0, maxLength?: number): PropertyDecorator =>
  applyDecorators(
    IsString(),
    addPropertyTraits({
      schema: { ...(minLength > 0 && { minLength }), ...(maxLength !== undefined && { maxLength }) },
    }),
  );

export const Pattern = (pattern: RegExp): PropertyDecorator =>
  applyDecorators(IsString(), addPropertyTraits({ schema: { pattern: pattern.source } }));

export const Uri = (): PropertyDecorator =>
  applyDecorators(IsString(), addPropertyTraits({ schema: { format: 'uri' } }));

/** Published as `uri`, as the contract has it; taken as well as people type it: `example.com/news`. */
export const WebAddress = (): PropertyDecorator =>
  applyDecorators(IsString(), addPropertyTraits({ schema: { format: 'uri-reference' } }));

export const Email = (): PropertyDecorator =>
  applyDecorators(IsString(), addPropertyTraits({ schema: { format: 'email' } }));

export const Integer = (minimum: number, maximum: number): PropertyDecorator =>
  applyDecorators(IsInt(), Min(minimum), Max(maximum));

/** Milliseconds since the Unix epoch, in the range of the contract. */
export const EpochMsField = (): PropertyDecorator => Integer(Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER);

/** An array of non-empty strings. */
export const Strings = (items: { min?: number; max?: number } = {}): PropertyDecorator =>
  applyDecorators(
    IsArray(),
    addPropertyTraits({
      schema: {
        items: { type: 'string', minLength: 1 },
        ...(items.min !== undefined && { minItems: items.min }),
        ...(items.max !== undefined && { maxItems: items.max }),
      },
    }),
  );

/** An array of numbers. */
export const Numbers = (): PropertyDecorator =>
  applyDecorators(IsArray(), addPropertyTraits({ schema: { items: { type: 'number' } } }));

/** At least one of these. */
export const SomeOf = (values: readonly string[]): PropertyDecorator =>
  applyDecorators(
    IsArray(),
    addPropertyTraits({
      schema: { items: { type: 'string', enum: [...values] }, minItems: 1 },
    }),
  );

const NON_EMPTY: JsonSchema = { type: 'string', minLength: 1 };

/** A non-empty string, or an array of them. */
export const StringOrStrings = (): PropertyDecorator =>
  applyDecorators(Allow(), addPropertyTraits({ schema: { anyOf: [NON_EMPTY, { type: 'array', items: NON_EMPTY }] } }));

/**
 * class-transformer copies what has no class of ours: it drops fields named `constructor` and calls the value of one. Of a
 * boolean it copies nothing, and the value itself is put in its place.
 */
const AsItCame = (): PropertyDecorator =>
  applyDecorators(
    InstanceOf(() => Boolean),
    Transform(({ obj, key }: { readonly obj: Readonly<Record<string, unknown>>; readonly key: string }) => obj[key]),
  );

export const AnyJson = (): PropertyDecorator => applyDecorators(Allow(), AsItCame());

/** An object with any fields. */
export const AnyObject = (): PropertyDecorator => applyDecorators(IsObject(), AsItCame());

/** Documents what an absent value means; the use case applies it. */
export const Default = (value: Json): PropertyDecorator => addPropertyTraits({ schema: { default: value } });

export const Described = (description: string): PropertyDecorator => addPropertyTraits({ schema: { description } });

/**
 * What JSON Schema cannot say. Checked once the body matches its schema, also where the property is absent; a body that
 * fails is refused with the message.
 */
export function Constraint<Body extends object>(message: string, holds: (body: Body) => boolean): PropertyDecorator {
  const validate = (_: unknown, { object }: ValidationArguments): boolean => holds(object as Body);
  return (prototype, property) => {
    ValidateBy({ name: BEYOND_SCHEMA, validator: { validate } }, { message, groups: [BEYOND_SCHEMA] })(
      prototype,
      property,
    );
    addDtoTraits({ constrained: true })(prototype.constructor);
  };
}
