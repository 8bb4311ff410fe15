import type { RecordedEvent } from '../eventstore/event-store.js';
import { NOTHING, seen, type StreamView } from './stream-view.js';

const SAMPLE = 500;

/** What the log has of those streams whose readers are asked. Of the others it keeps nothing. */
export class LogViews {
  readonly #views = new Map<string, StreamView>();
  readonly #sample: string[] = [];
  #others = 0;

  /** `suspects`: streams of which something is known. `extent`: which of the others. */
  constructor(
    private readonly suspects: { has(stream: string): boolean },
    private readonly extent: 'suspects' | 'sample' | 'all',
    private readonly size = SAMPLE,
  ) {}

  /** In the order of their streams, and no tombstones. */
  add(event: RecordedEvent): void {
    const { stream } = event;
    const view = this.#views.get(stream);
    if (view !== undefined) this.#views.set(stream, seen(view, event));
    else if (this.#isWanted(event)) this.#views.set(stream, seen(NOTHING, event));
  }

  get all(): ReadonlyMap<string, StreamView> {
    return this.#views;
  }

  #isWanted({ stream, revision }: RecordedEvent): boolean {
    if (this.extent === 'all' || this.suspects.has(stream)) return true;
    // A stream that was passed over may come again with its later events.
    return this.extent === 'sample' && revision === 0 && this.#draw(stream);
  }

  /** Each stream has the same chance, however many there are (reservoir sampling). */
  #draw(stream: string): boolean {
    this.#others += 1;
    const place = this.#others <= this.size ? this.#others - 1 : Math.floor(Math.random() * this.#others);
    if (place >= this.size) return false;
    const leaves = this.#sample[place];
    if (leaves !== undefined) this.#views.delete(leaves);
    this.#sample[place] = stream;
    return true;
  }
}
