import type { Environment } from './environment.js';
import { readOperatorFile, type OperatorFile } from './operator-file.js';

/** Whether briefings say that software makes them, and how. Also the DI token. */
export abstract class DisclosureSettings {
  abstract readonly disclosureSpoken: boolean;
  /** Languages and what the hosts say in them, not yet checked; null: there is none. */
  abstract readonly disclosureFile: OperatorFile | null;
}

export function readDisclosureSettings(environment: Environment): DisclosureSettings {
  const path = environment.text('DISCLOSURE_FILE');
  return {
    disclosureSpoken: environment.oneOf('DISCLOSURE', ['on', 'off'], 'on') === 'on',
    disclosureFile: path === null ? null : readOperatorFile('DISCLOSURE_FILE', path, { textsOnly: true }),
  };
}
