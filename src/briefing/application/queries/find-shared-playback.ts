import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { BriefingId, CallerId } from '../../../shared/kernel/identifiers.js';
import { BriefingReadModel } from '../ports/briefing-read-model.js';
import { PlaybackStore, type KeptPlayback } from '../ports/playback-store.js';

/** A briefing that who asks owns and can listen to. */
export interface OwnPlayback {
  readonly briefingId: BriefingId;
  /** null: not played yet, as far as players have told. */
  readonly playback: KeptPlayback | null;
}

/** How far the owner has listened to the briefing behind a public link; null for everybody else. */
export class FindSharedPlayback extends Query<OwnPlayback | null> {
  constructor(
    readonly slug: string,
    readonly visitor: CallerId | null,
  ) {
    super();
  }
}

@QueryHandler(FindSharedPlayback)
export class FindSharedPlaybackHandler implements IQueryHandler<FindSharedPlayback> {
  constructor(
    private readonly readModel: BriefingReadModel,
    private readonly playbacks: PlaybackStore,
  ) {}

  async execute({ slug, visitor }: FindSharedPlayback): Promise<OwnPlayback | null> {
    if (visitor === null) return null;
    const briefing = await this.readModel.bySlug(slug);
    if (briefing?.state.status !== 'ready' || briefing.state.requested.owner !== visitor) return null;
    return { briefingId: briefing.id, playback: await this.playbacks.find(visitor, briefing.id) };
  }
}
