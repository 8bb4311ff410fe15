import { createCipheriv, randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { CreateBriefing1795219200000 } from '../../../../src/briefing/adapters/typeorm/1795219200000-create-briefing.js';
import { KeepDestroyedKeys1795219700000 } from '../../../../src/briefing/adapters/typeorm/1795219700000-keep-destroyed-keys.js';
import { HandOverKeys1795306320000 } from '../../../../src/briefing/adapters/typeorm/1795306320000-hand-over-keys.js';
import { TypeormPersonalWords } from '../../../../src/briefing/adapters/typeorm/typeorm-personal-words.js';
import { OwnerErased } from '../../../../src/briefing/domain/briefing-request.js';
import { brand } from '../../../../src/shared/kernel/brand.js';
import type { CallerId } from '../../../../src/shared/kernel/identifiers.js';
import { freshDatabase, type TestDatabase } from '../../../support/database.js';

const ANNE = brand<CallerId>('usr_anne');
const BERT = brand<CallerId>('usr_bert');
const CARL = brand<CallerId>('usr_carl');
const WORDS = {
  userRequest: 'My knee, and the ferry to Norderney',
  preferenceContext: { likes: ['ships'] },
  query: 'ferries',
};
const NOTHING = { userRequest: '', preferenceContext: {} };

let db: TestDatabase;
let words: TypeormPersonalWords;

beforeAll(async () => {
  db = await freshDatabase([
    { migrations: [CreateBriefing1795219200000, KeepDestroyedKeys1795219700000, HandOverKeys1795306320000] },
  ]);
  words = new TypeormPersonalWords(db.database);
});

afterAll(() => db.close());

async function sealedInFirstVersion(owner: CallerId): Promise<string> {
  await words.seal(owner, WORDS);
  const sql = 'select key from briefing.personal_key where owner = $1';
  const [row] = await db.database.query<{ key: Buffer }>(sql, [owner]);
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', row!.key, nonce);
  const text = Buffer.concat([cipher.update(JSON.stringify(WORDS)), cipher.final()]);
  return `v1.${Buffer.concat([nonce, cipher.getAuthTag(), text]).toString('base64url')}`;
}

describe('personal words', () => {
  test('come back to the person they belong to', async () => {
    expect(await words.open(ANNE, await words.seal(ANNE, WORDS))).toEqual(WORDS);
  });

  test('cannot be read from what is stored, and look different each time', async () => {
    const sealed = await words.seal(ANNE, WORDS);
    expect(Buffer.from(sealed.slice(3), 'base64url').toString('latin1')).not.toContain('knee');
    expect(await words.seal(ANNE, WORDS)).not.toBe(sealed);
  });

  test('are not opened when a bit was changed', async () => {
    const sealed = await words.seal(ANNE, WORDS);
    const changed = `${sealed.slice(0, -2)}${sealed.endsWith('AA') ? 'BB' : 'AA'}`;
    await expect(words.open(ANNE, changed)).rejects.toThrow('authenticate');
  });

  test("are nothing to whoever has another key: somebody else's, or one that replaced a lost one", async () => {
    const sealed = await words.seal(ANNE, WORDS);
    await words.seal(BERT, WORDS);
    expect(await words.open(BERT, sealed)).toEqual(NOTHING);
    const emil = brand<CallerId>('usr_emil');
    const lost = await words.seal(emil, WORDS);
    await db.database.execute('delete from briefing.personal_key where owner = $1', [emil]);
    const kept = await words.seal(emil, WORDS);
    expect(await words.open(emil, lost)).toEqual(NOTHING);
    expect(await words.open(emil, kept)).toEqual(WORDS);
  });

  test('of the first version, which names no key, still open, and are nothing when their key is lost', async () => {
    const sealed = await sealedInFirstVersion(CARL);
    expect(await words.open(CARL, sealed)).toEqual(WORDS);
    expect(await words.open(ANNE, sealed)).toEqual(NOTHING);
  });

  test('keep one key for a person whose first words are sealed twice at once', async () => {
    const carl = brand<CallerId>('usr_carl_too');
    const sealed = await Promise.all(Array.from({ length: 6 }, () => words.seal(carl, WORDS)));
    for (const one of sealed) expect(await words.open(carl, one)).toEqual(WORDS);
  });

  test('are gone for ever with the key, and no new key is made', async () => {
    const dora = brand<CallerId>('usr_dora');
    const sealed = await words.seal(dora, WORDS);
    await words.destroyKey(dora);
    await words.destroyKey(dora);
    expect(await words.open(dora, sealed)).toEqual(NOTHING);
    await expect(words.seal(dora, WORDS)).rejects.toThrow(OwnerErased);
    const [row] = await db.database.query<{ key: Buffer | null }>(
      'select key from briefing.personal_key where owner = $1',
      [dora],
    );
    expect(row).toEqual({ key: null });
  });

  test('of somebody who was erased before saying anything are refused as well', async () => {
    const fay = brand<CallerId>('usr_fay');
    await words.destroyKey(fay);
    await expect(words.seal(fay, WORDS)).rejects.toThrow(OwnerErased);
  });

  describe('of an agent whose work was claimed', () => {
    const handedOver = async (agent: CallerId, member: CallerId): Promise<string> => {
      const sealed = await words.seal(agent, WORDS);
      await words.handOver(agent, member);
      await words.handOver(agent, member);
      return sealed;
    };

    test('open for the member too, beside their own and in both versions', async () => {
      const [agent, member] = [brand<CallerId>('usr_agent_1'), brand<CallerId>('usr_member_1')];
      const own = await words.seal(member, { ...WORDS, userRequest: 'mine' });
      const old = await sealedInFirstVersion(agent);
      const sealed = await handedOver(agent, member);
      for (const one of [sealed, old]) {
        expect(await words.open(member, one)).toEqual(WORDS);
        expect(await words.open(agent, one)).toEqual(WORDS);
        expect(await words.open(BERT, one)).toEqual(NOTHING);
      }
      expect((await words.open(member, own)).userRequest).toBe('mine');
    });

    test('also when a request that was under way seals them afterwards', async () => {
      const [agent, member] = [brand<CallerId>('usr_agent_2'), brand<CallerId>('usr_member_2')];
      await handedOver(agent, member);
      expect(await words.open(member, await words.seal(agent, WORDS))).toEqual(WORDS);
    });

    test('are gone when the member is erased, and nothing new is sealed for either', async () => {
      const [agent, member] = [brand<CallerId>('usr_agent_3'), brand<CallerId>('usr_member_3')];
      const sealed = await handedOver(agent, member);
      await words.destroyKey(member);
      expect(await words.open(member, sealed)).toEqual(NOTHING);
      expect(await words.open(agent, sealed)).toEqual(NOTHING);
      for (const owner of [agent, member]) await expect(words.seal(owner, WORDS)).rejects.toThrow(OwnerErased);
    });
  });
});
