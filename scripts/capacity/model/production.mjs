// The queue of productions through a day: when its jobs come, how long they take, how many workers are enough.
import { LENGTHS } from './behaviour.mjs';
import { episodesByMinute } from './day.mjs';
import { percentile, waitsOf } from './queues.mjs';

/** Of each worker (production-worker.ts). */
export const AT_ONCE = 2;
/** What one production begins before its episode is to be ready, at least and at most (timing.ts), in seconds. */
const LEAD = { margin: 1.5, more: 60, least: 120, most: 3600 };
/** More jobs than this are drawn as a part of them, on the same part of the workers. */
const DRAWN_AT_MOST = 50_000;

/** Seconds of one production while its worker makes as many as it can at once: it hardly waits for anything but processors. */
export const productionSeconds = ({ workerMs }, cores) => ((workerMs / 1000) * AT_ONCE) / cores;

export const leadOf = (seconds) => Math.min(LEAD.most, Math.max(LEAD.least, seconds * LEAD.margin + LEAD.more));

/** A day's jobs in the order of their times, and the part of them that is drawn. */
export function jobsOfDay({ briefings, shows, costs, cores, random }) {
  const part = Math.min(1, DRAWN_AT_MOST / briefings);
  const moments = [...episodesByMinute()];
  const jobs = [];
  for (let number = 0; number < Math.round(briefings * part); number += 1) {
    const takes = productionSeconds(costs[drawn(LENGTHS, random())], cores);
    const byShow = random() < shows;
    // Whoever asks besides does so at any time.
    const at = byShow ? drawnOf(moments, random()) * 60 - leadOf(takes) : random() * 86_400;
    jobs.push({ at, takes, allowed: byShow ? leadOf(takes) - takes : 0 });
  }
  return { jobs: jobs.toSorted((a, b) => a.at - b.at), part };
}

const drawn = (shares, chance) => drawnOf(Object.entries(shares), chance);

function drawnOf(entries, chance) {
  let left = chance;
  for (const [value, share] of entries) {
    left -= share;
    if (left < 0) return value;
  }
  return entries.at(-1)[0];
}

function waited({ jobs, part }, workers) {
  const waits = waitsOf(jobs, Math.max(1, Math.round(workers * AT_ONCE * part)));
  const late = jobs.filter(({ allowed }, index) => waits[index] > allowed && allowed > 0).length;
  return {
    workers,
    p50: percentile(waits, 0.5),
    p99: percentile(waits, 0.99),
    longest: waits.reduce((most, wait) => Math.max(most, wait), 0),
    late: late / Math.max(1, jobs.length),
  };
}

/** The fewest workers with which the wait of 99 of 100 is bearable, in seconds, and how long it is then. */
export function enoughWorkers(day, bearable) {
  const enough = (workers) => waited(day, workers).p99 <= bearable;
  // Fewer than one server of the drawn part cannot be told apart.
  let most = Math.max(1, Math.ceil(1 / (AT_ONCE * day.part)));
  let least = 0;
  while (!enough(most)) [least, most] = [most, most * 2];
  while (most - least > Math.max(1, most * 0.01)) {
    const middle = Math.floor((least + most) / 2);
    if (enough(middle)) most = middle;
    else least = middle;
  }
  return waited(day, most);
}
