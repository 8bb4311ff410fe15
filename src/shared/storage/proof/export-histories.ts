import { Injectable } from '@nestjs/common';
import { MediaStore } from '../media/media-store.js';
import { BUNDLE, eventLine, mediaFile, readmeText, type BundleManifest } from './bundle-format.js';
import { BundleWriter } from './bundle-writer.js';
import { EventStore, START, type RecordedEvent } from '../eventstore/event-store.js';
import { headOf, type StreamHead } from '../eventstore/hash-chain.js';
import { mediaReferencesIn } from './media-references.js';
import { readLog } from '../eventstore/read-log.js';
import { sealText, type Seal } from './seal.js';
import { Sealing } from './sealing.js';
import { Seals } from './seals.js';

export interface ExportOptions {
  readonly folder: string;
  /** The seal after which it begins; null: all. */
  readonly after: Seal | null;
  readonly media: boolean;
  /** The store counts positions without gaps. */
  readonly contiguous: boolean;
}

export interface Exported {
  readonly events: number;
  readonly seals: number;
  readonly files: number;
  /** Files that events speak of and that are not there any more: of briefings that were erased. */
  readonly missing: number;
}

/** Bundles for auditors: all that is needed to check histories elsewhere. */
@Injectable()
export class HistoryExport {
  constructor(
    private readonly store: EventStore,
    private readonly seals: Seals,
    private readonly sealing: Sealing,
    private readonly media: MediaStore,
  ) {}

  /** Seals what is not sealed yet, so that all of the bundle is. Throws FolderNotEmpty, SealKeyUnusable. */
  async export(options: ExportOptions): Promise<Exported> {
    const writer = await BundleWriter.create(options.folder);
    try {
      const last = await this.sealing.seal();
      const exported = await this.#fill(writer, options, last);
      await writer.finish();
      return exported;
    } catch (error) {
      await writer.discard();
      throw error;
    }
  }

  async #fill(writer: BundleWriter, { after, media, contiguous }: ExportOptions, last: Seal): Promise<Exported> {
    const manifest: BundleManifest = {
      format: 'podcast-briefings histories',
      version: 1,
      madeAt: last.sealedAt,
      contiguous,
      after: after?.number ?? null,
      position: last.position,
      media,
    };
    const seals = (await this.seals.all()).filter(({ number }) => number <= last.number);
    const run = new Run(this.store, after, last);
    await writer.write(BUNDLE.events, run.lines());
    await writer.write(BUNDLE.earlier, run.earlier.join(''));
    await writer.write(BUNDLE.seals, seals.map((seal) => `${sealText(seal)}\n`).join(''));
    await writer.write(BUNDLE.keys, [...new Set(seals.map(({ publicKey }) => publicKey))].join(''));
    const [files, missing] = media ? await this.#copy(writer, run.files) : [0, 0];
    await writer.write(BUNDLE.readme, readmeText(manifest));
    await writer.write(BUNDLE.manifest, `${JSON.stringify(manifest, null, 2)}\n`);
    return { events: run.events, seals: seals.length, files, missing };
  }

  async #copy(writer: BundleWriter, keys: ReadonlySet<string>): Promise<[number, number]> {
    let [files, missing] = [0, 0];
    for (const key of keys) {
      const content = await this.media.read(key);
      if (content === null) missing += 1;
      else {
        files += 1;
        await writer.write(mediaFile(key), content as AsyncIterable<Uint8Array>);
      }
    }
    return [files, missing];
  }
}

/** One reading of the events, and what it comes upon. */
class Run {
  readonly earlier: string[] = [];
  readonly files = new Set<string>();
  events = 0;
  readonly #seen = new Set<string>();

  constructor(
    private readonly store: EventStore,
    private readonly after: Seal | null,
    private readonly last: Seal,
  ) {}

  async *lines(): AsyncGenerator<string> {
    for await (const batch of readLog(this.store, this.after?.position ?? START)) {
      const sealed = batch.filter(({ position }) => position <= this.last.position);
      for (const event of sealed) await this.#note(event);
      yield sealed.map(eventLine).join('');
      if (sealed.length < batch.length) return;
    }
  }

  async #note(event: RecordedEvent): Promise<void> {
    this.events += 1;
    for (const { key } of mediaReferencesIn(event.data)) this.files.add(key);
    if (this.#seen.has(event.stream)) return;
    this.#seen.add(event.stream);
    if (event.revision > 0) this.earlier.push(`${JSON.stringify([event.stream, await this.#headBefore(event)])}\n`);
  }

  async #headBefore({ stream, revision }: RecordedEvent): Promise<StreamHead> {
    return headOf(await this.store.readStream(stream, { from: revision - 1, limit: 1 }));
  }
}
