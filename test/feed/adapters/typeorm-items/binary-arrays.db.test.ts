import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import {
  byteaArrayOf,
  textArrayOf,
  tsvectorArrayOf,
} from '../../../../src/feed/adapters/typeorm-items/binary-arrays.js';
import { freshDatabase, type TestDatabase } from '../../../support/database/database.js';

let db: TestDatabase;

beforeAll(async () => {
  db = await freshDatabase([]);
});
afterAll(() => db.close());

const read = async (type: string, array: Buffer): Promise<unknown> => {
  const [row] = await db.database.query<{ values: unknown }>(`select $1::${type}[] as values`, [array]);
  return row?.values;
};

describe('An array in the binary form of PostgreSQL', () => {
  test('of texts has them as they are, with nothing escaped, and null where there is none', async () => {
    const texts = ['plain', null, '', 'NULL', `{"a", 'b'}\\\n`, '東京 🎉 é'];
    expect(await read('text', textArrayOf(texts))).toEqual(texts);
  });

  test('of bytes has all of them', async () => {
    const bytes = [Buffer.from([0, 1, 255]), Buffer.alloc(0), Buffer.from('\\x00')];
    expect(await read('bytea', byteaArrayOf(bytes))).toEqual(bytes);
  });

  test('of words has those that PostgreSQL reads in its text form, in its order', async () => {
    const vectors = tsvectorArrayOf([new Set(['two', 'c+', 'a', '東京', "o'clock", 'a\\']), new Set()]);
    const sql = `select vector = $2::tsvector as same, length(vector) as words from unnest($1::tsvector[]) vector`;
    const written = `'two' 'c+' 'a' '東京' 'o''clock' 'a\\\\'`;
    expect(await db.database.query(sql, [vectors, written])).toEqual([
      { same: true, words: 6 },
      { same: false, words: 0 },
    ]);
  });
});
