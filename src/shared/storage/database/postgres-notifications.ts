import { AsyncLocalStorage } from 'node:async_hooks';
import { Logger } from '@nestjs/common';
import { Client } from 'pg';

type Listener = (payload: string) => void;

const RECONNECT_MS = 500;
const COALESCE_MS = 5;

/**
 * LISTEN and NOTIFY of this process on one connection of its own. Only a hint that something happened: it may be lost
 * while the connection is, so every listener polls besides, and is called once (with an empty payload) after each
 * new connection.
 */
export class PostgresNotifications {
  readonly #logger = new Logger(PostgresNotifications.name);
  readonly #listeners = new Map<string, Set<Listener>>();
  /** Channel → what is to be said on it, each once. */
  readonly #queued = new Map<string, Set<string>>();
  #client: Client | null = null;
  /** A connection takes one statement after another. */
  #sent: Promise<unknown> = Promise.resolve();
  #connecting: Promise<void> | null = null;
  #closed = false;
  /** What is heard is nobody's task: not that of the request which happened to open the connection. */
  readonly #outside = AsyncLocalStorage.snapshot();

  constructor(private readonly url: string) {}

  /** Returns how to stop listening. `channel` is an SQL identifier. */
  listen(channel: string, listener: Listener): () => void {
    const listeners = this.#listeners.get(channel) ?? new Set();
    this.#listeners.set(channel, listeners.add(listener));
    if (this.#client === null) this.#connect();
    else if (listeners.size === 1) this.#send(this.#client, `listen "${channel}"`);
    return () => void listeners.delete(listener);
  }

  /**
   * One NOTIFY in 5 ms at most, which carries each payload of that time once. Never inside a transaction that writes:
   * NOTIFY takes a lock of the whole cluster until the commit.
   */
  notify(channel: string, payload = ''): void {
    const waiting = this.#queued.get(channel);
    if (waiting !== undefined) return void waiting.add(payload);
    this.#queued.set(channel, new Set([payload]));
    setTimeout(() => this.#flush(channel), COALESCE_MS).unref();
  }

  async close(): Promise<void> {
    this.#closed = true;
    await this.#connecting;
    await this.#client?.end().catch(() => undefined);
    this.#client = null;
  }

  #flush(channel: string): void {
    const payloads = [...(this.#queued.get(channel) ?? [])];
    this.#queued.delete(channel);
    if (this.#client === null) this.#connect();
    else this.#send(this.#client, 'select pg_notify($1, payload) from unnest($2::text[]) payload', [channel, payloads]);
  }

  #connect(): void {
    if (this.#closed) return;
    this.#connecting ??= this.#outside(() => this.#open()).finally(() => {
      this.#connecting = null;
    });
  }

  async #open(): Promise<void> {
    const client = new Client({ connectionString: this.url, keepAlive: true, application_name: 'notifications' });
    client.on('notification', ({ channel, payload }) => this.#notify(channel, payload ?? ''));
    client.on('error', (error) => this.#logger.debug(`listening was interrupted: ${error.message}`));
    client.on('end', () => this.#reconnect(client));
    try {
      await client.connect();
    } catch {
      await client.end().catch(() => undefined);
      this.#reconnect(client);
      return;
    }
    this.#client = client;
    for (const channel of this.#listeners.keys()) this.#send(client, `listen "${channel}"`);
    await this.#sent;
    for (const channel of this.#listeners.keys()) this.#notify(channel, '');
  }

  #reconnect(client: Client): void {
    if (this.#client === client) this.#client = null;
    if (!this.#closed) setTimeout(() => this.#client ?? this.#connect(), RECONNECT_MS).unref();
  }

  #send(client: Client, sql: string, params: readonly unknown[] = []): void {
    // A connection that fails here ends, and 'end' reconnects.
    this.#sent = this.#sent.then(() => client.query(sql, [...params])).catch(() => undefined);
  }

  #notify(channel: string, payload: string): void {
    for (const listener of this.#listeners.get(channel) ?? []) listener(payload);
  }
}
