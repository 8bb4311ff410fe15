import shared from '@eventstore/db-client/generated/shared_pb.js';
import streams from '@eventstore/db-client/generated/streams_pb.js';
import type { Expected, Logged, Outcome, Proposed } from './event-log.js';

export const nameOf = (identifier: shared.StreamIdentifier | undefined): string =>
  Buffer.from(identifier?.getStreamName_asU8() ?? []).toString('utf8');

const identifierOf = (name: string): shared.StreamIdentifier =>
  new shared.StreamIdentifier().setStreamName(Buffer.from(name).toString('base64'));

/** Times are in units of 100 ns since 1970. */
const ticks = (ms: number): string => String(BigInt(ms) * 10_000n);

export function expectationOf(options: streams.AppendReq.Options): Expected {
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

export function appendAnswer(outcome: Outcome): streams.AppendResp {
  if ('appended' in outcome) {
    const { revision, position } = outcome.appended;
    const place = new streams.AppendResp.Position()
      .setCommitPosition(String(position))
      .setPreparePosition(String(position));
    const success = new streams.AppendResp.Success().setCurrentRevision(String(revision)).setPosition(place);
    return new streams.AppendResp().setSuccess(success);
  }
  const wrong = new streams.AppendResp.WrongExpectedVersion();
  if (outcome.current < 0) wrong.setCurrentNoStream(new shared.Empty());
  else wrong.setCurrentRevision(String(outcome.current));
  return new streams.AppendResp().setWrongExpectedVersion(wrong);
}

export function eventMessage(event: Logged): streams.ReadResp {
  const recorded = new streams.ReadResp.ReadEvent.RecordedEvent()
    .setId(new shared.UUID().setString(event.id))
    .setStreamIdentifier(identifierOf(event.stream))
    .setStreamRevision(String(event.revision))
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
