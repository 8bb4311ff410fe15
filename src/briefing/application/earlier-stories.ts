import { Injectable } from '@nestjs/common';
import { brand } from '../../shared/kernel/brand.js';
import type { BriefingId } from '../../shared/kernel/identifiers.js';
import {
  REMEMBERED,
  rememberedSince,
  toldBy,
  type EarlierBriefing,
  type ToldStory,
} from '../domain/composing/memory/told-story.js';
import { unheardStories } from '../domain/composing/memory/unheard-stories.js';
import type { EventOf } from '../domain/events.js';
import type { Script } from '../domain/script.js';
import { BriefingFiles, LostContent } from './ports/media/briefing-files.js';
import { BriefingReadModel, type ProjectedArtifact } from './ports/briefing-read-model.js';
import { PlaybackStore, type KeptPlayback } from './ports/playback-store.js';
import type { Recording } from './ports/speech/recording-studio.js';

/** Failed ones and those in production are among the newest, too. */
const LOOKED_AT = 2 * REMEMBERED.briefings;

/** What the owner of a briefing has heard in those of its series, or outside any, that were ready before it was composed. */
@Injectable()
export class EarlierStories {
  constructor(
    private readonly readModel: BriefingReadModel,
    private readonly files: BriefingFiles,
    private readonly playbacks: PlaybackStore,
  ) {}

  /** Newest first; none where the request does not want to remember. */
  async toldBefore({
    owner,
    request,
    requestedAt,
  }: EventOf<'BriefingRequested'>['data']): Promise<readonly ToldStory[]> {
    if (!request.memory) return [];
    const newest = {
      kind: 'audio_brief',
      after: null,
      limit: LOOKED_AT,
      series: request.series,
      deleted: true,
    } as const;
    const { rows } = await this.readModel.list(brand(owner), newest);
    const ready = rows.filter(({ briefing }) => briefing.createdAt > rememberedSince(requestedAt)).map(scriptOf);
    const found = ready.flatMap((script) => script ?? []).slice(0, REMEMBERED.briefings);
    const played = await this.playbacks.of(
      brand(owner),
      found.map(({ id }) => id),
    );
    const scripts = await Promise.all(found.map((one) => this.open(one, furthestIn(one, played))));
    return toldBy(scripts.flatMap((script) => script ?? []));
  }

  /** A script whose file is gone is not remembered. */
  private async open(
    { id, requestedAt, script: file, timeline, durationMs }: KeptScript,
    furthestMs: number | null,
  ): Promise<EarlierBriefing | null> {
    try {
      const script = await this.files.json<Script>(file);
      if (furthestMs === null || furthestMs >= durationMs) return { id, requestedAt, script };
      const { timings } = await this.files.json<Recording>(timeline);
      return { id, requestedAt, script, unheard: unheardStories(script, timings, furthestMs) };
    } catch (error) {
      if (error instanceof LostContent) return null;
      throw error;
    }
  }
}

type KeptScript = NonNullable<ReturnType<typeof scriptOf>>;

function scriptOf({ briefing: { id, state } }: ProjectedArtifact) {
  if (state.status !== 'ready') return null;
  const { requested, composed, recorded, published } = state;
  return {
    id,
    requestedAt: requested.requestedAt,
    script: composed.script,
    timeline: recorded.timeline,
    durationMs: published.durationMs,
  };
}

/** null: nothing is known of what the owner plays, so they may have heard all of it. */
const furthestIn = ({ id }: KeptScript, played: ReadonlyMap<BriefingId, KeptPlayback>): number | null =>
  played.size === 0 ? null : (played.get(id)?.furthestMs ?? 0);
