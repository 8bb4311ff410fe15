import { expect, test } from '@jest/globals';
import { siteOf, siteOfName } from '../../../src/shared/kernel/site.js';

test.each([
  ['https://a.b.evil.example:8443/feed', 'evil.example'],
  ['http://WWW.Evil.Example./', 'evil.example'],
  ['http://news.bbc.co.uk/rss', 'bbc.co.uk'],
  ['http://bbc.co.uk/rss', 'bbc.co.uk'],
  ['http://feeds.abc.net.au/', 'abc.net.au'],
  ['http://blog.heise.de/', 'heise.de'],
  ['http://203.0.113.7:81/', '203.0.113.7'],
  ['http://[2001:db8::7]:81/', '[2001:db8::7]'],
  ['http://localhost:3000/', 'localhost'],
])('The site of %s is %s', (url, site) => {
  expect(siteOf(url)).toBe(site);
});

test('The site of a host name is the same as that of an address with it', () => {
  expect(siteOfName('a.b.evil.example')).toBe('evil.example');
});
