import type { ConfigError } from '../../../../config/environment.js';
import type { OperatorFile, PathInFile } from '../../../../config/operator-file.js';
import { TIMBRES, type Timbre } from '../../../../shared/kernel/hosts/host.js';
import type { HostCatalogue } from '../../../../shared/kernel/hosts/host-catalogue.js';
import { isLanguage, LANGUAGES, type Language } from '../../../../shared/kernel/language.js';
import { KINDS, type Kind } from './model-layout.js';
import type { Speaker } from './speech-model.js';

/** What an operator wrote of a model. */
export interface Description {
  /** null: as the names of its files tell. */
  readonly kind: Kind | null;
  /** Those that are named; the others are known by their names. */
  readonly files: Readonly<Record<string, readonly string[]>>;
  readonly speakers: readonly Speaker[];
  /** To be thrown: with the line of what is wrong. */
  wrong(path: PathInFile, words: string): ConfigError;
}

/** A value in the file, and where it stands. */
interface Part {
  readonly file: OperatorFile;
  readonly path: PathInFile;
  readonly value: unknown;
}

const KEYS = ['kind', 'languages', 'speakers', 'files'];
const KEYS_OF_SPEAKER = ['id', 'languages', 'timbre', 'hosts'];
const NAME = /^[\w.-]{1,64}$/;

/** Throws ConfigError. */
export function readDescription(file: OperatorFile, catalogue: HostCatalogue): Description {
  const whole = mapping({ file, path: [], value: file.value ?? {} }, KEYS);
  const kind = whole('kind');
  const languages = whole('languages');
  return {
    kind: kind === null ? null : oneOf(kind, KINDS),
    files: readFiles(whole('files')),
    speakers: readSpeakers(whole('speakers') ?? wrongPart(file, 'speakers'), languages, catalogue),
    wrong: (path, words) => file.wrong(path, words),
  };
}

const wrongPart = (file: OperatorFile, key: string): Part => ({ file, path: [key], value: undefined });

const wrong = ({ file, path }: Part, words: string): ConfigError => file.wrong(path, words);

const isMapping = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const within = (part: Part, step: string | number, value: unknown): Part => ({
  ...part,
  path: [...part.path, step],
  value,
});

/** Answers the value of a key, or null where the key is left out. Other keys than these are refused. */
function mapping(part: Part, keys: readonly string[] | null): (key: string) => Part | null {
  const { value } = part;
  if (!isMapping(value)) throw wrong(part, 'This must be a mapping of names to values.');
  const stray = Object.keys(value).find((key) => keys !== null && !keys.includes(key));
  if (stray !== undefined) {
    throw wrong(within(part, stray, null), `"${stray}" is none of ${(keys ?? []).join(', ')}.`);
  }
  return (key) => (value[key] === undefined || value[key] === null ? null : within(part, key, value[key]));
}

function oneOf<T extends string>(part: Part, allowed: readonly T[]): T {
  const found = allowed.find((candidate) => candidate === part.value);
  if (found === undefined) throw wrong(part, `${JSON.stringify(part.value)} is none of ${allowed.join(', ')}.`);
  return found;
}

/** One value is as good as a list of one. */
const listed = (part: Part): readonly Part[] =>
  Array.isArray(part.value) ? part.value.map((value, at) => within(part, at, value)) : [part];

function text(part: Part): string {
  if (typeof part.value === 'string' && part.value !== '') return part.value;
  throw wrong(part, 'This must be a text.');
}

function readFiles(part: Part | null): Readonly<Record<string, readonly string[]>> {
  if (part === null) return {};
  const entry = mapping(part, null);
  const keys = Object.keys(part.value as object);
  return Object.fromEntries(keys.map((key) => [key, listed(entry(key) ?? within(part, key, '')).map(text)] as const));
}

function readSpeakers(part: Part, ofModel: Part | null, catalogue: HostCatalogue): readonly Speaker[] {
  const names = isMapping(part.value) ? Object.keys(part.value) : [];
  if (names.length === 0) {
    throw wrong(part, 'Who speaks must be said: "speakers: { NAME: { id: 0, timbre: low } }".');
  }
  const entry = mapping(part, null);
  return names.map((name) => {
    const speaker = entry(name) ?? within(part, name, {});
    if (!NAME.test(name)) throw wrong(speaker, 'A name of a speaker is of letters, digits, "_", "-" and ".".');
    return readSpeaker(name, speaker, ofModel, catalogue);
  });
}

function readSpeaker(name: string, part: Part, ofModel: Part | null, catalogue: HostCatalogue): Speaker {
  const entry = mapping(part, KEYS_OF_SPEAKER);
  const languages = entry('languages') ?? ofModel;
  if (languages === null)
    throw wrong(part, 'Its languages must be said: "languages: [en]", here or for the whole model.');
  const timbre = entry('timbre');
  const speaker = {
    name,
    id: readId(entry('id')),
    languages: listed(languages).map(readLanguage),
    timbre: timbre === null ? null : oneOf<Timbre>(timbre, TIMBRES),
  };
  const hosts = entry('hosts');
  return { ...speaker, hosts: hosts === null ? [] : listed(hosts).map((host) => readHost(host, speaker, catalogue)) };
}

function readId(part: Part | null): number {
  if (part === null) return 0;
  if (Number.isInteger(part.value) && Number(part.value) >= 0) return Number(part.value);
  throw wrong(part, 'The id of a speaker is a whole number from 0.');
}

function readLanguage(part: Part): Language {
  if (isLanguage(part.value)) return part.value;
  throw wrong(part, `${JSON.stringify(part.value)} is no language that is spoken here: ${LANGUAGES.join(', ')}.`);
}

function readHost(part: Part, speaker: Pick<Speaker, 'languages'>, catalogue: HostCatalogue): string {
  const host = typeof part.value === 'string' ? catalogue.byId(part.value) : undefined;
  if (host === undefined) throw wrong(part, `${JSON.stringify(part.value)} is no host: see POST /api/v1/hosts/list.`);
  if (speaker.languages.includes(host.language)) return host.id;
  throw wrong(part, `${host.id} speaks "${host.language}", and this speaker ${speaker.languages.join(', ')}.`);
}
