import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { BriefingId } from '../../../shared/kernel/identifiers.js';
import type { Language } from '../../../shared/kernel/language.js';
import { inPesos } from '../../domain/pesos.js';
import { pacedLines } from '../../domain/programme.js';
import { HostCatalogue } from '../../../shared/kernel/host-catalogue.js';
import type { Host } from '../../../shared/kernel/host.js';
import { percentWhileRecording } from '../../domain/progress.js';
import type { Script } from '../../domain/script.js';
import { BriefingHistory } from '../ports/briefing-history.js';
import { BriefingFiles } from '../ports/briefing-files.js';
import { ProgressStore } from '../ports/progress-store.js';
import { RecordingStudio } from '../ports/recording-studio.js';

/** The second step of a production: the hosts speak the script. */
export class RecordSpeech extends Command<void> {
  constructor(
    readonly briefingId: BriefingId,
    readonly signal: AbortSignal,
  ) {
    super();
  }
}

@CommandHandler(RecordSpeech)
export class RecordSpeechHandler implements ICommandHandler<RecordSpeech> {
  // eslint-disable-next-line max-params
  constructor(
    private readonly history: BriefingHistory,
    private readonly files: BriefingFiles,
    private readonly studio: RecordingStudio,
    private readonly progress: ProgressStore,
    private readonly catalogue: HostCatalogue,
  ) {}

  async execute({ briefingId, signal }: RecordSpeech): Promise<void> {
    const state = await this.history.record(briefingId, { type: 'StartRecording' }, 'studio');
    if (state.status !== 'rendering') return;
    const script = await this.files.json<Script>(state.composed.script);
    await this.files.withFolder(async (folder) => {
      const framesFile = `${folder}/frames`;
      const recording = await this.studio.record({ ...this.partsOf(script, briefingId), signal }, framesFile);
      const frames = await this.files.keepFile(briefingId, 'frames', framesFile);
      const timeline = await this.files.keepJson(briefingId, 'timeline', recording);
      const { durationMs, engine } = recording;
      const data = { frames, timeline, durationMs, engine };
      await this.history.record(briefingId, { type: 'RecordSpeech', data }, 'studio');
    });
  }

  private partsOf(script: Script, briefingId: BriefingId) {
    return {
      language: script.language,
      hosts: script.hosts.map(({ id }, index) => this.hostOf(id, script.language, index)),
      lines: inPesos(script, pacedLines(script)),
      onProgress: (done: number, total: number) =>
        this.progress.note(briefingId, percentWhileRecording(done / Math.max(1, total))),
    };
  }

  /** Somebody else speaks for a host who is no longer in the catalogue. */
  private hostOf(id: string, language: Language, index: number): Host {
    const usual = this.catalogue.defaultsOf(language);
    const host = this.catalogue.byId(id) ?? usual[index % usual.length];
    if (host === undefined) throw new Error(`There is no host in ${language}.`);
    return host;
  }
}
