import { devNull } from 'node:os';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { BriefingSettings } from '../../../../config/briefing-settings.js';
import { ChildProgram } from '../../../../shared/outbound/processes/child-program.js';
import { workerBeside } from '../../../../shared/outbound/processes/worker-entry.js';
import {
  RecordingStudio,
  type Readiness,
  type Recording,
  type RecordingRequest,
} from '../../../application/ports/recording-studio.js';
import type { StudioRequest } from './studio-protocol.js';
import { WARM_UP } from './warm-up.js';

/** How long the voices stay in memory after the last line. */
const IDLE_MS = 60_000;

/** eSpeak NG in a process of its own, with a pool of threads that speak, level and encode. */
@Injectable()
export class EspeakRecordingStudio extends RecordingStudio implements OnApplicationShutdown {
  private readonly studio: ChildProgram<StudioRequest, number>;

  constructor(config: BriefingSettings) {
    super();
    const entry = workerBeside(import.meta.url, 'studio');
    this.studio = new ChildProgram(entry, { idleMs: IDLE_MS, args: [String(config.speechThreads)] });
  }

  async record({ signal, onProgress, ...script }: RecordingRequest, toFile: string): Promise<Recording> {
    return this.studio.run<Recording>(
      { ask: 'record', script, toFile },
      {
        ...(signal === undefined ? {} : { signal }),
        onProgress: (done) => onProgress?.(done, script.lines.length),
      },
    );
  }

  async readiness(): Promise<Readiness> {
    try {
      return { ready: true, engine: await this.studio.run<string>({ ask: 'readiness' }) };
    } catch (error) {
      return { ready: false, reason: error instanceof Error ? error.message : String(error) };
    }
  }

  async warmUp(): Promise<void> {
    // Not being warm is no failure: a briefing that needs the voices says what is wrong with them.
    await this.record(WARM_UP, devNull).catch(() => {});
  }

  async onApplicationShutdown(): Promise<void> {
    await this.studio.close();
  }
}
