import { QueryFailedError, TypeORMError } from 'typeorm';
import { DomainError } from '../../kernel/domain-error.js';
import { CheckpointMoved } from './checkpoints.js';
import type { RecordedEvent } from '../eventstore/event-store.js';
import { isTombstone } from '../eventstore/stream-retention.js';

/** Why an event cannot be projected, in words that hold nothing of what it says: they are kept and shown to operators. */
export class CannotProject extends Error {
  override readonly name: string = 'CannotProject';

  constructor(
    readonly why: string,
    message = why,
  ) {
    super(message);
  }
}

/**
 * event: what it holds is at fault, and its history is parked. passing: wait and try again. other: somebody has to do
 * something, but not about this event, so nothing is parked because of it.
 */
export type Fault = 'event' | 'passing' | 'other';

/**
 * SQLSTATE classes: data exception, integrity constraint violation; and a value too long for an index. Whatever else a
 * database says is not about the values: locks, time-outs, disks, missing tables and rights.
 */
const OF_THE_VALUES = /^(22...|23...|54000)$/;
const SQLSTATE = /^(\d|F0|HV|P0|XX)[\dA-Z]+$/;
const PASSING_NAMES = new Set(['AbortError', 'TimeoutError']);
const PASSING_MESSAGE = /^(Query read timeout|Cannot use a pool after calling end|Client was closed)/;
const OUT_OF_MEMORY = /allocation failed|out of memory/i;

const LONGEST_CHAIN = 5;

/** What the program cannot tell by its cause is put down to the event: more than a few of them are put down to the program. */
export function faultOf(error: unknown): Fault {
  for (const one of chainOf(error)) {
    const fault = ownFaultOf(one);
    if (fault !== null) return fault;
  }
  return 'event';
}

function chainOf(error: unknown): ErrorParts[] {
  const chain: ErrorParts[] = [];
  for (let one = error; typeof one === 'object' && one !== null && chain.length < LONGEST_CHAIN;) {
    chain.push(one);
    one = (one as ErrorParts).cause;
  }
  return chain;
}

interface ErrorParts {
  readonly name?: unknown;
  readonly message?: unknown;
  readonly code?: unknown;
  readonly syscall?: unknown;
  readonly type?: unknown;
  readonly cause?: unknown;
}

function ownFaultOf(error: ErrorParts): Fault | null {
  const [name, message, code] = [String(error.name), String(error.message), stateOf(error)];
  if (error instanceof CheckpointMoved || (error instanceof DomainError && error.kind === 'unavailable'))
    return 'passing';
  if (PASSING_NAMES.has(name) || PASSING_MESSAGE.test(message)) return 'passing';
  if (code !== null) return OF_THE_VALUES.test(code) ? 'event' : 'other';
  // Not by the event: files, sockets, memory, and a data source that is used wrongly.
  if (error.syscall !== undefined || OUT_OF_MEMORY.test(message)) return 'other';
  return error instanceof TypeORMError && !(error instanceof QueryFailedError) ? 'other' : null;
}

const stateOf = ({ code }: ErrorParts): string | null =>
  typeof code === 'string' && code.length === 5 && SQLSTATE.test(code) ? code : null;

const DELETED = 'the stream was deleted for ever';

export class StreamTombstoned extends CannotProject {
  override readonly name = 'StreamTombstoned';

  constructor() {
    super(DELETED);
  }
}

/** Throws StreamTombstoned. */
export function refuseTombstones(events: readonly RecordedEvent[]): void {
  if (events.some(isTombstone)) throw new StreamTombstoned();
}

/** What went wrong, in words without a value: messages of errors often repeat the value that they complain about. */
export function reasonOf(error: unknown): string {
  const chain = chainOf(error);
  const told = chain.find((one) => one instanceof CannotProject);
  if (told !== undefined) return told.why;
  if (chain.some(({ type }) => type === 'stream-deleted')) return DELETED;
  const refused = chain.find((one) => stateOf(one) !== null);
  return refused === undefined ? placeOf(error) : refusalOf(refused);
}

/** The names are of our schema. */
function refusalOf(error: ErrorParts): string {
  const { schema, table, column, constraint } = error as Readonly<Record<string, unknown>>;
  const where = [schema, table, column, constraint].filter((name) => typeof name === 'string' && name !== '');
  return `the database refuses it: SQLSTATE ${String(error.code)}${where.length > 0 ? ` (${where.join(' ')})` : ''}`;
}

const FRAME = /^\s+at (?!.*node_modules)(?:.*\()?.*?\b((?:src|dist)\/[\w./-]+:\d+)/m;

/** `TypeError at src/briefing/domain/read-model.ts:54` */
function placeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'an error without a name';
  const { name, message, stack = '' } = error;
  const frames = stack.slice(stack.indexOf(message) + message.length);
  const place = FRAME.exec(frames)?.[1];
  const kind = /^\w{1,60}$/.test(name) ? name : 'Error';
  return place === undefined ? kind : `${kind} at ${place}`;
}
