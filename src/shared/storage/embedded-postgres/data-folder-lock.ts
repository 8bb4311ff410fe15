import { createHash } from 'node:crypto';
import { realpath } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';

export class DataFolderInUse extends Error {
  override readonly name = 'DataFolderInUse';

  constructor(dataDir: string) {
    super(
      `The data folder ${dataDir} is in use by a service that is running. ` +
        'Stop that one first, or give this one its own folder with DATA_DIR.',
    );
  }
}

/**
 * One program at a time on a data folder. The lock is a name in Linux' abstract socket namespace: the kernel gives it
 * to one process and takes it back when that process ends, by kill -9 too, so that no stale lock is ever left.
 */
export class DataFolderLock {
  private constructor(private readonly server: Server) {}

  /** Throws DataFolderInUse. */
  static async acquire(dataDir: string): Promise<DataFolderLock> {
    const digest = createHash('sha256').update(await realpath(dataDir));
    const server = createServer((socket) => socket.destroy());
    await new Promise<void>((resolve, reject) => {
      server.once('error', (error: NodeJS.ErrnoException) =>
        reject(error.code === 'EADDRINUSE' ? new DataFolderInUse(dataDir) : error),
      );
      server.listen(`\0podcast-briefings/${digest.digest('hex')}`, resolve);
    });
    server.unref();
    return new DataFolderLock(server);
  }

  release(): Promise<void> {
    return new Promise((resolve) => {
      this.server.close(() => resolve());
    });
  }
}
