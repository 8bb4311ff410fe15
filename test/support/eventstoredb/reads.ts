import streams from '@eventstore/db-client/generated/streams_pb.js';
import type { EventLog, Logged } from './event-log.js';
import { eventMessage, nameOf, notFound } from './messages.js';
import { failed, invalid, streamDeleted, type Refusal } from './refusals.js';

/** The answer to a read that is no subscription, message by message; or why there is none. */
export function answerTo(log: EventLog, options: streams.ReadReq.Options): Iterable<streams.ReadResp> | Refusal {
  const stream = options.getStream();
  if (stream !== undefined) return ofStream(log, options, stream);
  return options.getAll() === undefined ? invalid('a read of nothing') : messages(ofAll(log.all, options));
}

function ofStream(
  log: EventLog,
  options: streams.ReadReq.Options,
  stream: streams.ReadReq.Options.StreamOptions,
): Iterable<streams.ReadResp> | Refusal {
  const name = nameOf(stream.getStreamIdentifier());
  const backwards = isBackwards(options);
  if (stream.hasEnd() && !backwards) return failed();
  const events = log.read(name);
  if (events === 'deleted') return streamDeleted(name);
  if (events === 'not found') return [notFound(name)];
  const revision = stream.hasRevision() ? Number(stream.getRevision()) : backwards ? Infinity : 0;
  const wanted = events.filter((event) => (backwards ? event.revision <= revision : event.revision >= revision));
  return messages((backwards ? wanted.toReversed() : wanted).slice(0, Number(options.getCount())));
}

/** Forwards the event at the place is the first, backwards the one before it. */
function* ofAll(all: readonly Logged[], options: streams.ReadReq.Options): Generator<Logged> {
  const place = options.getAll();
  const backwards = isBackwards(options);
  const position = place?.hasPosition() === true ? Number(place.getPosition()?.getCommitPosition()) : null;
  const atEnd = position === null ? place?.hasEnd() === true : false;
  let index = position === null ? (atEnd ? all.length : 0) : countUpTo(all, position - 1);
  if (backwards) index -= 1;
  for (let left = Number(options.getCount()); left > 0; left -= 1, index += backwards ? -1 : 1) {
    const event = all[index];
    if (event === undefined) return;
    yield event;
  }
}

function* messages(events: Iterable<Logged>): Generator<streams.ReadResp> {
  for (const event of events) yield eventMessage(event);
}

const isBackwards = (options: streams.ReadReq.Options): boolean =>
  options.getReadDirection() === streams.ReadReq.Options.ReadDirection.BACKWARDS;

/** How many events stand at this position or before it. */
export function countUpTo(all: readonly Logged[], position: number): number {
  let [low, high] = [0, all.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((all[middle]?.position ?? Infinity) <= position) low = middle + 1;
    else high = middle;
  }
  return low;
}
