import { mkdtemp, rm } from 'node:fs/promises';
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
} from '../../../application/ports/speech/recording-studio.js';
import { HostVoices, type HostLine } from '../turns/host-voices.js';
import { creditsOf } from './credits.js';
import type { LineSound, LineSounds, StudioRecording, StudioRequest, Wording } from './studio-protocol.js';
import { WARM_UP } from './warm-up.js';

/** How long the voices stay in memory after the last line. */
const IDLE_MS = 60_000;

/**
 * Memory that V8's compiler has used stays with the arena of the thread that compiled, and glibc makes eight for each
 * processor: two arenas hold 45 MB less, and take no time. Other C libraries do not know the setting.
 */
const FEW_ARENAS = { MALLOC_ARENA_MAX: '2' };

/** What of a recording is done when engines of their own have spoken for hosts; levelling and encoding is the rest. */
const SPOKEN_SHARE = 0.8;

/**
 * A process of its own makes one file of a script, with a pool of threads that speak, level and encode. Hosts whose voice
 * another engine has are spoken by it before; what it does not speak, the default voices do.
 */
@Injectable()
export class ChildRecordingStudio extends RecordingStudio implements OnApplicationShutdown {
  private readonly studio: ChildProgram<StudioRequest, number>;

  constructor(
    config: BriefingSettings,
    private readonly voices: HostVoices,
  ) {
    super();
    const entry = workerBeside(import.meta.url, 'studio');
    const args = [
      String(config.speechThreads),
      ...(config.speechBells ? [] : ['no-bells']),
      ...(config.speechBreaths ? [] : ['no-breaths']),
    ];
    this.studio = new ChildProgram(entry, { idleMs: IDLE_MS, args, env: FEW_ARENAS });
  }

  async record(request: RecordingRequest, toFile: string): Promise<Recording> {
    if (!this.voices.areNeeded(request.hosts)) return credited(await this.mix(request, {}, toFile), []);
    const folder = await mkdtemp(`${toFile}-turns-`);
    try {
      const total = request.lines.length;
      const lines = await this.spoken(request, folder);
      const onProgress = (done: number): void =>
        request.onProgress?.(Math.floor(total * SPOKEN_SHARE + done * (1 - SPOKEN_SHARE)), total);
      return credited(await this.mix({ ...request, onProgress }, soundsOf(lines), toFile), lines);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
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
    await this.mix(WARM_UP, {}, devNull).catch(() => {});
  }

  async onApplicationShutdown(): Promise<void> {
    await this.studio.close();
  }

  /** The lines of hosts whose voice another engine has. */
  private async spoken(request: RecordingRequest, folder: string): Promise<readonly HostLine[]> {
    const { signal, onProgress, ...script } = request;
    const wordings = await this.studio.run<readonly Wording[]>({ ask: 'wordings', script }, signal && { signal });
    const onSpoken = (lines: number): void => onProgress?.(Math.floor(lines * SPOKEN_SHARE), script.lines.length);
    return this.voices.speak({ script, wordings, folder }, request, onSpoken);
  }

  private mix(request: RecordingRequest, sounds: LineSounds, toFile: string): Promise<StudioRecording> {
    const { signal, onProgress, ...script } = request;
    return this.studio.run<StudioRecording>(
      { ask: 'record', script, sounds, toFile },
      {
        ...(signal === undefined ? {} : { signal }),
        onProgress: (done) => onProgress?.(done, script.lines.length),
      },
    );
  }
}

const credited = (recording: StudioRecording, lines: readonly HostLine[]): Recording => ({
  ...recording,
  ...creditsOf(recording, lines),
});

function soundsOf(lines: readonly HostLine[]): LineSounds {
  const spoken = lines.flatMap(({ index, sound }): readonly (readonly [number, LineSound])[] =>
    typeof sound === 'string' ? [] : [[index, sound]],
  );
  return Object.fromEntries(spoken);
}
