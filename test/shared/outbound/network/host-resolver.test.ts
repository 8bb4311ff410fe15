import { describe, expect, test } from '@jest/globals';
import type { LookupAddress } from 'node:dns';
import { HostResolver } from '../../../../src/shared/outbound/network/host-resolver.js';

const FOUND: LookupAddress[] = [{ address: '203.0.113.1', family: 4 }];

/** Name servers of evil.example do not answer until they are told to. */
class Names extends HostResolver {
  readonly asked: string[] = [];
  readonly silence = Promise.withResolvers<LookupAddress[]>();

  protected override lookUp(host: string): Promise<LookupAddress[]> {
    this.asked.push(host);
    return host.endsWith('evil.example') ? this.silence.promise : Promise.resolve(FOUND);
  }
}

describe('the host resolver', () => {
  test('resolves two names of one site at a time, so that silent name servers do not delay other sites', async () => {
    const names = new Names();
    const silent = ['a', 'b', 'c', 'd'].map((name) => names.resolve(`${name}.evil.example`));
    expect(await names.resolve('honest.example')).toBe(FOUND);
    expect(names.asked).toEqual(['a.evil.example', 'b.evil.example', 'honest.example']);
    names.silence.resolve(FOUND);
    expect(await Promise.all(silent)).toEqual([FOUND, FOUND, FOUND, FOUND]);
  });

  test('refuses a name when very many of its site wait already', async () => {
    const names = new Names();
    const silent = Array.from({ length: 52 }, (_, at) => names.resolve(`n${at}.evil.example`));
    await expect(names.resolve('more.evil.example')).rejects.toMatchObject({ code: 'EAI_AGAIN' });
    names.silence.resolve(FOUND);
    await Promise.all(silent);
  });
});
