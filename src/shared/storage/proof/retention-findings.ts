import type { Retention, TakenBack } from '../eventstore/stream-retention.js';
import { forgettingIn, retentionOf } from '../eventstore/stream-retention.js';
import type { RecordedEvent } from '../eventstore/event-store.js';
import { betweenSealsAt, type Finding } from './audit-finding.js';
import type { Seal } from './seal.js';
import { isDivergent, type StreamRecord } from './stream-records.js';
import type { StreamView } from './stream-view.js';

export interface RetentionContext {
  /** By their numbers. */
  readonly seals: readonly Seal[];
  /** Of seals that cover more events than are there. */
  readonly short: readonly number[];
  /** The log is there from its first event on. */
  readonly begun: boolean;
}

type Told = Exclude<Retention, { status: 'kept' }>;

const timeOf = ({ recordedAt }: RecordedEvent): string => new Date(recordedAt).toISOString();

const metadataText = (change: RecordedEvent): string =>
  // What a JSON number cannot hold exactly is the largest revision there is.
  JSON.stringify(forgettingIn(change)).replaceAll('9223372036854776000', '9223372036854775807');

/** What happened to a stream, as one sentence without an end. */
export function retentionText(stream: string, told: Told): string {
  const { change } = told;
  switch (told.status) {
    case 'retention':
      return `${stream} was told to forget events on ${timeOf(change)}: ${metadataText(change)}`;
    case 'deleted':
      return `${stream} was deleted on ${timeOf(change)}: ${metadataText(change)}`;
    case 'recreated':
      return (
        `${stream} was deleted on ${timeOf(told.deleted)} and then written again: ` +
        `since ${timeOf(change)} its readers begin at ${metadataText(change)}`
      );
    case 'tombstoned':
      return `${stream} was deleted for good on ${timeOf(change)} (a tombstone): nobody can read it, write to it, or take that back`;
  }
}

/** A matter of record: it is in force no more. */
export const takenBackText = (stream: string, { was, by }: TakenBack): string =>
  `Note: ${retentionText(stream, was)}. That was taken back on ${timeOf(by)}.`;

export function retentionFindings(record: StreamRecord, context: RetentionContext): Finding[] {
  const { now } = retentionOf(record.changes);
  const findings: Finding[] = [];
  if (now.status !== 'kept') {
    const message = `${retentionText(record.stream, now)}. ${remainderText(record, now, context)}`;
    const between = betweenSealsAt(context.seals, now.change.position);
    findings.push({ kind: now.status, event: now.change, between, message });
  }
  if (isDivergent(record))
    findings.push({ kind: 'divergent', event: null, between: '', message: divergence(record, now) });
  return findings;
}

/** What of it is left in the log, and what can be done. */
function remainderText(record: StreamRecord, told: Told, context: RetentionContext): string {
  const { log } = record;
  const lost = context.begun && (log === null || log.first > 0) ? lostText(log, context.short) : [];
  return [...lost, ...(log === null ? [] : [remedyText(record, told)])].join(' ');
}

function lostText(log: StreamView | null, short: readonly number[]): string[] {
  return [
    log === null
      ? 'It has no event in the log: what a scavenge has removed is gone for good.'
      : `Revisions 0 to ${log.first - 1} are not in the log any more: what a scavenge has removed is gone for good.`,
    short.length === 0 ? 'No seal misses them.' : `Seals that cover more than is there: ${short.join(', ')}.`,
    'Only a back-up has them.',
  ];
}

function remedyText(record: StreamRecord, { status }: Told): string {
  if (status === 'tombstoned') {
    return 'Its events are in the log until the next scavenge: do not scavenge, and keep them (audit:export).';
  }
  const how = `"npm run cli -- audit:restore ${record.stream}"`;
  return isDivergent(record)
    ? `All that is in the log can be brought back until the next scavenge: ${how}.`
    : `Its readers still get all that is in the log; that it stays so: ${how}.`;
}

function divergence({ stream, log, readers }: StreamRecord, { status }: Retention): string {
  const [there, got] = [log?.events ?? 0, readers?.events ?? 0];
  const what =
    got < there
      ? `readers of ${stream} get ${got} of the ${there} events that the log has`
      : `readers of ${stream} get ${got} events that are not the ${there} of the log`;
  return status === 'kept'
    ? `${what}, though nothing tells the store to forget: its index is damaged, or a forgery`
    : what;
}
