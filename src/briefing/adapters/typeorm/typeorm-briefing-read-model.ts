import { Injectable } from '@nestjs/common';
import { Database } from '../../../shared/storage/database/database.js';
import { brand } from '../../../shared/kernel/brand.js';
import type { BriefingId, CallerId } from '../../../shared/kernel/identifiers.js';
import { pageOf, type Page } from '../../../shared/kernel/page.js';
import {
  artifactIdOf,
  BriefingReadModel,
  type ArtifactKind,
  type ArtifactPageQuery,
  type ProjectedArtifact,
  type ProjectedBriefing,
} from '../../application/ports/briefing-read-model.js';
import { ERASED } from '../../domain/briefing.js';
import { percentShown } from '../../domain/progress.js';
import { BY_SLUG, ID_OF, ONE, PAGE } from './briefing-read-model.sql.js';

interface ArtifactRow {
  id: string;
  quick_read_id: string;
  slug: string;
  percent: number;
  state: ProjectedBriefing['state'];
  created_at: number;
  updated_at: number;
  noted_percent: number | null;
  noted_at: number | null;
  kind: ArtifactKind;
}

const briefingOf = (row: Omit<ArtifactRow, 'kind'>): ProjectedBriefing => ({
  id: brand(row.id),
  quickReadId: brand(row.quick_read_id),
  slug: row.slug,
  state: row.state,
  percent: percentShown(row.percent, row.noted_percent),
  createdAt: row.created_at,
  updatedAt: Math.max(row.updated_at, row.noted_at ?? 0),
});

const artifactOf = (row: ArtifactRow): ProjectedArtifact => ({ kind: row.kind, briefing: briefingOf(row) });

@Injectable()
export class TypeormBriefingReadModel extends BriefingReadModel {
  constructor(private readonly database: Database) {
    super();
  }

  override async list(owner: CallerId, { kind, after, limit }: ArtifactPageQuery): Promise<Page<ProjectedArtifact>> {
    const rows = await this.database.query<ArtifactRow>(
      PAGE,
      [owner, kind, after?.at ?? null, after?.id ?? null, limit + 1, ERASED],
      'briefing.read-model-list',
    );
    return pageOf(rows.map(artifactOf), limit, (row) => ({ at: row.briefing.createdAt, id: artifactIdOf(row) }));
  }

  override async find(owner: CallerId, id: string): Promise<ProjectedArtifact | null> {
    const [row] = await this.database.query<ArtifactRow>(ONE, [id, owner, ERASED], 'briefing.read-model-find');
    return row === undefined ? null : artifactOf(row);
  }

  override async briefingIdOf(artifactId: string): Promise<BriefingId | null> {
    const [row] = await this.database.query<{ id: string }>(ID_OF, [artifactId], 'briefing.read-model-id');
    return row === undefined ? null : brand(row.id);
  }

  override async bySlug(slug: string): Promise<ProjectedBriefing | null> {
    const [row] = await this.database.query<ArtifactRow>(BY_SLUG, [slug, ERASED], 'briefing.read-model-slug');
    return row === undefined ? null : briefingOf(row);
  }
}
