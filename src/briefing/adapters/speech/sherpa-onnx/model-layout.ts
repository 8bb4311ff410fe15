/** Kinds of models that need nothing but text to speak. Others of sherpa-onnx imitate a recording of somebody. */
export const KINDS = ['vits', 'matcha', 'kokoro', 'kitten', 'supertonic'] as const;
export type Kind = (typeof KINDS)[number];

/** One file of a model. */
export interface FilePart {
  readonly isRequired: boolean;
  /** Names in the archives that k2-fsa publishes. The first pattern that a name fits is taken. */
  readonly patterns: readonly RegExp[];
  /** Whether all files that fit the first pattern that fits belong to it. */
  readonly takesAll?: true;
}

const required = (...patterns: readonly RegExp[]): FilePart => ({ isRequired: true, patterns });
const optional = (...patterns: readonly RegExp[]): FilePart => ({ isRequired: false, patterns });

/** Of several grades the exact one, as in the archive of MeloTTS. */
const MODEL = required(/^model\.onnx$/, /^model\.fp16\.onnx$/, /^model\.int8\.onnx$/, /\.onnx$/);
const TOKENS = required(/^tokens\.txt$/);
const VOICES = required(/^voices\.bin$/);
const ESPEAK_DATA = /^espeak-ng-data$/;

/** Turns come with figures and signs in words: of all rules, those that choose between readings are of use. */
const RULES = optional(/^new_heteronym\.fst$/);

const step = (name: string): FilePart => required(new RegExp(`^${name}\\.onnx$`), new RegExp(`^${name}\\..*onnx$`));

/** By the names of sherpa-onnx, in snake_case. */
export const LAYOUTS: Readonly<Record<Kind, Readonly<Record<string, FilePart>>>> = {
  vits: {
    model: MODEL,
    tokens: TOKENS,
    lexicon: optional(/^lexicon\.txt$/),
    data_dir: optional(ESPEAK_DATA),
    rules: RULES,
  },
  matcha: {
    acoustic_model: required(/^model-steps-\d+\.onnx$/, /^model\.onnx$/),
    vocoder: required(/^(vocos|hifigan).*\.onnx$/),
    tokens: TOKENS,
    lexicon: optional(/^lexicon\.txt$/),
    data_dir: optional(ESPEAK_DATA),
    rules: RULES,
  },
  kokoro: {
    model: MODEL,
    voices: VOICES,
    tokens: TOKENS,
    data_dir: required(ESPEAK_DATA),
    lexicon: { ...optional(/^lexicon-(us-en|zh|ja)\.txt$/, /^lexicon\.txt$/), takesAll: true },
    rules: RULES,
  },
  kitten: { model: MODEL, voices: VOICES, tokens: TOKENS, data_dir: required(ESPEAK_DATA), rules: RULES },
  supertonic: {
    duration_predictor: step('duration_predictor'),
    text_encoder: step('text_encoder'),
    vector_estimator: step('vector_estimator'),
    vocoder: step('vocoder'),
    tts_json: required(/^tts\.json$/),
    unicode_indexer: required(/^unicode_indexer\.bin$/),
    voice_style: required(/^voice\.bin$/),
  },
};

/** null: the names in the folder do not tell. */
export function kindOf(folder: string, names: readonly string[]): Kind | null {
  const has = (pattern: RegExp): boolean => names.some((name) => pattern.test(name));
  if (has(/^duration_predictor.*\.onnx$/)) return 'supertonic';
  if (has(/^model-steps-\d+\.onnx$/)) return 'matcha';
  if (has(/^(encoder|lm_flow).*\.onnx$/)) return null;
  if (has(/^voices\.bin$/)) return /kitten/i.test(folder) ? 'kitten' : 'kokoro';
  return has(/\.onnx$/) && has(/^tokens\.txt$/) ? 'vits' : null;
}

/** What of the names is this part: several where one was wanted are for the operator to decide; none may be fine. */
export function namesOf(part: FilePart, names: readonly string[]): readonly string[] {
  const [first = []] = part.patterns.map((pattern) => names.filter((name) => pattern.test(name))).filter(isAny);
  return first.toSorted();
}

const isAny = (names: readonly string[]): boolean => names.length > 0;
