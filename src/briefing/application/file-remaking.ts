import { Injectable } from '@nestjs/common';
import { audioChapters, audioTags, coverWords } from '../domain/audio-metadata.js';
import { slugOf, type Briefing } from '../domain/briefing.js';
import type { KeptFile } from '../domain/keeping/kept-files.js';
import { digitalSourceOf } from '../domain/provenance.js';
import type { Script } from '../domain/script.js';
import { BriefingFiles } from './ports/media/briefing-files.js';
import { CoverArtist } from './ports/media/cover-artist.js';
import { FileCare } from './ports/media/file-care.js';
import { AudioPackager, type AudioTags } from './ports/speech/audio-packager.js';
import type { Recording } from './ports/speech/recording-studio.js';

export type Finished = Extract<Briefing, { status: 'ready' }>;

export interface RemakingTerms {
  readonly state: Finished;
  /** Where the service is reached, for the link in the file. */
  readonly baseUrl: string;
  readonly folder: string;
}

/** Makes files of a finished briefing again, as they were: what comes out otherwise is not put into their place. */
@Injectable()
export class FileRemaking {
  constructor(
    private readonly files: BriefingFiles,
    private readonly care: FileCare,
    private readonly coverArtist: CoverArtist,
    private readonly packager: AudioPackager,
  ) {}

  /** False: what it follows from does not give it back. Throws LostContent when that is lost itself. */
  async remake({ kind, ref }: KeptFile, terms: RemakingTerms): Promise<boolean> {
    switch (kind) {
      case 'json':
        return await this.care.restoreFromCopy(ref);
      case 'cover':
        return await this.paint(ref, terms);
      case 'frames':
        return await this.cutFromAudio(terms);
      case 'audio':
        return await this.assemble(terms);
    }
  }

  private async paint(ref: KeptFile['ref'], { state }: RemakingTerms): Promise<boolean> {
    const jpeg = await this.coverArtist.paint(coverWords(await this.script(state), state.requested));
    return await this.care.restoreBytes(ref, jpeg);
  }

  /**
   * The file that listeners get ends with them: the sound is kept twice. Spoken again it would be another recording:
   * no voice of ours says the same twice to the last bit.
   */
  private async cutFromAudio({ state, folder }: RemakingTerms): Promise<boolean> {
    const { audio } = state.published;
    if ((await this.care.look(audio)) !== 'intact') return false;
    await this.care.copyEnd(audio, state.recorded.frames, `${folder}/cut`);
    return await this.care.restore(state.recorded.frames, `${folder}/cut`);
  }

  private async assemble({ state, baseUrl, folder }: RemakingTerms): Promise<boolean> {
    const script = await this.script(state);
    const recording = await this.files.json<Recording>(state.recorded.timeline);
    await this.files.copyTo(state.recorded.frames, `${folder}/frames`);
    const cover = await this.files.bytes(state.published.cover);
    const chapters = audioChapters(script, recording);
    for (const tags of this.possibleTags(script, recording, { state, baseUrl })) {
      const input = { framesFile: `${folder}/frames`, recording, tags, chapters, cover };
      await this.packager.package(input, `${folder}/audio.mp3`);
      if (await this.care.restore(state.published.audio, `${folder}/audio.mp3`)) return true;
    }
    return false;
  }

  /** It was assembled under its first link, unless that was renewed before; older programs did not say how it came about. */
  private possibleTags(
    script: Script,
    recording: Recording,
    { state, baseUrl }: Omit<RemakingTerms, 'folder'>,
  ): AudioTags[] {
    const slugs = [...new Set([state.requested.slug, slugOf(state)])];
    const unmarked = slugs.map((slug) => audioTags(script, state.requested, `${baseUrl}/b/${slug}`));
    const digitalSource = digitalSourceOf(script, recording);
    return [...unmarked.map((tags) => ({ ...tags, digitalSource })), ...unmarked];
  }

  private script(state: Finished): Promise<Script> {
    return this.files.json<Script>(state.composed.script);
  }
}
