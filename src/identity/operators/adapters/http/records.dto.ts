import {
  Default,
  Described,
  EpochMsField,
  Integer,
  NoOtherFields,
  Nullable,
  Optional,
  Pattern,
  Text,
  TypeOf,
} from '../../../../shared/delivery/http/dto.js';
import { hasRole, type Caller } from '../../../../shared/kernel/caller.js';
import { type LegalHold, ListHolds, type ListedHold } from '../../../legal-hold/legal-hold.js';
import { ListSecurityEvents, RECORDS_OF_DELETION } from '../../../security/security.js';

const DEFAULT_LIMIT = 100;

@NoOtherFields()
export class PlaceHoldRequest {
  @Text(1, 100)
  @Described('The id of a member or of an anonymous agent.')
  caller_id!: string;

  @Text(1, 500)
  @Pattern(/\S/u)
  @Described('The number of a case, and no names: it stays on record.')
  reason!: string;
}

@NoOtherFields()
export class ReleaseHoldRequest {
  @Text(1, 100)
  hold_id!: string;
}

class LegalHoldDto {
  @Text(1)
  id!: string;

  @Text(1)
  caller_id!: string;

  @Text()
  reason!: string;

  @EpochMsField()
  placed_at!: number;

  @Nullable()
  @Text()
  @Described('The operator; null: the command line.')
  placed_by!: string | null;
}

class ListedHoldDto extends LegalHoldDto {
  @Nullable()
  @EpochMsField()
  @Described('null: it holds.')
  released_at!: number | null;

  @Nullable()
  @Text()
  released_by!: string | null;

  @Nullable()
  @EpochMsField()
  @Described('They have asked to be erased, which follows the release; null: they have not.')
  erasure_asked_at!: number | null;

  @Nullable()
  @Text()
  @Described('Of those who have asked to be erased for auditors only.')
  name!: string | null;

  @Nullable()
  @Text()
  email!: string | null;
}

export class LegalHoldResponse {
  @TypeOf(LegalHoldDto)
  hold!: LegalHoldDto;
}

export class ListHoldsResponse {
  @TypeOf(ListedHoldDto)
  holds!: ListedHoldDto[];
}

@NoOtherFields()
export class ListDeletionsRequest {
  @Optional()
  @EpochMsField()
  since?: number;

  @Optional()
  @Integer(1, 1_000)
  @Default(DEFAULT_LIMIT)
  limit?: number;

  toQuery(): ListSecurityEvents {
    const { since = null, limit = DEFAULT_LIMIT } = this;
    return new ListSecurityEvents({ caller: null, kinds: RECORDS_OF_DELETION, since, limit });
  }
}

export const holdsFor = (caller: Caller): ListHolds => new ListHolds(hasRole(caller, 'auditor'));

const toHold = ({ id, caller, reason, placedAt, placedBy }: LegalHold): LegalHoldDto => {
  return { id, caller_id: caller, reason, placed_at: placedAt, placed_by: placedBy };
};

export const toPlaced = (hold: LegalHold): LegalHoldResponse => ({ hold: toHold(hold) });

export const toHolds = (holds: readonly ListedHold[]): ListHoldsResponse => ({
  holds: holds.map((hold) => ({
    ...toHold(hold),
    released_at: hold.releasedAt,
    released_by: hold.releasedBy,
    erasure_asked_at: hold.erasureAskedAt,
    name: hold.name,
    email: hold.email,
  })),
});
