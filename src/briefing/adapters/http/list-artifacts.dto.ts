import {
  Constant,
  ArrayOf,
  Integer,
  NoOtherFields,
  Nullable,
  Optional,
  Text,
  TypeOf,
} from '../../../shared/delivery/http/dto.js';
import type { Caller } from '../../../shared/kernel/caller.js';
import { formatNext, parseCursor, type Page } from '../../../shared/kernel/page.js';
import type { ProjectedArtifact } from '../../application/ports/briefing-read-model.js';
import { GetBriefing } from '../../application/queries/get-briefing.js';
import { ListBriefings } from '../../application/queries/list-briefings.js';
import { ArtifactDto } from './artifact.dto.js';
import type { ArtifactPresenter } from './artifact.presenter.js';

const DEFAULT_LIMIT = 20;

@NoOtherFields()
export class ListArtifactsDto {
  @Optional()
  @Nullable()
  @Text()
  cursor?: string | null;

  @Optional()
  @Integer(1, 50)
  limit?: number;

  @Optional()
  @Nullable()
  @Constant('audio_brief')
  type?: 'audio_brief' | null;

  /** Throws InvalidRequest when the cursor is none of ours. */
  toQuery(caller: Caller): ListBriefings {
    return new ListBriefings(caller.id, {
      kind: this.type ?? null,
      after: typeof this.cursor === 'string' ? parseCursor(this.cursor) : null,
      limit: this.limit ?? DEFAULT_LIMIT,
    });
  }
}

export class ListArtifactsResponse {
  @ArrayOf(ArtifactDto)
  artifacts!: ArtifactDto[];

  @Optional()
  @Nullable()
  @Text()
  next_cursor?: string | null;
}

@NoOtherFields()
export class GetArtifactDto {
  @Text(1)
  id!: string;

  toQuery(caller: Caller): GetBriefing {
    return new GetBriefing(caller.id, this.id);
  }
}

export class GetArtifactResponse {
  @TypeOf(ArtifactDto)
  artifact!: ArtifactDto;
}

export const artifactPage = (page: Page<ProjectedArtifact>, presenter: ArtifactPresenter): ListArtifactsResponse => ({
  artifacts: page.rows.map((artifact) => presenter.summary(artifact)),
  next_cursor: formatNext(page.next),
});
