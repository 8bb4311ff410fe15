import type { Readable } from 'node:stream';
import { inSpan, isTracing, type SpanStart } from '../../kernel/tracing.js';
import { type ByteRange, MediaStore, type StoredMedia } from './media-store.js';

/** What kind of file it is: the rest of a key may be the name of somebody's briefing. */
const spanOf = (operation: string, key: string): SpanStart => ({
  name: `media ${operation}`,
  kind: 'client',
  attributes: {
    'briefings.media.operation': operation,
    'briefings.media.type': /\.(?<type>[a-z\d]{1,8})$/.exec(key)?.groups?.['type'] ?? 'none',
  },
});

/** The store itself, where nobody traces. */
export const tracedMediaStore = (store: MediaStore): MediaStore => (isTracing() ? new TracedMediaStore(store) : store);

/** Any media store, with a span for each call. */
class TracedMediaStore extends MediaStore {
  constructor(private readonly store: MediaStore) {
    super();
  }

  override put(key: string, content: Uint8Array): Promise<void> {
    return inSpan(spanOf('put', key), () => this.store.put(key, content));
  }

  override putFile(key: string, localPath: string): Promise<void> {
    return inSpan(spanOf('put', key), () => this.store.putFile(key, localPath));
  }

  override replaceFile(key: string, localPath: string): Promise<void> {
    return inSpan(spanOf('replace', key), () => this.store.replaceFile(key, localPath));
  }

  override stat(key: string): Promise<StoredMedia | null> {
    return inSpan(spanOf('stat', key), () => this.store.stat(key));
  }

  override read(key: string, range?: ByteRange): Promise<Readable | null> {
    return inSpan(spanOf('read', key), () => this.store.read(key, range));
  }

  override readAll(key: string): Promise<Buffer | null> {
    return inSpan(spanOf('read', key), () => this.store.readAll(key));
  }

  override removeBelow(folder: string): Promise<void> {
    return inSpan(spanOf('remove', folder), () => this.store.removeBelow(folder));
  }

  override check(): Promise<void> {
    return this.store.check();
  }
}
