import { setTimeout as sleep } from 'node:timers/promises';
import { LiveEvents } from '../../support/http/live-events.js';
import type { Login } from '../../support/mcp/mcp-login.js';
import { type FeedServer, newsItems } from '../../support/servers/feed-server.js';
import type { Agent, Place } from '../client.js';
import { agentToken, changePreferences, complain, mcpClient, readPages, READS, signedIn, useTools } from '../visits.js';
import { leaveEarly, sendNonsense } from './nuisance.js';

export interface Regular {
  readonly place: Place;
  readonly agent: Agent;
  readonly token: string;
  readonly login: Login;
  readonly feeds: FeedServer;
}

interface Source {
  readonly id: string;
  readonly feed_url: string;
}

const FEEDS = 60;
const ITEMS_OF_A_FEED = 8;
const LENGTHS = [180, 300, 180, 600];
const WORDS = ['harbour', 'second phase', 'mayor', 'library OR museum', 'nothing of the sort'];
/** Briefings beside the last so many are deleted. */
const KEPT = 4;
const STREAM_MS = 3_000;
const ASK_EVERY_MS = 500;
/** Only so many agents are registered in an hour. */
const LET_IN_AGAIN_MS = 600_000;
/** A machine without time turns away whom it cannot serve soon: that is no fault. */
const TURNED_AWAY = /\b503\b/;

/** The same things at the same pace for as long as it takes: what there is does not become more. */
export class Mix {
  /** What went wrong, in words. */
  readonly failures: string[] = [];
  readonly done = new Map<string, number>();
  readonly #over = new AbortController();
  #work: Promise<unknown> = Promise.resolve();
  #edition = 0;
  #briefings = 0;
  #ready: string[] = [];
  #agent = { token: '', at: -Infinity };

  constructor(private readonly regular: Regular) {}

  async start(): Promise<void> {
    const { place, agent, token } = this.regular;
    for (let feed = 0; feed < FEEDS; feed += 1) await agent.subscribe(this.#publish(feed));
    const source = { place, token };
    this.#work = Promise.all([
      this.#repeat('reads', 500, () => this.#read()),
      this.#repeat('editions', 2_000, () => this.#refresh()),
      this.#repeat('followers', 3_000, () => this.#changeItsMind()),
      this.#repeat('pages', 2_000, () => this.#browse()),
      this.#repeat('tools', 2_000, () => this.#useTools()),
      this.#repeat('streams', 500, () => this.#follow()),
      this.#repeat('briefings', 5_000, () => this.#order()),
      this.#repeat('nonsense', 1_000, () => sendNonsense(source)),
      this.#repeat('early leave', 1_000, () => leaveEarly(source)),
    ]);
  }

  async stop(): Promise<void> {
    this.#over.abort();
    await this.#work;
  }

  async #repeat(kind: string, pauseMs: number, deed: () => Promise<void>): Promise<void> {
    while (!this.#over.signal.aborted) {
      await deed().catch((error: unknown) => {
        const { message, cause } = error as Error;
        if (TURNED_AWAY.test(message)) this.done.set('turned away', (this.done.get('turned away') ?? 0) + 1);
        else this.failures.push(`${kind}: ${message} ${cause instanceof Error ? cause.message : ''}`.trim());
      });
      this.done.set(kind, (this.done.get(kind) ?? 0) + 1);
      await sleep(pauseMs, undefined, { signal: this.#over.signal }).catch(() => undefined);
    }
  }

  async #read(): Promise<void> {
    const { agent } = this.regular;
    for (const path of READS) complain(path, (await agent.post(path, {})).status);
    const keyword = WORDS[(this.done.get('reads') ?? 0) % WORDS.length];
    complain('items/list', (await agent.post('items/list', { keyword })).status);
  }

  /** Of each feed in turn a new edition is there. */
  #publish(feed: number): string {
    this.#edition += 1;
    const first = this.#edition * 2;
    const items = newsItems(first + ITEMS_OF_A_FEED, Date.now() + first * 600_000).slice(first);
    return this.regular.feeds.serve(`gazette-${feed}`, items);
  }

  async #refresh(): Promise<void> {
    const { agent } = this.regular;
    const url = this.#publish((this.done.get('editions') ?? 0) % FEEDS);
    const source = (await this.#sources()).find(({ feed_url }) => feed_url === url);
    if (source === undefined) return;
    const { status } = await agent.post('subscriptions/refresh', { source_id: source.id });
    // Whoever changes their mind may have left it at this moment, to come back at the next.
    if (status !== 404) complain('subscriptions/refresh', status);
  }

  async #changeItsMind(): Promise<void> {
    const { agent } = this.regular;
    const sources = await this.#sources();
    const source = sources[(this.done.get('followers') ?? 0) % sources.length];
    if (source === undefined) throw new Error('nothing is followed any more');
    complain('subscriptions/delete', (await agent.post('subscriptions/delete', { source_id: source.id })).status);
    complain('subscriptions/create', (await agent.subscribe(source.feed_url)).status);
  }

  async #sources(): Promise<readonly Source[]> {
    const { status, body } = await this.regular.agent.post<{ sources: Source[] }>('subscriptions/list', { limit: 100 });
    complain('subscriptions/list', status);
    return body.sources;
  }

  /** Another browser each time. */
  async #browse(): Promise<void> {
    const browser = await signedIn(this.regular.place, this.regular.login);
    await readPages(browser);
    await changePreferences(browser);
    const id = this.#ready.at(-1);
    if (id === undefined) return;
    const briefing = await browser.settle(await browser.open(`/briefings/${id}`));
    complain('a briefing', briefing.status);
  }

  /** Another client each time. */
  async #useTools(): Promise<void> {
    const { place, login } = this.regular;
    if (Date.now() - this.#agent.at > LET_IN_AGAIN_MS)
      this.#agent = { token: await agentToken(place, login), at: Date.now() };
    const client = await mcpClient(place, this.#agent.token);
    await useTools(client);
    await client.close();
  }

  /** Opened again where the last one was left, as browsers do. */
  async #follow(): Promise<void> {
    const { place, token } = this.regular;
    const stream = await LiveEvents.open(`${place.baseUrl}/api/v1/events`, { token });
    complain('events', stream.status);
    await sleep(STREAM_MS);
    stream.leave();
    await stream.ended();
  }

  async #order(): Promise<void> {
    const { agent } = this.regular;
    this.#briefings += 1;
    const { status, body } = await agent.post<{ artifact_id: string }>('artifacts/compositions/create', {
      artifact_type: 'audio_brief',
      user_request: `Briefing ${this.#briefings}`,
      capacity: { target_length_seconds: LENGTHS[this.#briefings % LENGTHS.length] },
    });
    complain('compositions/create', status);
    await this.#listen(body.artifact_id);
    const old = this.#ready.length > KEPT ? this.#ready.shift() : undefined;
    if (old !== undefined) complain('artifacts/delete', (await agent.post('artifacts/delete', { id: old })).status);
  }

  async #listen(id: string): Promise<void> {
    const { agent } = this.regular;
    for (;;) {
      const artifact = await agent.artifact(id);
      if (artifact.status === 'ready') {
        this.#ready.push(id);
        const { body } = await agent.open(new URL(artifact.audio_url).pathname);
        if (body.byteLength !== artifact.audio_size_bytes) throw new Error(`${body.byteLength} bytes of sound came`);
        return;
      }
      if (artifact.status.includes('failed')) throw new Error(`a briefing is ${artifact.status}`);
      if (this.#over.signal.aborted) return;
      await sleep(ASK_EVERY_MS);
    }
  }
}
