import { findingText, type Finding } from './audit-finding.js';
import type { RecordedEvent } from '../eventstore/event-store.js';
import { HistoryAudit, type AuditScope, type AuditSummary } from './history-audit.js';
import { RetentionAudit } from './retention-audit.js';
import type { PublicKeys, Seal } from './seal.js';
import type { RetentionEvidence } from './stream-records.js';
import { reconcileSeals, verifySeals } from './verify-seals.js';

/** All that is checked: events as they are, and the seals over them. */
export interface Evidence extends AuditScope {
  readonly batches: AsyncIterable<readonly RecordedEvent[]>;
  /** What is wrong with an event besides; e.g. that its file is another one. */
  readonly check?: (event: RecordedEvent) => Finding[] | Promise<Finding[]>;
  /** What only the end shows to be wrong. */
  readonly end?: () => readonly Finding[];
  /** null: the store has no way to forget, or nothing is known of it. */
  readonly retention: RetentionEvidence | null;
}

/** What somebody kept elsewhere; null: nothing. */
export interface Kept {
  readonly keys: PublicKeys | null;
  readonly seals: readonly Seal[] | null;
}

type Say = (line: string) => void;

const SHOWN = 1_000;
const TELL_EVERY = 100_000;

/** Says what is wrong and what was checked. Returns how many findings there are; 0: all is as it was recorded. */
export async function verifyHistories(evidence: Evidence, kept: Kept, say: Say): Promise<number> {
  let count = 0;
  const report = (finding: Finding): void => {
    count += 1;
    if (count <= SHOWN) say(findingText(finding));
  };
  const [seals, missing] = reconcileSeals(kept.seals ?? [], evidence.seals);
  for (const finding of [...missing, ...verifySeals(seals, kept.keys)]) report(finding);
  const audit = new HistoryAudit({ ...evidence, seals }, report);
  const retention = evidence.retention === null ? null : new RetentionAudit(evidence.retention);
  const { check, end } = checksOf(evidence);
  let events = 0;
  for await (const batch of evidence.batches) {
    for (const event of batch) {
      audit.add(event);
      retention?.add(event);
      for (const finding of await check(event)) report(finding);
    }
    const told = Math.floor(events / TELL_EVERY);
    events += batch.length;
    if (Math.floor(events / TELL_EVERY) > told) say(`… ${events} events`);
  }
  for (const finding of end()) report(finding);
  const summary = audit.end();
  await retention?.end({ seals, short: summary.short, begun: evidence.after === null }, report, say);
  summarise(summary, seals, kept, say);
  if (count > SHOWN) say(`… and ${count - SHOWN} more.`);
  return count;
}

const nothing = (): Finding[] => [];

const checksOf = ({ check = nothing, end = nothing }: Evidence) => ({ check, end });

function summarise(summary: AuditSummary, seals: readonly Seal[], kept: Kept, say: Say): void {
  const { events, streams, unsealed } = summary;
  say(`Checked ${events} events of ${streams} streams and ${seals.length} seals.`);
  const last = seals.at(-1);
  if (last !== undefined) say(`The last seal is ${last.number}, of ${new Date(last.sealedAt).toISOString()}.`);
  if (unsealed > 0) say(`${unsealed} events are not sealed yet: the last of them could be missing without a trace.`);
  const names = [...new Set(seals.map(({ key }) => key))].join(', ');
  if (kept.keys === null && names !== '') {
    say(
      `The seals name their own key (${names}). Against somebody who rewrites seals too: --public-key FILE, --seals FILE.`,
    );
  }
}
