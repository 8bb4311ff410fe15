import type { RecordedEvent } from '../eventstore/event-store.js';
import type { MediaDigests } from '../media/media-digests.js';
import type { Finding } from './audit-finding.js';
import { mediaReferencesIn } from './media-references.js';

/** Whether stored files are what events say of them. Files of a history that was erased later are gone on purpose. */
export class MediaAudit {
  readonly #gone = new Map<string, Finding[]>();
  #files = 0;
  #bytes = 0;

  constructor(
    private readonly digests: MediaDigests,
    /** Events after which a stream has no files any more. */
    private readonly erasures: ReadonlySet<string>,
  ) {}

  async check(event: RecordedEvent): Promise<Finding[]> {
    if (this.erasures.has(event.type)) this.#gone.delete(event.stream);
    const altered: Finding[] = [];
    for (const reference of mediaReferencesIn(event.data)) {
      const state = await this.digests.read(reference);
      this.#files += 1;
      this.#bytes += reference.bytes;
      if (state === 'altered') altered.push(found(event, `${reference.key} is not what it was recorded as`));
      if (state === 'gone') this.#add(event, `${reference.key} is not in the media store`);
    }
    return altered;
  }

  end(): readonly Finding[] {
    return [...this.#gone.values()].flat();
  }

  get summary(): string {
    return `Read ${this.#files} stored files, ${this.#bytes} bytes as recorded.`;
  }

  #add(event: RecordedEvent, message: string): void {
    this.#gone.set(event.stream, [...(this.#gone.get(event.stream) ?? []), found(event, message)]);
  }
}

const found = (event: RecordedEvent, message: string): Finding => ({ kind: 'media', event, between: '', message });
