/** Of PostgreSQL's own types, the same in every database. */
const BYTEA = 17;
const TEXT = 25;
const TSVECTOR = 3614;

const LENGTH_BYTES = 4;
const HEADER_BYTES = 5 * LENGTH_BYTES;
const NULL = -1;

/**
 * An array in PostgreSQL's binary form: nothing is escaped here and nothing is parsed there, which is a seventh of what
 * storing long texts takes it.
 */
function arrayOf(type: number, values: readonly (Uint8Array | null)[]): Buffer {
  const bytes = values.reduce((sum, value) => sum + LENGTH_BYTES + (value?.length ?? 0), HEADER_BYTES);
  const array = Buffer.allocUnsafe(bytes);
  let at = 0;
  const write = (number: number): void => void (at = array.writeInt32BE(number, at));
  // One dimension, whether there are nulls, of what type, how many, counted from 1.
  for (const number of [1, values.includes(null) ? 1 : 0, type, values.length, 1]) write(number);
  for (const value of values) {
    write(value?.length ?? NULL);
    if (value === null) continue;
    array.set(value, at);
    at += value.length;
  }
  return array;
}

/** Well-formed and without NUL, as PostgreSQL wants them. */
export const textArrayOf = (texts: readonly (string | null)[]): Buffer =>
  arrayOf(
    TEXT,
    texts.map((text) => (text === null ? null : Buffer.from(text))),
  );

export const byteaArrayOf = (values: readonly Uint8Array[]): Buffer => arrayOf(BYTEA, values);

export const tsvectorArrayOf = (vectors: readonly ReadonlySet<string>[]): Buffer =>
  arrayOf(TSVECTOR, vectors.map(binaryVectorOf));

/** Each lexeme ends with NUL, and after it stands the number of its positions in two bytes. */
const END_WITHOUT_POSITIONS = '\0\0\0';

function binaryVectorOf(lexemes: ReadonlySet<string>): Buffer {
  const words = lexemes.size === 0 ? '' : [...lexemes].join(END_WITHOUT_POSITIONS) + END_WITHOUT_POSITIONS;
  const vector = Buffer.from(`\0\0\0\0${words}`);
  vector.writeInt32BE(lexemes.size);
  return vector;
}
