import { Injectable } from '@nestjs/common';
import { Clock } from '../../shared/kernel/clock.js';
import { DomainError } from '../../shared/kernel/domain-error.js';
import { DEFAULT_ENGINE } from '../../shared/kernel/hosts/engine-names.js';
import type { Host } from '../../shared/kernel/hosts/host.js';
import { introductionOf } from '../domain/introduction.js';
import { Casting } from './casting.js';
import { AudioPackager, type AudioTags } from './ports/speech/audio-packager.js';
import { RecordingStudio, type Recording, type Speaker } from './ports/speech/recording-studio.js';

/** A voice cannot be heard: its engine is away, or does not speak. */
export class SampleUnavailable extends DomainError {
  readonly kind = 'unavailable';
  readonly code = 'unavailable';

  constructor(host: Host, cause: unknown) {
    super(`The voice of ${host.name} cannot be heard just now. Try again in a minute.`);
    this.cause = cause;
  }
}

/** Longer than two sentences take on a busy machine, with a model that is loaded for them. */
const LONGEST_MS = 120_000;

/** Hosts introduce themselves, with the voices that they have in briefings. */
@Injectable()
export class SampleRecording {
  constructor(
    private readonly casting: Casting,
    private readonly studio: RecordingStudio,
    private readonly packager: AudioPackager,
    private readonly clock: Clock,
  ) {}

  /** Who would speak for a host now. Throws SampleUnavailable. */
  async speakerOf(host: Host): Promise<Speaker> {
    const cast = this.casting.castFor(host);
    if (cast !== null) {
      const identity = await cast.engine.identity(cast.voice).catch((error: unknown) => {
        throw new SampleUnavailable(host, error);
      });
      return { ...identity, voice: cast.voice };
    }
    const readiness = await this.studio.readiness();
    if (!readiness.ready) throw new SampleUnavailable(host, readiness.reason);
    return { engine: DEFAULT_ENGINE, version: readiness.engine, model: null, voice: host.timbre };
  }

  /**
   * Leaves an MP3 in a folder and returns its path; `link` stands in its tags. Throws SampleUnavailable, also when another
   * voice had to speak.
   */
  async record(host: Host, link: string, folder: string): Promise<string> {
    const framesFile = `${folder}/frames`;
    const recording = await this.spoken(host, framesFile);
    const replaced = recording.speech?.find(({ insteadOf }) => insteadOf !== undefined)?.insteadOf;
    if (replaced !== undefined) throw new SampleUnavailable(host, replaced.because);
    const file = `${folder}/sample.mp3`;
    const tags = { ...tagsOf(host), link, year: new Date(this.clock.now()).getUTCFullYear() };
    await this.packager.package({ framesFile, recording, tags, chapters: [], cover: new Uint8Array() }, file);
    return file;
  }

  private async spoken(host: Host, framesFile: string): Promise<Recording> {
    const lines = introductionOf(host).map((text) => ({ host: 0, text }));
    const signal = AbortSignal.timeout(LONGEST_MS);
    try {
      return await this.studio.record(
        { language: host.language, hosts: [host], lines, voicesOnly: true, signal },
        framesFile,
      );
    } catch (error) {
      throw new SampleUnavailable(host, error);
    }
  }
}

const tagsOf = (host: Host): Omit<AudioTags, 'link' | 'year'> => ({
  title: host.name,
  artist: host.name,
  album: 'Podcast Briefings',
  language: host.language,
  lyrics: introductionOf(host).join('\n'),
});
