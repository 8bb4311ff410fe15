const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
  ['second', 1000],
] as const;

/** `30 days`, `1 hour`: in the largest unit that it is a whole number of. */
export function durationInWords(ms: number): string {
  const [unit, size] = UNITS.find(([, one]) => ms % one === 0) ?? (['millisecond', 1] as const);
  const count = ms / size;
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}
