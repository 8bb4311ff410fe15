import { open } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { Findings } from './diagnosis.js';

/** A name that says when. */
export const bundleName = (at: Date): string => `diagnosis-${at.toISOString().replaceAll(/[:.]/g, '-')}.tar.gz`;

/** A new file that nobody else may read. Throws when there is one already. */
export async function writeBundle(file: string, findings: Findings): Promise<void> {
  const { pack } = await import('tar-stream');
  const archive = pack();
  for (const [name, found] of findings) {
    archive.entry({ name: `diagnosis/${name}`, mode: 0o600 }, `${JSON.stringify(found, null, 2) ?? 'null'}\n`);
  }
  archive.finalize();
  const handle = await open(file, 'wx', 0o600);
  await pipeline(archive, createGzip(), handle.createWriteStream());
}
