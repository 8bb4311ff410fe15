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
import { formatCursor, parseCursor, type Page } from '../../../shared/kernel/page.js';
import type { ArtifactPageQuery, ProjectedArtifact } from '../../application/ports/briefing-read-model.js';
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
}

export class GetArtifactResponse {
  @TypeOf(ArtifactDto)
  artifact!: ArtifactDto;
}

export const artifactPageQueryFrom = ({ cursor, limit, type }: ListArtifactsDto): ArtifactPageQuery => ({
  kind: type ?? null,
  after: typeof cursor === 'string' ? parseCursor(cursor) : null,
  limit: limit ?? DEFAULT_LIMIT,
});

export const artifactPage = (page: Page<ProjectedArtifact>, presenter: ArtifactPresenter): ListArtifactsResponse => ({
  artifacts: page.rows.map((artifact) => presenter.summary(artifact)),
  next_cursor: page.next === null ? null : formatCursor(page.next),
});
