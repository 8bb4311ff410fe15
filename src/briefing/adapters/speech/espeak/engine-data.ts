import { openSync, closeSync, fstatSync, readSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { PACKAGE } from './engine-package.js';

/**
 * The engine's dictionaries and voices, in memory that all threads share: 24 MB once instead of once for each thread.
 * undefined: there is no such file, and the engine says what it needs.
 */
export function sharedEngineData(): SharedArrayBuffer | undefined {
  try {
    return readShared(join(dirname(createRequire(import.meta.url).resolve(PACKAGE)), 'espeak-ng.data'));
  } catch {
    return undefined;
  }
}

function readShared(file: string): SharedArrayBuffer {
  const handle = openSync(file, 'r');
  try {
    const bytes = new Uint8Array(new SharedArrayBuffer(fstatSync(handle).size));
    for (let read = 0; read < bytes.length;) {
      const more = readSync(handle, bytes, read, bytes.length - read, null);
      if (more === 0) throw new Error(`${file} ends early.`);
      read += more;
    }
    return bytes.buffer;
  } finally {
    closeSync(handle);
  }
}

/** What the engine asks for its data by; it takes nothing that does not call itself an ArrayBuffer. */
export const asPreloaded = (data: SharedArrayBuffer): SharedArrayBuffer =>
  Object.defineProperty(data, 'constructor', { value: ArrayBuffer });
