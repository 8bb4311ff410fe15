import { Injectable } from '@nestjs/common';
import { HostCatalogue } from '../../shared/kernel/host-catalogue.js';
import type { Host } from '../../shared/kernel/host.js';
import type { BriefingId } from '../../shared/kernel/identifiers.js';
import type { Language } from '../../shared/kernel/language.js';
import { inPesos } from '../domain/pesos.js';
import { pacedLines, withAsides } from '../domain/programme.js';
import { percentWhileRecording } from '../domain/progress.js';
import type { Script } from '../domain/script.js';
import { ProgressStore } from './ports/progress-store.js';
import { RecordingStudio, type Recording } from './ports/recording-studio.js';
import { VoiceMeasuring } from './voice-measuring.js';

/** Where a session leads, and until when. */
export interface SessionTerms {
  readonly briefingId: BriefingId;
  readonly framesFile: string;
  readonly signal: AbortSignal;
}

/** Has a script spoken by its hosts, and tells how far it is. */
@Injectable()
export class RecordingSession {
  constructor(
    private readonly studio: RecordingStudio,
    private readonly progress: ProgressStore,
    private readonly catalogue: HostCatalogue,
    private readonly voices: VoiceMeasuring,
  ) {}

  /** As `RecordingStudio.record`. */
  async record(script: Script, { briefingId, framesFile, signal }: SessionTerms): Promise<Recording> {
    const request = {
      language: script.language,
      hosts: script.hosts.map(({ id }, index) => this.hostOf(id, script.language, index)),
      lines: withAsides(script, inPesos(script, pacedLines(script))),
      onProgress: (done: number, total: number) =>
        this.progress.note(briefingId, percentWhileRecording(done / Math.max(1, total))),
      signal,
    };
    const recording = await this.studio.record(request, framesFile);
    await this.voices.learn(script, recording);
    return recording;
  }

  /** Somebody else speaks for a host who is no longer in the catalogue. */
  private hostOf(id: string, language: Language, index: number): Host {
    const usual = this.catalogue.defaultsOf(language);
    const host = this.catalogue.byId(id) ?? usual[index % usual.length];
    if (host === undefined) throw new Error(`There is no host in ${language}.`);
    return host;
  }
}
