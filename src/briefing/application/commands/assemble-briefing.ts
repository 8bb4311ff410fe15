import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { BriefingId } from '../../../shared/kernel/identifiers.js';
import { slugOf, type Briefing } from '../../domain/briefing.js';
import type { Script } from '../../domain/script.js';
import { audioChapters, audioTags, coverWords } from '../../domain/audio-metadata.js';
import { digitalSourceOf } from '../../domain/provenance.js';
import { BriefingHistory } from '../ports/briefing-history.js';
import { CoverArtist } from '../ports/media/cover-artist.js';
import { BriefingFiles } from '../ports/media/briefing-files.js';
import { AudioPackager } from '../ports/speech/audio-packager.js';
import type { Recording } from '../ports/speech/recording-studio.js';

/** The last step of a production: cover, tags, chapters and sound become one file, and the briefing is published. */
export class AssembleBriefing extends Command<void> {
  constructor(
    readonly briefingId: BriefingId,
    /** Where the service is reached, for the link in the file. */
    readonly baseUrl: string,
  ) {
    super();
  }
}

type Assembling = Extract<Briefing, { status: 'assembling' }>;

@CommandHandler(AssembleBriefing)
export class AssembleBriefingHandler implements ICommandHandler<AssembleBriefing> {
  constructor(
    private readonly history: BriefingHistory,
    private readonly files: BriefingFiles,
    private readonly coverArtist: CoverArtist,
    private readonly packager: AudioPackager,
  ) {}

  async execute({ briefingId, baseUrl }: AssembleBriefing): Promise<void> {
    const state = await this.history.load(briefingId);
    if (state.status !== 'assembling') return;
    const script = await this.files.json<Script>(state.composed.script);
    const recording = await this.files.json<Recording>(state.recorded.timeline);
    const cover = await this.paint(script, state);
    await this.files.withFolder(async (folder) => {
      const framesFile = `${folder}/frames`;
      await this.files.copyTo(state.recorded.frames, framesFile);
      const tags = {
        ...audioTags(script, state.requested, `${baseUrl}/b/${slugOf(state)}`),
        digitalSource: digitalSourceOf(script, recording),
      };
      const input = { framesFile, recording, tags, chapters: audioChapters(script, recording), cover };
      const { durationMs } = await this.packager.package(input, `${folder}/audio.mp3`);
      const audio = await this.files.keepFile(briefingId, 'audio.mp3', `${folder}/audio.mp3`);
      const kept = await this.files.keepBytes(briefingId, 'cover.jpg', cover);
      const data = { audio, cover: kept, durationMs };
      await this.history.record(briefingId, { type: 'PublishBriefing', data }, 'assembly');
    });
  }

  private paint(script: Script, { requested }: Assembling): Promise<Uint8Array> {
    return this.coverArtist.paint(coverWords(script, requested));
  }
}
