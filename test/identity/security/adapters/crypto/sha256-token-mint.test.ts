import { describe, expect, test } from '@jest/globals';
import { Sha256TokenMint } from '../../../../../src/identity/security/adapters/crypto/sha256-token-mint.js';

const mint = new Sha256TokenMint();

describe('the token mint', () => {
  test('makes tokens that it knows again by their digest', () => {
    const { token, digest } = mint.mint();
    expect(token).toMatch(/^pbs_[0-9A-Za-z]{49}$/);
    expect(digest).toMatch(/^[0-9a-f]{64}$/);
    expect(mint.digestOf(token)).toBe(digest);
  });

  test('never makes a token twice', () => {
    expect(new Set(Array.from({ length: 1000 }, () => mint.mint().token)).size).toBe(1000);
  });

  test('recognises a mistyped token without looking anything up', () => {
    const { token } = mint.mint();
    const wrong = token.at(10) === 'a' ? 'b' : 'a';
    expect(mint.digestOf(`${token.slice(0, 10)}${wrong}${token.slice(11)}`)).toBeNull();
  });

  test.each([
    '',
    'pbs_',
    `pbs_${'a'.repeat(48)}`,
    `pbs_${'a'.repeat(50)}`,
    `pbx_${'a'.repeat(49)}`,
    `pbs_${'é'.repeat(49)}`,
  ])('knows that it did not make %j', (token) => {
    expect(mint.digestOf(token)).toBeNull();
  });
});
