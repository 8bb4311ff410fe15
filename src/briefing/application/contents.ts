import { Injectable } from '@nestjs/common';
import type { Script } from '../domain/script.js';
import type { ProjectedBriefing } from './ports/briefing-read-model.js';
import { BriefingFiles } from './ports/briefing-files.js';
import type { Recording } from './ports/recording-studio.js';

/** What is inside a briefing, as far as it is made. */
export interface Contents {
  readonly script: Script | null;
  readonly recording: Recording | null;
}

/** Opens the files of a briefing. Several queries show the same contents. */
@Injectable()
export class ContentsReader {
  constructor(private readonly files: BriefingFiles) {}

  async of({ state }: ProjectedBriefing): Promise<Contents> {
    const script = 'composed' in state ? await this.files.json<Script>(state.composed.script) : null;
    const recording = state.status === 'ready' ? await this.files.json<Recording>(state.recorded.timeline) : null;
    return { script, recording };
  }
}
