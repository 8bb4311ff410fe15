import { untilTrue } from '../time/until.js';

export interface ReceivedEvent<Data> {
  readonly event: string;
  readonly id: string | null;
  readonly data: Data;
}

export interface LiveEventsOptions {
  readonly token?: string;
  readonly lastEventId?: string;
}

const PART = /^(event|id|data): (.*)$/gm;

function eventOf<Data>(block: string): ReceivedEvent<Data>[] {
  const fields = Object.fromEntries([...block.matchAll(PART)].map(([, name = '', value = '']) => [name, value]));
  const { event, id = null, data } = fields as Partial<Record<string, string>>;
  return event === undefined || data === undefined ? [] : [{ event, id, data: JSON.parse(data) as Data }];
}

/** A client of a live stream that keeps all that it gets. */
export class LiveEvents<Data> {
  #text = '';
  #ended = false;

  private constructor(
    readonly status: number,
    readonly headers: Headers,
    private readonly gone: AbortController,
  ) {}

  static async open<Data>(url: string, { token, lastEventId }: LiveEventsOptions = {}): Promise<LiveEvents<Data>> {
    const gone = new AbortController();
    const response = await fetch(url, {
      headers: {
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(lastEventId !== undefined && { 'last-event-id': lastEventId }),
      },
      signal: gone.signal,
    });
    const events = new LiveEvents<Data>(response.status, response.headers, gone);
    void events.#read(response);
    return events;
  }

  get text(): string {
    return this.#text;
  }

  get hasEnded(): boolean {
    return this.#ended;
  }

  /** Those that have come as a whole. */
  get received(): readonly ReceivedEvent<Data>[] {
    return this.#text
      .split('\n\n')
      .slice(0, -1)
      .flatMap((block) => eventOf<Data>(block));
  }

  async ended(): Promise<void> {
    await untilTrue(() => this.#ended);
  }

  async first(isRight: (event: ReceivedEvent<Data>) => boolean): Promise<ReceivedEvent<Data>> {
    await untilTrue(() => this.received.some(isRight) || this.#ended);
    const found = this.received.find(isRight);
    if (found === undefined) throw new Error(`the stream ended without it: ${this.#text}`);
    return found;
  }

  leave(): void {
    this.gone.abort();
  }

  async #read(response: Response): Promise<void> {
    const decoder = new TextDecoder();
    try {
      for await (const chunk of response.body ?? []) this.#text += decoder.decode(chunk, { stream: true });
    } catch {
      // The connection was cut, by us or by the other side.
    }
    this.#ended = true;
  }
}
