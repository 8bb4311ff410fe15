import { open, writeFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { CommandRefused } from '../../../shared/delivery/cli/cli-command.js';
import { decodeList } from '../../application/list-text.js';

/** In bytes; a file of five thousand feeds takes about 1 MB. */
const LARGEST_BYTES = 10 * 1024 * 1024;

/** The text of a file; `-` is standard input. Throws CommandRefused. */
export async function readList(path: string): Promise<string> {
  const bytes = path === '-' ? await buffer(process.stdin) : await readFile(path);
  if (bytes.length > LARGEST_BYTES)
    throw new CommandRefused(`${path} is too large for a list of feeds (more than 10 MB).`);
  return decodeList(bytes);
}

/** Readable by its owner only, because subscriptions are personal. Throws CommandRefused, also when the file exists. */
export async function writeList(path: string, text: string): Promise<void> {
  await orRefused(path, writeFile(path, text, { flag: 'wx', mode: 0o600 }));
}

async function readFile(path: string): Promise<Buffer> {
  const file = await orRefused(path, open(path));
  try {
    const { size } = await file.stat();
    return size > LARGEST_BYTES ? Buffer.alloc(LARGEST_BYTES + 1) : await orRefused(path, file.readFile());
  } finally {
    await file.close();
  }
}

const WORDS: Readonly<Record<string, string>> = {
  ENOENT: 'There is no such file or folder',
  EEXIST: 'There is a file already, which stays as it is',
  EISDIR: 'It is a folder',
  EACCES: 'It may not be read or written',
};

async function orRefused<T>(path: string, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    const { code = '' } = error as { code?: string };
    throw new CommandRefused(`${WORDS[code] ?? `It cannot be read or written (${code})`}: ${path}`);
  }
}
