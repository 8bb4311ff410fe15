import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { brand } from '../../../shared/kernel/brand.js';
import { Ids, type BriefingId, type CallerId } from '../../../shared/kernel/identifiers.js';
import type { Script } from '../../domain/script.js';
import { BriefingHistory } from '../ports/briefing-history.js';
import { BriefingFiles } from '../ports/media/briefing-files.js';
import { RecordingSession } from '../recording-session.js';

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
  constructor(
    private readonly history: BriefingHistory,
    private readonly files: BriefingFiles,
    private readonly session: RecordingSession,
    private readonly ids: Ids,
  ) {}

  async execute({ briefingId, signal }: RecordSpeech): Promise<void> {
    const state = await this.history.record(briefingId, { type: 'StartRecording' }, 'studio');
    if (state.status !== 'rendering') return;
    const script = await this.files.json<Script>(state.composed.script);
    const owner = brand<CallerId>(state.requested.owner);
    await this.files.withFolder(async (folder) => {
      const framesFile = `${folder}/frames`;
      const recording = await this.session.record(script, { briefingId, owner, framesFile, signal });
      const frames = await this.files.keepFile(briefingId, 'frames', framesFile);
      // It holds what was said; without the random part, who knows the script could try it until the hash agrees.
      const kept = { nonce: this.ids.secretSlug(), ...recording };
      const timeline = await this.files.keepJson(briefingId, 'timeline', kept);
      const { durationMs, engine } = recording;
      const data = { frames, timeline, durationMs, engine };
      await this.history.record(briefingId, { type: 'RecordSpeech', data }, 'studio');
    });
  }
}
