import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CommandBus } from '@nestjs/cqrs';
import { RecheckLostFiles } from '../../src/briefing/application/commands/recheck-lost-files.js';
import { ScrubFiles } from '../../src/briefing/application/commands/scrub-files.js';
import { BriefingHistory } from '../../src/briefing/application/ports/briefing-history.js';
import { BriefingModule } from '../../src/briefing/briefing.module.js';
import type { Briefing } from '../../src/briefing/domain/briefing.js';
import type { MediaRef } from '../../src/briefing/domain/events.js';
import { StorageSettings } from '../../src/config/storage-settings.js';
import { FeedModule } from '../../src/feed/feed.module.js';
import { PreferencesModule } from '../../src/preferences/preferences.module.js';
import { HealthChecks } from '../../src/shared/delivery/http/health/health-checks.js';
import { brand } from '../../src/shared/kernel/brand.js';
import { ProofModule } from '../../src/shared/proof.module.js';
import { Database } from '../../src/shared/storage/database/database.js';
import { SubscriptionsModule } from '../../src/subscriptions/subscriptions.module.js';
import { FeedServer, newsItems } from '../support/servers/feed-server.js';
import { follow } from '../support/people/follow.js';
import { startTestApp, type Got, type TestApp } from '../support/http/http-app.js';
import { until } from '../support/time/until.js';
import { briefingRequest, CREATE } from './briefings-kit.js';

type Ready = Extract<Briefing, { status: 'ready' }>;

const MODULES = [SubscriptionsModule, FeedModule, PreferencesModule, BriefingModule, ProofModule];
const FAST = 1_000_000_000;

/** One briefing that is ready, with its files in a folder, and whoever looks after them. */
export class StoredBriefing {
  readonly token: string;
  readonly id: string;
  readonly state: Ready;

  private constructor(
    readonly app: TestApp,
    private readonly feeds: FeedServer,
    { token, id, state }: Pick<StoredBriefing, 'token' | 'id' | 'state'>,
  ) {
    [this.token, this.id, this.state] = [token, id, state];
  }

  static async make(): Promise<StoredBriefing> {
    const feeds = await FeedServer.start();
    feeds.serve('daily', newsItems(8, Date.now()));
    const app = await startTestApp({
      modules: MODULES,
      // Found by these tests, and not by the search in the background.
      config: { feedAllowedPrivateCidrs: ['127.0.0.0/8'], mediaScrubBytesPerSecond: null },
    });
    const token = await app.memberToken();
    await follow(app, token, `${feeds.url}/daily`);
    const { body } = await app.post<{ artifact_id: string }>(CREATE, briefingRequest(), token);
    const state = (await until(
      () => app.app.get(BriefingHistory, { strict: false }).load(brand(body.artifact_id)),
      ({ status }) => status === 'ready',
    )) as Ready;
    return new StoredBriefing(app, feeds, { token, id: body.artifact_id, state });
  }

  async close(): Promise<void> {
    await this.app.close();
    await this.feeds.close();
  }

  pathOf({ key }: MediaRef, below = ''): string {
    const { dataDir } = this.app.app.get(StorageSettings, { strict: false });
    return join(dataDir, 'media', key.replace('/', `/${below}`));
  }

  audio(): Promise<Got> {
    return this.app.get(`/b/${this.state.requested.slug}/audio.mp3`);
  }

  page(): Promise<Got> {
    return this.app.get(`/b/${this.state.requested.slug}`);
  }

  async digestOf(ref: MediaRef): Promise<string> {
    const content = await readFile(this.pathOf(ref)).catch(() => Buffer.from('nothing'));
    return createHash('sha256').update(content).digest('hex');
  }

  /** Who waits for it asks for it now and then. */
  repaired(ref: MediaRef, ask: () => Promise<unknown> = () => this.page()): Promise<string> {
    return until(
      async () => {
        await ask();
        return await this.digestOf(ref);
      },
      (digest) => digest === ref.sha256,
    );
  }

  /** Nobody waits for a repair, and none has failed. */
  settled(): Promise<unknown> {
    return until(
      async () => (await this.app.app.get(HealthChecks).readiness()).checks['media_files'],
      (line) => line === 'ok',
    );
  }

  scrub(): Promise<void> {
    return this.commands.execute(new ScrubFiles(FAST, Date.now() + 600_000, new AbortController().signal));
  }

  async scrubAnew(): Promise<void> {
    await this.app.app
      .get(Database, { strict: false })
      .execute('update briefing.file_scrub set began_at = null, ended_at = null');
    await this.scrub();
  }

  recheck(): Promise<void> {
    return this.commands.execute(new RecheckLostFiles());
  }

  private get commands(): CommandBus {
    return this.app.app.get(CommandBus, { strict: false });
  }
}
