import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { CallerId } from '../../../shared/kernel/identifiers.js';
import type { Page } from '../../../shared/kernel/page.js';
import { PlaybackStore, type KeptPlayback, type PlaybackPageQuery } from '../ports/playback-store.js';

/** How far a caller has listened, what they played last first. */
export class ListPlaybacks extends Query<Page<KeptPlayback>> {
  constructor(
    readonly owner: CallerId,
    readonly page: PlaybackPageQuery,
  ) {
    super();
  }
}

@QueryHandler(ListPlaybacks)
export class ListPlaybacksHandler implements IQueryHandler<ListPlaybacks> {
  constructor(private readonly playbacks: PlaybackStore) {}

  execute({ owner, page }: ListPlaybacks): Promise<Page<KeptPlayback>> {
    return this.playbacks.list(owner, page);
  }
}
