import {
  apply,
  asFloat,
  ints,
  input,
  listed,
  MARKS,
  PHONEMES,
  QUIET,
  SAMPLE_RATE,
  scalar,
  type ModelFiles,
} from './model-parts.js';
import { onnxFile, type Node, type OnnxModel } from './onnx-file.js';

/** For how many lengths of a sentence Kokoro has a style; at a longer one sherpa-onnx ends the process. */
const LONGEST_SENTENCE = 100;

const TOKENS = ['$', '_', '^', ...QUIET, ...MARKS, ...PHONEMES];

const bytes = (numbers: Float32Array | Int32Array | BigInt64Array): Uint8Array => new Uint8Array(numbers.buffer);

/**
 * Says which tokens it was given, as samples of a thousandth each, after the number of the speaker and ten times the
 * speed: what sherpa-onnx made of a text can be read from its sound.
 */
export function echoOf(kind: 'kokoro' | 'kitten', speakers: number, longest = LONGEST_SENTENCE): ModelFiles {
  const each = kind === 'kitten' ? 1 : longest;
  const model = onnxFile({
    inputs: [input('tokens', 'int64', 1, 'L'), input('style', 'float', 1, 1), input('speed', 'float', 1)],
    outputs: [input('audio', 'float', 'T')],
    constants: [scalar('thousandth', 0.001), scalar('ten', 10), ints('pair', 1, 1), ints('row', -1)],
    nodes: [
      asFloat('ids', 'tokens'),
      apply('Mul', 'tenths', 'speed', 'ten'),
      apply('Reshape', 'tempo', 'tenths', 'pair'),
      { op: 'Concat', from: ['style', 'tempo', 'ids'], to: 'all', attributes: { axis: 1 } },
      apply('Mul', 'soft', 'all', 'thousandth'),
      apply('Reshape', 'audio', 'soft', 'row'),
    ],
    metadata: {
      model_type: kind === 'kitten' ? 'kitten-tts' : 'kokoro',
      voice: 'en-us',
      has_espeak: '1',
      version: kind === 'kitten' ? '1' : '2',
      style_dim: kind === 'kitten' ? '1,1' : `${each},1,1`,
      n_speakers: String(speakers),
      sample_rate: String(SAMPLE_RATE),
    },
  });
  const styles = Array.from({ length: speakers * each }, (_, index) => Math.floor(index / each));
  return { 'model.onnx': model, 'tokens.txt': listed(TOKENS), 'voices.bin': bytes(Float32Array.from(styles)) };
}

const UNCHANGED: OnnxModel = {
  inputs: [input('mel', 'float', 1, 1, 'T')],
  outputs: [input('audio', 'float', 1, 'T')],
  constants: [ints('row', 1, -1)],
  nodes: [apply('Reshape', 'audio', 'mel', 'row')],
  metadata: { model_type: 'hifigan' },
};

/** As `echoOf`, with the length scale in place of speaker and speed; the vocoder changes nothing. */
export function matchaEcho(): ModelFiles {
  const model = onnxFile({
    inputs: [
      input('x', 'int64', 1, 'L'),
      input('x_length', 'int64', 1),
      input('noise_scale', 'float', 1),
      input('length_scale', 'float', 1),
    ],
    outputs: [input('mel', 'float', 1, 1, 'T')],
    constants: [scalar('thousandth', 0.001), scalar('ten', 10), ints('pair', 1, 1), ints('row', 1, 1, -1)],
    nodes: [
      asFloat('ids', 'x'),
      apply('Mul', 'tenths', 'length_scale', 'ten'),
      apply('Reshape', 'tempo', 'tenths', 'pair'),
      { op: 'Concat', from: ['tempo', 'tempo', 'ids'], to: 'all', attributes: { axis: 1 } },
      apply('Mul', 'soft', 'all', 'thousandth'),
      apply('Reshape', 'mel', 'soft', 'row'),
    ],
    metadata: {
      model_type: 'matcha-tts',
      language: 'English',
      voice: 'en-us',
      has_espeak: '1',
      n_speakers: '1',
      sample_rate: String(SAMPLE_RATE),
      pad_id: '0',
      use_eos_bos: '1',
      num_ode_steps: '3',
      version: '1',
    },
  });
  return { 'model-steps-3.onnx': model, 'vocos-test.onnx': onnxFile(UNCHANGED), 'tokens.txt': listed(TOKENS) };
}

/** Seconds of a character, with those of the tags of its language. */
export const SUPERTONIC_S = 0.05;
/** What each speaker adds to each sample. */
export const SUPERTONIC_STYLE = 0.1;

const IDS = input('text_ids', 'int64', 1, 'L');
const MASK = input('text_mask', 'float', 1, 1, 'L');
const STYLE = input('style_ttl', 'float', 1, 1, 1);
const sum = (from: string, to: string): Node => ({ op: 'ReduceSum', from: [from], to, attributes: { keepdims: 0 } });

const DURATION_PREDICTOR: OnnxModel = {
  inputs: [IDS, input('style_dp', 'float', 1, 1, 1), MASK],
  outputs: [input('duration', 'float', 1)],
  constants: [scalar('each', SUPERTONIC_S), ints('one', 1)],
  nodes: [
    sum('text_mask', 'length'),
    apply('Mul', 'seconds', 'length', 'each'),
    apply('Reshape', 'duration', 'seconds', 'one'),
  ],
  metadata: {},
};

const TEXT_ENCODER: OnnxModel = {
  inputs: [IDS, STYLE, MASK],
  outputs: [input('text_emb', 'float', 1, 1, 'L')],
  constants: [ints('row', 1, 1, -1)],
  nodes: [asFloat('points', 'text_ids'), apply('Reshape', 'text_emb', 'points', 'row')],
  metadata: {},
};

const VECTOR_ESTIMATOR: OnnxModel = {
  inputs: [
    input('noisy_latent', 'float', 1, 'D', 'T'),
    input('text_emb', 'float', 1, 1, 'L'),
    STYLE,
    input('latent_mask', 'float', 1, 1, 'T'),
    MASK,
    input('current_step', 'float', 1),
    input('total_step', 'float', 1),
  ],
  outputs: [input('denoised_latent', 'float', 1, 'D', 'T')],
  constants: [scalar('none', 0), scalar('soft', 1e-5)],
  nodes: [
    sum('text_emb', 'sum'),
    apply('Mul', 'softly', 'sum', 'soft'),
    apply('Add', 'styled', 'softly', 'style_ttl'),
    apply('Mul', 'silence', 'noisy_latent', 'none'),
    apply('Add', 'denoised_latent', 'silence', 'styled'),
  ],
  metadata: {},
};

const VOCODER: OnnxModel = {
  inputs: [input('latent', 'float', 1, 'D', 'T')],
  outputs: [input('wav_tts', 'float', 1, 'N')],
  constants: [ints('flat', 1, -1)],
  nodes: [apply('Reshape', 'wav_tts', 'latent', 'flat')],
  metadata: {},
};

/** Every sample is the sum of the code points that it was given, in hundred thousandths, and a style. Two speakers. */
export function supertonicSum(): ModelFiles {
  const ofTwo = bytes(BigInt64Array.from([2n, 1n, 1n, 2n, 1n, 1n]));
  const styles = bytes(Float32Array.from([0, SUPERTONIC_STYLE, 0, SUPERTONIC_STYLE]));
  return {
    'duration_predictor.onnx': onnxFile(DURATION_PREDICTOR),
    'text_encoder.onnx': onnxFile(TEXT_ENCODER),
    'vector_estimator.onnx': onnxFile(VECTOR_ESTIMATOR),
    'vocoder.onnx': onnxFile(VOCODER),
    'tts.json': JSON.stringify({
      ae: { sample_rate: SAMPLE_RATE, base_chunk_size: 100 },
      ttl: { chunk_compress_factor: 1, latent_dim: 100 },
    }),
    'unicode_indexer.bin': bytes(Int32Array.from({ length: 1_024 }, (_, point) => point)),
    'voice.bin': Uint8Array.from([...ofTwo, ...styles]),
  };
}

export interface Echo {
  readonly speaker: number;
  readonly speed: number;
  readonly said: string;
}

/** What an echo model was asked for, when it was asked for one sentence. */
export function heardIn(samples: Int16Array): Echo {
  const [speaker = 0, tenths = 0, ...ids] = Array.from(samples, (sample) => Math.round((sample / 32_767) * 1000));
  return { speaker, speed: tenths / 10, said: ids.map((id) => TOKENS[id] ?? '?').join('') };
}
