import { Injectable } from '@nestjs/common';
import type { CallerId } from '../../shared/kernel/identifiers.js';
import { everyRow } from '../../shared/kernel/page.js';
import { BriefingReadModel, type ProjectedBriefing } from './ports/briefing-read-model.js';
import { OwnerEncryption } from './ports/owner-encryption.js';
import { PlaybackStore } from './ports/playback-store.js';

/** What somebody asked for, in their own words, and how far they have listened. Sound and texts are on the pages. */
@Injectable()
export class BriefingExport {
  constructor(
    private readonly encryption: OwnerEncryption,
    private readonly readModel: BriefingReadModel,
    private readonly playbacks: PlaybackStore,
  ) {}

  async of(caller: CallerId): Promise<object> {
    const asked = await everyRow((after) => this.readModel.list(caller, { kind: 'audio_brief', after, limit: 50 }));
    const briefings: object[] = [];
    for (const { briefing } of asked) briefings.push(await this.exported(caller, briefing));
    return { briefings, playback: await everyRow((after) => this.playbacks.list(caller, { after, limit: 100 })) };
  }

  private async exported(caller: CallerId, briefing: ProjectedBriefing): Promise<object> {
    const { id, state, createdAt, updatedAt } = briefing;
    const { sealedWords, ...request } = state.requested.request;
    const words = await this.encryption.decrypt(caller, sealedWords);
    return { id, status: state.status, createdAt, updatedAt, request: { ...words, ...request } };
  }
}
