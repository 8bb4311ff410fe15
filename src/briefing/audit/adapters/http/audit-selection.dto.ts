import {
  ArrayOf,
  Default,
  Described,
  EpochMsField,
  Examples,
  Integer,
  NoOtherFields,
  Nullable,
  OneOf,
  Optional,
  Text,
  TypeOf,
} from '../../../../shared/delivery/http/dto.js';
import { formatNext, parseCursor } from '../../../../shared/kernel/page.js';
import { ledgerWords } from '../../application/ledger-words.js';
import type { AuditedSelection } from '../../application/audited-history-reader.js';
import type { FoundLedger } from '../../application/queries/selection-of-briefing.js';
import { REASON_WORDS } from '../../../domain/explanation.js';
import type { LedgerQuery } from '../../domain/ledger-page.js';
import { countOf, FATES, type Fate } from '../../../domain/selection.js';
import { HistoryProblemDto } from './audit.dto.js';
import { entryDtoOf, OUTCOMES, REASONS, SelectionEntryDto } from './selection-entry.dto.js';

const LEDGERS = [
  'recorded',
  'derived',
  'not_composed',
  'not_kept',
  'erased',
  'changed_history',
  'gone',
  'altered',
] as const;

const DEFAULT_LIMIT = 20;

@NoOtherFields()
@Examples({ id: 'art_01kdwx6z5nf3btkmh4g0s1v9aq', outcome: 'left_out', limit: 50 })
export class BriefingSelectionDto {
  @Text(1)
  @Described('Artifact id of the briefing or of its quick read.')
  id!: string;

  @Optional()
  @OneOf(OUTCOMES)
  @Described('Only entries of this outcome. Counts are of all.')
  outcome?: (typeof OUTCOMES)[number];

  @Optional()
  @OneOf(REASONS)
  @Described('Only items that were left out for this reason.')
  reason?: (typeof REASONS)[number];

  @Optional()
  @Nullable()
  @Text()
  cursor?: string | null;

  @Optional()
  @Integer(1, 100)
  @Default(DEFAULT_LIMIT)
  limit?: number;

  /** Throws InvalidRequest when the cursor is none of ours. */
  toLedgerQuery(): LedgerQuery {
    return {
      outcome: this.outcome ?? null,
      reason: this.reason ?? null,
      after: typeof this.cursor === 'string' ? parseCursor(this.cursor) : null,
      limit: this.limit ?? DEFAULT_LIMIT,
    };
  }
}

export class LedgerFileDto {
  @Text(1)
  key!: string;

  @Integer(0, Number.MAX_SAFE_INTEGER)
  bytes!: number;

  @Text(1)
  @Described('Of its content, hex. The one in the history.')
  sha256!: string;
}

export class ReadWindowDto {
  @EpochMsField()
  start_ms!: number;

  @EpochMsField()
  @Described('The first moment after it.')
  end_ms!: number;
}

export class SelectionCountDto {
  @OneOf(OUTCOMES)
  outcome!: string;

  @Nullable()
  @OneOf(REASONS)
  reason!: string | null;

  @Nullable()
  @Text()
  @Described('The reason in words.')
  explanation!: string | null;

  @Integer(0, Number.MAX_SAFE_INTEGER)
  count!: number;
}

export class BriefingSelectionResponse {
  @Text(1)
  artifact_id!: string;

  @OneOf(LEDGERS)
  @Described(
    '`recorded`: the file that was kept, with the SHA-256 of the history. `derived`: the briefing is older than such ' +
      'files, and this follows from its script. All others: there is no ledger to show, and `message` says why.',
  )
  ledger!: (typeof LEDGERS)[number];

  @Text(1)
  message!: string;

  @Nullable()
  @TypeOf(LedgerFileDto)
  @Described('The ledger, or the script that it was derived from.')
  file!: LedgerFileDto | null;

  @Nullable()
  @TypeOf(ReadWindowDto)
  @Described('When the items that were read are from; null: no bound, or not recorded.')
  window!: ReadWindowDto | null;

  @Nullable()
  @Integer(0, Number.MAX_SAFE_INTEGER)
  @Described('Items that the owner could see; of a derived ledger, those that were read.')
  total!: number | null;

  @Nullable()
  @Integer(0, Number.MAX_SAFE_INTEGER)
  @Described('How many of them have an entry: all that were read, and of the others the newest 500 of each reason.')
  listed!: number | null;

  @ArrayOf(SelectionCountDto)
  @Described('Exact, of all items, each counted once.')
  counts!: SelectionCountDto[];

  @ArrayOf(SelectionEntryDto)
  @Described('Newest first.')
  entries!: SelectionEntryDto[];

  @Nullable()
  @Text()
  next_cursor!: string | null;

  @ArrayOf(HistoryProblemDto)
  @Described('What is wrong with the history; empty: nothing.')
  problems!: HistoryProblemDto[];
}

function countDtoOf(fate: Fate, count: number): SelectionCountDto {
  if (fate === 'used' || fate === 'merged') return { outcome: fate, reason: null, explanation: null, count };
  return { outcome: 'left_out', reason: fate, explanation: REASON_WORDS[fate], count };
}

const NOTHING = { file: null, window: null, total: null, listed: null, counts: [], entries: [], next_cursor: null };

const contentsOf = ({ file, window, total, listed, counts, page }: FoundLedger) => ({
  file,
  window: window === null ? null : { start_ms: window.start, end_ms: window.end },
  total,
  listed,
  counts: FATES.map((fate) => countDtoOf(fate, countOf({ counts }, fate))),
  entries: page.rows.map(entryDtoOf),
  next_cursor: formatNext(page.next),
});

export const selectionAnswer = ({ briefingId, found, problems }: AuditedSelection): BriefingSelectionResponse => ({
  artifact_id: briefingId,
  ledger: found.ledger,
  message: ledgerWords(found),
  ...('page' in found ? contentsOf(found) : NOTHING),
  problems: [...problems],
});
