import type { RecordedEvent } from '../eventstore/event-store.js';
import { isTombstone, retentionOf } from '../eventstore/stream-retention.js';
import type { Report } from './audit-finding.js';
import { LogViews } from './log-views.js';
import { retentionFindings, takenBackText, type RetentionContext } from './retention-findings.js';
import { streamRecords, type RetentionEvidence, type StreamRecord } from './stream-records.js';

const WHO =
  'EventStoreDB records when this was done, and not by whom: its own log and those of the machines before it may tell, ' +
  'for these times; and who has the right to delete and to write metadata (docs/operating.md).';

/** Holds what the log has against what the store was told to forget and what readers get. */
export class RetentionAudit {
  readonly #views: LogViews;

  constructor(private readonly evidence: RetentionEvidence) {
    this.#views = new LogViews(evidence.changes, evidence.extent);
  }

  /** In the order of the log. */
  add(event: RecordedEvent): void {
    if (!isTombstone(event)) this.#views.add(event);
  }

  records(begun: boolean): Promise<StreamRecord[]> {
    return streamRecords(this.evidence, this.#views.all, begun);
  }

  /** Once all events are added. */
  async end(context: RetentionContext, report: Report, say: (line: string) => void): Promise<void> {
    const records = await this.records(context.begun);
    for (const record of records) for (const finding of retentionFindings(record, context)) report(finding);
    const past = records.flatMap(({ stream, changes }) =>
      retentionOf(changes).past.map((one) => takenBackText(stream, one)),
    );
    for (const note of past) say(note);
    if (past.length > 0 || records.some(({ changes }) => retentionOf(changes).now.status !== 'kept')) say(WHO);
    this.#sayExtent(say);
  }

  #sayExtent(say: (line: string) => void): void {
    const compared = this.#views.all.size;
    const { extent } = this.evidence;
    if (extent === 'suspects') return;
    say(
      `Of ${compared} streams it was compared what readers get and what the log has${extent === 'all' ? '' : ' (--thorough: all)'}.`,
    );
  }
}
