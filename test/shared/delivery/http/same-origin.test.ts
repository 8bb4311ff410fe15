import { describe, expect, test } from '@jest/globals';
import { isFromOurOrigin } from '../../../../src/shared/delivery/http/authentication/same-origin.js';

const OURS = 'https://briefings.example.org';

describe('a request of a browser', () => {
  test.each<[string, Record<string, string>, boolean | null]>([
    ['our own page', { 'sec-fetch-site': 'same-origin' }, true],
    ['our own page, which sends no referrer', { 'sec-fetch-site': 'same-origin', origin: 'null' }, true],
    ['another site', { 'sec-fetch-site': 'cross-site', origin: OURS }, false],
    ['a neighbour below our domain', { 'sec-fetch-site': 'same-site' }, false],
    ['the address bar', { 'sec-fetch-site': 'none' }, false],
    ['nonsense', { 'sec-fetch-site': 'same-origin, cross-site' }, false],
    ['our own page in an old browser', { origin: OURS }, true],
    ['another site in an old browser', { origin: 'https://evil.example' }, false],
    ['a sandbox in an old browser', { origin: 'null' }, false],
    ['our name with another scheme', { origin: 'http://briefings.example.org' }, false],
    ['our name with another port', { origin: `${OURS}:8443` }, false],
    ['a name that begins like ours', { origin: `${OURS}.evil.example` }, false],
    ['no browser', {}, null],
  ])('from %s', (_, headers, expected) => {
    expect(isFromOurOrigin(headers, OURS)).toBe(expected);
  });
});
