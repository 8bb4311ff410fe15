import { Injectable } from '@nestjs/common';
import { type BriefingId, type CallerId, Database, Repositories, UnitOfWork } from 'podcast-briefings/extension';
import { KnownBriefings } from '../../application/ports/known-briefings.js';
import type { KnownBriefing } from '../../domain/known-briefing.js';
import { briefings } from './highlight-rows.js';

const WITHOUT_HIGHLIGHTS = `
  select id from highlights.briefing b
  where owner_id = $1 and not exists
    (select from highlights.highlight h where h.owner_id = b.owner_id and h.briefing_id = b.id)
  order by at desc, id limit $2`;

@Injectable()
export class TypeormKnownBriefings extends KnownBriefings {
  constructor(
    private readonly repositories: Repositories,
    private readonly database: Database,
    private readonly unitOfWork: UnitOfWork,
  ) {
    super();
  }

  override withLock<T>(id: BriefingId, work: (known: KnownBriefing | null) => Promise<T>): Promise<T> {
    return this.unitOfWork.run(async () => {
      // A row lock would not do: the first fact finds no row to lock.
      await this.database.lock(`highlights.briefing ${id}`);
      return work(await this.rows.findOneBy({ id }));
    });
  }

  override async save(briefing: KnownBriefing): Promise<void> {
    await this.rows.upsert(briefing, ['id']);
  }

  override async withoutHighlights(owner: CallerId, limit: number): Promise<readonly BriefingId[]> {
    const rows = await this.database.query<{ id: BriefingId }>(WITHOUT_HIGHLIGHTS, [owner, limit]);
    return rows.map(({ id }) => id);
  }

  private get rows() {
    return this.repositories.of(briefings);
  }
}
