import { describe, expect, test } from '@jest/globals';
import { InvalidRequest } from '../../../../src/shared/kernel/domain-error.js';
import {
  AnyJson,
  AnyObject,
  ArrayOf,
  Constant,
  Default,
  EpochMsField,
  Integer,
  NoOtherFields,
  Nullable,
  OneOf,
  Optional,
  Pattern,
  StringOrStrings,
  Strings,
  Text,
  TypeOf,
  Uri,
} from '../../../../src/shared/delivery/http/dto.js';
import { compileDto } from '../../../../src/shared/delivery/http/validation/compiled-dto.js';
import { schemasOf } from '../../../../src/shared/delivery/http/validation/dto-schema.js';
import { processorMs } from '../../../support/time/processor-time.js';

@NoOtherFields()
class WindowDto {
  @Integer(0, 1000)
  start_ms!: number;

  @Integer(0, 1000)
  end_ms!: number;
}

@NoOtherFields()
class ScopeDto {
  @TypeOf(WindowDto)
  @Optional()
  time_window?: WindowDto;

  @Strings({ max: 2 })
  @Optional()
  item_ids?: readonly string[];
}

@NoOtherFields()
class RefDto {
  @Pattern(/^ref_([1-9]|1[0-9]|20)$/)
  key!: string;
}

@NoOtherFields()
class RequestDto {
  @Constant('audio_brief')
  artifact_type!: 'audio_brief';

  @Text(1, 5)
  user_request!: string;

  @TypeOf(ScopeDto)
  @Optional()
  scope?: ScopeDto;

  @ArrayOf(RefDto)
  @Optional()
  refs?: readonly RefDto[];

  @Integer(1, 100)
  @Default(20)
  @Optional()
  limit?: number;

  @OneOf(['en', 'zh'])
  @Nullable()
  @Optional()
  language?: string | null;

  @StringOrStrings()
  @Optional()
  ids?: string | readonly string[];

  @Uri()
  @Optional()
  feed_url?: string;

  @AnyObject()
  @Optional()
  context?: object;

  @TypeOf(WindowDto)
  @Nullable()
  @Optional()
  window?: WindowDto | null;

  @EpochMsField()
  @Optional()
  at?: number;

  @AnyJson()
  @Optional()
  data?: unknown;
}

class LooseDto {
  @Text(1)
  @Optional()
  keyword?: string;
}

const right = { artifact_type: 'audio_brief', user_request: 'hello' };

function refusal(body: unknown, dto = RequestDto as new () => object): string {
  try {
    compileDto(dto)(body);
    return 'accepted';
  } catch (error) {
    expect(error).toBeInstanceOf(InvalidRequest);
    return (error as Error).message;
  }
}

describe('a body checked against its DTO', () => {
  test.each<[string, unknown]>([
    ['the least', right],
    ['null where it may be null', { ...right, language: null, window: null }],
    ['code points, not UTF-16 units', { ...right, user_request: '👩👩👩👩👩' }],
    ['one id', { ...right, ids: 'a' }],
    ['several ids', { ...right, ids: ['a', 'b'] }],
    ['nested objects', { ...right, scope: { time_window: { start_ms: 0, end_ms: 1000 } }, refs: [{ key: 'ref_20' }] }],
    ['any JSON', { ...right, data: [null, { a: 1 }], context: { 'any key': [] } }],
    ['the first and last millisecond', { ...right, at: -9007199254740991 }],
    ['an international address', { ...right, feed_url: 'https://例え.jp/フィード' }],
  ])('is accepted with %s', (_, body) => {
    expect(refusal(body)).toBe('accepted');
  });

  test.each<[unknown, string]>([
    [null, 'The body must be a JSON object.'],
    [[right], 'The body must be a JSON object.'],
    ['text', 'The body must be a JSON object.'],
    [{ artifact_type: 'audio_brief' }, 'user_request is required and must be a string of 1 to 5 characters.'],
    [{ ...right, artifact_type: 'video' }, 'artifact_type must be "audio_brief".'],
    [{ ...right, user_request: '' }, 'user_request must be a string of 1 to 5 characters.'],
    [{ ...right, user_request: '👩👩👩👩👩👩' }, 'user_request must be a string of 1 to 5 characters.'],
    [{ ...right, limit: 0 }, 'limit must be an integer from 1 to 100.'],
    [{ ...right, limit: '5' }, 'limit must be an integer from 1 to 100.'],
    [{ ...right, limit: 1.5 }, 'limit must be an integer from 1 to 100.'],
    [{ ...right, limit: null }, 'limit must be an integer from 1 to 100.'],
    [{ ...right, at: 9007199254740992 }, 'at must be an integer from -9007199254740991 to 9007199254740991.'],
    [{ ...right, x: 1 }, 'unknown field "x"'],
    [JSON.parse('{"artifact_type":"audio_brief","user_request":"a","__proto__":{}}'), 'unknown field "__proto__"'],
    [{ ...right, constructor: 1 }, 'unknown field "constructor"'],
    [{ ...right, scope: [] }, 'scope must be a JSON object.'],
    [{ ...right, scope: null }, 'scope must be a JSON object.'],
    [{ ...right, scope: { x: 1 } }, 'unknown field "scope.x"'],
    [
      { ...right, scope: { time_window: { start_ms: 1 } } },
      'scope.time_window.end_ms is required and must be an integer from 0 to 1000.',
    ],
    [
      { ...right, scope: { time_window: { start_ms: -1, end_ms: 1 } } },
      'scope.time_window.start_ms must be an integer from 0 to 1000.',
    ],
    [{ ...right, scope: { item_ids: ['a', 'b', 'c'] } }, 'scope.item_ids must be an array of at most 2 items.'],
    [{ ...right, scope: { item_ids: ['a', ''] } }, 'scope.item_ids[1] must be a non-empty string.'],
    [
      { ...right, refs: [{ key: 'ref_1' }, { key: 'ref_0' }] },
      'refs[1].key must be a string that matches ^ref_([1-9]|1[0-9]|20)$.',
    ],
    [{ ...right, refs: {} }, 'refs must be an array.'],
    [{ ...right, language: 'xx' }, 'language must be one of en, zh, null.'],
    [{ ...right, ids: 5 }, 'ids must be a non-empty string or an array of non-empty strings.'],
    [{ ...right, ids: ['a', 5] }, 'ids[1] must be a non-empty string.'],
    [{ ...right, feed_url: 'not a uri' }, 'feed_url must be an absolute URI.'],
    [{ ...right, feed_url: '/feed.xml' }, 'feed_url must be an absolute URI.'],
    [{ ...right, context: [] }, 'context must be a JSON object.'],
    [{ ...right, window: { start_ms: 1 } }, 'window.end_ms is required and must be an integer from 0 to 1000.'],
    [{ ...right, window: { start_ms: 1, end_ms: 1, x: 1 } }, 'unknown field "window.x"'],
    [{ ...right, window: 'soon' }, 'window must be a JSON object or null.'],
  ])('is refused when it is %j', (body, message) => {
    expect(refusal(body)).toBe(message);
  });

  test('may have unknown fields where the contract ignores them', () => {
    expect(refusal(JSON.parse('{"__proto__":{"keyword":5},"constructor":1,"other":[]}'), LooseDto)).toBe('accepted');
  });

  test('is refused with the shortened name of a very long unknown field', () => {
    expect(refusal({ ...right, ['x'.repeat(5000)]: 1 }).length).toBeLessThan(120);
  });

  test('is refused with 20,000 unknown fields as quickly as with one', async () => {
    const body = { ...right, ...Object.fromEntries(Array.from({ length: 20_000 }, (_, i) => [`k${i}`, i])) };
    compileDto(RequestDto);
    const cost = await processorMs(() => expect(refusal(body)).toBe('unknown field "k0"'));
    expect(cost).toBeLessThan(250);
  });

  test('is described by the same schema in the OpenAPI document', () => {
    const schema = schemasOf([RequestDto]).get('RequestDto');
    expect(schema).toMatchObject({
      required: ['artifact_type', 'user_request'],
      additionalProperties: false,
      properties: {
        artifact_type: { type: 'string', const: 'audio_brief' },
        limit: { type: 'integer', minimum: 1, maximum: 100, default: 20 },
        language: { type: ['string', 'null'], enum: ['en', 'zh', null] },
        window: { anyOf: [{ $ref: '#/components/schemas/WindowDto' }, { type: 'null' }] },
        refs: { type: 'array', items: { $ref: '#/components/schemas/RefDto' } },
      },
    });
  });

  test('is not confused by two classes of one name', () => {
    const make = () => {
      class Twin {
        @Text()
        a!: string;
      }
      return Twin;
    };
    expect(() => schemasOf([make(), make()])).toThrow('Two classes of the contract are named Twin');
  });
});
