// A day over all time zones, in UTC.
import { HOURS, READY_AT, ZONES } from './behaviour.mjs';

const MINUTES = 1440;

const zones = Object.entries(ZONES).map(([hours, share]) => ({ minutes: Number(hours) * 60, share }));
const everybody = zones.reduce((sum, { share }) => sum + share, 0);
const wrapped = (minute) => ((minute % MINUTES) + MINUTES) % MINUTES;

/** Part of a day's requests in each hour of UTC; together 1. */
export function requestsByHour() {
  const all = HOURS.reduce((sum, weight) => sum + weight, 0);
  return Array.from({ length: 24 }, (_, hour) =>
    zones.reduce((sum, { minutes, share }) => {
      const local = wrapped(hour * 60 + minutes) / 60;
      return sum + (share / everybody) * (HOURS[Math.floor(local)] / all);
    }, 0),
  );
}

/** Part of a day's episodes that are wanted at each minute of UTC; together 1. */
export function episodesByMinute() {
  const parts = new Map();
  const all = Object.values(READY_AT).reduce((sum, share) => sum + share, 0);
  for (const { minutes, share } of zones) {
    for (const [local, part] of Object.entries(READY_AT)) {
      const minute = wrapped(Number(local) - minutes);
      parts.set(minute, (parts.get(minute) ?? 0) + (share / everybody) * (part / all));
    }
  }
  return parts;
}
