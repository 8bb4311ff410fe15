import type { Timbre } from '../../../../shared/kernel/hosts/host.js';
import type { Language } from '../../../../shared/kernel/language.js';
import type { Kind } from './model-layout.js';

export interface Speaker {
  readonly name: string;
  /** As sherpa-onnx counts the speakers of a model. */
  readonly id: number;
  readonly languages: readonly Language[];
  /** Speaks for the hosts of this timbre that have no voice of their own; null: for none. */
  readonly timbre: Timbre | null;
  /** Ids of hosts that this speaker is the voice of. */
  readonly hosts: readonly string[];
}

/** A folder below SPEECH_MODELS. */
export interface SpeechModel {
  /** The folder's name. */
  readonly name: string;
  readonly kind: Kind;
  /** Absolute paths by the names that sherpa-onnx has for them in snake_case; several ones separated by commas. */
  readonly files: Readonly<Record<string, string>>;
  readonly speakers: readonly Speaker[];
}

/** What HOSTS_FILE and histories call a voice. */
export const voiceNamed = (model: SpeechModel, speaker: Speaker): string => `${model.name}:${speaker.name}`;

/** How Kokoro asks eSpeak NG for languages of which its archives have no lexicon. */
const KOKORO_LANG: Readonly<Record<Language, string>> = {
  en: '',
  zh: '',
  es: 'es',
  pt: 'pt-br',
  de: 'de',
  fr: 'fr',
  ja: 'ja',
};

/** What sherpa-onnx loads at once: the configuration of `OfflineTts`. One that speaks several languages may have to be loaded for each. */
export interface NativeModel {
  /** The same for the same configuration. */
  readonly key: string;
  readonly config: Readonly<Record<string, unknown>>;
}

const inCamelCase = (name: string): string => name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());

export function nativeModel({ name, kind, files }: SpeechModel, language: Language): NativeModel {
  const { rules, ...others } = files;
  const lang = kind === 'kokoro' && others['lexicon'] !== undefined ? KOKORO_LANG[language] : '';
  const named = Object.entries(others).map(([key, path]) => [inCamelCase(key), path] as const);
  const part = { ...Object.fromEntries(named), ...(lang === '' ? {} : { lang }) };
  return {
    key: lang === '' ? name : `${name} (${lang})`,
    config: {
      // One thread each: as many processes as there are cores do more in the same time.
      model: { [kind]: part, numThreads: 1, provider: 'cpu', debug: 0 },
      ...(rules === undefined ? {} : { ruleFsts: rules }),
    },
  };
}
