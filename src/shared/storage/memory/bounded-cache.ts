import { LRUCache } from 'lru-cache';

/** What nobody has asked for in this time is let go: an idle program holds nothing. */
const UNUSED_MS = 60_000;

/**
 * Values for whoever asks for the same soon, in the memory of this process: those asked for last, of at most so many bytes
 * together. Only for what its key says in full, so that no entry is ever wrong or somebody else's. ADR 0162.
 */
export class BoundedCache<Value extends object | string | number> {
  readonly #entries: LRUCache<string, Value>;

  constructor(mostBytes: number, perf: { now(): number } = performance) {
    this.#entries = new LRUCache({
      maxSize: mostBytes,
      // One that takes more than a quarter would leave no room for others.
      maxEntrySize: mostBytes / 4,
      ttl: UNUSED_MS,
      updateAgeOnGet: true,
      ttlAutopurge: true,
      perf,
    });
  }

  /** Of all that is kept. */
  get bytes(): number {
    return this.#entries.calculatedSize;
  }

  find(key: string): Value | undefined {
    return this.#entries.get(key);
  }

  /** One that takes more than a quarter of the room is not kept. */
  keep(key: string, value: Value, bytes: number): void {
    this.#entries.set(key, value, { size: bytes });
  }

  forget(key: string): void {
    this.#entries.delete(key);
  }

  /** All whose key begins with this. */
  forgetBelow(prefix: string): void {
    // A list of its own: no iterator of the cache goes on where an entry is gone.
    const below = Array.from(this.#entries.keys()).filter((key) => key.startsWith(prefix));
    for (const key of below) this.forget(key);
  }
}
