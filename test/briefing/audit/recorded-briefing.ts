import { BriefingHistory } from '../../../src/briefing/application/ports/briefing-history.js';
import type { BriefingCommand } from '../../../src/briefing/domain/briefing.js';
import { AuditModule } from '../../../src/briefing/audit/audit.module.js';
import { BriefingModule } from '../../../src/briefing/briefing.module.js';
import { FeedModule } from '../../../src/feed/feed.module.js';
import { PreferencesModule } from '../../../src/preferences/preferences.module.js';
import { brand } from '../../../src/shared/kernel/brand.js';
import { Database } from '../../../src/shared/storage/database/database.js';
import { Ids } from '../../../src/shared/kernel/identifiers.js';
import { SubscriptionsModule } from '../../../src/subscriptions/subscriptions.module.js';
import { startTestApp, type TestApp } from '../../support/http/http-app.js';
import { composedData, OUTAGE, publishedData, recordedData, requestedData } from '../domain/samples.js';

/** Nothing is produced: the histories are the ones that the tests record. */
export const startAppOfHistories = (): Promise<TestApp> =>
  startTestApp({
    modules: [SubscriptionsModule, FeedModule, PreferencesModule, BriefingModule, AuditModule],
    config: { role: 'api' },
    listen: 'known',
  });

export interface RecordedBriefing {
  readonly id: string;
  readonly slug: string;
}

/** A history from request to publication, with one attempt that failed. */
export async function recordedBriefing(app: TestApp, owner: string, title: string): Promise<RecordedBriefing> {
  const ids = app.app.get(Ids);
  const [id, quickReadId, slug] = [ids.next('art'), ids.next('art'), ids.secretSlug()];
  const commands: BriefingCommand[] = [
    { type: 'RequestBriefing', data: { ...requestedData, owner, quickReadId, slug } },
    { type: 'RecordComposition', data: { ...composedData, title } },
    { type: 'StartRecording' },
    { type: 'ReportFailure', step: 'record', failure: OUTAGE, passing: true },
    { type: 'RecordSpeech', data: recordedData },
    { type: 'PublishBriefing', data: publishedData },
  ];
  const history = app.app.get(BriefingHistory);
  for (const command of commands) {
    await history.record(brand(id), command, command.type === 'RequestBriefing' ? owner : 'worker');
  }
  return { id, slug };
}

export async function memberOf(app: TestApp, email: string): Promise<{ id: string; token: string }> {
  const token = await app.memberToken(email);
  const sql = 'select caller_id as id from identity.member where email_key = $1';
  const [row] = await app.app.get(Database).query<{ id: string }>(sql, [email]);
  return { id: row?.id ?? '', token };
}
