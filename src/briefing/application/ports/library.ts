import type { BriefingId } from '../../../shared/kernel/identifiers.js';
import type { MediaRef } from '../../domain/events.js';

/**
 * The files of briefings, kept for ever under names that contain their content's hash. A reference that was
 * returned can be read on every machine; a crash leaves nothing half written.
 */
export abstract class Library {
  abstract keepJson(briefing: BriefingId, name: string, value: unknown): Promise<MediaRef>;
  abstract keepBytes(briefing: BriefingId, name: string, content: Uint8Array): Promise<MediaRef>;
  /** Takes the file over. */
  abstract keepFile(briefing: BriefingId, name: string, localPath: string): Promise<MediaRef>;
  /** Throws when the file is gone or its content is not what the reference says. */
  abstract json<T>(ref: MediaRef): Promise<T>;
  /** A local copy at `localPath`. Throws as `json` does. */
  abstract copyTo(ref: MediaRef, localPath: string): Promise<void>;
  /** Removes all files of the briefing, the ones that no reference names too. May be repeated. */
  abstract forget(briefing: BriefingId): Promise<void>;
  /** Lends an empty local folder to `work` and clears it away afterwards. */
  abstract withFolder<T>(work: (folder: string) => Promise<T>): Promise<T>;
}
