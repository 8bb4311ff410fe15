import { CommandBus } from '@nestjs/cqrs';
import { BriefingHistory } from '../../../src/briefing/application/ports/briefing-history.js';
import type { BriefingCommand } from '../../../src/briefing/domain/briefing.js';
import { GrantRole } from '../../../src/identity/access/application/commands/grant-role.js';
import { brand } from '../../../src/shared/kernel/brand.js';
import type { Change } from '../../../src/shared/kernel/changes.js';
import { Ids } from '../../../src/shared/kernel/identifiers.js';
import type { Answered, TestApp } from '../../support/http/http-app.js';
import { composedData, publishedData, recordedData, requestedData } from '../domain/samples.js';
import { memberOf, startAppOfHistories } from './recorded-briefing.js';

export const HISTORY = '/api/v1/audit/briefings/history';

export const STATE = '/api/v1/audit/briefings/state';

export interface Problem {
  revision: number;
  kind: string;
}

interface History {
  artifact_id: string;
  events: {
    revision: number;
    event_id: string;
    recorded_at: number;
    actor: string;
    correlation_id: string;
    causation_id: string | null;
    type: string;
    schema: number;
    data: object;
    state: { status: string };
    changes: Change[];
  }[];
  problems: Problem[];
  looks: { total: number; newest: { viewer: string; as: string; what: string; revision: number | null }[] };
}

export interface State {
  revision: number | null;
  recorded_at: number | null;
  state: { status: string };
  problems: Problem[];
}

interface Reader {
  readonly id: string;
  readonly token: string;
}

interface Briefed {
  readonly id: string;
  readonly quickReadId: string;
}

/** An app with an owner of histories and an auditor. */
export class Histories {
  private constructor(
    readonly app: TestApp,
    readonly owner: Reader,
    readonly auditor: Reader,
  ) {}

  static async start(): Promise<Histories> {
    const app = await startAppOfHistories();
    const [owner, auditor] = [await memberOf(app, 'owner@example.org'), await memberOf(app, 'auditor@example.org')];
    await app.app.get(CommandBus, { strict: false }).execute(new GrantRole('auditor@example.org', 'auditor'));
    return new Histories(app, owner, auditor);
  }

  /** A briefing with a history from its request to its publication. */
  async briefed(by: Reader = this.owner): Promise<Briefed> {
    const ids = this.app.app.get(Ids);
    const [id, quickReadId] = [ids.next('art'), ids.next('art')];
    const opening = { ...requestedData, owner: by.id, quickReadId, slug: ids.secretSlug(), requestedAt: Date.now() };
    const commands: BriefingCommand[] = [
      { type: 'RequestBriefing', data: opening },
      { type: 'RecordComposition', data: composedData },
      { type: 'StartRecording' },
      { type: 'RecordSpeech', data: recordedData },
      { type: 'PublishBriefing', data: publishedData },
    ];
    const history = this.app.app.get(BriefingHistory);
    for (const command of commands) {
      await history.record(brand(id), command, command.type === 'RequestBriefing' ? by.id : 'worker');
    }
    return { id, quickReadId };
  }

  historyFor({ token }: { token: string | null }, id: string): Promise<Answered<History>> {
    return this.app.post<History>(HISTORY, { id }, token);
  }
}
