import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { describe, expect, test } from '@jest/globals';
import { ConfigError } from '../src/config/environment.js';
import { operatorWords } from '../src/operator-words.js';
import { EventStoreRefused } from '../src/shared/storage/eventstore/event-store.js';
import { DataFolderInUse } from '../src/shared/storage/embedded-postgres/data-folder-lock.js';

const listening = (port: number): Promise<{ port: number; close: () => void }> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject).listen(port, '127.0.0.1', () => {
      resolve({ port: (server.address() as AddressInfo).port, close: () => void server.close() });
    });
  });

describe('the message for an operator', () => {
  test('says for a wrong setting or a data folder in use what has to be corrected', () => {
    expect(operatorWords(new ConfigError('PORT must be a whole number.'))).toBe('PORT must be a whole number.');
    expect(operatorWords(new DataFolderInUse('/data'))).toContain('/data is in use');
  });

  test('says for an event store that refuses what to do, which its callers are not told', () => {
    const refused = new EventStoreRefused('Give the user that right.', 'right');
    expect(operatorWords(refused)).toBe('Give the user that right.');
    expect(refused.message).not.toContain('right');
  });

  test('names the port for a port that is taken', async () => {
    const taken = await listening(0);
    const error = await listening(taken.port).catch((reason: unknown) => reason);
    taken.close();
    expect(operatorWords(error)).toBe(
      `Port ${taken.port} is in use by another program. Stop that one first, or choose another port.`,
    );
  });

  test.each([
    ['EACCES', 'You may not listen on port 80.'],
    ['EADDRNOTAVAIL', 'HOST: this machine has no address 203.0.113.7.'],
    ['EAFNOSUPPORT', 'HOST: this machine has no address of the kind of 203.0.113.7.'],
  ])('says for an address that cannot be listened on (%s) which setting is wrong', (code, words) => {
    const listening = { syscall: 'listen', port: 80, address: '203.0.113.7' };
    expect(operatorWords(Object.assign(new Error(`listen ${code}`), { code, ...listening }))).toContain(words);
    expect(
      operatorWords(Object.assign(new Error(`connect ${code}`), { code, ...listening, syscall: 'connect' })),
    ).toBeNull();
  });

  test('names the host of which no name server knows', () => {
    const unknown = { code: 'ENOTFOUND', syscall: 'getaddrinfo', hostname: 'nowhere.example' };
    expect(operatorWords(Object.assign(new Error('getaddrinfo ENOTFOUND'), unknown))).toMatch(
      /^There is no host nowhere\.example: correct the setting/,
    );
  });

  test('is empty for any other error, so that its stack is shown', () => {
    expect(operatorWords(new TypeError('x is not a function'))).toBeNull();
    expect(operatorWords('text')).toBeNull();
  });
});
