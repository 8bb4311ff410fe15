import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Language } from '../../../../../src/shared/kernel/language.js';
import type { ModelFiles } from './model-parts.js';
import { piperOfTones, vitsOfTones } from './tone-models.js';

/** Writes a model where an operator would unpack one. */
export function writeModel(root: string, name: string, files: ModelFiles, description: string): void {
  const folder = join(root, name);
  mkdirSync(folder, { recursive: true });
  for (const [file, content] of Object.entries(files)) writeFileSync(join(folder, file), content);
  writeFileSync(join(folder, 'model.yaml'), description);
}

/** Two speakers, an octave apart. */
export const writeTones = (root: string, name: string, description: string): void =>
  writeModel(root, name, vitsOfTones(2), description);

interface EngineFiles {
  readonly FS: {
    readdir(path: string): string[];
    stat(path: string): { readonly mode: number };
    isDir(mode: number): boolean;
    readFile(path: string): Uint8Array;
  };
}

const DATA = '/usr/share/espeak-ng-data';
const NEEDED = /^\/(phontab|phonindex|phondata|intonations|(en|cmn|es|pt|de|fr|ja)_dict|lang|voices)(\/|$)/;

let reading: Promise<ReadonlyMap<string, Uint8Array>> | undefined;

/** The data of eSpeak NG for our languages, which archives of models bring along: here from the default voices. */
async function espeakData(): Promise<ReadonlyMap<string, Uint8Array>> {
  const name: string = '@echogarden/espeak-ng-emscripten';
  const module = (await import(name)) as { readonly default: () => Promise<EngineFiles> };
  const { FS } = await module.default();
  const below = (folder: string): string[] =>
    FS.readdir(`${DATA}${folder}`)
      .filter((entry) => entry !== '.' && entry !== '..')
      .map((entry) => `${folder}/${entry}`)
      .filter((path) => NEEDED.test(path))
      .flatMap((path) => (FS.isDir(FS.stat(`${DATA}${path}`).mode) ? below(path) : [path]));
  return new Map(below('').map((path) => [path, FS.readFile(`${DATA}${path}`)]));
}

export async function writeEspeakData(model: string): Promise<void> {
  for (const [path, content] of await (reading ??= espeakData())) {
    const file = join(model, 'espeak-ng-data', path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
}

/** As Kokoro from 1.0 on, with a word in its lexicon. */
export async function writeKokoro(root: string, files: ModelFiles, description: string): Promise<void> {
  writeModel(root, 'kokoro', files, description);
  writeFileSync(join(root, 'kokoro/lexicon-us-en.txt'), 'television t ɛ l ɪ v ɪ ʒ ə n\n');
  await writeEspeakData(join(root, 'kokoro'));
}

const ESPEAK_VOICES: Readonly<Record<Language, string>> = {
  en: 'en-us',
  zh: 'cmn',
  es: 'es',
  pt: 'pt-br',
  de: 'de',
  fr: 'fr',
  ja: 'ja',
};

/** As a voice of Piper for the language, with two speakers, `low` and `high`. */
export async function writePiper(root: string, name: string, language: Language): Promise<void> {
  const description = `languages: ${language}\nspeakers: { low: { timbre: low }, high: { id: 1, timbre: high } }\n`;
  writeModel(root, name, piperOfTones(ESPEAK_VOICES[language], 2), description);
  await writeEspeakData(join(root, name));
}
