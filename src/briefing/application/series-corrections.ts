import { Injectable } from '@nestjs/common';
import type { CallerId } from '../../shared/kernel/identifiers.js';
import type { SeriesCorrection } from '../api.js';
import type { CorrectionFile } from '../domain/correcting/correction.js';
import { standing } from '../domain/correcting/recorded.js';
import type { EventOf } from '../domain/events.js';
import { BriefingFiles, LostContent } from './ports/media/briefing-files.js';
import { BriefingReadModel, type ProjectedArtifact } from './ports/briefing-read-model.js';

/** Whoever heard more episodes than this since then has other news to hear. */
const LOOKED_AT = 50;

interface Noted {
  readonly told: Pick<SeriesCorrection, 'briefingId' | 'slug' | 'title'>;
  readonly correction: EventOf<'CitationCorrected'>['data'];
}

/** What sources have changed of what the newest episodes of a series say. One query, and a file for each answer. */
@Injectable()
export class SeriesCorrections {
  constructor(
    private readonly readModel: BriefingReadModel,
    private readonly files: BriefingFiles,
  ) {}

  /** Those first that were noticed last. */
  async of(owner: CallerId, series: string, limit: number): Promise<readonly SeriesCorrection[]> {
    const newest = { kind: 'audio_brief', after: null, limit: LOOKED_AT, series, statuses: ['ready'] } as const;
    const { rows } = await this.readModel.list(owner, newest);
    const noted = rows.flatMap(notedOf).toSorted((a, b) => b.correction.noticedAt - a.correction.noticedAt);
    return (await Promise.all(noted.slice(0, limit).map((one) => this.opened(one)))).flat();
  }

  private async opened({ told, correction }: Noted): Promise<readonly SeriesCorrection[]> {
    const { kind, noticedAt } = correction;
    if (kind === 'restored') return [];
    try {
      const file = await this.files.json<CorrectionFile>(correction.correction);
      const { itemId, title, sourceTitle, url, language, sentences } = file;
      return [{ ...told, itemId, kind, noticedAt, language, source: { title, sourceTitle, url }, sentences }];
    } catch (error) {
      // The others can be told without it; auditors are told what happened to the file.
      if (error instanceof LostContent) return [];
      throw error;
    }
  }
}

function notedOf({ briefing: { id, slug, state } }: ProjectedArtifact): readonly Noted[] {
  if (state.status !== 'ready') return [];
  const told = { briefingId: id, slug, title: state.composed.title };
  return standing(state.corrections ?? []).map((correction) => ({ told, correction }));
}
