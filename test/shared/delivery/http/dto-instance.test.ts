import { describe, expect, test } from '@jest/globals';
import {
  AnyJson,
  AnyObject,
  ArrayOf,
  Constraint,
  Integer,
  NoOtherFields,
  Nullable,
  Optional,
  Strings,
  Text,
  TypeOf,
} from '../../../../src/shared/delivery/http/dto.js';
import { compileDto } from '../../../../src/shared/delivery/http/validation/compiled-dto.js';
import { schemasOf } from '../../../../src/shared/delivery/http/validation/dto-schema.js';
import { InvalidRequest } from '../../../../src/shared/kernel/domain-error.js';

class SpanDto {
  @Integer(0, 1000)
  start!: number;

  @Integer(0, 1000)
  @Constraint<SpanDto>('span.start must be before span.end.', ({ start, end }) => start < end)
  end!: number;

  length(): number {
    return this.end - this.start;
  }
}

class NoteDto {
  @Text(1)
  text!: string;

  @AnyJson()
  @Optional()
  data?: unknown;
}

class LooseDto {
  @Text()
  @Optional()
  name?: string;

  @TypeOf(SpanDto)
  @Nullable()
  @Optional()
  span?: SpanDto | null;

  @ArrayOf(NoteDto)
  @Optional()
  notes?: readonly NoteDto[];

  @Strings({ max: 500 })
  @Optional()
  ids?: readonly string[];

  @AnyObject()
  @Optional()
  context?: object;

  greeting(): string {
    return `Hello ${this.name ?? 'stranger'}`;
  }
}

class WiderDto extends LooseDto {
  @Integer(0, 9)
  @Constraint<WiderDto>('Give count or name, not both.', ({ count, name }) => count === undefined || name === undefined)
  @Optional()
  count?: number;
}

@NoOtherFields()
class StrictDto {
  @Text()
  @Optional()
  name?: string;
}

class EmptyDto {
  isEmpty(): boolean {
    return true;
  }
}

class EitherDto {
  @Text()
  @Constraint<EitherDto>('Give one or the other.', ({ one, other }) => (one === undefined) !== (other === undefined))
  @Optional()
  one?: string;

  @Text()
  @Optional()
  other?: string;
}

const take = compileDto(LooseDto);

const HOSTILE = `{
  "__proto__": {"polluted": true},
  "constructor": "x",
  "deep": {"constructor": {"prototype": {"polluted": true}}, "__proto__": [1, 2], "then": 1, "toJSON": 2},
  "list": [[[{"constructor": null}]]],
  "empty": {}, "nothing": null, "number": -0
}`;

const nested = (levels: number): unknown => {
  let value: unknown = {};
  for (let level = 0; level < levels; level += 1) value = level % 2 === 0 ? { constructor: value } : [value];
  return value;
};

describe('the instance that is made of a body', () => {
  test('has the methods of its class and of the classes in it', () => {
    const body = take({ name: 'Ada', span: { start: 1, end: 4 }, notes: [{ text: 'a' }, { text: 'b' }] });
    expect(body).toBeInstanceOf(LooseDto);
    expect(body.greeting()).toBe('Hello Ada');
    expect(body.span?.length()).toBe(3);
    expect(body.notes?.map((note) => note instanceof NoteDto)).toEqual([true, true]);
  });

  test('has the fields of the class that it extends', () => {
    const body = compileDto(WiderDto)({ ids: ['a'], count: 2 });
    expect({ ...body }).toEqual({ ids: ['a'], count: 2 });
    expect(body.greeting()).toBe('Hello stranger');
  });

  test('has no key for what is absent, and null for what is null', () => {
    expect(Object.keys(take({}))).toEqual([]);
    expect(Object.entries(take({ span: null }))).toEqual([['span', null]]);
    expect(Object.keys(take({ notes: [{ text: 'a' }] }).notes?.[0] ?? {})).toEqual(['text']);
  });

  test('is made of a class without fields, too', () => {
    expect(compileDto(EmptyDto)({ any: 1 }).isEmpty()).toBe(true);
    expect(Object.keys(compileDto(EmptyDto)({ any: 1 }))).toEqual([]);
  });

  test('keeps 500 strings as they came', () => {
    const ids = Array.from({ length: 500 }, (_, index) => `id ${index}`);
    expect(take({ ids }).ids).toEqual(ids);
  });

  test('leaves the body that was sent as it was', () => {
    const sent = { name: 'Ada', span: { start: 1, end: 2 }, context: { a: [1] }, other: { b: 2 } };
    const copy = structuredClone(sent);
    take(sent);
    expect(sent).toEqual(copy);
  });
});

describe('a hostile body', () => {
  test('passes any JSON on byte by byte', () => {
    const sent: unknown = JSON.parse(`{"context": ${HOSTILE}, "notes": [{"text": "a", "data": ${HOSTILE}}]}`);
    const body = take(sent);
    const bytes = JSON.stringify(JSON.parse(HOSTILE));
    expect(JSON.stringify(body.context)).toBe(bytes);
    expect(JSON.stringify(body.notes?.[0]?.data)).toBe(bytes);
  });

  test.each(['[[[1]], {"constructor": 5}]', '"text"', '5', 'null', 'false', '0', '""'])('passes %s on', (json) => {
    const [note] = take(JSON.parse(`{"notes": [{"text": "a", "data": ${json}}]}`)).notes ?? [];
    expect(JSON.stringify(note?.data)).toBe(json.replaceAll(/[ ]/g, ''));
  });

  test('has its unknown fields ignored where the contract ignores them', () => {
    const body = take(JSON.parse(`{"name": "Ada", ${HOSTILE.slice(1)}`));
    expect({ ...body }).toEqual({ name: 'Ada' });
    expect(Object.getPrototypeOf(body)).toBe(LooseDto.prototype);
    expect(take(JSON.parse('{"__proto__": {"name": "Eve"}, "constructor": {"name": "Eve"}}')).name).toBeUndefined();
    const span = take(
      JSON.parse('{"span": {"start": 1, "end": 2, "constructor": 1, "__proto__": {"length": 5}}}'),
    ).span;
    expect({ ...span }).toEqual({ start: 1, end: 2 });
    expect(span?.length()).toBe(1);
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  });

  test.each(['{"__proto__": {"name": "Eve"}}', '{"constructor": 1}'])(
    'is refused where the class is strict: %s',
    (json) => {
      expect(() => compileDto(StrictDto)(JSON.parse(json))).toThrow('unknown field');
    },
  );

  test('may be nested 5,000 levels deep in what is ignored and in what may be any object', () => {
    const context = { deep: nested(5_000) };
    const body = take({ unknown: nested(5_000), context });
    expect(body.context).toBe(context);
    expect(Object.keys(body)).toEqual(['context']);
  });
});

describe('a constraint that JSON Schema cannot say', () => {
  const widen = compileDto(WiderDto);

  test('refuses the body with its message, in a class that contains it or extends it', () => {
    const message = 'span.start must be before span.end.';
    expect(() => take({ span: { start: 2, end: 2 } })).toThrow(new InvalidRequest(message));
    expect(() => widen({ span: { start: 2, end: 1 } })).toThrow(new InvalidRequest(message));
    expect(() => widen({ name: 'a', count: 1 })).toThrow(new InvalidRequest('Give count or name, not both.'));
  });

  test('is asked of absent fields, too', () => {
    const choose = compileDto(EitherDto);
    expect(() => choose({})).toThrow('Give one or the other.');
    expect(() => choose({ one: 'a', other: 'b' })).toThrow('Give one or the other.');
    expect({ ...choose({ other: 'b' }) }).toEqual({ other: 'b' });
  });

  test('is not asked of a body that fails its schema', () => {
    expect(() => take({ span: { start: 5, end: -1 } })).toThrow('span.end must be an integer from 0 to 1000.');
  });

  test('lets through what the schema lets through', () => {
    expect(widen({ span: null, name: '', notes: [], ids: [] })).toBeInstanceOf(WiderDto);
    expect(widen({ span: { start: 1, end: 2 }, count: 0 })).toBeInstanceOf(WiderDto);
  });

  test('leaves no trace in the schema', () => {
    class PlainSpanDto {
      @Integer(0, 1000)
      start!: number;

      @Integer(0, 1000)
      end!: number;
    }
    expect(schemasOf([SpanDto]).get('SpanDto')).toEqual(schemasOf([PlainSpanDto]).get('PlainSpanDto'));
    expect(schemasOf([EitherDto]).get('EitherDto')).toEqual({
      type: 'object',
      properties: { one: { type: 'string' }, other: { type: 'string' } },
    });
  });
});
