import { Injectable } from '@nestjs/common';
import {
  EventStoreUnavailable,
  HistoryDeleted,
  isDeletedForGood,
  WrongExpectedRevision,
  type NewEvent,
  type RecordedEvent,
} from '../../../shared/storage/eventstore/event-store.js';
import { EventStreams } from '../../../shared/storage/eventstore/event-streams.js';
import { headOf } from '../../../shared/storage/eventstore/hash-chain.js';
import { StreamProjector } from '../../../shared/storage/projections/stream-projector.js';
import { deterministicUuid } from '../../../shared/storage/eventstore/deterministic-uuid.js';
import { DatabaseUnavailable, isOutageOfDatabase } from '../../../shared/storage/connections/database-unavailable.js';
import { fold } from '../../../shared/kernel/decider.js';
import type { BriefingId } from '../../../shared/kernel/identifiers.js';
import { BriefingHistory, HistoryLost, RecordedUnseen, type Actor } from '../../application/ports/briefing-history.js';
import { historyStreamOf } from '../../application/ports/history-archive.js';
import { briefing, type Briefing, type BriefingCommand } from '../../domain/briefing.js';
import type { BriefingEvent } from '../../domain/events.js';
import { decode, encode } from './briefing-codec.js';

const MAX_CONFLICTS = 5;

@Injectable()
export class EventstoreBriefingHistory extends BriefingHistory {
  constructor(
    private readonly streams: EventStreams,
    private readonly projector: StreamProjector,
  ) {
    super();
  }

  override async load(id: BriefingId): Promise<Briefing> {
    return stateOf(await this.streams.read(historyStreamOf(id)));
  }

  override async record(id: BriefingId, command: BriefingCommand, actor: Actor): Promise<Briefing> {
    for (let conflicts = 0; ; conflicts += 1) {
      try {
        return await this.decideAndAppend(id, command, actor);
      } catch (error) {
        if (!(error instanceof WrongExpectedRevision) || conflicts >= MAX_CONFLICTS) throw lostOr(error, id);
      }
    }
  }

  private async decideAndAppend(id: BriefingId, command: BriefingCommand, actor: Actor): Promise<Briefing> {
    const stream = historyStreamOf(id);
    const history = await this.streams.read(stream);
    const state = stateOf(history);
    const events = briefing.decide(command, state);
    if (events.length > 0) {
      await this.streams.append(stream, newEvents(stream, history, events, actor), headOf(history));
    }
    // Also when there was nothing to decide: the first try may have died before its event was shown.
    await this.projector.projectNow(stream).catch(unseen);
    return events.reduce(briefing.evolve, state);
  }
}

const isAway = (error: unknown): boolean =>
  error instanceof DatabaseUnavailable || error instanceof EventStoreUnavailable || isOutageOfDatabase(error);

/** What was recorded comes to light later: whoever asked for it must not take it for undone. */
function unseen(error: unknown): never {
  throw isAway(error) ? new RecordedUnseen(error) : error;
}

/** HistoryLost when that is what it says. */
function lostOr(error: unknown, id: BriefingId): unknown {
  const why = isDeletedForGood(error) ? new HistoryDeleted(historyStreamOf(id), true) : error;
  return why instanceof HistoryDeleted ? new HistoryLost(why.advice, why.forGood) : error;
}

const stateOf = (history: readonly RecordedEvent[]): Briefing => fold(briefing, history.map(decode));

/** Ids follow from the place in the stream: an append that is repeated after a crash is the same append. */
function newEvents(
  stream: string,
  history: readonly RecordedEvent[],
  events: readonly BriefingEvent[],
  actor: Actor,
): NewEvent[] {
  const cause = history.at(-1)?.id;
  return events.map((event, index) => {
    const { type, data, schema } = encode(event);
    const id = deterministicUuid(`${stream}/${history.length + index}/${type}`);
    return { id, type, data, metadata: { schema, actor, correlation: stream, ...(cause && { causation: cause }) } };
  });
}
