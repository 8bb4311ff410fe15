import type { ErrorObject } from 'ajv/dist/2020.js';
import type { JsonSchema } from '../dto.js';

const LONGEST_NAME = 80;

const unescapePointer = (part: string): string => part.replaceAll('~1', '/').replaceAll('~0', '~');
const shorten = (name: string): string => (name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME)}…` : name);

/** `/refs/3/key` is `refs[3].key` to people. */
function fieldAt(pointer: string, last?: string): string {
  const parts = pointer.split('/').slice(1).map(unescapePointer);
  const all = last === undefined ? parts : [...parts, last];
  return all.reduce((path, part) => {
    if (/^\d+$/.test(part)) return `${path}[${part}]`;
    return path === '' ? shorten(part) : `${path}.${shorten(part)}`;
  }, '');
}

function between(min: number | undefined, max: number | undefined, unit = ''): string {
  if (min !== undefined && max !== undefined) return `${min} to ${max}${unit}`;
  return max === undefined ? `at least ${min ?? 0}${unit}` : `at most ${max}${unit}`;
}

function stringWords(schema: JsonSchema): string {
  const { minLength, maxLength, pattern, format } = schema;
  if (format === 'uri') return 'an absolute URI';
  if (format === 'uri-reference') return 'a web address';
  if (format === 'email') return 'an e-mail address';
  if (pattern !== undefined) return `a string that matches ${pattern}`;
  if (maxLength === undefined) return minLength === 1 ? 'a non-empty string' : 'a string';
  return `a string of ${between(minLength, maxLength, ' characters')}`;
}

function numberWords(noun: string, { minimum, maximum }: JsonSchema): string {
  if (minimum === undefined && maximum === undefined) return noun;
  const link = minimum !== undefined && maximum !== undefined ? 'from' : 'of';
  return `${noun} ${link} ${between(minimum, maximum)}`;
}

function arrayWords({ minItems, maxItems, items }: JsonSchema): string {
  if (minItems !== undefined || maxItems !== undefined) return `an array of ${between(minItems, maxItems, ' items')}`;
  return items?.type === 'string' ? 'an array of non-empty strings' : 'an array';
}

const WORDS: Readonly<Record<string, (schema: JsonSchema) => string>> = {
  string: stringWords,
  integer: (schema) => numberWords('an integer', schema),
  number: (schema) => numberWords('a number', schema),
  boolean: () => 'true or false',
  array: arrayWords,
  null: () => 'null',
};

/** What a value of this schema is, in words: `an integer from 1 to 100`. */
export function wordsFor(schema: JsonSchema): string {
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum !== undefined) return `one of ${schema.enum.map((value) => value ?? 'null').join(', ')}`;
  if (schema.anyOf !== undefined) return schema.anyOf.map(wordsFor).join(' or ');
  return [schema.type]
    .flat()
    .map((type) => WORDS[type ?? 'object']?.(schema) ?? 'a JSON object')
    .join(' or ');
}

function sentence(error: ErrorObject): string {
  const schema = (error.parentSchema ?? {}) as JsonSchema;
  if (error.keyword === 'additionalProperties') {
    const { additionalProperty } = error.params as { additionalProperty: string };
    return `unknown field ${JSON.stringify(fieldAt(error.instancePath, additionalProperty))}`;
  }
  if (error.keyword === 'required') {
    const { missingProperty } = error.params as { missingProperty: string };
    const wanted = wordsFor(schema.properties?.[missingProperty] ?? {});
    return `${fieldAt(error.instancePath, missingProperty)} is required and must be ${wanted}.`;
  }
  const field = fieldAt(error.instancePath);
  return field === '' ? 'The body must be a JSON object.' : `${field} must be ${wordsFor(schema)}.`;
}

/**
 * The one sentence that helps most. Of alternatives (`anyOf`), the mistake inside the closest one, or all of them when
 * the value is none of them.
 */
export function explain(errors: readonly ErrorObject[]): string {
  const whole = errors.at(-1);
  if (whole === undefined) return 'The body is not as it should be.';
  const deepest = errors.find((error) => error.instancePath.length > whole.instancePath.length);
  const inside = errors.find((error) => ['required', 'additionalProperties'].includes(error.keyword));
  return sentence(whole.keyword === 'anyOf' ? (deepest ?? inside ?? whole) : whole);
}
