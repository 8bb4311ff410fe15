/** What nobody has asked for in this time goes with the next sweep: an idle program holds nothing. */
const UNUSED_MS = 60_000;

interface Entry<Value> {
  readonly value: Value;
  readonly bytes: number;
  readonly usedAt: number;
}

/**
 * Values for whoever asks for the same soon, in the memory of this process: those asked for last, of at most so many bytes
 * together. Only for what its key says in full, so that no entry is ever wrong or somebody else's. ADR 0162.
 */
export class BoundedCache<Value> {
  /** Those asked for last are at the end. */
  readonly #entries = new Map<string, Entry<Value>>();
  #bytes = 0;
  #sweep: NodeJS.Timeout | null = null;

  constructor(private readonly mostBytes: number) {}

  /** Of all that is kept. */
  get bytes(): number {
    return this.#bytes;
  }

  find(key: string): Value | undefined {
    const entry = this.#entries.get(key);
    if (entry === undefined) return undefined;
    this.#entries.delete(key);
    this.#entries.set(key, { ...entry, usedAt: performance.now() });
    return entry.value;
  }

  /** One that takes more than a quarter would leave no room for others: it is not kept. */
  keep(key: string, value: Value, bytes: number): void {
    this.forget(key);
    if (bytes > this.mostBytes / 4) return;
    this.#entries.set(key, { value, bytes, usedAt: performance.now() });
    this.#bytes += bytes;
    for (const oldest of this.#entries.keys()) {
      if (this.#bytes <= this.mostBytes) break;
      this.forget(oldest);
    }
    this.#sweep ??= setInterval(() => this.#forgetUnused(), UNUSED_MS).unref();
  }

  forget(key: string): void {
    this.#bytes -= this.#entries.get(key)?.bytes ?? 0;
    this.#entries.delete(key);
  }

  /** All whose key begins with this. */
  forgetBelow(prefix: string): void {
    for (const key of this.#entries.keys()) if (key.startsWith(prefix)) this.forget(key);
  }

  #forgetUnused(): void {
    const since = performance.now() - UNUSED_MS;
    for (const [key, { usedAt }] of this.#entries) {
      if (usedAt > since) break;
      this.forget(key);
    }
    if (this.#entries.size > 0 || this.#sweep === null) return;
    clearInterval(this.#sweep);
    this.#sweep = null;
  }
}
