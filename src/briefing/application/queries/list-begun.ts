import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { CallerId } from '../../../shared/kernel/identifiers.js';
import { isBegun } from '../../domain/playback.js';
import { BriefingReadModel, type ProjectedBriefing } from '../ports/briefing-read-model.js';
import { PlaybackStore, type KeptPlayback } from '../ports/playback-store.js';

/** So many of what was played last are looked at. */
const LOOKED_AT = 20;

/** A briefing that somebody stopped in the middle of. */
export interface BegunBriefing {
  readonly briefing: ProjectedBriefing;
  readonly playback: KeptPlayback;
}

/** What a caller can go on listening to, what they played last first. */
export class ListBegun extends Query<readonly BegunBriefing[]> {
  constructor(
    readonly owner: CallerId,
    readonly limit: number,
  ) {
    super();
  }
}

@QueryHandler(ListBegun)
export class ListBegunHandler implements IQueryHandler<ListBegun> {
  constructor(
    private readonly readModel: BriefingReadModel,
    private readonly playbacks: PlaybackStore,
  ) {}

  async execute({ owner, limit }: ListBegun): Promise<readonly BegunBriefing[]> {
    const { rows } = await this.playbacks.list(owner, { after: null, limit: LOOKED_AT });
    const begun: BegunBriefing[] = [];
    for (const playback of rows.filter(isBegun)) {
      if (begun.length === limit) break;
      const artifact = await this.readModel.find(owner, playback.briefingId);
      // Erased or deleted since.
      if (artifact?.briefing.state.status === 'ready') begun.push({ briefing: artifact.briefing, playback });
    }
    return begun;
  }
}
