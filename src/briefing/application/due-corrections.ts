import { Injectable } from '@nestjs/common';
import { brand } from '../../shared/kernel/brand.js';
import type { CorrectionFile } from '../domain/correcting/correction.js';
import { standing } from '../domain/correcting/recorded.js';
import { dueOf, untold, type DueCorrection, type NotedCorrection } from '../domain/composing/memory/due-correction.js';
import { REMEMBERED, rememberedSince } from '../domain/composing/memory/told-story.js';
import type { EventOf, MediaRef } from '../domain/events.js';
import type { Script } from '../domain/script.js';
import { BriefingFiles, LostContent } from './ports/media/briefing-files.js';
import { BriefingReadModel, type ProjectedArtifact } from './ports/briefing-read-model.js';

const LOOKED_AT = 2 * REMEMBERED.briefings;

interface Noted extends NotedCorrection {
  readonly file: MediaRef;
}

/** What sources changed of what the owner heard in earlier briefings of a series, or outside any, and was not told yet. */
@Injectable()
export class DueCorrections {
  constructor(
    private readonly readModel: BriefingReadModel,
    private readonly files: BriefingFiles,
  ) {}

  /** None where the request does not want to remember: what was said earlier is not spoken of then. */
  async of({ owner, request, requestedAt }: EventOf<'BriefingRequested'>['data']): Promise<readonly DueCorrection[]> {
    if (!request.memory) return [];
    const newest = { kind: 'audio_brief', after: null, limit: LOOKED_AT, series: request.series } as const;
    const { rows } = await this.readModel.list(brand(owner), newest);
    const ready = rows.filter(({ briefing }) => briefing.createdAt > rememberedSince(requestedAt)).flatMap(readyOf);
    const noted = ready.flatMap(({ noted: of }) => of);
    if (noted.length === 0) return [];
    const scripts = await Promise.all(ready.map(({ script }) => this.open<Script>(script)));
    const due = untold(
      noted,
      scripts.flatMap((script) => script ?? []),
    );
    const files = await Promise.all(due.map(({ file }) => this.open<CorrectionFile>(file)));
    return due.flatMap((one, index) => {
      const file = files[index] ?? null;
      return file === null ? [] : (dueOf(one, file) ?? []);
    });
  }

  /** null: the file is gone, and with it what was to be said. */
  private async open<T>(file: MediaRef): Promise<T | null> {
    try {
      return await this.files.json<T>(file);
    } catch (error) {
      if (error instanceof LostContent) return null;
      throw error;
    }
  }
}

function readyOf({ briefing: { id, state } }: ProjectedArtifact) {
  if (state.status !== 'ready') return [];
  const toldAt = state.requested.requestedAt;
  const noted = standing(state.corrections ?? []).map(({ itemId, noticedAt, correction: file }): Noted => ({
    briefingId: id,
    toldAt,
    noticedAt,
    itemId,
    file,
  }));
  return [{ script: state.composed.script, noted }];
}
