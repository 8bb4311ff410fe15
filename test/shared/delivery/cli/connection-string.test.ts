import { Readable } from 'node:stream';
import { describe, expect, test } from '@jest/globals';
import { ConfigError } from '../../../../src/config/environment.js';
import { givenConnection, spokenOfAs } from '../../../../src/shared/delivery/cli/connection-string.js';

const URL = 'esdb://admin:secret@host:2113';

describe('the connection string of an administrator', () => {
  test('is the one that was typed', async () => {
    expect(await givenConnection(URL)).toBe(URL);
  });

  test('comes from standard input when "-" was typed', async () => {
    expect(await givenConnection('-', Readable.from([URL, '\n']))).toBe(URL);
  });

  test('is refused without being shown when it is none or more than one', async () => {
    await expect(givenConnection('-', Readable.from(['']))).rejects.toThrow('--as: one connection string is wanted');
    const two = givenConnection('-', Readable.from([`${URL}\n${URL}`]));
    await expect(two).rejects.toThrow(/^(?!.*secret).*--as/);
  });

  test('that cannot be understood is spoken of as --as', async () => {
    const wrong = spokenOfAs(() => Promise.reject(new ConfigError('EVENT_STORE_URL must be like esdb://…')));
    await expect(wrong).rejects.toThrow('--as must be like esdb://…');
  });
});
