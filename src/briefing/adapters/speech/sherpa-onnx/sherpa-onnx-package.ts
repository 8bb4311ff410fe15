import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { ConfigError } from '../../../../config/environment.js';

const PACKAGE = 'sherpa-onnx-node';

/** Name and version, for the record of a briefing, as `module` finds it. Loads nothing. Throws ConfigError when it is not installed. */
export function sherpaOnnxVersion(module: string = import.meta.url): string {
  try {
    const manifest = createRequire(module).resolve(`${PACKAGE}/package.json`);
    return `${PACKAGE} ${(JSON.parse(readFileSync(manifest, 'utf8')) as { version: string }).version}`;
  } catch {
    const how = `run "npm install --save-prod ${PACKAGE}" in the folder of the program`;
    const where = 'docs/operating.md, "Voices of your own", says how images get it';
    throw new ConfigError(`SPEECH_MODELS needs the package ${PACKAGE}, which is not installed: ${how}; ${where}.`);
  }
}
