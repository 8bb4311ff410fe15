import { Injectable } from '@nestjs/common';
import { MediaStore } from '../media/media-store.js';
import { BUNDLE, eventLine, mediaFile, readmeText, type BundleManifest } from './bundle-format.js';
import { BundleWriter } from './bundle-writer.js';
import { EventStore, START, type RecordedEvent } from '../eventstore/event-store.js';
import { headOf, type StreamHead } from '../eventstore/hash-chain.js';
import { isTombstone } from '../eventstore/stream-retention.js';
import { retentionLine } from './bundle-retention.js';
import { mediaReferencesIn } from './media-references.js';
import { readLog } from '../eventstore/read-log.js';
import { RetentionAudit } from './retention-audit.js';
import { sealText, type Seal } from './seal.js';
import { Sealing } from './sealing.js';
import { Seals } from './seals.js';
import type { RetentionEvidence, StreamRecord } from './stream-records.js';

export interface ExportOptions {
  readonly folder: string;
  /** The seal after which it begins; null: all. */
  readonly after: Seal | null;
  readonly media: boolean;
  /** The store counts positions without gaps. */
  readonly contiguous: boolean;
  /** null: the store has no way to forget. */
  readonly retention: RetentionEvidence | null;
}

export interface Exported {
  readonly events: number;
  readonly seals: number;
  readonly files: number;
  /** Files that events speak of and that are not there any more: of briefings that were erased. */
  readonly missing: number;
  /** What the store was told of streams, and where readers get something else than the log has. */
  readonly retention: readonly StreamRecord[];
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

  async #fill(writer: BundleWriter, options: ExportOptions, last: Seal): Promise<Exported> {
    const { after, media, contiguous } = options;
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
    const run = new Run(this.store, options, last);
    await writer.write(BUNDLE.events, run.lines());
    await writer.write(BUNDLE.earlier, await run.earlier());
    const retention = await run.retention();
    if (retention !== null) await writer.write(BUNDLE.retention, retention.map(retentionLine).join(''));
    await writer.write(BUNDLE.seals, seals.map((seal) => `${sealText(seal)}\n`).join(''));
    await writer.write(BUNDLE.keys, [...new Set(seals.map(({ publicKey }) => publicKey))].join(''));
    const [files, missing] = media ? await this.#copy(writer, run.files) : [0, 0];
    await writer.write(BUNDLE.readme, readmeText(manifest));
    await writer.write(BUNDLE.manifest, `${JSON.stringify(manifest, null, 2)}\n`);
    return { events: run.events, seals: seals.length, files, missing, retention: retention ?? [] };
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
  readonly files = new Set<string>();
  events = 0;
  readonly #seen = new Set<string>();
  readonly #earlier = new Map<string, StreamHead | null>();
  readonly #after: Seal | null;
  readonly #told: { has(stream: string): boolean };
  readonly #retention: RetentionAudit | null;

  constructor(
    private readonly store: EventStore,
    { after, retention }: ExportOptions,
    private readonly last: Seal,
  ) {
    this.#after = after;
    this.#told = retention?.changes ?? new Set();
    this.#retention = retention === null ? null : new RetentionAudit(retention);
  }

  async *lines(): AsyncGenerator<string> {
    for await (const batch of readLog(this.store, this.#after?.position ?? START)) {
      const sealed = batch.filter(({ position }) => position <= this.last.position);
      for (const event of sealed) await this.#note(event);
      yield sealed.map(eventLine).join('');
      if (sealed.length < batch.length) return;
    }
  }

  /** Of streams that began before: where they ended there. Once the lines are read. */
  async earlier(): Promise<string> {
    const hidden = new Set([...this.#earlier].filter(([, head]) => head === null).map(([stream]) => stream));
    if (hidden.size > 0) await this.#findInLog(hidden);
    return [...this.#earlier].map((line) => `${JSON.stringify(line)}\n`).join('');
  }

  /** Once the lines are read. null: there is nothing to know. */
  async retention(): Promise<StreamRecord[] | null> {
    return this.#retention === null ? null : await this.#retention.records(this.#after === null);
  }

  async #note(event: RecordedEvent): Promise<void> {
    this.#retention?.add(event);
    if (!isTombstone(event)) this.events += 1;
    for (const { key } of mediaReferencesIn(event.data)) this.files.add(key);
    if (this.#seen.has(event.stream) || isTombstone(event)) return;
    this.#seen.add(event.stream);
    if (this.#after !== null && event.revision > 0) this.#earlier.set(event.stream, await this.#headBefore(event));
  }

  /** null: readers of the stream may not get that event. */
  async #headBefore({ stream, revision }: RecordedEvent): Promise<StreamHead | null> {
    if (this.#told.has(stream)) return null;
    const [before] = await this.store.readStream(stream, { from: revision - 1, limit: 1 });
    return before?.revision === revision - 1 ? headOf([before]) : null;
  }

  /** Of streams that were told to forget. What is gone from the log too has no head. */
  async #findInLog(streams: ReadonlySet<string>): Promise<void> {
    for (const stream of streams) this.#earlier.delete(stream);
    for await (const batch of readLog(this.store, START)) {
      for (const event of batch) {
        if (event.position > (this.#after?.position ?? START)) return;
        if (streams.has(event.stream) && !isTombstone(event)) this.#earlier.set(event.stream, headOf([event]));
      }
    }
  }
}
