import {
  AnyJson,
  AnyObject,
  ArrayOf,
  Constraint,
  Described,
  EpochMsField,
  Examples,
  Integer,
  NoOtherFields,
  Nullable,
  OneOf,
  Optional,
  Text,
  TypeOf,
} from '../../../../shared/delivery/http/dto.js';
import type { Json } from '../../../../shared/kernel/json.js';
import type { AuditedHistory, AuditedState } from '../../application/audited-history-reader.js';
import type { ReplayedEvent } from '../../application/queries/replay-briefing.js';
import type { PlaceInHistory } from '../../application/queries/state-of-briefing.js';
import type { HistoryAccess } from '../../domain/history-access.js';

const MAX_REVISION = 2 ** 31 - 1;

@NoOtherFields()
export class BriefingHistoryDto {
  @Text(1)
  @Described('Artifact id of the briefing or of its quick read.')
  id!: string;
}

@NoOtherFields()
@Examples({ id: 'art_01kdwx6z5nf3btkmh4g0s1v9aq', revision: 1 })
export class BriefingStateDto {
  @Text(1)
  @Described('Artifact id of the briefing or of its quick read.')
  id!: string;

  @Optional()
  @Integer(0, MAX_REVISION)
  @Described('After the event of this revision.')
  revision?: number;

  @Optional()
  @EpochMsField()
  @Described('Milliseconds since the Unix epoch: after the last event that had been recorded by then.')
  @Constraint<BriefingStateDto>(
    'Give revision or moment, not both.',
    ({ revision, moment }) => revision === undefined || moment === undefined,
  )
  moment?: number;

  toPlace(): PlaceInHistory {
    if (this.revision !== undefined) return { revision: this.revision };
    return this.moment === undefined ? null : { moment: this.moment };
  }
}

export class ChangeDto {
  @Text()
  @Described('JSON Pointer (RFC 6901) into the state.')
  path!: string;

  @Optional()
  @AnyJson()
  @Described('Absent: it was added.')
  before?: Json;

  @Optional()
  @AnyJson()
  @Described('Absent: it was removed.')
  after?: Json;
}

export class HistoryProblemDto {
  @Integer(0, MAX_REVISION)
  revision!: number;

  @OneOf(['out_of_sequence', 'unchained', 'broken', 'unreadable'])
  kind!: string;

  @Text()
  message!: string;
}

export class HistoryEventDto {
  @Integer(0, MAX_REVISION)
  @Described('0 for the first event, then without gaps.')
  revision!: number;

  @Text()
  event_id!: string;

  @EpochMsField()
  @Described('By the clock of the event store.')
  recorded_at!: number;

  @Text()
  @Described('Who or which part of the service caused it.')
  actor!: string;

  @Text()
  @Described('What belongs together: the events of one briefing share one.')
  correlation_id!: string;

  @Nullable()
  @Text()
  @Described('event_id of what it followed from; null for the first.')
  causation_id!: string | null;

  @Text()
  type!: string;

  @Integer(0, MAX_REVISION)
  @Described('Version of the shape of `data`.')
  schema!: number;

  @AnyJson()
  @Described("As it was recorded. The listener's own words are sealed in it and are shown to nobody.")
  data!: Json;

  @AnyObject()
  @Described('What the briefing was after it; its fields are named as in the events.')
  state!: object;

  @ArrayOf(ChangeDto)
  @Described('The difference that it made to the state.')
  changes!: ChangeDto[];

  @Text()
  @Described('Its link of the hash chain: SHA-256, hex.')
  chain!: string;
}

export class LookDto {
  @EpochMsField()
  recorded_at!: number;

  @Text()
  @Described('Id of the caller, or `operator` for the command line.')
  viewer!: string;

  @OneOf(['owner', 'auditor', 'operator'])
  as!: HistoryAccess['as'];

  @OneOf(['history', 'state', 'selection', 'transcript'])
  what!: HistoryAccess['what'];

  @Nullable()
  @Integer(0, MAX_REVISION)
  @Described('The newest that was shown; null: what was before the first event.')
  revision!: number | null;
}

export class LooksDto {
  @Integer(0, MAX_REVISION)
  total!: number;

  @ArrayOf(LookDto)
  @Described('Newest first, at most 100.')
  newest!: LookDto[];
}

export class BriefingHistoryResponse {
  @Text(1)
  artifact_id!: string;

  @ArrayOf(HistoryEventDto)
  events!: HistoryEventDto[];

  @ArrayOf(HistoryProblemDto)
  @Described('Empty: each event follows from the one before it, as it was recorded.')
  problems!: HistoryProblemDto[];

  @TypeOf(LooksDto)
  @Described(
    'Who has looked at this history, this look included. The same look within one minute of the clock counts once.',
  )
  looks!: LooksDto;
}

export class BriefingStateResponse {
  @Text(1)
  artifact_id!: string;

  @Nullable()
  @Integer(0, MAX_REVISION)
  @Described('Of the event that made it so; null: before the first one.')
  revision!: number | null;

  @Nullable()
  @EpochMsField()
  recorded_at!: number | null;

  @AnyObject()
  @Described('Its fields are named as in the events.')
  state!: object;

  @ArrayOf(HistoryProblemDto)
  @Described('What is wrong with the history up to there; empty: nothing.')
  problems!: HistoryProblemDto[];
}

const eventDtoOf = (event: ReplayedEvent): HistoryEventDto => ({
  revision: event.revision,
  event_id: event.eventId,
  recorded_at: event.recordedAt,
  actor: event.actor,
  correlation_id: event.correlationId,
  causation_id: event.causationId,
  type: event.type,
  schema: event.schema,
  data: event.data,
  state: event.state,
  changes: [...event.changes],
  chain: event.chain,
});

export const historyAnswer = ({ briefingId, events, problems, accesses }: AuditedHistory): BriefingHistoryResponse => ({
  artifact_id: briefingId,
  events: events.map(eventDtoOf),
  problems: [...problems],
  looks: {
    total: accesses.total,
    newest: accesses.newest.map(({ recordedAt, ...access }) => ({ recorded_at: recordedAt, ...access })),
  },
});

export const stateAnswer = (audited: AuditedState): BriefingStateResponse => ({
  artifact_id: audited.briefingId,
  revision: audited.revision,
  recorded_at: audited.recordedAt,
  state: audited.state,
  problems: [...audited.problems],
});
