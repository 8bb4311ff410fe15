import type { Readable } from 'node:stream';

/** Where backups are kept, each under its name. A name holds a whole backup or nothing, whatever is killed when. */
export abstract class BackupPlace {
  /** In words for operators, without a secret. */
  abstract readonly inWords: string;
  /** Returns its size. Throws BackupUnusable when the name is taken, or there is no room. */
  abstract write(name: string, content: Readable): Promise<number>;
  /** Throws BackupUnusable when there is none. */
  abstract read(name: string): Promise<Readable>;
  /** In the order of the alphabet; none where nothing was written yet. Throws BackupUnusable. */
  abstract names(): Promise<readonly string[]>;
  abstract remove(name: string): Promise<void>;
}
