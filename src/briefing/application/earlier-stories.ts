import { Injectable } from '@nestjs/common';
import { brand } from '../../shared/kernel/brand.js';
import {
  REMEMBERED,
  rememberedSince,
  toldBy,
  type EarlierBriefing,
  type ToldStory,
} from '../domain/composing/memory/told-story.js';
import type { EventOf } from '../domain/events.js';
import type { Script } from '../domain/script.js';
import { BriefingFiles, LostContent } from './ports/briefing-files.js';
import { BriefingReadModel, type ProjectedArtifact } from './ports/briefing-read-model.js';

/** Failed ones and those in production are among the newest, too. */
const LOOKED_AT = 2 * REMEMBERED.briefings;

/** What the owner of a briefing has heard in those that were ready before it was composed. */
@Injectable()
export class EarlierStories {
  constructor(
    private readonly readModel: BriefingReadModel,
    private readonly files: BriefingFiles,
  ) {}

  /** Newest first; none where the request does not want to remember. */
  async toldBefore({
    owner,
    request,
    requestedAt,
  }: EventOf<'BriefingRequested'>['data']): Promise<readonly ToldStory[]> {
    if (!request.memory) return [];
    const newest = { kind: 'audio_brief', after: null, limit: LOOKED_AT } as const;
    const { rows } = await this.readModel.list(brand(owner), newest);
    const ready = rows.filter(({ briefing }) => briefing.createdAt > rememberedSince(requestedAt)).map(scriptOf);
    const found = ready.flatMap((script) => script ?? []).slice(0, REMEMBERED.briefings);
    const scripts = await Promise.all(found.map((one) => this.open(one)));
    return toldBy(scripts.flatMap((script) => script ?? []));
  }

  /** A script whose file is gone is not remembered. */
  private async open({ id, requestedAt, script }: KeptScript): Promise<EarlierBriefing | null> {
    try {
      return { id, requestedAt, script: await this.files.json<Script>(script) };
    } catch (error) {
      if (error instanceof LostContent) return null;
      throw error;
    }
  }
}

type KeptScript = NonNullable<ReturnType<typeof scriptOf>>;

function scriptOf({ briefing: { id, state } }: ProjectedArtifact) {
  if (state.status !== 'ready') return null;
  return { id, requestedAt: state.requested.requestedAt, script: state.composed.script };
}
