import { mapTable } from '../../../shared/storage/database/mapped-table.js';
import type { EpochMs } from '../../../shared/kernel/clock.js';
import type { CallerId, ShowId } from '../../../shared/kernel/identifiers.js';
import type { Show, ShowScope } from '../../domain/show.js';
import type { SealedShow } from './show-words.js';

/** Without what a person wrote, which is sealed. */
type ScopeOfRow = Omit<ShowScope, 'query'>;

export interface ShowRow extends Pick<Show, 'language' | 'hostIds' | 'targetLengthSeconds' | 'format' | 'schedule'> {
  readonly id: ShowId;
  readonly owner: CallerId;
  readonly sealedWords: Buffer;
  readonly scope: ScopeOfRow;
  readonly nextAt: EpochMs | null;
  readonly dueAt: EpochMs;
  readonly leasedUntil: EpochMs | null;
  readonly requestKey: string | null;
  readonly requestDigest: string | null;
  readonly createdAt: EpochMs;
  readonly updatedAt: EpochMs;
}

export const shows = mapTable<ShowRow>('shows.show', {
  id: { type: 'text', collation: 'C', primary: true },
  owner: { type: 'text', collation: 'C' },
  sealedWords: { name: 'sealed_words', type: 'bytea' },
  scope: { type: 'jsonb' },
  language: { type: 'text', nullable: true },
  hostIds: { name: 'host_ids', type: 'jsonb', nullable: true },
  targetLengthSeconds: { name: 'target_length_seconds', type: 'int', nullable: true },
  format: { type: 'text', nullable: true },
  schedule: { type: 'jsonb' },
  nextAt: { name: 'next_at', type: 'bigint', nullable: true },
  dueAt: { name: 'due_at', type: 'bigint' },
  leasedUntil: { name: 'leased_until', type: 'bigint', nullable: true },
  requestKey: { name: 'request_key', type: 'text', collation: 'C', nullable: true },
  requestDigest: { name: 'request_digest', type: 'text', nullable: true },
  createdAt: { name: 'created_at', type: 'bigint' },
  updatedAt: { name: 'updated_at', type: 'bigint' },
});

export function toShow(row: ShowRow, { name, userRequest, query }: SealedShow): Show {
  const { id, owner, language, hostIds, targetLengthSeconds, format, schedule, nextAt, createdAt, updatedAt } = row;
  const plan = { name, userRequest, scope: { ...row.scope, query }, language, hostIds };
  return { id, owner, ...plan, targetLengthSeconds, format, schedule, nextAt, createdAt, updatedAt };
}
