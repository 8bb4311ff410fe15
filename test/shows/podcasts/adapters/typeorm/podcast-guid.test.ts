import { expect, test } from '@jest/globals';
import { podcastGuid } from '../../../../../src/shows/podcasts/adapters/typeorm/podcast-guid.js';

// The examples in the document of podcast:guid.
test.each([
  ['https://mp3s.nashownotes.com/pc20rss.xml', '917393e3-1b1e-5cef-ace4-edaa54e1f810'],
  ['https://podnews.net/rss', '9b024349-ccf0-5f69-a609-6b82873eab3c'],
])('the podcast at %s is called %s for ever', (url, guid) => {
  expect([podcastGuid(url), podcastGuid(`${url}//`), podcastGuid(url.replace('https', 'http'))]).toEqual([
    guid,
    guid,
    guid,
  ]);
});
