import { mapTable } from '../../../../shared/storage/database/mapped-table.js';
import type { CallerId } from '../../../../shared/kernel/identifiers.js';
import type { KeptPlayback } from '../../../application/ports/playback-store.js';

export interface PlaybackRow extends KeptPlayback {
  readonly owner: CallerId;
}

const keyText = { type: 'text', collation: 'C', primary: true } as const;

export const playbacks = mapTable<PlaybackRow>('briefing.playback', {
  owner: keyText,
  briefingId: { ...keyText, name: 'briefing_id' },
  positionMs: { name: 'position_ms', type: 'bigint' },
  furthestMs: { name: 'furthest_ms', type: 'bigint' },
  durationMs: { name: 'duration_ms', type: 'bigint' },
  finished: { type: 'boolean' },
  at: { type: 'bigint' },
});

export const toPlayback = (row: PlaybackRow): KeptPlayback => ({
  briefingId: row.briefingId,
  positionMs: row.positionMs,
  furthestMs: row.furthestMs,
  durationMs: row.durationMs,
  finished: row.finished,
  at: row.at,
});
