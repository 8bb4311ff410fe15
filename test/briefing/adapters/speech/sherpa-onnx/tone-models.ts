import { onnxFile, type Constant, type Node, type OnnxModel, type Tensor } from './onnx-file.js';

/** Hz. */
export const SAMPLE_RATE = 16_000;
/** Of one token at pace 1. */
export const TOKEN_MS = 70;

const QUIET = [...' .,!?;:-\'"()'];
export const LETTERS = [...'abcdefghijklmnopqrstuvwxyzäöüßáéíóúàèùâêîôûçñãõœ'];
/** Of eSpeak NG; Piper puts "_" between them, "^" before and "$" after. */
const PHONEMES = [
  ...'abcdefhijklmnopqrstuvwxyzæçðøħŋœǀǁǂǃɐɑɒɓɔɕɖɗɘəɚɛɜɞɟɠɡɢɣɤɥɦɧɨɪɫɬɭɮɯɰɱɲɳɴɵɶɸɹɺɻɽɾʀʁʂʃʄʈʉʊʋʌʍʎʏʐʑʒʔʕʘʙʛʜʝʟʡʢβθχᵻⱱ',
];

const LOWEST_HZ = 90;
const HZ_BY_TOKEN = 0.5;

/** Line by line a token and its number: silent ones first, then those that are tones. */
const listed = (tokens: readonly string[]): string => tokens.map((token, id) => `${token} ${id}\n`).join('');

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

const scalar = (name: string, value: number): Constant => ({ name, type: 'float', shape: [], values: [value] });
const ints = (name: string, ...values: number[]): Constant => ({ name, type: 'int64', shape: [values.length], values });
const apply = (op: string, to: string, ...from: string[]): Node => ({ op, from, to });
const asFloat = (to: string, from: string): Node => ({ op: 'Cast', from: [from], to, attributes: { to: 1 } });
const input = (name: string, type: Tensor['type'], ...shape: (number | string)[]): Tensor => ({ name, type, shape });

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
  silent: ['^', '$', ...QUIET, ...'ˈˌːˑ˞ʰʲ'],
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

export interface ModelFiles {
  readonly model: Uint8Array;
  readonly tokens: string;
}

const filesOf = (manner: Manner, speakers: number): ModelFiles => ({
  model: onnxFile(modelOf(manner, speakers)),
  tokens: listed([...manner.silent, ...manner.tones]),
});

/** Letters are tones, everything else is silence: it sounds like nobody, but its length and its pitch can be foretold. */
export const vitsOfTones = (speakers: number): ModelFiles => filesOf(CHARACTERS, speakers);

/** As `vitsOfTones` with phonemes of a voice of eSpeak NG, of half the length: there is a "_" after each. */
export const piperOfTones = (voice: string, speakers: number): ModelFiles => filesOf(piper(voice), speakers);

/** Hz of a letter in `vitsOfTones`, spoken by the speaker of this number. */
export const pitchOf = (letter: string, speaker = 0): number =>
  (1 + speaker) * (LOWEST_HZ + HZ_BY_TOKEN * (CHARACTERS.silent.length + LETTERS.indexOf(letter)));

/** For how many lengths of a sentence Kokoro has a style; at a longer one sherpa-onnx ends the process. */
const LONGEST_SENTENCE = 100;

export interface Echoing extends ModelFiles {
  readonly voices: Uint8Array;
}

/**
 * Says which tokens it was given, as samples of a thousandth each, after the number of the speaker and ten times the
 * speed: what sherpa-onnx made of a text can be read from its sound.
 */
export function echoOf(kind: 'kokoro' | 'kitten', speakers: number, longest = LONGEST_SENTENCE): Echoing {
  const each = kind === 'kitten' ? 1 : longest;
  const tokens = [...'$_^', ...QUIET, ...'ˈˌːˑ˞ʰʲ', ...PHONEMES];
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
  return { model, tokens: listed(tokens), voices: new Uint8Array(Float32Array.from(styles).buffer) };
}

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
  return { model, tokens: listed([...CHARACTERS.silent, ...CHARACTERS.tones]) };
}

export interface Echo {
  readonly speaker: number;
  readonly speed: number;
  readonly said: string;
}

/** What an echo model was asked for, when it was asked for one sentence. */
export function heardBy(files: ModelFiles, samples: Int16Array): Echo {
  const names = new Map(
    files.tokens
      .split('\n')
      .map((line) => [line.slice(line.lastIndexOf(' ') + 1), line.slice(0, line.lastIndexOf(' '))]),
  );
  const [speaker = 0, tenths = 0, ...ids] = Array.from(samples, (sample) => Math.round((sample / 32_767) * 1000));
  return { speaker, speed: tenths / 10, said: ids.map((id) => names.get(String(id)) ?? '').join('') };
}
