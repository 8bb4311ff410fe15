import type { BriefingId } from '../../../../shared/kernel/identifiers.js';
import type { MediaRef } from '../../../domain/events.js';

/** A file that a history names is not there any more, or its content is another. */
export class LostContent extends Error {
  override readonly name = 'LostContent';

  constructor(
    readonly key: string,
    readonly how: 'gone' | 'altered',
  ) {
    super(how === 'gone' ? `${key} is gone from the media store` : `${key} is not what the history says of it`);
  }
}

/**
 * The files of briefings, kept for ever under names that contain their content's hash. A reference that was
 * returned can be read on every machine; a crash leaves nothing half written.
 */
export abstract class BriefingFiles {
  abstract keepJson(briefing: BriefingId, name: string, value: unknown): Promise<MediaRef>;
  abstract keepBytes(briefing: BriefingId, name: string, content: Uint8Array): Promise<MediaRef>;
  /** Takes the file over. */
  abstract keepFile(briefing: BriefingId, name: string, localPath: string): Promise<MediaRef>;
  /** Hex: the SHA-256 of the file that `keepJson` makes of the value. */
  abstract sha256Of(value: unknown): string;
  /** Throws LostContent when the file is gone or its content is not what the reference says. */
  abstract json<T>(ref: MediaRef): Promise<T>;
  /** Throws as `json` does. */
  abstract bytes(ref: MediaRef): Promise<Uint8Array>;
  /** A local copy at `localPath`. Throws as `json` does. */
  abstract copyTo(ref: MediaRef, localPath: string): Promise<void>;
  /** Removes all files of the briefing, the ones that no reference names too, and what is noted of them. May be repeated. */
  abstract forget(briefing: BriefingId): Promise<void>;
  /** Lends an empty local folder to `work` and clears it away afterwards. */
  abstract withFolder<T>(work: (folder: string) => Promise<T>): Promise<T>;
}
