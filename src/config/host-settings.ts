import type { Environment } from './environment.js';
import { readOperatorFile, type OperatorFile } from './operator-file.js';

/** Who presents besides the hosts of ours, and with which voices. Also the DI token. */
export abstract class HostSettings {
  /** Read, but not checked yet: `hostCatalogueOf` does. null: the hosts of ours, with the default voices. */
  abstract readonly hostsFile: OperatorFile | null;
}

export function readHostSettings(environment: Environment): HostSettings {
  const path = environment.text('HOSTS_FILE');
  return { hostsFile: path === null ? null : readOperatorFile('HOSTS_FILE', path, { textsOnly: true }) };
}
