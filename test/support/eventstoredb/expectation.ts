import type { Expected, Logged } from './event-log.js';
import { isSoftDeleted, type StreamMetadata } from './stream-views.js';

/** What the server knows of a stream that something is to be appended to. */
export interface Target {
  /** The revision of the last event; −1: there is none. */
  readonly current: number;
  readonly events: readonly Logged[];
  readonly metadata: StreamMetadata;
  readonly hasMetadata: boolean;
  /** Appended to this stream since the server started: of those it knows the ids. */
  readonly recent: (id: string) => Logged | undefined;
}

/** `repeated`: the revision of the last of the events, which stand there already. */
export type Decision = 'append' | 'wrong' | { readonly repeated: number };

/** As the index writer of the server decides; `ids`: of the proposed events. */
export function decide(target: Target, expected: Expected, ids: readonly string[]): Decision {
  if (expected === 'stream_exists' && target.current < 0 && !target.hasMetadata) return 'wrong';
  if (expected === 'any' || expected === 'stream_exists') return withoutExpectation(target, ids);
  const after = expected === 'no_stream' ? -1 : expected;
  if (after === target.current) return 'append';
  return after > target.current ? 'wrong' : behind(target, after, ids);
}

function withoutExpectation({ recent }: Target, ids: readonly string[]): Decision {
  const known = ids.map(recent);
  if (known[0] === undefined) return 'append';
  const last = known.at(-1);
  return known.includes(undefined) || last === undefined ? 'wrong' : { repeated: last.revision };
}

/** Something stands after the expected revision: these events, or a part of them and nothing else, or others. */
function behind(target: Target, after: number, ids: readonly string[]): Decision {
  const stands = (id: string, index: number): boolean => {
    const revision = after + 1 + index;
    return (
      target.recent(id)?.revision === revision ||
      target.events.some((event) => event.revision === revision && event.id === id)
    );
  };
  if (ids.length > 0 && ids.every(stands)) return { repeated: after + ids.length };
  const begunAnew = after === -1 && isSoftDeleted(target.metadata) && !ids.slice(0, 1).some(stands);
  return begunAnew ? 'append' : 'wrong';
}
