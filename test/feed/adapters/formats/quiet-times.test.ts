import { expect, test } from '@jest/globals';
import { parseFeedDocument } from '../../../../src/feed/adapters/formats/feed-document.js';

const told = (channel: string) =>
  parseFeedDocument(`<rss version="2.0"><channel><title>T</title>${channel}</channel></rss>`, {
    url: 'https://a.example/feed',
    now: 0,
  }).quietTimes;

test('Quiet times are read from skipHours and skipDays, in whatever order and form', () => {
  const hours = '<skipHours><hour>3</hour><hour> 1 </hour><hour>1</hour><hour>02</hour></skipHours>';
  const days = '<skipDays><day>Sunday</day><day>SAT</day></skipDays>';
  expect(told(hours + days)).toEqual({ hours: [1, 2, 3], days: [0, 6] });
  expect(told(days)).toEqual({ hours: [], days: [0, 6] });
});

test('Quiet times take the 24th hour of RSS 0.91 for midnight', () => {
  expect(told('<skipHours><hour>24</hour></skipHours>')).toEqual({ hours: [0], days: [] });
});

test.each([
  '',
  '<skipHours/>',
  '<skipHours><hour>25</hour><hour>-1</hour><hour>noon</hour><hour/></skipHours><skipDays><day>Someday</day></skipDays>',
  '<hour>3</hour><day>Monday</day>',
])('Quiet times ignore what is no hour or day: %s', (channel) => {
  expect(told(channel)).toBeNull();
});
