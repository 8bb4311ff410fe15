import type { MediaStore } from './media-store.js';

/** The media store of this installation, for who works without the rest of the program. */
export abstract class MediaStoreOpener {
  /** Closes it when the work is done. Throws MediaStoreNeedsProgram, before any work. */
  abstract use<T>(work: (media: MediaStore) => Promise<T>): Promise<T>;
}

/** The store of an extension has to be given what only the running program has. */
export class MediaStoreNeedsProgram extends Error {
  override readonly name = 'MediaStoreNeedsProgram';

  constructor(store: string, needed: string) {
    super(
      `The media store of the extension, ${store}, needs ${needed}, which is not there before the program starts: without ` +
        'it, it is given settings, Clock and Ids alone. Restore without the extension, or with a store that asks for no more.',
    );
  }
}
