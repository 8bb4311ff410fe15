import { existsSync, readdirSync, realpathSync, statSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import { ConfigError } from '../../../../config/environment.js';
import { readOperatorFile } from '../../../../config/operator-file.js';
import type { HostCatalogue } from '../../../../shared/kernel/hosts/host-catalogue.js';
import { readDescription, type Description } from './model-description.js';
import { KINDS, kindOf, LAYOUTS, namesOf, type Kind } from './model-layout.js';
import type { SpeechModel } from './speech-model.js';

const VARIABLE = 'SPEECH_MODELS';

/** Beside the files of a model. */
export const DESCRIPTION = 'model.yaml';

const EXAMPLE = 'for example "languages: [en]" and "speakers: { amy: { id: 0, timbre: high } }"';

const isFolder = (path: string): boolean => statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;

/** The models of an operator, by name: each is a folder with a description. Loads none. Throws ConfigError. */
export function readSpeechModels(path: string, catalogue: HostCatalogue): readonly SpeechModel[] {
  const root = resolve(path);
  if (!isFolder(root)) throw new ConfigError(`${VARIABLE}: ${root} is no folder.`);
  const folders = readdirSync(root)
    .filter((name) => !name.startsWith('.') && name !== 'lost+found' && isFolder(join(root, name)))
    .toSorted();
  if (folders.length === 0) {
    throw new ConfigError(`${VARIABLE}: ${root} holds no model. Unpack one there: each is a folder of its own.`);
  }
  const models = folders.map((name) => readModel(root, name, catalogue));
  assertOneVoiceEach(models);
  return models;
}

function readModel(root: string, name: string, catalogue: HostCatalogue): SpeechModel {
  const folder = join(root, name);
  const file = join(folder, DESCRIPTION);
  if (name.includes(':')) throw new ConfigError(`${VARIABLE}: the name of the folder ${folder} must have no colon.`);
  if (!existsSync(file)) {
    throw new ConfigError(`${VARIABLE}: ${folder} has no ${DESCRIPTION}. It says who speaks what, ${EXAMPLE}.`);
  }
  const description = readDescription(readOperatorFile(VARIABLE, file), catalogue);
  const names = readdirSync(folder);
  const kind = description.kind ?? kindOf(name, names);
  if (kind === null)
    throw description.wrong(
      [],
      `What kind of model this is must be said: "kind: ${KINDS.join('|')}"; others are not spoken here.`,
    );
  return { name, kind, files: filesOf({ root, folder, names, kind, description }), speakers: description.speakers };
}

interface Folder {
  readonly root: string;
  readonly folder: string;
  readonly names: readonly string[];
  readonly kind: Kind;
  readonly description: Description;
}

function filesOf(place: Folder): Readonly<Record<string, string>> {
  const { kind, description } = place;
  const parts = LAYOUTS[kind];
  const stray = Object.keys(description.files).find((name) => !Object.hasOwn(parts, name));
  if (stray !== undefined) {
    const known = Object.keys(parts).join(', ');
    throw description.wrong(['files', stray], `A model of kind ${kind} has no file "${stray}": ${known}.`);
  }
  const found = Object.keys(parts).map((part) => [part, pathsOf(place, part)] as const);
  return Object.fromEntries(found.flatMap(([part, paths]) => (paths.length === 0 ? [] : [[part, paths.join(',')]])));
}

function pathsOf(place: Folder, part: string): readonly string[] {
  const { kind, names, description } = place;
  const written = description.files[part];
  if (written !== undefined) return written.map((name) => checkedPath(place, part, name));
  const layout = LAYOUTS[kind][part];
  if (layout === undefined) return [];
  const found = namesOf(layout, names);
  if (found.length > 1 && layout.takesAll !== true) {
    throw description.wrong(
      ['files'],
      `Several files may be its ${part}: say "files: { ${part}: ${found[0]} }" or another one of ${found.join(', ')}.`,
    );
  }
  if (found.length === 0 && layout.isRequired) {
    throw description.wrong(
      ['files'],
      `No file of the folder is known as the ${part} of a model of kind ${kind}: put it there, or name it, "files: { ${part}: … }".`,
    );
  }
  return found.map((name) => checkedPath(place, part, name));
}

/** Nothing outside of SPEECH_MODELS is opened, whatever a description that came with an archive says, or a link in it. */
function checkedPath({ root, folder, description }: Folder, part: string, name: string): string {
  const path = resolve(folder, name);
  const wrong = (words: string): ConfigError => description.wrong(['files', part], `Its ${part}, ${name}, ${words}`);
  // sherpa-onnx takes several files with commas between them.
  if (path.includes(',')) throw wrong('must have no comma in its path.');
  const isWithin = (real: string, of: string): boolean => real.startsWith(`${of}${sep}`);
  if (!isWithin(path, root)) throw wrong(`must be in ${VARIABLE}: copy it there.`);
  if (!existsSync(path)) throw wrong('is not there.');
  const real = realpathSync(path);
  if (isWithin(real, realpathSync(root)) || isWithin(real, realpathSync(folder))) return path;
  throw wrong(`is a link to what is not in ${VARIABLE}: copy it there.`);
}

function assertOneVoiceEach(models: readonly SpeechModel[]): void {
  const voices = new Map<string, string>();
  for (const { name, speakers } of models) {
    for (const speaker of speakers) {
      for (const host of speaker.hosts) {
        const other = voices.get(host);
        if (other !== undefined) {
          throw new ConfigError(`${VARIABLE}: ${host} has two voices, ${other} and ${name}:${speaker.name}. Keep one.`);
        }
        voices.set(host, `${name}:${speaker.name}`);
      }
    }
  }
}
