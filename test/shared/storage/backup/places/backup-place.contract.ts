import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { describe, expect, test } from '@jest/globals';
import { BackupUnusable } from '../../../../../src/shared/storage/backup/archive/backup-format.js';
import type { BackupPlace } from '../../../../../src/shared/storage/backup/places/backup-place.js';

const MIB = 1024 * 1024;

/** What every place does; `open` gives an empty one. */
export function backupPlaceContract(kind: string, open: () => Promise<BackupPlace>): void {
  describe(`a place for backups, ${kind}`, () => {
    const written = (content: Uint8Array): Readable => Readable.from([content]);

    test.each([
      ['a few bytes', [Buffer.from('x')]],
      ['exactly one part', [Buffer.alloc(5 * MIB, 1)]],
      ['several parts, in chunks that fit none', [randomBytes(7 * MIB), randomBytes(4 * MIB), randomBytes(1)]],
    ])('gives back %s', async (_, chunks) => {
      const place = await open();
      const whole = Buffer.concat(chunks);
      expect(await place.write('briefings-1.tar', Readable.from(chunks))).toBe(whole.length);
      expect((await buffer(await place.read('briefings-1.tar'))).equals(whole)).toBe(true);
    });

    test('lists names in the order of the alphabet, and forgets what was removed', async () => {
      const place = await open();
      expect(await place.names()).toEqual([]);
      for (const name of ['b.tar.age', 'a.tar', 'c.tar']) await place.write(name, written(Buffer.from(name)));
      expect(await place.names()).toEqual(['a.tar', 'b.tar.age', 'c.tar']);
      await place.remove('b.tar.age');
      await place.remove('b.tar.age');
      expect(await place.names()).toEqual(['a.tar', 'c.tar']);
      await expect(place.read('b.tar.age')).rejects.toThrow(BackupUnusable);
      await expect(place.read('b.tar.age')).rejects.toThrow('it is not there');
    });

    test('leaves a name that is taken as it is', async () => {
      const place = await open();
      await place.write('a.tar', written(Buffer.from('first')));
      await expect(place.write('a.tar', written(Buffer.from('second')))).rejects.toThrow('it is there already');
      expect((await buffer(await place.read('a.tar'))).toString()).toBe('first');
    });

    test('of two who write one name at the same time takes one, and tells the other', async () => {
      const place = await open();
      const both = ['first', 'second'].map(async (words) => await place.write('a.tar', written(Buffer.from(words))));
      const outcomes = await Promise.allSettled(both);
      expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
      const winner = outcomes[0]?.status === 'fulfilled' ? 'first' : 'second';
      expect((await buffer(await place.read('a.tar'))).toString()).toBe(winner);
    });

    test('has nothing of what was not written to its end', async () => {
      const place = await open();
      async function* broken(): AsyncGenerator<Buffer> {
        yield randomBytes(6 * MIB);
        await Promise.resolve();
        throw new Error('killed');
      }
      await expect(place.write('a.tar', Readable.from(broken()))).rejects.toThrow('killed');
      expect(await place.names()).toEqual([]);
      await expect(place.read('a.tar')).rejects.toThrow('it is not there');
      expect(await place.write('a.tar', written(Buffer.from('again')))).toBe(5);
    });
  });
}
