import type { AdminFeedWords } from '../admin-feed-words.js';

export const en: AdminFeedWords = {
  heading: 'Feeds in trouble',
  counts: (watched, due) => `${watched} feeds are followed, ${due} are due.`,
  failing: 'Failing',
  noneFailing: 'No feed is failing.',
  gone: 'Taken down',
  noneGone: 'No feed was taken down.',
  failures: (count) => (count === 1 ? 'failed once' : `failed ${count} times in a row`),
  lastSuccess: 'Last success',
  never: 'never',
  next: 'Next try',
  fetch: 'Fetch now',
  fetchOf: (url) => `Fetch now: ${url}`,
  all: 'All feeds in trouble',
  done: {
    fetched: 'The feed was fetched.',
    failed: 'The feed failed again; the reason is below.',
    left: 'The feed was asked just now, or its server wants to be left alone. It was not asked again.',
    unknown: 'There is no feed of this address any more.',
  },
  chart: { title: 'Fetches of feeds', done: 'Succeeded', failed: 'Failed' },
};
