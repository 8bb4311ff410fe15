import {
  Constant,
  Described,
  Examples,
  Integer,
  NoOtherFields,
  Nullable,
  Optional,
  Text,
  TypeOf,
} from '../../../shared/delivery/http/dto.js';
import type { Caller } from '../../../shared/kernel/caller.js';
import { parseCursor } from '../../../shared/kernel/page.js';
import { DeleteBriefing, type Deletion } from '../../application/commands/delete-briefing.js';
import { RenewBriefingLink } from '../../application/commands/renew-briefing-link.js';
import { RestoreBriefing } from '../../application/commands/restore-briefing.js';
import { GetAllowance } from '../../application/queries/get-allowance.js';
import { ListBriefings } from '../../application/queries/list-briefings.js';
import { DELETED } from '../../domain/briefing.js';
import type { AllowanceLeft } from '../../domain/allowance.js';
import { ArtifactDto } from './artifact.dto.js';

const DEFAULT_LIMIT = 20;

@NoOtherFields()
@Examples({ id: 'art_…' })
export class DeleteArtifactRequest {
  @Text(1)
  @Described('Of the briefing or of its quick read: both go.')
  id!: string;

  toCommand(caller: Caller): DeleteBriefing {
    return new DeleteBriefing(caller, this.id);
  }
}

@NoOtherFields()
export class DeleteArtifactResponse {
  @Constant(true)
  deleted!: true;

  @Text(1)
  artifact_id!: string;

  @Integer(0, Number.MAX_SAFE_INTEGER)
  @Described(
    'Until then artifacts/restore brings it back; then its content is erased. Milliseconds since the Unix epoch.',
  )
  erased_at!: number;
}

export const toDeleteArtifactResponse = ({ artifactId, erasedAt }: Deletion): DeleteArtifactResponse => ({
  deleted: true,
  artifact_id: artifactId,
  erased_at: erasedAt,
});

@NoOtherFields()
@Examples({ id: 'art_…' })
export class RestoreArtifactRequest {
  @Text(1)
  id!: string;

  toCommand(caller: Caller): RestoreBriefing {
    return new RestoreBriefing(caller, this.id);
  }
}

@NoOtherFields()
@Examples({ id: 'art_…' })
export class RenewArtifactLinkRequest {
  @Text(1)
  id!: string;

  toCommand(caller: Caller): RenewBriefingLink {
    return new RenewBriefingLink(caller, this.id);
  }
}

/** As `artifacts/get` without `id`: a summary, as in lists. */
export class KeptArtifactResponse {
  @TypeOf(ArtifactDto)
  artifact!: ArtifactDto;
}

@NoOtherFields()
export class ListDeletedArtifactsRequest {
  @Optional()
  @Nullable()
  @Text()
  cursor?: string | null;

  @Optional()
  @Integer(1, 50)
  limit?: number;

  /** Throws InvalidRequest when the cursor is none of ours. */
  toQuery(caller: Caller): ListBriefings {
    return new ListBriefings(caller.id, {
      kind: 'audio_brief',
      after: typeof this.cursor === 'string' ? parseCursor(this.cursor) : null,
      limit: this.limit ?? DEFAULT_LIMIT,
      statuses: [DELETED],
      deleted: true,
    });
  }
}

@NoOtherFields()
export class GetAllowanceRequest {
  toQuery(caller: Caller): GetAllowance {
    return new GetAllowance(caller);
  }
}

@NoOtherFields()
export class GetAllowanceResponse {
  @Integer(0, Number.MAX_SAFE_INTEGER)
  @Described('Briefings in 24 hours; of an anonymous caller, ever.')
  limit!: number;

  @Integer(0, Number.MAX_SAFE_INTEGER)
  @Described('How many may be asked for now.')
  remaining!: number;

  @Integer(0, Number.MAX_SAFE_INTEGER)
  @Nullable()
  @Described('When one more is possible; null: all are left, or none comes back. Milliseconds since the Unix epoch.')
  next_generation_at!: number | null;
}

export const toGetAllowanceResponse = ({ limit, left, nextAt }: AllowanceLeft): GetAllowanceResponse => ({
  limit,
  remaining: left,
  next_generation_at: nextAt,
});
