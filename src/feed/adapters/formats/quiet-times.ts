import type { QuietTimes } from '../../domain/quiet-times.js';
import { child, childrenNamed } from './element-prose.js';
import type { FeedElement } from './element-tree.js';

const DAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];

/** RSS 2.0 skipHours and skipDays, which are in GMT; RSS 0.91 counts hours from 1 to 24. null: the feed has neither. */
export function quietTimes(channel: FeedElement): QuietTimes | null {
  const hours = told(channel, 'skiphours', 'hour', hourOf);
  const days = told(channel, 'skipdays', 'day', (text) => DAYS.indexOf(text.toLowerCase().slice(0, 3)));
  return hours.length === 0 && days.length === 0 ? null : { hours, days };
}

const hourOf = (text: string): number => (/^(?:[01]?\d|2[0-4])$/.test(text) ? Number(text) % 24 : -1);

function told(channel: FeedElement, list: string, entry: string, read: (text: string) => number): number[] {
  const found = child(channel, list);
  const entries = found === null ? [] : childrenNamed(found, entry).map(({ text }) => read(text.trim()));
  return [...new Set(entries)].filter((value) => value >= 0).sort((a, b) => a - b);
}
