import type { Readable } from 'node:stream';
import { DomainError } from '../../kernel/domain-error.js';

export interface StoredMedia {
  readonly bytes: number;
  /** Another one whenever the content may be another. */
  readonly version: string;
}

export interface ByteRange {
  readonly start: number;
  /** Inclusive, as in RFC 9110 §14.1.2. */
  readonly end: number;
}

/** The files cannot be reached at the moment. What was being written may be written again. */
export class MediaUnavailable extends DomainError {
  readonly kind = 'unavailable';
  readonly code = 'media_unavailable';

  constructor(cause: unknown) {
    super('The files of briefings cannot be reached at the moment. Try again shortly.');
    this.cause = cause;
  }
}

/** It is not the one that the files of this database are in; the message says why, and what to do. */
export class MediaStoreUnfit extends Error {
  override readonly name = 'MediaStoreUnfit';

  constructor(at: MarkPlace, mark: string, found: string | null) {
    const why = found === null ? `there is no mark (${at.mark})` : `it has the mark of another (${at.mark})`;
    super(
      `The files of this database are not in ${at.store}: ${why}. All nodes on one database need the same files: mount them ` +
        'there, or name their place (MEDIA_URL, or DATA_DIR). If this place is right from now on, because its files came ' +
        `without their mark, or are gone for good, write the line ${mark} into ${at.mark} and start again.`,
    );
  }
}

/** In words for operators. */
export interface MarkPlace {
  readonly store: string;
  readonly mark: string;
}

/**
 * Immutable files by key (`[a-z0-9_/.-]+`, no `..`). A key either holds all its bytes or does not exist:
 * a crash never leaves half a file behind. Writing a key that exists keeps the first content.
 * Throws MediaUnavailable while the store is away.
 */
export abstract class MediaStore {
  abstract put(key: string, content: Uint8Array): Promise<void>;
  /** Takes over a finished local file (it may be moved, so it is gone afterwards). For what is too large for memory. */
  abstract putFile(key: string, localPath: string): Promise<void>;
  /**
   * As `putFile`, but what the key holds gives way, at once and as a whole: for what was found damaged. Who reads the
   * old content meanwhile may read it to its end.
   */
  abstract replaceFile(key: string, localPath: string): Promise<void>;
  abstract stat(key: string): Promise<StoredMedia | null>;
  /** null when the key does not exist. */
  abstract read(key: string, range?: ByteRange): Promise<Readable | null>;
  abstract readAll(key: string): Promise<Buffer | null>;
  /**
   * Removes every key below `folder/`, so that they hold nothing; a key that only begins with the same letters stays.
   * May be repeated. What is written there meanwhile may fail or stay: stop the writers first.
   */
  abstract removeBelow(folder: string): Promise<void>;
  /** A health check. Throws while the store is unavailable. */
  abstract check(): Promise<void>;
}

/** A store that is told from every other one by its mark, which lies with the files and goes with their copies. */
export abstract class MarkedMediaStore extends MediaStore {
  /** null: nobody knows it, because the store was away when it was opened. */
  abstract readonly mark: string | null;
}
