import type { MediaRef } from '../../../domain/events.js';

export type FileState = 'intact' | 'gone' | 'altered';

/** How stored files are, and what can be done when one is not what its history says. Throws MediaUnavailable. */
export abstract class FileCare {
  /** Cheap enough for every request: its length, and its content when that was not read yet or was written to since. */
  abstract look(ref: MediaRef): Promise<FileState>;
  /** Reads all of it, at most as fast as `bytesPerSecond`; gives a JSON file that has no copy yet one. */
  abstract examine(ref: MediaRef, pace: { bytesPerSecond?: number; signal?: AbortSignal }): Promise<FileState>;
  /** Puts the copy of a JSON file into its place. False: there is none, or it is damaged, too. */
  abstract restoreFromCopy(ref: MediaRef): Promise<boolean>;
  /** Puts a local file into its place, and takes it over. False, and nothing is changed: it is another one. */
  abstract restore(ref: MediaRef, localPath: string): Promise<boolean>;
  /** As `restore`, of what is in memory. */
  abstract restoreBytes(ref: MediaRef, content: Uint8Array): Promise<boolean>;
  /** Copies the last `ref.bytes` bytes of another file to `localPath`. */
  abstract copyEnd(of: MediaRef, ref: MediaRef, localPath: string): Promise<void>;
}
