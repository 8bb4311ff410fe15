import type { Json } from '../../../shared/kernel/json.js';

const CAPITAL = /[A-Z]/g;

const wireName = (name: string): string => name.replaceAll(CAPITAL, (letter) => `_${letter.toLowerCase()}`);

/** The same as JSON, with names in the manner of the API: `createdAt` is `created_at`. */
export function wireNames(data: object): Json {
  const renamed = (_: string, value: unknown): unknown => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [wireName(name), one]));
  };
  return JSON.parse(JSON.stringify(data, renamed)) as Json;
}
