import { Injectable } from '@nestjs/common';
import type { BriefingId, CallerId } from '../../shared/kernel/identifiers.js';
import { percentWhileRecording } from '../domain/production/progress.js';
import type { Script } from '../domain/script.js';
import { ProgressStore } from './ports/progress-store.js';
import { RecordingStudio, type Recording } from './ports/speech/recording-studio.js';
import { RecordingRequests } from './recording-requests.js';
import { VoiceMeasuring } from './voice-measuring.js';

/** Where a session leads, and until when. */
export interface SessionTerms {
  readonly briefingId: BriefingId;
  readonly owner: CallerId;
  readonly framesFile: string;
  readonly signal: AbortSignal;
}

/** Has a script spoken by its hosts, and tells how far it is. */
@Injectable()
export class RecordingSession {
  constructor(
    private readonly requests: RecordingRequests,
    private readonly studio: RecordingStudio,
    private readonly progress: ProgressStore,
    private readonly voices: VoiceMeasuring,
  ) {}

  /** As `RecordingStudio.record`. */
  async record(script: Script, { briefingId, owner, framesFile, signal }: SessionTerms): Promise<Recording> {
    const request = {
      ...(await this.requests.of(script, owner)),
      onProgress: (done: number, total: number) =>
        this.progress.note(briefingId, percentWhileRecording(done / Math.max(1, total))),
      signal,
    };
    const recording = await this.studio.record(request, framesFile);
    await this.voices.learn(script, recording);
    return recording;
  }
}
