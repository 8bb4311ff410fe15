import { type IQueryHandler, Query, QueryBus, QueryHandler } from '@nestjs/cqrs';
import type { Page } from '../../../../shared/kernel/page.js';
import type { TimeWindow } from '../../../domain/briefing-request.js';
import type { Material } from '../../../domain/composing/material.js';
import type { EventOf, MediaRef } from '../../../domain/events.js';
import { explain, type Explanation } from '../../../domain/explanation.js';
import { pageOfLedger, type LedgerQuery } from '../../domain/ledger-page.js';
import type { Script } from '../../../domain/script.js';
import { selectionOf, type SelectionEntry, type SelectionLedger } from '../../../domain/selection.js';
import { BriefingFiles, LostContent } from '../../../application/ports/media/briefing-files.js';
import { decisiveEvent } from './decisive-event.js';
import { ReplayBriefing, type ReplayedEvent } from './replay-briefing.js';
import { problemsOf, type PastBriefing } from './state-of-briefing.js';

export type ExplainedEntry = SelectionEntry & Explanation;

export interface FoundLedger {
  /** derived: the history is from before ledgers had a file; what its script tells of the items that were read. */
  readonly ledger: 'recorded' | 'derived';
  /** The file that it is, or was derived from. Its content is what the history says of it. */
  readonly file: MediaRef;
  /** When the items that were read are from; null: no bound, or not recorded. */
  readonly window: TimeWindow | null;
  readonly total: SelectionLedger['total'];
  readonly listed: SelectionLedger['listed'];
  readonly counts: SelectionLedger['counts'];
  readonly page: Page<ExplainedEntry>;
}

export interface NoLedger {
  /**
   * not_composed: it is not composed yet. not_kept: the composition failed before it read the items, or is
   * from before ledgers had a file. changed_history: what names the files is not as it was recorded.
   */
  readonly ledger: 'not_composed' | 'not_kept' | 'erased' | 'changed_history';
}

/** A file that the history names is not there, or its content is another. */
export interface LostLedger {
  readonly ledger: LostContent['how'];
  readonly key: string;
}

export interface BriefingSelection {
  /** Of the newest event. */
  readonly revision: number;
  readonly problems: PastBriefing['problems'];
  readonly found: FoundLedger | NoLedger | LostLedger;
}

/** What became of the items, and why. Whoever shows it asks the AuditedHistoryReader, which records the access. */
export class SelectionOfBriefing extends Query<BriefingSelection> {
  constructor(
    readonly id: string,
    readonly query: LedgerQuery,
  ) {
    super();
  }
}

type Composition = EventOf<'BriefingComposed' | 'CompositionFailed'>;

interface Named {
  readonly composition: Composition;
  readonly query: LedgerQuery;
}

@QueryHandler(SelectionOfBriefing)
export class SelectionOfBriefingHandler implements IQueryHandler<SelectionOfBriefing> {
  constructor(
    private readonly queries: QueryBus,
    private readonly files: BriefingFiles,
  ) {}

  async execute({ id, query }: SelectionOfBriefing): Promise<BriefingSelection> {
    const events = await this.queries.execute(new ReplayBriefing(id));
    const named = namedBy(events);
    const found = 'ledger' in named ? named : await this.open({ ...named, query });
    return { revision: events.at(-1)?.revision ?? 0, problems: problemsOf(events), found };
  }

  private async open(named: Named): Promise<BriefingSelection['found']> {
    try {
      return await this.read(named);
    } catch (error) {
      if (error instanceof LostContent) return { ledger: error.how, key: error.key };
      throw error;
    }
  }

  private async read({ composition: { type, data }, query }: Named): Promise<FoundLedger | NoLedger> {
    const script = type === 'BriefingComposed' ? await this.files.json<Script>(data.script) : null;
    const found = ({ entries, ...numbers }: SelectionLedger, file: MediaRef): Omit<FoundLedger, 'ledger'> => {
      const { rows, next } = pageOfLedger(entries, query);
      const page = { rows: rows.map((entry) => ({ ...entry, ...explain(entry, script) })), next };
      return { file, window: data.window, ...numbers, page };
    };
    if (data.selection !== null) {
      const recorded = await this.files.json<SelectionLedger>(data.selection);
      return { ledger: 'recorded', ...found(recorded, data.selection) };
    }
    if (type !== 'BriefingComposed' || script === null) return { ledger: 'not_kept' };
    const derived = selectionOf(await this.files.json<Material[]>(data.material), script, []);
    return { ledger: 'derived', ...found(derived, data.script) };
  }
}

const COMPOSITIONS = ['BriefingComposed', 'CompositionFailed'] as const;

function namedBy(events: readonly ReplayedEvent[]): Pick<Named, 'composition'> | NoLedger {
  const composition = decisiveEvent(events, COMPOSITIONS);
  if (typeof composition !== 'string') return { composition };
  return { ledger: composition === 'none' ? 'not_composed' : composition };
}
