import { Injectable } from '@nestjs/common';
import type { BriefingId, CallerId } from '../../shared/kernel/identifiers.js';
import type { BriefingInShort } from '../api.js';
import { BriefingReadModel, type ProjectedArtifact } from './ports/briefing-read-model.js';
import { PlaybackStore } from './ports/playback-store.js';

/** What a list says of briefings that can be heard, and how much of them their owner has heard. Opens no file. */
@Injectable()
export class BriefingsInShort {
  constructor(
    private readonly readModel: BriefingReadModel,
    private readonly playbacks: PlaybackStore,
  ) {}

  async of(owner: CallerId, ids: readonly BriefingId[]): Promise<ReadonlyMap<BriefingId, BriefingInShort>> {
    const [played, found] = await Promise.all([
      this.playbacks.of(owner, ids),
      Promise.all(ids.map((id) => this.readModel.find(owner, id))),
    ]);
    const briefings = new Map<BriefingId, BriefingInShort>();
    for (const { id, state } of found.flatMap(briefingIn)) {
      if (state.status !== 'ready') continue;
      const playback = played.get(id);
      briefings.set(id, {
        title: state.composed.title,
        language: state.requested.request.language,
        durationMs: state.published.durationMs,
        positionMs: playback?.positionMs ?? 0,
        finished: playback?.finished ?? false,
      });
    }
    return briefings;
  }
}

const briefingIn = (found: ProjectedArtifact | null): readonly ProjectedArtifact['briefing'][] =>
  found === null ? [] : [found.briefing];
