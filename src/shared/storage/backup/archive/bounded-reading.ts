import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { BackupDamaged } from './backup-format.js';

/** Parts have 4 MB and the last of what was gathered; the list of sums has 150 bytes a member. */
const MOST_BYTES = 256 * 1024 * 1024;

const unzipped = promisify<Buffer, { maxOutputLength: number }, Buffer>(gunzip);

/** A member that is held in memory. Throws BackupDamaged, also for one that is longer than any that a program wrote. */
export async function gathered(name: string, content: AsyncIterable<Buffer>, most = MOST_BYTES): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of content) {
    bytes += chunk.length;
    if (bytes > most) throw tooLarge(name);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** Throws BackupDamaged. */
export async function unzippedPart(name: string, zipped: Buffer, most = MOST_BYTES): Promise<Buffer> {
  return await unzipped(zipped, { maxOutputLength: most }).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'ERR_BUFFER_TOO_LARGE' ? tooLarge(name) : new BackupDamaged(`The member ${name} is damaged.`);
  });
}

const tooLarge = (name: string): BackupDamaged =>
  new BackupDamaged(`The member ${name} is larger than any that this program writes.`);
