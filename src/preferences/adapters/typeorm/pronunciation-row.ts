import { mapTable } from '../../../shared/storage/database/mapped-table.js';
import type { CallerId } from '../../../shared/kernel/identifiers.js';
import type { OwnPronunciation } from '../../domain/pronunciation.js';

export interface PronunciationRow extends OwnPronunciation {
  /** Only lists know it: it is in their cursors. */
  readonly id: string;
  readonly callerId: CallerId;
  /** Of the written form: `keyOf`. */
  readonly key: string;
}

export const pronunciations = mapTable<PronunciationRow>('preferences.pronunciation', {
  id: { type: 'text', collation: 'C', primary: true },
  callerId: { name: 'caller_id', type: 'text', collation: 'C' },
  language: { type: 'text' },
  key: { name: 'written_key', type: 'text', collation: 'C' },
  written: { type: 'text' },
  respelling: { type: 'text' },
  createdAt: { name: 'created_at', type: 'bigint' },
  updatedAt: { name: 'updated_at', type: 'bigint' },
});

export const toPronunciation = ({
  language,
  written,
  respelling,
  createdAt,
  updatedAt,
}: PronunciationRow): OwnPronunciation => ({ language, written, respelling, createdAt, updatedAt });
