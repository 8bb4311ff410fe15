import type { Constant, Node, Tensor } from './onnx-file.js';

/** Names and content of the files of a model, as in an archive. */
export type ModelFiles = Readonly<Record<string, Uint8Array | string>>;

/** Hz, of all models here. */
export const SAMPLE_RATE = 16_000;

export const QUIET = [...' .,!?;:-\'"()'];
/** What eSpeak NG writes of stress and length. */
export const MARKS = [...'ˈˌːˑ˞ʰʲ'];
/** Of eSpeak NG; Piper puts "_" between them, "^" before and "$" after. */
export const PHONEMES = [
  ...'abcdefhijklmnopqrstuvwxyzæçðøħŋœǀǁǂǃɐɑɒɓɔɕɖɗɘəɚɛɜɞɟɠɡɢɣɤɥɦɧɨɪɫɬɭɮɯɰɱɲɳɴɵɶɸɹɺɻɽɾʀʁʂʃʄʈʉʊʋʌʍʎʏʐʑʒʔʕʘʙʛʜʝʟʡʢβθχᵻⱱ',
];

/** `tokens.txt`: line by line a token and its number. */
export const listed = (tokens: readonly string[]): string => tokens.map((token, id) => `${token} ${id}\n`).join('');

export const scalar = (name: string, value: number): Constant => ({ name, type: 'float', shape: [], values: [value] });
export const ints = (name: string, ...values: number[]): Constant => ({
  name,
  type: 'int64',
  shape: [values.length],
  values,
});
export const apply = (op: string, to: string, ...from: string[]): Node => ({ op, from, to });
export const asFloat = (to: string, from: string): Node => ({ op: 'Cast', from: [from], to, attributes: { to: 1 } });
export const input = (name: string, type: Tensor['type'], ...shape: (number | string)[]): Tensor => ({
  name,
  type,
  shape,
});
