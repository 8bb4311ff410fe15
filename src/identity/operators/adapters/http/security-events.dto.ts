import {
  Default,
  Described,
  EpochMsField,
  Integer,
  NoOtherFields,
  Nullable,
  OneOf,
  Optional,
  SomeOf,
  Text,
  TypeOf,
} from '../../../../shared/delivery/http/dto.js';
import { brand } from '../../../../shared/kernel/brand.js';
import {
  ListSecurityEvents,
  type RecordedSecurityEvent,
  SECURITY_EVENTS,
  type SecurityEventKind,
} from '../../../security/security.js';

const DEFAULT_LIMIT = 100;

@NoOtherFields()
export class ListSecurityEventsRequest {
  @Optional()
  @Text(1, 100)
  @Described('Of this caller only; also of one who was erased.')
  caller_id?: string;

  @Optional()
  @SomeOf(SECURITY_EVENTS)
  kinds?: SecurityEventKind[];

  @Optional()
  @EpochMsField()
  since?: number;

  @Optional()
  @Integer(1, 1_000)
  @Default(DEFAULT_LIMIT)
  limit?: number;

  toQuery(): ListSecurityEvents {
    const { caller_id, kinds = [], since = null, limit = DEFAULT_LIMIT } = this;
    return new ListSecurityEvents({ caller: caller_id === undefined ? null : brand(caller_id), kinds, since, limit });
  }
}

class SecurityEventDto {
  @EpochMsField()
  at!: number;

  @OneOf(SECURITY_EVENTS)
  kind!: string;

  @Nullable()
  @Text()
  caller_id!: string | null;

  @Nullable()
  @Text()
  @Described('Which operator did it on a page or by an agent; null: they themselves, or the command line.')
  operator_id!: string | null;

  @Nullable()
  @Text()
  address!: string | null;

  @Nullable()
  @Text()
  client!: string | null;

  @Nullable()
  @Text()
  detail!: string | null;
}

export class ListSecurityEventsResponse {
  @TypeOf(SecurityEventDto)
  events!: SecurityEventDto[];
}

export const toSecurityEvents = (events: readonly RecordedSecurityEvent[]): ListSecurityEventsResponse => ({
  events: events.map(({ at, kind, callerId, operatorId, address, client, detail }) => {
    return { at, kind, caller_id: callerId, operator_id: operatorId, address, client, detail };
  }),
});
