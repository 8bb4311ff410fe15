import { describe, expect, test } from '@jest/globals';
import { canonicalLink } from '../../../src/feed/domain/item-link.js';

const LINK = 'https://news.example/2026/a-story?id=5&page=2#part';

describe('Two spellings of a link are one', () => {
  test.each([
    ['http', 'http://news.example/2026/a-story?id=5&page=2#part'],
    ['www', 'https://www.news.example/2026/a-story?id=5&page=2#part'],
    ['letters of the host', 'https://News.Example/2026/a-story?id=5&page=2#part'],
    ['a slash at the end', 'https://news.example/2026/a-story/?id=5&page=2#part'],
    ['a campaign', 'https://news.example/2026/a-story?utm_source=rss&id=5&utm_campaign=x&page=2#part'],
    ['a click', 'https://news.example/2026/a-story?id=5&page=2&fbclid=abc#part'],
    ['space around it', '  https://news.example/2026/a-story?id=5&page=2#part\n'],
  ])('whatever its %s', (_, spelling) => {
    expect(canonicalLink(spelling)).toBe(canonicalLink(LINK));
  });

  test('whatever campaign is behind its hash', () => {
    expect(canonicalLink('https://news.example/a#xtor=RSS-3208')).toBe(canonicalLink('https://news.example/a'));
    expect(canonicalLink('https://news.example/a#utm_source=x')).toBe(
      canonicalLink('https://news.example/a?at_medium=RSS'),
    );
  });
});

describe('Two links stay two', () => {
  test.each([
    ['path', 'https://news.example/2026/another?id=5&page=2#part'],
    ['letters in the path', 'https://news.example/2026/A-Story?id=5&page=2#part'],
    ['parameter', 'https://news.example/2026/a-story?id=6&page=2#part'],
    ['order of parameters', 'https://news.example/2026/a-story?page=2&id=5#part'],
    ['place in the page', 'https://news.example/2026/a-story?id=5&page=2#other'],
    ['host', 'https://m.news.example/2026/a-story?id=5&page=2#part'],
    ['port', 'https://news.example:8443/2026/a-story?id=5&page=2#part'],
    ['parameter that only begins like a campaign', 'https://news.example/2026/a-story?id=5&page=2&fbclidx=1#part'],
    ['kind of address', 'ftp://news.example/2026/a-story?id=5&page=2#part'],
  ])('of another %s', (_, other) => {
    expect(canonicalLink(other)).not.toBe(canonicalLink(LINK));
  });

  test('in no time, however long they are', () => {
    const long = `https://news.example/${'/'.repeat(500_000)}x?${'&'.repeat(500_000)}#${'&'.repeat(500_000)}`;
    expect(canonicalLink(long)).toContain('news.example');
  });
});
