import type { LiveEvent } from './event-format.js';
import type { LiveSource } from './live-stream.js';

/**
 * A source that is over for whoever may not hear it any more: it asks before it tells, so that nothing that happens after
 * a token was revoked goes out, however late the stream itself is ended. Throws what asking throws.
 */
export class PermittedSource implements LiveSource {
  #revoked = false;

  constructor(
    private readonly source: LiveSource,
    private readonly isAllowed: () => Promise<boolean>,
  ) {}

  get isOver(): boolean {
    return this.#revoked || this.source.isOver;
  }

  async next(): Promise<readonly LiveEvent[]> {
    const events = await this.source.next();
    if (events.length === 0 || (await this.isAllowed())) return events;
    this.#revoked = true;
    return [];
  }

  follow(listener: () => void): () => void {
    return this.source.follow(listener);
  }
}
