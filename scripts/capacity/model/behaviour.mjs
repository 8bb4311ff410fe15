// What members do in a day. Nobody has measured it: these are assumptions, each of them an option of the simulation.

/** [value, what it is]. Rates are for a day. */
const ASSUMED = {
  subscriptions: [40, 'feeds that a member follows'],
  shared: [0.68, 'different feeds are 8 × (all subscriptions) to this power: the rest is followed by several'],
  items: [5, 'items that a feed publishes in a day'],
  polls: [10, 'times a day that a feed is asked: half the time between two publications'],
  whole: [0.3, 'part of the polls whose answer is whole although nothing is new (no validators)'],
  fetch: [0.6, 'seconds that a publisher takes to answer'],
  active: [0.4, 'part of the members that come in a day'],
  pages: [12, 'pages of an active member'],
  reads: [14, 'reads over REST of an active member, podcast apps among them'],
  calls: [6, 'MCP calls of the agents of an active member'],
  searches: [2, 'searches of an active member; one of five looks in contents'],
  streams: [0.02, 'part of the active members that have a live stream open at the busiest moment'],
  shows: [0.5, 'part of the members with an episode on this day'],
  orders: [0.15, 'briefings that an active member asks for besides'],
  downloads: [1.3, 'times that an episode is fetched whole'],
};

export const BEHAVIOUR = Object.fromEntries(Object.entries(ASSUMED).map(([name, [value]]) => [name, value]));

export const MEANINGS = Object.fromEntries(Object.entries(ASSUMED).map(([name, [, meaning]]) => [name, meaning]));

/** Of what is made, how much is of which length; the names are those of the unit costs. */
export const LENGTHS = { briefing5: 0.8, briefing15: 0.18, briefing60: 0.02 };

/** Part of the members in each time zone, by its hours east of Greenwich: where people are online, roughly. */
export const ZONES = {
  '-8': 0.05,
  '-6': 0.08,
  '-5': 0.1,
  '-3': 0.06,
  0: 0.06,
  1: 0.16,
  2: 0.06,
  3: 0.05,
  5: 0.1,
  7: 0.05,
  8: 0.16,
  9: 0.07,
};

/** How busy people are in each hour of their day. */
export const HOURS = [1, 1, 1, 1, 1, 2, 5, 8, 8, 6, 5, 5, 6, 5, 4, 4, 5, 6, 7, 7, 6, 5, 3, 2];

/** When episodes are wanted, by the minute of the local day: most at seven, and on full and half hours. */
export const READY_AT = { 360: 0.1, 390: 0.1, 420: 0.5, 450: 0.1, 480: 0.15, 1080: 0.05 };
