import { join } from 'node:path';
import { CommandBus } from '@nestjs/cqrs';
import { BriefingHistory } from '../../../src/briefing/application/ports/briefing-history.js';
import { BriefingFiles } from '../../../src/briefing/application/ports/media/briefing-files.js';
import type { BriefingCommand } from '../../../src/briefing/domain/briefing.js';
import type { Material } from '../../../src/briefing/domain/composing/material.js';
import type { MediaRef } from '../../../src/briefing/domain/events.js';
import type { Script, Selection } from '../../../src/briefing/domain/script.js';
import { selectionOf } from '../../../src/briefing/domain/selection.js';
import { StorageSettings } from '../../../src/config/storage-settings.js';
import { GrantRole } from '../../../src/identity/access/application/commands/grant-role.js';
import { brand } from '../../../src/shared/kernel/brand.js';
import { Ids, type BriefingId } from '../../../src/shared/kernel/identifiers.js';
import type { Answered, TestApp } from '../../support/http/http-app.js';
import { composedData, REQUESTED_AT, requestedData } from '../domain/samples.js';
import { memberOf, startAppOfHistories } from './recorded-briefing.js';

export const SELECTION = '/api/v1/audit/briefings/selection';

interface Ledger {
  artifact_id: string;
  ledger: string;
  message: string;
  file: MediaRef | null;
  window: { start_ms: number; end_ms: number } | null;
  total: number | null;
  listed: number | null;
  counts: { outcome: string; reason: string | null; explanation: string | null; count: number }[];
  entries: { item_id: string; outcome: string; explanation: string }[];
  next_cursor: string | null;
  problems: { revision: number; kind: string }[];
}

type Accesses = { viewer: string; as: string; what: string; revision: number }[];

interface Reader {
  readonly id: string;
  readonly token: string;
}

const items: readonly Material[] = ['a', 'b', 'c'].map((name, index) => ({
  id: `itm_${name}`,
  title: `Title ${name}`,
  text: 'The harbour reopens.',
  url: index === 2 ? null : 'https://news.example/harbour',
  author: null,
  at: REQUESTED_AT - index * 1000,
  sourceId: 'src_1',
  sourceTitle: 'Daily',
}));

const read: readonly Selection[] = [
  { itemId: 'itm_a', outcome: 'used', story: 0, lines: [1] },
  { itemId: 'itm_b', outcome: 'merged', story: 0, similarity: 0.83 },
  { itemId: 'itm_c', outcome: 'left_out', reason: 'rank_too_low' },
];

const script: Partial<Script> = {
  lines: [
    { host: 0, text: 'Good morning.' },
    { host: 1, text: 'The harbour reopens.', story: 0, citation: { itemId: 'itm_a', quote: 'The harbour reopens.' } },
  ],
  stories: [{ title: 'Harbour reopens', items: items.slice(0, 2) }],
  ledger: read,
};

const older = items.slice(0, 2).map((item, index) => ({ ...item, id: `itm_old${index}`, at: item.at - 86_400_000 }));

export const outside = [{ reason: 'older_than_window', count: 40, newest: older }] as const;

const selection = selectionOf(items, { ledger: read, stories: script.stories ?? [] }, outside);

/** An app with an owner of briefings, whose ledgers are recorded, and an auditor. */
export class Selections {
  private constructor(
    readonly app: TestApp,
    readonly owner: Reader,
    readonly auditor: Reader,
  ) {}

  static async start(): Promise<Selections> {
    const app = await startAppOfHistories();
    const [owner, auditor] = [await memberOf(app, 'owner@example.org'), await memberOf(app, 'auditor@example.org')];
    await app.app.get(CommandBus, { strict: false }).execute(new GrantRole('auditor@example.org', 'auditor'));
    return new Selections(app, owner, auditor);
  }

  record(id: string, command: BriefingCommand): Promise<unknown> {
    return this.app.app.get(BriefingHistory).record(brand(id), command, 'worker');
  }

  /** The id of a briefing that is requested, and nothing more. */
  async requested(): Promise<BriefingId> {
    const ids = this.app.app.get(Ids);
    const [id, quickReadId, slug] = [ids.next('art'), ids.next('art'), ids.secretSlug()];
    const data = { ...requestedData, owner: this.owner.id, quickReadId, slug };
    await this.record(id, { type: 'RequestBriefing', data });
    return brand(id);
  }

  /** A briefing with its files; `kept: false`: from before ledgers had one. */
  async composed(kept = true): Promise<{ id: BriefingId; script: MediaRef; ledger: MediaRef | null }> {
    const id = await this.requested();
    const files = this.app.app.get(BriefingFiles, { strict: false });
    const refs = {
      material: await files.keepJson(id, 'material', items),
      script: await files.keepJson(id, 'script', script),
      ...(kept
        ? { selection: await files.keepJson(id, 'selection', selection) }
        : { selection: null, window: null, platform: null, hosts: null }),
    };
    await this.record(id, { type: 'RecordComposition', data: { ...composedData, ...refs } });
    return { id, script: refs.script, ledger: refs.selection };
  }

  ledgerFor(by: { token: string | null }, id: string, rest: object = {}): Promise<Answered<Ledger>> {
    return this.app.post<Ledger>(SELECTION, { id, ...rest }, by.token);
  }

  pathOf(file: MediaRef | null): string {
    return join(this.app.app.get(StorageSettings).dataDir, 'media', file?.key ?? '');
  }

  async accessesOf(id: string): Promise<Accesses> {
    const path = '/api/v1/audit/briefings/history';
    const { body } = await this.app.post<{ looks: { newest: Accesses } }>(path, { id }, this.owner.token);
    return body.looks.newest.filter(({ what }) => what === 'selection');
  }
}
