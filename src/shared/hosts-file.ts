import { DEFAULT_ENGINE, SHERPA_ONNX, SPEECH_SERVER } from './kernel/hosts/engine-names.js';
import type { OperatorFile, PathInFile } from '../config/operator-file.js';
import { HostCatalogue } from './kernel/hosts/host-catalogue.js';
import { BUILT_IN_HOSTS, TIMBRES, type Host } from './kernel/hosts/host.js';
import { LANGUAGES } from './kernel/language.js';

/** Engines beside the default one that come with the program; extensions may bring others. */
const ENGINES: readonly string[] = [SPEECH_SERVER, SHERPA_ONNX];

const FIELDS_OF_OURS = ['id', 'description', 'voices'];
const FIELDS = ['id', 'name', 'language', 'description', 'timbre', 'voices'];

const ID = new RegExp(`^host_(${LANGUAGES.join('|')})_[a-z0-9][a-z0-9-]{0,39}$`);
/** Hosts say their names, and transcripts print them. */
const NAME = /^(?=.{1,40}$)\p{L}[\p{L}\p{M}\p{N}.'’·-]*(?: [\p{L}\p{M}\p{N}.'’·-]+)*$/u;
const TEXT = /^(?=.*\S)[^\p{C}\p{Zl}\p{Zp}]{1,200}$/u;

/** Names that differ in this only look and sound the same. */
const heard = (name: string): string => name.normalize('NFKC').toLowerCase();

type Mapping = Readonly<Record<string, unknown>>;

/**
 * The hosts of ours, which a file may give other voices and descriptions, and then those that it adds, in its order.
 * Throws ConfigError, which names the line.
 */
export function hostCatalogueOf(file: OperatorFile | null, extended: boolean): HostCatalogue {
  if (file === null || file.value === null) return HostCatalogue.builtIn;
  const reader = new HostsReader(file, extended);
  const declared = reader.hosts();
  const ours = BUILT_IN_HOSTS.map((host) => declared.find(({ id }) => id === host.id) ?? host);
  const theirs = declared.filter(({ id }) => ours.every((host) => host.id !== id));
  return new HostCatalogue([...ours, ...theirs]);
}

/** Reads what stands in a file, which holds texts only. */
class HostsReader {
  constructor(
    private readonly file: OperatorFile,
    /** Whether there may be engines that we do not know. */
    private readonly extended: boolean,
  ) {}

  hosts(): readonly Host[] {
    const { hosts } = this.mapping([], this.file.value, ['hosts']);
    if (!Array.isArray(hosts)) throw this.file.wrong(['hosts'], '"hosts" must be a list of hosts.');
    const read: Host[] = [];
    for (const [at, entry] of (hosts as unknown[]).entries()) read.push(this.host(['hosts', at], entry, read));
    return read;
  }

  private host(path: PathInFile, value: unknown, before: readonly Host[]): Host {
    const entry = this.mapping(path, value, FIELDS);
    const id = entry['id'];
    if (typeof id !== 'string') throw this.file.wrong(path, 'A host needs an id, like host_en_nora.');
    if (before.some((host) => host.id === id)) throw this.wrong(path, 'id', `${id} stands in this file already.`);
    const ours = BUILT_IN_HOSTS.find((host) => host.id === id);
    const host = ours === undefined ? this.added(path, id, entry) : this.ofOurs(path, ours, entry);
    this.refuseNamesake(path, host, before);
    return host;
  }

  private ofOurs(path: PathInFile, host: Host, entry: Mapping): Host {
    const fixed = Object.keys(entry).find((field) => !FIELDS_OF_OURS.includes(field));
    if (fixed !== undefined) {
      const words = `${host.id} comes with the program: only its description and its voices may be changed here.`;
      throw this.wrong(path, fixed, words);
    }
    return { ...host, description: this.description(path, entry, host.description), voices: this.voices(path, entry) };
  }

  private added(path: PathInFile, id: string, entry: Mapping): Host {
    if (!ID.test(id)) {
      const form = 'host_, a language, _ and a name of a to z, 0 to 9 and -, like host_en_nora';
      throw this.wrong(path, 'id', `An id is ${form}; one that lacks there is none of ours.`);
    }
    const language = this.oneOf(path, entry, 'language', LANGUAGES);
    if (!id.startsWith(`host_${language}_`)) {
      throw this.wrong(path, 'id', `The id of a host that speaks ${language} begins with host_${language}_.`);
    }
    return {
      id,
      name: this.name(path, entry),
      language,
      isDefault: false,
      timbre: entry['timbre'] === undefined ? 'low' : this.oneOf(path, entry, 'timbre', TIMBRES),
      description: this.description(path, entry, ''),
      voices: this.voices(path, entry),
    };
  }

  private name(path: PathInFile, { name }: Mapping): string {
    const written = typeof name === 'string' ? name.normalize('NFC') : '';
    if (NAME.test(written)) return written;
    throw this.wrong(
      path,
      'name',
      "A host needs a name of at most 40 letters, figures, single blanks and . ' -, as it is spoken.",
    );
  }

  /** Two who are called the same cannot be told apart in a transcript. */
  private refuseNamesake(path: PathInFile, { id, name, language }: Host, before: readonly Host[]): void {
    const same = [...BUILT_IN_HOSTS, ...before].find(
      (host) => host.id !== id && host.language === language && heard(host.name) === heard(name),
    );
    if (same !== undefined)
      throw this.wrong(path, 'name', `${same.id} is called ${same.name} already: choose another name.`);
  }

  private description(path: PathInFile, { description }: Mapping, fallback: string): string {
    if (description === undefined) return fallback;
    if (typeof description === 'string' && TEXT.test(description)) return description;
    throw this.wrong(path, 'description', 'A description is a text of 1 to 200 characters on one line.');
  }

  private voices(path: PathInFile, entry: Mapping): Readonly<Record<string, string>> {
    if (entry['voices'] === undefined) return {};
    const at = [...path, 'voices'];
    const voices = this.mapping(at, entry['voices']);
    return Object.fromEntries(Object.entries(voices).map(([engine, voice]) => [engine, this.voice(at, engine, voice)]));
  }

  private voice(path: PathInFile, engine: string, voice: unknown): string {
    if (engine === DEFAULT_ENGINE) {
      throw this.wrong(path, engine, `${DEFAULT_ENGINE} has two voices a language: choose with timbre, low or high.`);
    }
    if (!ENGINES.includes(engine) && !this.extended) {
      throw this.wrong(path, engine, `There is no engine "${engine}": ${ENGINES.join(' and ')} can have voices.`);
    }
    if (typeof voice === 'string' && TEXT.test(voice)) return voice;
    throw this.wrong(path, engine, `A voice is its name at ${engine}: a text of 1 to 200 characters on one line.`);
  }

  private oneOf<Value extends string>(
    path: PathInFile,
    entry: Mapping,
    field: string,
    allowed: readonly Value[],
  ): Value {
    const value = allowed.find((one) => one === entry[field]);
    if (value === undefined) throw this.wrong(path, field, `A host needs ${field}: one of ${allowed.join(', ')}.`);
    return value;
  }

  /** Any fields when none are given. */
  private mapping(path: PathInFile, value: unknown, fields?: readonly string[]): Mapping {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) {
      const known = fields === undefined ? 'of engines and their voices' : `with ${fields.join(', ')}`;
      throw this.file.wrong(path, `Here must be a mapping ${known}.`);
    }
    const unknown = Object.keys(value).find((field) => fields?.includes(field) === false);
    if (unknown !== undefined) {
      throw this.wrong(path, unknown, `"${unknown}" is not known here: only ${fields?.join(', ') ?? ''}.`);
    }
    return value as Mapping;
  }

  private wrong(path: PathInFile, field: string, words: string): Error {
    return this.file.wrong([...path, field], words);
  }
}
