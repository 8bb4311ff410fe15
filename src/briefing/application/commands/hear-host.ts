import { Logger } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { DomainError, NotFound } from '../../../shared/kernel/domain-error.js';
import { HostCatalogue } from '../../../shared/kernel/hosts/host-catalogue.js';
import type { Host } from '../../../shared/kernel/hosts/host.js';
import { KeyedSemaphore } from '../../../shared/kernel/keyed-semaphore.js';
import { introductionOf } from '../../domain/introduction.js';
import { BriefingFiles } from '../ports/media/briefing-files.js';
import { SampleStore, type KeptSample } from '../ports/speech/sample-store.js';
import { SampleRecording } from '../sample-recording.js';

/** A sample of a host's voice. It is made when somebody asks for it first; the same voice is not made to speak twice. */
export class HearHost extends Command<KeptSample> {
  constructor(
    readonly hostId: string,
    /** Where hosts can be heard, for those who have only the file. */
    readonly link: string,
  ) {
    super();
  }
}

/** Of what is made: another number, and all are made anew. */
const FORM = 1;
const MOST_WAITING = 64;

class TooManySamples extends DomainError {
  readonly kind = 'unavailable';
  readonly code = 'unavailable';
}

@CommandHandler(HearHost)
export class HearHostHandler implements ICommandHandler<HearHost> {
  private readonly logger = new Logger(HearHostHandler.name);
  /** Those that were asked for in the life of this process; what fails is tried again. */
  private readonly samples = new Map<string, Promise<KeptSample>>();
  /** One at a time for each engine, by its name: briefings use the same processors, and one that hangs keeps no other waiting. */
  private readonly recordings = new KeyedSemaphore<string>({
    permits: 1,
    maxWaiting: MOST_WAITING,
    rejection: () => new TooManySamples('Too many samples are being made. Try again in a minute.'),
  });

  constructor(
    private readonly catalogue: HostCatalogue,
    private readonly recording: SampleRecording,
    private readonly store: SampleStore,
    private readonly files: BriefingFiles,
  ) {}

  /** Throws NotFound, SampleUnavailable. */
  async execute({ hostId, link }: HearHost): Promise<KeptSample> {
    const host = this.catalogue.byId(hostId);
    if (host === undefined) throw new NotFound('There is no such host.');
    await this.forgetLost(hostId);
    const known = this.samples.get(hostId);
    if (known !== undefined) return known;
    const sample = this.found(host, link);
    this.samples.set(hostId, sample);
    sample.catch((error: unknown) => {
      this.samples.delete(hostId);
      this.logger.warn({ err: error, host: hostId, msg: 'no sample of a voice' });
    });
    return sample;
  }

  /** Media may be cleared or restored while the program runs. */
  private async forgetLost(hostId: string): Promise<void> {
    const known = this.samples.get(hostId);
    if (known === undefined || (await this.store.has(await known))) return;
    if (this.samples.get(hostId) === known) this.samples.delete(hostId);
  }

  private async found(host: Host, link: string): Promise<KeptSample> {
    const speaker = await this.recording.speakerOf(host);
    const madeFrom = { form: FORM, says: introductionOf(host), speaker };
    const known = await this.store.find(host.id, madeFrom);
    return known ?? this.recordings.run(speaker.engine, () => this.make(host, madeFrom, link));
  }

  private make(host: Host, madeFrom: unknown, link: string): Promise<KeptSample> {
    return this.files.withFolder(async (folder) =>
      this.store.keep(host.id, madeFrom, await this.recording.record(host, link, folder)),
    );
  }
}
