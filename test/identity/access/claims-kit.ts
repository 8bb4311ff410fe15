import { CommandBus } from '@nestjs/cqrs';
import { AuditModule } from '../../../src/briefing/audit/audit.module.js';
import { BriefingModule } from '../../../src/briefing/briefing.module.js';
import { FeedModule } from '../../../src/feed/feed.module.js';
import { CompleteClaim } from '../../../src/identity/access/application/commands/complete-claim.js';
import { PreferencesModule } from '../../../src/preferences/preferences.module.js';
import { CliRegistry } from '../../../src/shared/delivery/cli/cli-registry.js';
import { Database } from '../../../src/shared/storage/database/database.js';
import type { RecordedEvent } from '../../../src/shared/storage/eventstore/event-store.js';
import { EventStreams } from '../../../src/shared/storage/eventstore/event-streams.js';
import type { CallerId } from '../../../src/shared/kernel/identifiers.js';
import { SubscriptionsModule } from '../../../src/subscriptions/subscriptions.module.js';
import { argvOf } from '../../support/program/command-line.js';
import { FeedServer, newsItems } from '../../support/servers/feed-server.js';
import { startTestApp, type Answered, type TestApp } from '../../support/http/http-app.js';
import { follow } from '../../support/people/follow.js';
import type { Anonymous, Member } from './pairing-kit.js';
import { untilTrue } from '../../support/time/until.js';

const MODULES = [SubscriptionsModule, FeedModule, PreferencesModule, BriefingModule, AuditModule];

export const CREATE = '/api/v1/artifacts/compositions/create';
export const SECRET = 'What about my knee, and the ferry to Norderney?';
/** Tables to which a claim writes, in that order: while one refuses writes, the claim stops there. */
export const OUTAGES = [
  'subscriptions.subscription',
  'preferences.profile',
  'briefing.personal_key',
  'briefing.ticket',
] as const;

interface Source {
  readonly id: string;
  readonly last_success_at: number | null;
}

export interface Artifact {
  readonly id: string;
  readonly status: string;
}

export const compositionBody = (more: object = {}): object => ({
  artifact_type: 'audio_brief',
  user_request: SECRET,
  capacity: { target_length_seconds: 180 },
  ...more,
});

/** Two nodes on one database, and three feeds that people and agents follow. */
export class ClaimTestBed {
  private constructor(
    readonly app: TestApp,
    /** A node without a worker, because briefing files are on the disk of the first node. */
    readonly other: TestApp,
    private readonly feeds: FeedServer,
  ) {}

  static async open(): Promise<ClaimTestBed> {
    const feeds = await FeedServer.start();
    for (const name of ['daily', 'weekly', 'monthly']) feeds.serve(name, newsItems(6, Date.now()));
    const config = { feedAllowedPrivateCidrs: ['127.0.0.0/8'], rateLimitPerMinute: 100_000 };
    const app = await startTestApp({ modules: MODULES, config });
    const onIt = { databaseUrl: app.databaseUrl, config: { ...config, role: 'api' as const } };
    const testBed = new ClaimTestBed(app, await startTestApp({ modules: MODULES, ...onIt }), feeds);
    await testBed.database.execute(
      `create function outage() returns trigger language plpgsql as
       $$ begin raise exception 'away, says the test' using errcode = '57P03'; end $$`,
    );
    return testBed;
  }

  async close(): Promise<void> {
    await this.other.close();
    await this.app.close();
    await this.feeds.close();
  }

  get database(): Database {
    return this.app.app.get(Database);
  }

  get commands(): CommandBus {
    return this.app.app.get(CommandBus, { strict: false });
  }

  /** Makes the table refuse writes. */
  async outage(table: (typeof OUTAGES)[number], when = ''): Promise<void> {
    const before = when === '' ? 'insert or update or delete' : 'update';
    await this.database.execute(
      `create trigger outage before ${before} on ${table} for each row ${when} execute function outage()`,
    );
  }

  async endOutages(): Promise<void> {
    for (const table of OUTAGES) await this.database.execute(`drop trigger if exists outage on ${table}`);
  }

  urlOf(feed: string): string {
    return `${this.feeds.url}/${feed}`;
  }

  follow(token: string, feed: string): Promise<string> {
    return follow(this.app, token, this.urlOf(feed));
  }

  /** Their ids. */
  async sources(token: string): Promise<string[]> {
    const { body } = await this.app.post<{ sources: Source[] }>('/api/v1/subscriptions/list', {}, token);
    return body.sources.map(({ id }) => id).toSorted();
  }

  async itemsOf(token: string, source_id: string): Promise<number> {
    return (await this.app.post<{ items: object[] }>('/api/v1/items/list', { source_id }, token)).body.items.length;
  }

  /** With the key that every caller uses first. */
  ask(token: string, more: object = {}): Promise<Answered<{ artifact_id: string }>> {
    const headers = { 'idempotency-key': 'first' };
    return this.app.post<{ artifact_id: string }>(CREATE, compositionBody(more), token, { headers });
  }

  /** The id of a new briefing. */
  async newBriefing(token: string, more: object = {}): Promise<string> {
    const { status, body } = await this.ask(token, more);
    if (status !== 202) throw new Error(`${status}: ${JSON.stringify(body)}`);
    return body.artifact_id;
  }

  get(token: string, id: string): Promise<Answered<{ artifact: Artifact }>> {
    return this.app.post<{ artifact: Artifact }>('/api/v1/artifacts/get', { id }, token);
  }

  async statusOf(id: string): Promise<string> {
    const sql = 'select status from briefing.briefing where id = $1';
    return (await this.database.query<{ status: string }>(sql, [id]))[0]?.status ?? 'unrecorded';
  }

  finished(id: string): Promise<void> {
    return untilTrue(async () => ['ready', 'failed', 'composition_failed'].includes(await this.statusOf(id)));
  }

  events(id: string): Promise<RecordedEvent[]> {
    return this.app.app.get(EventStreams).read(`briefing-${id}`);
  }

  async typesOf(id: string): Promise<string[]> {
    return (await this.events(id)).map(({ type }) => type);
  }

  async claimsOf(id: string): Promise<number> {
    return (await this.typesOf(id)).filter((type) => type === 'BriefingClaimed').length;
  }

  /** Who asked for it, and what they wrote, as the history has it. */
  async requestOf(id: string): Promise<{ owner: CallerId; sealedWords: string }> {
    const [first] = await this.events(id);
    if (first === undefined) throw new Error('it has no history');
    const { owner, request } = first.data as { owner: CallerId; request: { sealedWords: string } };
    return { owner, sealedWords: request.sealedWords };
  }

  /** Whether all of it has arrived. */
  async isComplete({ id }: Anonymous): Promise<boolean> {
    const sql = 'select from identity.work_claim where anonymous_id = $1 and completed_at is not null';
    return (await this.database.query(sql, [id])).length > 0;
  }

  complete(node: TestApp, anonymous: Anonymous, { caller: member }: Member): Promise<void> {
    const claim = { anonymous: anonymous.id, member, claimedAt: Date.now() };
    return node.app.get(CommandBus, { strict: false }).execute(new CompleteClaim(claim));
  }

  /** Rows that name a caller, in the contexts that work is moved between. */
  async rowsOf(caller: CallerId): Promise<number> {
    const [row] = await this.database.query<{ count: number }>(
      `select (select count(*) from subscriptions.subscription where caller_id = $1)
            + (select count(*) from preferences.profile where caller_id = $1)
            + (select count(*) from preferences.listening where caller_id = $1)
            + (select count(*) from preferences.pronunciation where caller_id = $1)
            + (select count(*) from briefing.briefing where owner = $1)
            + (select count(*) from briefing.ticket where owner = $1)
            + (select count(*) from briefing.request_key where owner = $1)
            + (select count(*) from briefing.history_pass where owner = $1) as count`,
      [caller],
    );
    return row?.count ?? -1;
  }

  /** What a command prints. */
  async run(command: string, options: Record<string, string>): Promise<string> {
    const lines: string[] = [];
    const found = this.app.app.get(CliRegistry).find(command);
    await found?.execute(argvOf(options), (line) => void lines.push(line));
    return lines.join('\n');
  }
}
