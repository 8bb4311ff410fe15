import { describe, expect, test } from '@jest/globals';
import { problemOfStatus } from '../../../../src/feed/adapters/fetching/status-words.js';
import { wordsFor } from '../../../../src/feed/adapters/formats/not-a-feed.js';
import { fetchTroubleOf } from '../../../../src/shared/delivery/web/troubles/fetch-trouble.js';
import { troubleWords } from '../../../../src/shared/delivery/web/troubles/trouble-words.js';
import { LANGUAGES } from '../../../../src/shared/kernel/language.js';
import { webProblemOf } from '../../../../src/shared/outbound/network/web-problem.js';

const STATUSES = [401, 402, 403, 404, 405, 406, 408, 410, 418, 425, 429, 451, 500, 502, 503, 504, 206, 304, 300];
const CODES = [
  'FORBIDDEN_ADDRESS',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
  'ECONNREFUSED',
  'UND_ERR_HEADERS_TIMEOUT',
  'CERT_HAS_EXPIRED',
  'CERT_NOT_YET_VALID',
  'ERR_TLS_CERT_ALTNAME_INVALID',
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'EPROTO',
  'UND_ERR_HEADERS_OVERFLOW',
  'Z_DATA_ERROR',
  'HPE_INVALID_CONSTANT',
  'ESOMETHING',
];
const DOCUMENTS = ['', '{"a": 1}', '<opml></opml>', '<urlset></urlset>', '<?xml version="1.0"?>', 'plain words'];

const sentences = (): readonly string[] => [
  ...STATUSES.flatMap((status) => {
    const head = { status, url: 'https://a.example/', header: () => null };
    return problemOfStatus(head, null)?.message ?? [];
  }),
  ...CODES.map((code) => webProblemOf({ code }).message),
  ...DOCUMENTS.map(wordsFor),
  'There is a web page at this address, and no feed of it was found. Look for its feed, and give that address.',
  'Nobody answers at this address. Check it.',
];

describe('what is wrong with an address of the web', () => {
  test('is known to pages, whatever a fetch has ended with', () => {
    expect(sentences().filter((message) => fetchTroubleOf(message) === null)).toEqual([]);
  });

  test('is said in seven languages, each with words of its own', () => {
    for (const message of sentences()) {
      expect(new Set(LANGUAGES.map((language) => troubleWords(message, language))).size).toBe(LANGUAGES.length);
    }
  });

  test('is said in English where pages have no words for it', () => {
    expect(troubleWords('Something new. x', 'de')).toBe('Something new. x');
  });

  test('takes no time, however long the sentence', () => {
    expect(troubleWords('The address '.repeat(20_000), 'en')).toContain('The address');
  });
});
