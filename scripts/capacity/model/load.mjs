// How often what is done, when there are so many members: all day, and in the busiest hour and second.
import { LENGTHS } from './behaviour.mjs';
import { episodesByMinute, requestsByHour } from './day.mjs';

const DAY_S = 86_400;

export const feedsOf = ({ subscriptions, shared }, members) => {
  const all = subscriptions * members;
  return Math.min(all, 8 * all ** shared);
};

/** Of a day, by the names of the unit costs. */
export function dayOf(behaviour, members) {
  const feeds = feedsOf(behaviour, members);
  const active = members * behaviour.active;
  const polls = feeds * behaviour.polls;
  // An item is seen by one poll; several come at once now and then.
  const changed = Math.min(polls, (feeds * behaviour.items) / 1.25);
  const whole = (polls - changed) * behaviour.whole;
  const briefings = members * behaviour.shows + active * behaviour.orders;
  return {
    pollUnchanged: polls - changed - whole,
    pollWhole: whole + changed,
    item: feeds * behaviour.items,
    page: active * behaviour.pages,
    listItems: (active * behaviour.reads) / 2,
    readItem: (active * behaviour.reads) / 2,
    mcpCall: active * behaviour.calls,
    search: active * behaviour.searches * 0.8,
    searchContents: active * behaviour.searches * 0.2,
    ...Object.fromEntries(Object.entries(LENGTHS).map(([name, share]) => [name, briefings * share])),
    episodeFetched: briefings * behaviour.downloads,
  };
}

const POLLS = new Set(['pollUnchanged', 'pollWhole', 'item']);
const PRODUCED = new Set(Object.keys(LENGTHS));

/** Each second of the busiest hour: polls come evenly, requests as people are awake, episodes in a wave after seven. */
export function busiestSecond(day) {
  const requests = Math.max(...requestsByHour()) / 3600;
  const episodes = busiestHourOfEpisodes() / 3600;
  const rate = (name, count) => {
    if (POLLS.has(name)) return count / DAY_S;
    return count * (PRODUCED.has(name) || name === 'episodeFetched' ? episodes : requests);
  };
  return Object.fromEntries(Object.entries(day).map(([name, count]) => [name, rate(name, count)]));
}

/** Part of a day's episodes that are wanted within one hour. */
export function busiestHourOfEpisodes() {
  const byHour = new Map();
  for (const [minute, part] of episodesByMinute()) {
    const hour = Math.floor(minute / 60);
    byHour.set(hour, (byHour.get(hour) ?? 0) + part);
  }
  return Math.max(...byHour.values());
}

/** What something costs, of everything that is done: `measure` names a column of the unit costs. */
export const sumOf = (rates, costs, measure) =>
  Object.entries(rates).reduce((sum, [name, rate]) => sum + rate * (costs[name]?.[measure] ?? 0), 0);
