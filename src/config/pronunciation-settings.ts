import type { Environment } from './environment.js';
import { readOperatorFile, type OperatorFile } from './operator-file.js';

/** How words are said for everybody. Also the DI token. */
export abstract class PronunciationSettings {
  /** Languages, written forms and respellings, not yet checked; null: there is none. */
  abstract readonly pronunciationsFile: OperatorFile | null;
}

export function readPronunciationSettings(environment: Environment): PronunciationSettings {
  const path = environment.text('PRONUNCIATIONS_FILE');
  const read = (file: string): OperatorFile => readOperatorFile('PRONUNCIATIONS_FILE', file, { textsOnly: true });
  return { pronunciationsFile: path === null ? null : read(path) };
}
