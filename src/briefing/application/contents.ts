import { Injectable } from '@nestjs/common';
import type { EpochMs } from '../../shared/kernel/clock.js';
import type { CorrectionFile } from '../domain/correcting/correction.js';
import { standing } from '../domain/correcting/recorded.js';
import type { Script } from '../domain/script.js';
import { DamageReports } from './damage-reports.js';
import type { ProjectedBriefing } from './ports/briefing-read-model.js';
import { BriefingFiles, LostContent } from './ports/media/briefing-files.js';
import type { Recording } from './ports/speech/recording-studio.js';

/** A change of what a briefing cites, and when it was seen. */
export interface NoticedCorrection extends CorrectionFile {
  readonly noticedAt: EpochMs;
}

/** What is inside a briefing, as far as it is made. */
export interface Contents {
  readonly script: Script | null;
  readonly recording: Recording | null;
  /** What sources have changed of what it cites, and what stands now; newest last. */
  readonly corrections: readonly NoticedCorrection[];
}

/** Opens the files of a briefing. Several queries show the same contents. */
@Injectable()
export class ContentsReader {
  constructor(
    private readonly files: BriefingFiles,
    private readonly damage: DamageReports,
  ) {}

  /** Throws LostContent, after it was reported: for readers who can do without. */
  async find(briefing: ProjectedBriefing): Promise<Contents> {
    try {
      return await this.read(briefing);
    } catch (error) {
      if (error instanceof LostContent) await this.damage.report(briefing.id, error.key, error.how);
      throw error;
    }
  }

  /** Throws FileDamaged, FileLost. */
  async of(briefing: ProjectedBriefing): Promise<Contents> {
    return await this.read(briefing).catch((error: unknown) => this.damage.refuse(briefing.id, error));
  }

  private async read({ state }: ProjectedBriefing): Promise<Contents> {
    const script = 'composed' in state ? await this.files.json<Script>(state.composed.script) : null;
    const recording = state.status === 'ready' ? await this.files.json<Recording>(state.recorded.timeline) : null;
    return { script, recording, corrections: await this.correctionsOf(state) };
  }

  private async correctionsOf(state: ProjectedBriefing['state']): Promise<readonly NoticedCorrection[]> {
    if (state.status !== 'ready') return [];
    const found = standing(state.corrections ?? []).map(async ({ correction, noticedAt }) => {
      try {
        return [{ ...(await this.files.json<CorrectionFile>(correction)), noticedAt }];
      } catch (error) {
        // The briefing can be heard without it; auditors are told what happened to the file.
        if (error instanceof LostContent) return [];
        throw error;
      }
    });
    return (await Promise.all(found)).flat();
  }
}
