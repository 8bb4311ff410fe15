import { setTimeout as sleep } from 'node:timers/promises';
import { LiveEvents } from '../../support/http/live-events.js';
import type { Login } from '../../support/mcp/mcp-login.js';
import { type FeedServer, newsItems } from '../../support/servers/feed-server.js';
import { FINISHED, type Agent, type Place } from '../client.js';
import { agentToken, changePreferences, complain, mcpClient, readPages, READS, signedIn, useTools } from '../visits.js';

/** What somebody does again and again; throws what they would complain of. */
type Deed = () => Promise<void>;

export interface Person {
  readonly place: Place;
  readonly agent: Agent;
  readonly token: string;
  readonly login: Login;
  readonly feeds: FeedServer;
  /** So many briefings are wanted, and always one is in production. */
  readonly briefings: number;
}

const BETWEEN_MS = 40;
/** A look that does not come back must not keep the others from ending. */
const LAST_DEEDS_MS = 30_000;
const BEGUN: readonly string[] = ['rendering', ...FINISHED];

/**
 * One person with all that they use at once: an agent over REST, one over MCP, a browser with forms, a live stream. Nobody
 * of them tries anything twice.
 */
export class Traffic {
  /** What went wrong, in words. */
  readonly failures: string[] = [];
  /** Deeds done, by kind. */
  readonly done = new Map<string, number>();
  /** Accepted: briefings by id, feeds by address. */
  readonly briefings: string[] = [];
  readonly subscribed: string[] = [];
  readonly #over = new AbortController();
  #work: Promise<unknown> = Promise.resolve();

  constructor(private readonly person: Person) {}

  /** What was done so far. */
  get inWords(): string {
    const counts = [...this.done].map(([kind, times]) => `${times} ${kind}`).join(', ');
    return `${counts}; ${this.failures.length} failed`;
  }

  async start(): Promise<void> {
    const { place, login } = this.person;
    const [browser, client] = await Promise.all([
      signedIn(place, login),
      agentToken(place, login).then((given) => mcpClient(place, given)),
    ]);
    const deeds: Readonly<Record<string, Deed>> = {
      reads: () => this.#read(),
      subscriptions: () => this.#subscribe(),
      briefings: () => this.#request(),
      pages: () => readPages(browser),
      forms: () => changePreferences(browser),
      tools: () => useTools(client),
      sound: () => this.#listen(),
      live: () => this.#follow(),
    };
    this.#work = Promise.all(Object.entries(deeds).map(([kind, deed]) => this.#repeat(kind, deed)));
  }

  /** Of each kind so many, done since the call. */
  async goesOn(times: number): Promise<void> {
    const before = new Map(this.done);
    const isDone = (kind: string): boolean => (this.done.get(kind) ?? 0) - (before.get(kind) ?? 0) >= times;
    const needed = ['reads', 'subscriptions', 'pages', 'forms', 'tools'];
    while (!this.#over.signal.aborted && this.failures.length === 0 && !needed.every(isDone)) await sleep(BETWEEN_MS);
  }

  async stop(): Promise<void> {
    this.#over.abort();
    const isDone = this.#work.then(() => true);
    if (!(await Promise.race([isDone, sleep(LAST_DEEDS_MS, false, { ref: false })])))
      this.failures.push('something that was asked for was never answered');
  }

  async #repeat(kind: string, deed: Deed): Promise<void> {
    while (!this.#over.signal.aborted) {
      try {
        await deed();
        this.done.set(kind, (this.done.get(kind) ?? 0) + 1);
      } catch (error) {
        const { message, cause } = error as Error;
        this.failures.push(`${kind}: ${message} ${cause instanceof Error ? cause.message : ''}`.trim());
      }
      await sleep(BETWEEN_MS);
    }
  }

  async #read(): Promise<void> {
    for (const path of READS) complain(path, (await this.person.agent.post(path, {})).status);
  }

  async #subscribe(): Promise<void> {
    const { feeds, agent } = this.person;
    const url = feeds.serve(`gazette-${this.subscribed.length}`, newsItems(2, Date.now()));
    complain('subscriptions/create', (await agent.subscribe(url)).status);
    this.subscribed.push(url);
    await sleep(500);
  }

  async #request(): Promise<void> {
    const { agent, briefings } = this.person;
    if (this.briefings.length >= briefings) return;
    const { status, body } = await agent.requestBriefing(`Briefing ${this.briefings.length}`);
    complain('compositions/create', status);
    this.briefings.push(body.artifact_id);
    // A short one may be spoken between two looks.
    while (!this.#over.signal.aborted && !BEGUN.includes((await agent.artifact(body.artifact_id)).status))
      await sleep(200);
  }

  async #listen(): Promise<void> {
    for (const id of this.briefings.slice(-3)) {
      const artifact = await this.person.agent.artifact(id);
      if (artifact.status !== 'ready') continue;
      const { status, body } = await this.person.agent.open(new URL(artifact.audio_url).pathname);
      complain('audio.mp3', status);
      if (body.byteLength !== artifact.audio_size_bytes) throw new Error(`${body.byteLength} bytes of sound came`);
    }
    await sleep(500);
  }

  /** A stream that ends is opened again, as browsers do. */
  async #follow(): Promise<void> {
    const { place, token } = this.person;
    const stream = await LiveEvents.open(`${place.baseUrl}/api/v1/events`, { token });
    complain('events', stream.status);
    while (!stream.hasEnded && !this.#over.signal.aborted) await sleep(BETWEEN_MS);
    stream.leave();
  }
}
