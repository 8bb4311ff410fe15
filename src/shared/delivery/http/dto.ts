import { applyDecorators, type Type } from '@nestjs/common';
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
  ValidateNested,
} from 'class-validator';
import type { Json } from '../../kernel/json.js';

/** A class whose decorated properties are one JSON object of the contract. */
export type Dto = Type<unknown>;

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

/** What class-validator has no word for; written into the schema of the property as it is. */
export interface PropertyTraits {
  readonly nullable?: boolean;
  readonly nested?: Dto;
  readonly schema?: JsonSchema;
}

export interface DtoTraits {
  readonly strict?: boolean;
  readonly examples?: readonly Json[];
}

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
    ValidateNested({ each })(prototype, property);
    addPropertyTraits({ nested: dto })(prototype, property);
  };
}

/** An array of objects, for declarations that hide the array from `TypeOf`, e.g. `Item[] | null`. */
export const ArrayOf = (dto: Dto): PropertyDecorator =>
  applyDecorators(IsArray(), ValidateNested({ each: true }), addPropertyTraits({ nested: dto }));

export const Constant = (value: string | number | boolean): PropertyDecorator => Equals(value);

export const OneOf = (values: readonly string[]): PropertyDecorator => IsIn(values);

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

const NON_EMPTY: JsonSchema = { type: 'string', minLength: 1 };

/** A non-empty string, or an array of them. */
export const StringOrStrings = (): PropertyDecorator =>
  applyDecorators(Allow(), addPropertyTraits({ schema: { anyOf: [NON_EMPTY, { type: 'array', items: NON_EMPTY }] } }));

export const AnyJson = (): PropertyDecorator => Allow();

/** An object with any fields. */
export const AnyObject = (): PropertyDecorator => IsObject();

/** Documents what an absent value means; the use case applies it. */
export const Default = (value: Json): PropertyDecorator => addPropertyTraits({ schema: { default: value } });

export const Described = (description: string): PropertyDecorator => addPropertyTraits({ schema: { description } });
