import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { CreateBriefing1795219200000 } from '../../../../src/briefing/adapters/typeorm/1795219200000-create-briefing.js';
import { TypeormPersonalWords } from '../../../../src/briefing/adapters/typeorm/typeorm-personal-words.js';
import { brand } from '../../../../src/shared/kernel/brand.js';
import type { CallerId } from '../../../../src/shared/kernel/identifiers.js';
import { freshDatabase, type TestDatabase } from '../../../support/database.js';

const ANNE = brand<CallerId>('usr_anne');
const BERT = brand<CallerId>('usr_bert');
const WORDS = { userRequest: 'My knee, and the ferry to Norderney', preferenceContext: { likes: ['ships'] } };

let db: TestDatabase;
let words: TypeormPersonalWords;

beforeAll(async () => {
  db = await freshDatabase([{ migrations: [CreateBriefing1795219200000] }]);
  words = new TypeormPersonalWords(db.database);
});

afterAll(() => db.close());

describe('personal words', () => {
  test('come back to the person they belong to', async () => {
    expect(await words.open(ANNE, await words.seal(ANNE, WORDS))).toEqual(WORDS);
  });

  test('cannot be read from what is stored, and look different each time', async () => {
    const sealed = await words.seal(ANNE, WORDS);
    expect(Buffer.from(sealed.slice(3), 'base64url').toString('latin1')).not.toContain('knee');
    expect(await words.seal(ANNE, WORDS)).not.toBe(sealed);
  });

  test("do not open with somebody else's key, nor when a bit was changed", async () => {
    const sealed = await words.seal(ANNE, WORDS);
    await words.seal(BERT, WORDS);
    await expect(words.open(BERT, sealed)).rejects.toThrow('authenticate');
    const changed = `${sealed.slice(0, -2)}${sealed.endsWith('AA') ? 'BB' : 'AA'}`;
    await expect(words.open(ANNE, changed)).rejects.toThrow('authenticate');
  });

  test('keep one key for a person whose first words are sealed twice at once', async () => {
    const carl = brand<CallerId>('usr_carl');
    const sealed = await Promise.all(Array.from({ length: 6 }, () => words.seal(carl, WORDS)));
    for (const one of sealed) expect(await words.open(carl, one)).toEqual(WORDS);
  });

  test('are gone for ever with the key', async () => {
    const dora = brand<CallerId>('usr_dora');
    const sealed = await words.seal(dora, WORDS);
    await db.database.execute('delete from briefing.personal_key where owner = $1', [dora]);
    expect(await words.open(dora, sealed)).toEqual({ userRequest: '', preferenceContext: {} });
  });
});
