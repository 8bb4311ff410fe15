import { mapTable } from '../../../shared/storage/database/mapped-table.js';
import type { CallerId } from '../../../shared/kernel/identifiers.js';
import type { DailyKind } from '../../domain/daily-quota.js';

export interface DailyUseRow {
  readonly caller: CallerId;
  readonly of: DailyKind;
  /** Since 1970. */
  readonly hour: number;
  readonly used: number;
}

export const dailyUses = mapTable<DailyUseRow>('subscriptions.daily_use', {
  caller: { name: 'caller_id', type: 'text', collation: 'C', primary: true },
  of: { name: 'kind', type: 'text', collation: 'C', primary: true },
  hour: { type: 'int', primary: true },
  used: { type: 'int' },
});
