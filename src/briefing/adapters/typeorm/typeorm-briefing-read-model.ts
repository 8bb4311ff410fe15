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
import { percentShown } from '../../domain/progress.js';

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

const COLUMNS = `b.id, b.quick_read_id, b.slug, b.state, b.percent, b.created_at, b.updated_at,
  p.percent as noted_percent, p.noted_at`;
/** What the histories say, and how far the recording is between two events. */
const BRIEFINGS = 'briefing.briefing b left join briefing.progress p on p.briefing_id = b.id';
/** A row of the table is two artifacts. */
const ARTIFACTS = `${BRIEFINGS} cross join lateral
  (values ('audio_brief', b.id), ('briefing_page', b.quick_read_id)) a (kind, artifact_id)`;

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
      `select ${COLUMNS}, a.kind from ${ARTIFACTS}
       where b.owner = $1 and b.status <> 'erased' and ($2::text is null or a.kind = $2)
         and ($3::bigint is null or b.created_at <= $3 and (b.created_at, a.artifact_id) < ($3, $4::text collate "C"))
       order by b.created_at desc, a.artifact_id collate "C" desc limit $5`,
      [owner, kind, after?.at ?? null, after?.id ?? null, limit + 1],
      'briefing.read-model-list',
    );
    return pageOf(rows.map(artifactOf), limit, (row) => ({ at: row.briefing.createdAt, id: artifactIdOf(row) }));
  }

  override async find(owner: CallerId, id: string): Promise<ProjectedArtifact | null> {
    const [row] = await this.database.query<ArtifactRow>(
      `select ${COLUMNS}, a.kind from ${ARTIFACTS}
       where (b.id = $1 or b.quick_read_id = $1) and a.artifact_id = $1 and b.owner = $2 and b.status <> 'erased'`,
      [id, owner],
      'briefing.read-model-find',
    );
    return row === undefined ? null : artifactOf(row);
  }

  override async briefingIdOf(artifactId: string): Promise<BriefingId | null> {
    const [row] = await this.database.query<{ id: string }>(
      'select b.id from briefing.briefing b where b.id = $1 or b.quick_read_id = $1',
      [artifactId],
      'briefing.read-model-id',
    );
    return row === undefined ? null : brand(row.id);
  }

  override async bySlug(slug: string): Promise<ProjectedBriefing | null> {
    const [row] = await this.database.query<ArtifactRow>(
      `select ${COLUMNS} from ${BRIEFINGS} where b.slug = $1 and b.status <> 'erased'`,
      [slug],
      'briefing.read-model-slug',
    );
    return row === undefined ? null : briefingOf(row);
  }
}
