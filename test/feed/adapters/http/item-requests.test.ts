import { describe, expect, test } from '@jest/globals';
import { GetItemRequest } from '../../../../src/feed/adapters/http/get-item.dto.js';
import { ListItemsRequest } from '../../../../src/feed/adapters/http/list-items.dto.js';
import { GetItem } from '../../../../src/feed/application/queries/get-item.js';
import { ListItems } from '../../../../src/feed/application/queries/list-items.js';
import { compileDto } from '../../../../src/shared/delivery/http/validation/compiled-dto.js';
import { brand } from '../../../../src/shared/kernel/brand.js';
import type { Caller } from '../../../../src/shared/kernel/caller.js';
import { InvalidRequest } from '../../../../src/shared/kernel/domain-error.js';

const caller: Caller = { id: brand('usr_1'), kind: 'member', roles: [] };
const NO_FILTER = { sourceId: null, ids: null, after: null, before: null, keyword: null, searchContent: false };
const listed = (json: string): ListItems => compileDto(ListItemsRequest)(JSON.parse(json)).toQuery(caller);

describe('The body of items/list', () => {
  test('asks for the newest twenty items when it says nothing', () => {
    expect(listed('{}')).toStrictEqual(new ListItems(caller.id, NO_FILTER, { cursor: null, limit: 20 }));
  });

  test('may name one item or several', () => {
    expect(listed('{"ids": "itm_1"}')).toMatchObject({ filter: { ids: ['itm_1'] } });
    expect(listed('{"ids": ["itm_1", "itm_2"]}')).toMatchObject({ filter: { ids: ['itm_1', 'itm_2'] } });
  });

  test('asks for the same whatever else a stranger puts into it', () => {
    const hostile =
      '{"__proto__": {"limit": 99}, "constructor": {"name": 5}, "toQuery": 1, "other": {"constructor": null}}';
    expect(listed(hostile)).toStrictEqual(listed('{}'));
  });

  test.each(['5:src_01kdwx6z5nf3btkmh4g0s1v9aq', '5:x', '99999999999999999:itm_01kdwx6z5nf3btkmh4g0s1v9aq'])(
    'has a cursor of an earlier page, not %s',
    (cursor) => {
      const refusal = new InvalidRequest('cursor must be the next_cursor of an earlier page.');
      expect(() => listed(JSON.stringify({ cursor }))).toThrow(refusal);
    },
  );
});

describe('The body of items/get', () => {
  test('asks for the first window of the text when it names none', () => {
    const query = compileDto(GetItemRequest)({ item_id: 'itm_1' }).toQuery(caller);
    expect(query).toStrictEqual(new GetItem(caller.id, 'itm_1', { offset: 0, length: 12_000 }));
  });
});
