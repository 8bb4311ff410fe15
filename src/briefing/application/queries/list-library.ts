import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { CallerId } from '../../../shared/kernel/identifiers.js';
import type { Page } from '../../../shared/kernel/page.js';
import { BriefingReadModel, type ArtifactPageQuery, type ProjectedBriefing } from '../ports/briefing-read-model.js';
import { OwnerEncryption } from '../ports/owner-encryption.js';
import { PlaybackStore, type KeptPlayback } from '../ports/playback-store.js';

/** A briefing as its owner keeps it. */
export interface KeptBriefing {
  readonly briefing: ProjectedBriefing;
  /** In the words of its owner; empty: nothing in particular, or nobody can read it any more. */
  readonly userRequest: string;
  /** null: not played yet, as far as players have told. */
  readonly playback: KeptPlayback | null;
}

/** An owner's briefings, newest first, with what they asked for and how far they have listened. */
export class ListLibrary extends Query<Page<KeptBriefing>> {
  constructor(
    readonly owner: CallerId,
    readonly page: Omit<ArtifactPageQuery, 'kind'>,
  ) {
    super();
  }
}

@QueryHandler(ListLibrary)
export class ListLibraryHandler implements IQueryHandler<ListLibrary> {
  constructor(
    private readonly readModel: BriefingReadModel,
    private readonly encryption: OwnerEncryption,
    private readonly playbacks: PlaybackStore,
  ) {}

  async execute({ owner, page }: ListLibrary): Promise<Page<KeptBriefing>> {
    const { rows, next } = await this.readModel.list(owner, { ...page, kind: 'audio_brief' });
    const briefings = rows.map(({ briefing }) => briefing);
    const played = await this.playbacks.of(
      owner,
      briefings.map(({ id }) => id),
    );
    const kept = briefings.map(async (briefing) => ({
      briefing,
      userRequest: await this.requestOf(owner, briefing),
      playback: played.get(briefing.id) ?? null,
    }));
    return { rows: await Promise.all(kept), next };
  }

  private async requestOf(owner: CallerId, { state }: ProjectedBriefing): Promise<string> {
    return (await this.encryption.decrypt(owner, state.requested.request.sealedWords)).userRequest;
  }
}
