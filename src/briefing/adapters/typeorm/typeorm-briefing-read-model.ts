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
import { ERASED, HIDDEN, type ListedStatus } from '../../domain/briefing.js';
import { briefingOf, type BriefingRow } from './briefing-rows.js';
import { BY_SLUG, ID_OF, ONE, page } from './briefing-read-model.sql.js';

interface ArtifactRow extends BriefingRow {
  kind: ArtifactKind;
}

/** As a pattern in which nothing means anything but itself. */
const containing = (words: string): string => `%${words.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

const artifactOf = (row: ArtifactRow): ProjectedArtifact => ({ kind: row.kind, briefing: briefingOf(row) });

interface ListedRow extends Omit<ArtifactRow, 'state'> {
  /** null: that of the row before, which is of the same briefing. */
  state: ArtifactRow['state'] | null;
}

/** In the order of the rows. */
function artifactsOf(rows: readonly ListedRow[]): ProjectedArtifact[] {
  let before: ArtifactRow['state'] | null = null;
  return rows.flatMap((row) => {
    const state = row.state ?? before;
    before = state;
    return state === null ? [] : [artifactOf({ ...row, state })];
  });
}

@Injectable()
export class TypeormBriefingReadModel extends BriefingReadModel {
  constructor(private readonly database: Database) {
    super();
  }

  override async list(
    owner: CallerId,
    { kind, after, limit, series, statuses, title, deleted = false }: ArtifactPageQuery,
  ): Promise<Page<ProjectedArtifact>> {
    const { sql, values, name } = page({ series, statuses, title: title && containing(title) });
    const params = [owner, kind, after?.at ?? null, after?.id ?? null, limit + 1, deleted ? [ERASED] : HIDDEN];
    const rows = await this.database.query<ListedRow>(sql, [...params, ...values], `briefing.read-model-list ${name}`);
    return pageOf(artifactsOf(rows), limit, (row) => ({ at: row.briefing.createdAt, id: artifactIdOf(row) }));
  }

  override find(owner: CallerId, id: string): Promise<ProjectedArtifact | null> {
    return this.one(owner, id, HIDDEN);
  }

  override findDeletedToo(owner: CallerId, id: string): Promise<ProjectedArtifact | null> {
    return this.one(owner, id, [ERASED]);
  }

  override async briefingIdOf(artifactId: string): Promise<BriefingId | null> {
    const [row] = await this.database.query<{ id: string }>(ID_OF, [artifactId], 'briefing.read-model-id');
    return row === undefined ? null : brand(row.id);
  }

  override async bySlug(slug: string): Promise<ProjectedBriefing | null> {
    const [row] = await this.database.query<ArtifactRow>(BY_SLUG, [slug, HIDDEN], 'briefing.read-model-slug');
    return row === undefined ? null : briefingOf(row);
  }

  private async one(owner: CallerId, id: string, hidden: readonly ListedStatus[]): Promise<ProjectedArtifact | null> {
    const [row] = await this.database.query<ArtifactRow>(ONE, [id, owner, hidden], 'briefing.read-model-find');
    return row === undefined ? null : artifactOf(row);
  }
}
