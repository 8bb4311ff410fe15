import { availableParallelism, loadavg } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common';
import { ProcessSettings } from '../../../config/process-settings.js';
import { RecordingStudio } from '../../application/ports/speech/recording-studio.js';
import { ScriptWriter } from '../../application/ports/script-writer.js';

/** Requests that waited for the start come first. */
const AFTER_MS = 1_000;

/** Makes the first briefing after a start as fast as the others: the voices, then, where nobody else needs the processor, the composer. */
@Injectable()
export class WarmUp implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly stopping = new AbortController();

  constructor(
    private readonly studio: RecordingStudio,
    private readonly writer: ScriptWriter,
    private readonly process: ProcessSettings,
  ) {}

  onApplicationBootstrap(): void {
    if (this.process.role !== 'api' && this.process.warmUp) void this.prepare().catch(() => {});
  }

  beforeApplicationShutdown(): void {
    this.stopping.abort();
  }

  private async prepare(): Promise<void> {
    await this.studio.warmUp();
    await sleep(AFTER_MS, undefined, { signal: this.stopping.signal, ref: false });
    if ((loadavg()[0] ?? 0) < availableParallelism()) await this.writer.warmUp();
  }
}
