import { Injectable } from '@nestjs/common';
import { type BriefingId, type CallerId, Database, Repositories, UnitOfWork } from 'podcast-briefings/extension';
import { HighlightStore } from '../../application/ports/highlight-store.js';
import type { Highlight, NewHighlight } from '../../domain/highlight.js';
import { type HighlightRow, highlights } from './highlight-rows.js';

const toHighlight = ({ owner: _owner, ...highlight }: HighlightRow): Highlight => highlight;

/** Somebody who claims has kept the same sentences: these go first. */
const REMOVE_DOUBLES = `
  delete from highlights.highlight a using highlights.highlight b
  where a.owner_id = $1 and b.owner_id = $2 and a.briefing_id = b.briefing_id and a.sentence = b.sentence`;

@Injectable()
export class TypeormHighlightStore extends HighlightStore {
  constructor(
    private readonly repositories: Repositories,
    private readonly database: Database,
    private readonly unitOfWork: UnitOfWork,
  ) {
    super();
  }

  override async keep(owner: CallerId, highlight: NewHighlight): Promise<Highlight> {
    await this.rows
      .createQueryBuilder()
      .insert()
      .values({ owner, ...highlight })
      .orIgnore()
      .execute();
    const { briefingId, sentence } = highlight;
    return toHighlight(await this.rows.findOneByOrFail({ owner, briefingId, sentence }));
  }

  override async remove(owner: CallerId, id: string): Promise<boolean> {
    return (await this.rows.delete({ owner, id })).affected === 1;
  }

  override async list(owner: CallerId, limit: number): Promise<readonly Highlight[]> {
    const rows = await this.rows.find({ where: { owner }, order: { keptAt: 'desc', id: 'asc' }, take: limit });
    return rows.map(toHighlight);
  }

  override count(owner: CallerId): Promise<number> {
    return this.rows.countBy({ owner });
  }

  override async removeOf(briefingId: BriefingId): Promise<void> {
    await this.rows.delete({ briefingId });
  }

  override async removeAll(owner: CallerId): Promise<void> {
    await this.rows.delete({ owner });
  }

  override handOver(from: CallerId, to: CallerId): Promise<void> {
    return this.unitOfWork.run(async () => {
      await this.database.execute(REMOVE_DOUBLES, [from, to]);
      await this.rows.update({ owner: from }, { owner: to });
    });
  }

  private get rows() {
    return this.repositories.of(highlights);
  }
}
