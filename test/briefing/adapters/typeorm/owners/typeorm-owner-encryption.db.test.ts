import { createCipheriv, randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { CreateBriefing1795219200000 } from '../../../../../src/briefing/adapters/migrations/1795219200000-create-briefing.js';
import { KeepDestroyedKeys1795219700000 } from '../../../../../src/briefing/adapters/migrations/1795219700000-keep-destroyed-keys.js';
import { HandOverKeys1795306320000 } from '../../../../../src/briefing/adapters/migrations/1795306320000-hand-over-keys.js';
import { encryptionKeys } from '../../../../../src/briefing/adapters/typeorm/owners/encryption-key-row.js';
import { TypeormOwnerEncryption } from '../../../../../src/briefing/adapters/typeorm/owners/typeorm-owner-encryption.js';
import { OwnerErased } from '../../../../../src/briefing/domain/briefing-request.js';
import { brand } from '../../../../../src/shared/kernel/brand.js';
import type { CallerId } from '../../../../../src/shared/kernel/identifiers.js';
import { freshDatabase, type TestDatabase } from '../../../../support/database/database.js';

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
let encryption: TypeormOwnerEncryption;

beforeAll(async () => {
  db = await freshDatabase([
    {
      migrations: [CreateBriefing1795219200000, KeepDestroyedKeys1795219700000, HandOverKeys1795306320000],
      entities: [encryptionKeys],
    },
  ]);
  encryption = new TypeormOwnerEncryption(db.repositories, db.database);
});

afterAll(() => db.close());

async function encryptedInFirstVersion(owner: CallerId): Promise<string> {
  await encryption.encrypt(owner, WORDS);
  const sql = 'select key from briefing.personal_key where owner = $1';
  const [row] = await db.database.query<{ key: Buffer }>(sql, [owner]);
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', row!.key, nonce);
  const text = Buffer.concat([cipher.update(JSON.stringify(WORDS)), cipher.final()]);
  return `v1.${Buffer.concat([nonce, cipher.getAuthTag(), text]).toString('base64url')}`;
}

describe('encrypted words of an owner', () => {
  test('come back to the person they belong to', async () => {
    expect(await encryption.decrypt(ANNE, await encryption.encrypt(ANNE, WORDS))).toEqual(WORDS);
  });

  test('cannot be read from what is stored, and look different each time', async () => {
    const encrypted = await encryption.encrypt(ANNE, WORDS);
    expect(Buffer.from(encrypted.slice(3), 'base64url').toString('latin1')).not.toContain('knee');
    expect(await encryption.encrypt(ANNE, WORDS)).not.toBe(encrypted);
  });

  test('are not decrypted when a bit was changed', async () => {
    const encrypted = await encryption.encrypt(ANNE, WORDS);
    const changed = `${encrypted.slice(0, -2)}${encrypted.endsWith('AA') ? 'BB' : 'AA'}`;
    await expect(encryption.decrypt(ANNE, changed)).rejects.toThrow('authenticate');
  });

  test("are nothing to whoever has another key: somebody else's, or one that replaced a lost one", async () => {
    const encrypted = await encryption.encrypt(ANNE, WORDS);
    await encryption.encrypt(BERT, WORDS);
    expect(await encryption.decrypt(BERT, encrypted)).toEqual(NOTHING);
    const emil = brand<CallerId>('usr_emil');
    const lost = await encryption.encrypt(emil, WORDS);
    await db.database.execute('delete from briefing.personal_key where owner = $1', [emil]);
    const kept = await encryption.encrypt(emil, WORDS);
    expect(await encryption.decrypt(emil, lost)).toEqual(NOTHING);
    expect(await encryption.decrypt(emil, kept)).toEqual(WORDS);
  });

  test('of the first version, which names no key, are still decrypted, and are nothing when their key is lost', async () => {
    const encrypted = await encryptedInFirstVersion(CARL);
    expect(await encryption.decrypt(CARL, encrypted)).toEqual(WORDS);
    expect(await encryption.decrypt(ANNE, encrypted)).toEqual(NOTHING);
  });

  test('keep one key for a person whose first words are encrypted twice at once', async () => {
    const carl = brand<CallerId>('usr_carl_too');
    const encrypted = await Promise.all(Array.from({ length: 6 }, () => encryption.encrypt(carl, WORDS)));
    for (const one of encrypted) expect(await encryption.decrypt(carl, one)).toEqual(WORDS);
  });

  test('are gone for ever with the key, and no new key is made', async () => {
    const dora = brand<CallerId>('usr_dora');
    const encrypted = await encryption.encrypt(dora, WORDS);
    await encryption.destroyKey(dora);
    await encryption.destroyKey(dora);
    expect(await encryption.decrypt(dora, encrypted)).toEqual(NOTHING);
    await expect(encryption.encrypt(dora, WORDS)).rejects.toThrow(OwnerErased);
    const [row] = await db.database.query<{ key: Buffer | null }>(
      'select key from briefing.personal_key where owner = $1',
      [dora],
    );
    expect(row).toEqual({ key: null });
  });

  test('of somebody who was erased before saying anything are refused as well', async () => {
    const fay = brand<CallerId>('usr_fay');
    await encryption.destroyKey(fay);
    await expect(encryption.encrypt(fay, WORDS)).rejects.toThrow(OwnerErased);
  });

  describe('of an agent whose work was claimed', () => {
    const handedOver = async (agent: CallerId, member: CallerId): Promise<string> => {
      const encrypted = await encryption.encrypt(agent, WORDS);
      await encryption.handOver(agent, member);
      await encryption.handOver(agent, member);
      return encrypted;
    };

    test('are decrypted for the member too, beside their own and in both versions', async () => {
      const [agent, member] = [brand<CallerId>('usr_agent_1'), brand<CallerId>('usr_member_1')];
      const own = await encryption.encrypt(member, { ...WORDS, userRequest: 'mine' });
      const old = await encryptedInFirstVersion(agent);
      const encrypted = await handedOver(agent, member);
      for (const one of [encrypted, old]) {
        expect(await encryption.decrypt(member, one)).toEqual(WORDS);
        expect(await encryption.decrypt(agent, one)).toEqual(WORDS);
        expect(await encryption.decrypt(BERT, one)).toEqual(NOTHING);
      }
      expect((await encryption.decrypt(member, own)).userRequest).toBe('mine');
    });

    test('also when a request that was under way encrypts them afterwards', async () => {
      const [agent, member] = [brand<CallerId>('usr_agent_2'), brand<CallerId>('usr_member_2')];
      await handedOver(agent, member);
      expect(await encryption.decrypt(member, await encryption.encrypt(agent, WORDS))).toEqual(WORDS);
    });

    test('are gone when the member is erased, and nothing new is encrypted for either', async () => {
      const [agent, member] = [brand<CallerId>('usr_agent_3'), brand<CallerId>('usr_member_3')];
      const encrypted = await handedOver(agent, member);
      await encryption.destroyKey(member);
      expect(await encryption.decrypt(member, encrypted)).toEqual(NOTHING);
      expect(await encryption.decrypt(agent, encrypted)).toEqual(NOTHING);
      for (const owner of [agent, member]) await expect(encryption.encrypt(owner, WORDS)).rejects.toThrow(OwnerErased);
    });
  });
});
