import shared from '@eventstore/db-client/generated/shared_pb.js';
import streams from '@eventstore/db-client/generated/streams_pb.js';
import type { Expected, Logged, Outcome, Proposed } from './event-log.js';
import { LAST_REVISION } from './stream-views.js';

export const nameOf = (identifier: shared.StreamIdentifier | undefined): string =>
  Buffer.from(identifier?.getStreamName_asU8() ?? []).toString('utf8');

const identifierOf = (name: string): shared.StreamIdentifier =>
  new shared.StreamIdentifier().setStreamName(Buffer.from(name).toString('base64'));

/** Times are in units of 100 ns since 1970. */
const ticks = (ms: number): string => String(BigInt(ms) * 10_000n);

/** Revisions and positions are of 64 bits on the wire. */
const revisionText = (revision: number): string =>
  revision >= LAST_REVISION ? '9223372036854775807' : String(revision);

export function expectationOf(
  options: streams.AppendReq.Options | streams.DeleteReq.Options | streams.TombstoneReq.Options,
): Expected {
  if (options.hasRevision()) return Number(options.getRevision());
  if (options.hasNoStream()) return 'no_stream';
  return options.hasStreamExists() ? 'stream_exists' : 'any';
}

export function proposedOf(message: streams.AppendReq.ProposedMessage): Proposed {
  return {
    id: message.getId()?.getString() ?? '',
    properties: Object.fromEntries(message.getMetadataMap().getEntryList()),
    data: message.getData_asB64(),
    metadata: message.getCustomMetadata_asB64(),
  };
}

export function appendAnswer(outcome: Exclude<Outcome, 'deleted'>, expected: Expected): streams.AppendResp {
  if ('current' in outcome) return new streams.AppendResp().setWrongExpectedVersion(wrongVersion(outcome, expected));
  const success = new streams.AppendResp.Success();
  if (outcome.revision < 0) success.setNoStream(new shared.Empty());
  else success.setCurrentRevision(String(outcome.revision));
  if (outcome.position === null) return new streams.AppendResp().setSuccess(success.setNoPosition(new shared.Empty()));
  const place = new streams.AppendResp.Position()
    .setCommitPosition(String(outcome.position))
    .setPreparePosition(String(outcome.position));
  return new streams.AppendResp().setSuccess(success.setPosition(place));
}

function wrongVersion(
  { current }: { readonly current: number },
  expected: Expected,
): streams.AppendResp.WrongExpectedVersion {
  const wrong = new streams.AppendResp.WrongExpectedVersion();
  if (current < 0) wrong.setCurrentNoStream(new shared.Empty());
  else wrong.setCurrentRevision(String(current));
  if (typeof expected === 'number') wrong.setExpectedRevision(String(expected));
  else if (expected === 'no_stream') wrong.setExpectedNoStream(new shared.Empty());
  else if (expected === 'stream_exists') wrong.setExpectedStreamExists(new shared.Empty());
  else wrong.setExpectedAny(new shared.Empty());
  return wrong;
}

export function eventMessage(event: Logged): streams.ReadResp {
  const recorded = new streams.ReadResp.ReadEvent.RecordedEvent()
    .setId(new shared.UUID().setString(event.id))
    .setStreamIdentifier(identifierOf(event.stream))
    .setStreamRevision(revisionText(event.revision))
    .setPreparePosition(String(event.position))
    .setCommitPosition(String(event.position))
    .setCustomMetadata(event.metadata)
    .setData(event.data);
  for (const [key, value] of Object.entries(event.properties)) recorded.getMetadataMap().set(key, value);
  recorded.getMetadataMap().set('created', ticks(event.created));
  const read = new streams.ReadResp.ReadEvent().setEvent(recorded).setCommitPosition(String(event.position));
  return new streams.ReadResp().setEvent(read);
}

export const confirmation = (): streams.ReadResp =>
  new streams.ReadResp().setConfirmation(
    new streams.ReadResp.SubscriptionConfirmation().setSubscriptionId(crypto.randomUUID()),
  );

/** Everything up to here was looked at. */
export const checkpoint = (position: number): streams.ReadResp =>
  new streams.ReadResp().setCheckpoint(
    new streams.ReadResp.Checkpoint().setCommitPosition(String(position)).setPreparePosition(String(position)),
  );

export const caughtUp = (): streams.ReadResp => new streams.ReadResp().setCaughtUp(new streams.ReadResp.CaughtUp());

export const notFound = (stream: string): streams.ReadResp =>
  new streams.ReadResp().setStreamNotFound(
    new streams.ReadResp.StreamNotFound().setStreamIdentifier(identifierOf(stream)),
  );

/** Whether an event passes the filter of a read or a subscription. */
export function filterOf(options: streams.ReadReq.Options): (event: Logged) => boolean {
  const filter = options.getFilter();
  if (filter === undefined) return () => true;
  const byType = filter.getEventType();
  const expression = byType ?? filter.getStreamIdentifier();
  const pattern = expression?.getRegex() ?? '';
  const regex = pattern === '' ? null : new RegExp(pattern);
  const prefixes = expression?.getPrefixList() ?? [];
  return (event) => {
    const value = byType === undefined ? event.stream : (event.properties['type'] ?? '');
    return regex?.test(value) ?? prefixes.some((prefix) => value.startsWith(prefix));
  };
}
