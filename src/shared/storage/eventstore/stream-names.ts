import { ConfigError } from '../../../config/environment.js';
import { DEFAULT_CATEGORY } from '../../../config/storage-settings.js';

const MAIN = `${DEFAULT_CATEGORY}-`;

/** Says which store it is, for all who share it. */
const STORE_STREAM = 'podcast-briefings';

interface Prefix {
  /** In the program, in hash chains, seals and bundles. */
  readonly inner: string;
  readonly stored: string;
}

/**
 * Which streams of an EventStoreDB are ours, and what they are called there. A stream has one name in the program
 * whatever the category is, so that histories verify alike everywhere. In the store `briefing-X` is `CATEGORY-X`; any
 * other stream of ours keeps its name in the category `briefing`, and is `CATEGORY.NAME` in another one: no category
 * has a dot, so no two of them meet. Names that are not ours are the same inside and outside.
 */
export class StreamNames {
  /** Every stream that is not the server's own. */
  static readonly any = new StreamNames(DEFAULT_CATEGORY, ['']);

  readonly #prefixes: readonly Prefix[];

  /** `streams`: what our streams' names begin with (`ContextSchema.streams`). Throws ConfigError. */
  constructor(
    readonly category: string,
    streams: readonly string[],
  ) {
    if (category !== DEFAULT_CATEGORY) assertFree(category, [...streams, STORE_STREAM]);
    this.#prefixes = streams.map((inner) => ({ inner, stored: storedPrefix(category, inner) }));
  }

  /** What the names of our streams begin with in the store. */
  get storedPrefixes(): readonly string[] {
    return this.#prefixes.map(({ stored }) => stored);
  }

  /** What to ask the store for to get those of our streams whose inner names begin with `wanted`; '': all of ours. */
  storedPrefixesOf(wanted: string): readonly string[] {
    const whole = this.#prefixes.find(({ inner }) => wanted.startsWith(inner));
    if (whole !== undefined) return [whole.stored + wanted.slice(whole.inner.length)];
    return this.#prefixes.filter(({ inner }) => inner.startsWith(wanted)).map(({ stored }) => stored);
  }

  storedOf(name: string): string {
    const prefix = this.#prefixes.find(({ inner }) => name.startsWith(inner));
    return prefix === undefined ? name : prefix.stored + name.slice(prefix.inner.length);
  }

  /** null: it is not ours. */
  innerOf(storedName: string): string | null {
    const prefix = this.#prefixes.find(({ stored }) => storedName.startsWith(stored));
    if (prefix === undefined || storedName.startsWith('$')) return null;
    return prefix.inner + storedName.slice(prefix.stored.length);
  }
}

function storedPrefix(category: string, inner: string): string {
  if (category === DEFAULT_CATEGORY) return inner;
  return inner.startsWith(MAIN) ? `${category}-${inner.slice(MAIN.length)}` : `${category}.${inner}`;
}

/** The streams of an installation with the default category, on the same store, must not look like ours. */
function assertFree(category: string, taken: readonly string[]): void {
  const name = taken.find((one) => one.startsWith(`${category}-`));
  if (name === undefined) return;
  throw new ConfigError(
    `EVENT_STORE_CATEGORY must not be ${category}: this program names other streams "${name}…". Choose another word.`,
  );
}
