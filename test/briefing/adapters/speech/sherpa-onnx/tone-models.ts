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
import { onnxFile, type Constant, type Node, type OnnxModel, type Tensor } from './onnx-file.js';

/** Of one token at pace 1. */
export const TOKEN_MS = 70;

export const LETTERS = [...'abcdefghijklmnopqrstuvwxyzäöüßáéíóúàèùâêîôûçñãõœ'];
const LOWEST_HZ = 90;
const HZ_BY_TOKEN = 0.5;

/** What a model of tones is told: by its units, and how it is asked. */
interface Manner {
  readonly silent: readonly string[];
  readonly tones: readonly string[];
  readonly inputs: readonly Tensor[];
  /** Makes `ids`, `length_scale` and `sid` of the inputs. */
  readonly nodes: readonly Node[];
  readonly constants: readonly Constant[];
  readonly metadata: Readonly<Record<string, string>>;
}

/** A VITS model whose units are characters. */
const CHARACTERS: Manner = {
  silent: ['_', ...QUIET],
  tones: LETTERS,
  inputs: [
    input('x', 'int64', 1, 'L'),
    input('x_length', 'int64', 1),
    input('noise_scale', 'float', 1),
    input('length_scale', 'float', 1),
    input('noise_scale_w', 'float', 1),
    input('sid', 'int64', 1),
  ],
  nodes: [asFloat('ids', 'x')],
  constants: [],
  metadata: {
    comment: 'tones',
    language: 'English',
    frontend: 'characters',
    add_blank: '0',
    use_eos_bos: '0',
    pad_id: '0',
    blank_id: '0',
    bos_id: '0',
    eos_id: '0',
  },
};

/** A VITS model as Piper exports them: its text goes through eSpeak NG within sherpa-onnx. */
const piper = (voice: string): Manner => ({
  silent: ['^', '$', ...QUIET, ...MARKS],
  // Otherwise it would be more silence than speech is.
  tones: ['_', ...PHONEMES],
  inputs: [
    input('input', 'int64', 1, 'L'),
    input('input_lengths', 'int64', 1),
    input('scales', 'float', 3),
    input('sid', 'int64', 1),
  ],
  nodes: [
    asFloat('ids', 'input'),
    apply('Gather', 'doubled', 'scales', 'second'),
    apply('Mul', 'length_scale', 'doubled', 'half'),
  ],
  constants: [ints('second', 1), { name: 'half', type: 'float', shape: [1], values: [0.5] }],
  metadata: { comment: 'piper', language: voice, voice, has_espeak: '1' },
});

/** sin(2π · hertz(token) · t) for each token that is a tone, as loud as speech; silence for the others. */
const TONES: readonly Node[] = [
  apply('Reshape', 'tokens', 'ids', 'column'),
  asFloat('speaker', 'sid'),
  apply('Add', 'octave', 'speaker', 'one'),
  apply('Mul', 'above', 'tokens', 'step'),
  apply('Add', 'pitch', 'above', 'lowest'),
  apply('Mul', 'hertz', 'pitch', 'octave'),
  apply('Mul', 'angular', 'hertz', 'radians'),
  apply('Mul', 'scaled', 'samples', 'length_scale'),
  apply('Reshape', 'length', 'scaled', 'none'),
  apply('Range', 'times', 'zero', 'length', 'one'),
  apply('Reshape', 'time', 'times', 'row'),
  apply('Mul', 'phase', 'angular', 'time'),
  apply('Sin', 'tone', 'phase'),
  apply('Sub', 'over', 'tokens', 'last silent'),
  apply('Clip', 'gate', 'over', 'zero', 'one'),
  apply('Mul', 'gain', 'gate', 'loudness'),
  apply('Mul', 'tones', 'tone', 'gain'),
  apply('Reshape', 'y', 'tones', 'row'),
];

function modelOf(manner: Manner, speakers: number): OnnxModel {
  return {
    inputs: manner.inputs,
    outputs: [input('y', 'float', 1, 1, 'T')],
    nodes: [...manner.nodes, ...TONES],
    constants: [
      ...manner.constants,
      scalar('zero', 0),
      scalar('one', 1),
      scalar('last silent', manner.silent.length - 1),
      scalar('lowest', LOWEST_HZ),
      scalar('step', HZ_BY_TOKEN),
      scalar('loudness', 0.25),
      scalar('radians', (2 * Math.PI) / SAMPLE_RATE),
      scalar('samples', (TOKEN_MS * SAMPLE_RATE) / 1000),
      ints('column', 1, -1, 1),
      ints('row', 1, 1, -1),
      ints('none'),
    ],
    metadata: { ...manner.metadata, n_speakers: String(speakers), sample_rate: String(SAMPLE_RATE) },
  };
}

const filesOf = (manner: Manner, speakers: number): ModelFiles => ({
  'model.onnx': onnxFile(modelOf(manner, speakers)),
  'tokens.txt': listed([...manner.silent, ...manner.tones]),
});

/** Letters are tones, everything else is silence: it sounds like nobody, but its length and its pitch can be foretold. */
export const vitsOfTones = (speakers: number): ModelFiles => filesOf(CHARACTERS, speakers);

/** As `vitsOfTones` with phonemes of a voice of eSpeak NG, of half the length: there is a "_" after each. */
export const piperOfTones = (voice: string, speakers: number): ModelFiles => filesOf(piper(voice), speakers);

/** Hz of a letter in `vitsOfTones`, spoken by the speaker of this number. */
export const pitchOf = (letter: string, speaker = 0): number =>
  (1 + speaker) * (LOWEST_HZ + HZ_BY_TOKEN * (CHARACTERS.silent.length + LETTERS.indexOf(letter)));

/** Computes for minutes, whatever it is asked for. */
export function neverDone(): ModelFiles {
  const steps = Array.from({ length: 100 }, (_, index) => apply('MatMul', `m${index + 1}`, `m${index}`, `m${index}`));
  const model = onnxFile({
    inputs: CHARACTERS.inputs,
    outputs: [input('y', 'float', 3_000, 3_000)],
    constants: [ints('square', 3_000, 3_000)],
    nodes: [
      asFloat('m', 'x_length'),
      apply('Expand', 'm0', 'm', 'square'),
      ...steps,
      apply('Neg', 'y', `m${steps.length}`),
    ],
    metadata: { ...CHARACTERS.metadata, n_speakers: '1', sample_rate: String(SAMPLE_RATE) },
  });
  return { 'model.onnx': model, 'tokens.txt': listed([...CHARACTERS.silent, ...CHARACTERS.tones]) };
}
