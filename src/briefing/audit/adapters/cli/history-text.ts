import { changesBetween, type Change } from '../../../../shared/kernel/changes.js';
import type { EpochMs } from '../../../../shared/kernel/clock.js';
import type { Json } from '../../../../shared/kernel/json.js';
import type { AuditedHistory, AuditedState } from '../../application/audited-history-reader.js';
import type { RecordedAccesses } from '../../application/ports/history-access-log.js';
import type { ReplayedEvent } from '../../application/queries/replay-briefing.js';
import { printable } from './printable.js';

const LONGEST_VALUE = 100;

const iso = (time: EpochMs): string => new Date(time).toISOString();

function valueText(value: Json): string {
  const text = printable(JSON.stringify(value));
  return text.length <= LONGEST_VALUE ? text : `${text.slice(0, LONGEST_VALUE)}…`;
}

/** What was added or removed as a whole, field by field. */
function inPlaces(change: Change): readonly Change[] {
  const { path, before, after } = change;
  const whole = before ?? after ?? null;
  if (typeof whole !== 'object' || whole === null || (before !== undefined && after !== undefined)) return [change];
  const nothing = Array.isArray(whole) ? [] : {};
  const parts = changesBetween(before ?? nothing, after ?? nothing, path);
  return parts.length === 0 ? [change] : parts.flatMap(inPlaces);
}

function changeText({ path, before, after }: Change): string {
  if (before === undefined) return `+ ${printable(path)}  ${valueText(after ?? null)}`;
  if (after === undefined) return `- ${printable(path)}  ${valueText(before)}`;
  return `~ ${printable(path)}  ${valueText(before)} → ${valueText(after)}`;
}

/** Why an attempt failed: that is in the event, and not in the state. */
function attemptText({ event }: ReplayedEvent): readonly string[] {
  if (event?.type !== 'StepFailed') return [];
  const { step, attempt, retried, code, message } = event.data;
  return [`      attempt ${attempt} to ${step}: ${code}: ${printable(message)}${retried ? ' It is tried again.' : ''}`];
}

function eventText(event: ReplayedEvent): readonly string[] {
  const { revision, recordedAt, type, actor, state, problem } = event;
  return [
    '',
    `${String(revision).padStart(4)}  ${iso(recordedAt)}  ${printable(type)}  by ${printable(actor)}  → ${state.status}`,
    `      event ${event.eventId}, caused by ${printable(event.causationId ?? 'the request')}`,
    ...(problem === null ? [] : [`      ! ${problem.kind}: ${printable(problem.message)}`]),
    ...attemptText(event),
    ...event.changes.flatMap(inPlaces).map((change) => `      ${changeText(change)}`),
  ];
}

/** A timeline for people: each event with its cause and what it changed, then who has read it. */
export function historyText({ briefingId, events, problems, accesses }: AuditedHistory): readonly string[] {
  const verdict = problems.length === 0 ? 'the chain is sound' : `${problems.length} problem(s)`;
  return [
    `${briefingId}: ${events.length} event(s), ${verdict}`,
    ...events.flatMap(eventText),
    '',
    ...accessesText(accesses),
    '',
  ];
}

function accessesText({ total, newest }: RecordedAccesses): readonly string[] {
  const heading = `Looks at this history: ${total}${total > newest.length ? `, the newest ${newest.length}:` : ''}`;
  const lines = newest.map(({ recordedAt, viewer, as, what, revision }) => {
    const who = viewer === as ? as : `${printable(viewer)} as ${as}`;
    const place = revision === null ? 'before the first event' : `up to revision ${revision}`;
    return `      ${iso(recordedAt)}  ${who}: ${what} ${place}`;
  });
  return [heading, ...lines];
}

/** What the briefing was, a line for each field. */
export function stateText({ briefingId, revision, recordedAt, state, problems }: AuditedState): readonly string[] {
  const place = recordedAt === null ? 'before its first event' : `at revision ${revision}, since ${iso(recordedAt)}`;
  return [
    `${briefingId} ${place}: ${state.status}`,
    ...problems.map(
      ({ revision: where, kind, message }) => `      ! revision ${where}: ${kind}: ${printable(message)}`,
    ),
    ...printableLines(state),
    '',
  ];
}

const printableLines = (state: object): readonly string[] =>
  JSON.stringify(state, null, 2)
    .split('\n')
    .map((line) => `      ${printable(line)}`);
