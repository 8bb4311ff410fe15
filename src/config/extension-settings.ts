import { ConfigError, type Environment } from './environment.js';

/** What is added to the program. Also the DI token. */
export abstract class ExtensionSettings {
  /** npm packages, or files: absolute, or relative to where the program is started (`./`, `../`). */
  abstract readonly extensions: readonly string[];
}

export function readExtensionSettings(environment: Environment): ExtensionSettings {
  const extensions = environment.list('EXTENSIONS');
  const twice = extensions.find((one, at) => extensions.indexOf(one) !== at);
  if (twice !== undefined) throw new ConfigError(`EXTENSIONS names "${twice}" twice.`);
  return { extensions };
}
