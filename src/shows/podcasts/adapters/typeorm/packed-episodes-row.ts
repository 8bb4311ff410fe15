import { mapTable } from '../../../../shared/storage/database/mapped-table.js';

export interface PackedEpisodesRow {
  /** Of the feed. */
  readonly guid: string;
  readonly madeFrom: string;
  readonly deflated: Buffer;
  readonly crc32: number;
  readonly bytes: number;
}

export const packedEpisodes = mapTable<PackedEpisodesRow>('shows.packed_episodes', {
  guid: { type: 'text', collation: 'C', primary: true },
  madeFrom: { name: 'made_from', type: 'text', collation: 'C' },
  deflated: { type: 'bytea' },
  crc32: { type: 'bigint' },
  bytes: { type: 'int' },
});
