import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Injectable } from '@nestjs/common';

/** Of the running code: `dist`, or `src` in tests. */
const CODE = join(import.meta.dirname, '../../..');
/** Not what is made from them while it runs, which is in folders with a dot. */
const PROGRAM_FILE = /^[^.].*\.(js|ts|tsx|json)$/;

/**
 * Which program this is. Two builds that differ in a line of code are two programs, whatever the version in their
 * package.json says; the same build is the same program on every machine.
 */
@Injectable()
export class ProgramVersion {
  #text: Promise<string> | null = null;

  /** E.g. `0.1.0+3f2a9c04d1b7`. Read from the files of the program when it is first asked for. */
  text(): Promise<string> {
    this.#text ??= versionOf(CODE).catch((error: unknown) => {
      this.#text = null;
      throw error;
    });
    return this.#text;
  }
}

export async function versionOf(code: string): Promise<string> {
  const around = join(code, '..');
  const hash = createHash('sha256');
  const files = (await readdir(code, { recursive: true })).filter((file) => PROGRAM_FILE.test(file)).toSorted();
  for (const file of files)
    hash
      .update(file)
      .update('\0')
      .update(await readFile(join(code, file)));
  hash.update(await readFile(join(around, 'package-lock.json')).catch(() => ''));
  const manifest = await readFile(join(around, 'package.json'), 'utf8').catch(() => '{}');
  const { version = '0' } = JSON.parse(manifest) as { version?: string };
  return `${version}+${hash.digest('hex').slice(0, 12)}`;
}
