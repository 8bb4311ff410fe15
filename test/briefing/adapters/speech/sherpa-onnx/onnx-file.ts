/**
 * Writes ONNX models (Protocol Buffers, the messages of onnx.proto) as far as a few nodes need it, so that tests can
 * let the real native module load and run a model that we may give away.
 */
export interface OnnxModel {
  readonly inputs: readonly Tensor[];
  readonly outputs: readonly Tensor[];
  readonly constants: readonly Constant[];
  readonly nodes: readonly Node[];
  readonly metadata: Readonly<Record<string, string>>;
}

export interface Tensor {
  readonly name: string;
  readonly type: 'float' | 'int64';
  /** A text names a length that is known at run time only. */
  readonly shape: readonly (number | string)[];
}

export interface Constant {
  readonly name: string;
  readonly type: 'float' | 'int64';
  /** Empty: a scalar. */
  readonly shape: readonly number[];
  readonly values: readonly number[];
}

export interface Node {
  readonly op: string;
  readonly from: readonly string[];
  readonly to: string;
  readonly attributes?: Readonly<Record<string, number>>;
}

const ELEMENT = { float: 1, int64: 7 } as const;
const IR_VERSION = 8;
const OPSET = 17;
const INT_ATTRIBUTE = 2;

type Bytes = readonly number[];

function varint(value: number): number[] {
  const bytes: number[] = [];
  let rest = value;
  for (; rest > 127; rest = Math.floor(rest / 128)) bytes.push((rest % 128) + 128);
  return [...bytes, rest];
}

const number = (field: number, value: number): Bytes => [...varint(field * 8), ...varint(value)];
const bytes = (field: number, value: Bytes): Bytes => [...varint(field * 8 + 2), ...varint(value.length), ...value];
const text = (field: number, value: string): Bytes => bytes(field, [...new TextEncoder().encode(value)]);
const message = (field: number, ...parts: readonly Bytes[]): Bytes => bytes(field, parts.flat());

const dimension = (length: number | string): Bytes =>
  message(1, typeof length === 'number' ? number(1, length) : text(2, length));

const tensor = (field: number, { name, type, shape }: Tensor): Bytes =>
  message(field, text(1, name), message(2, message(1, number(1, ELEMENT[type]), message(2, ...shape.map(dimension)))));

const raw = ({ type, values }: Constant): Bytes => [
  ...new Uint8Array((type === 'float' ? Float32Array.from(values) : BigInt64Array.from(values, BigInt)).buffer),
];

const constant = (value: Constant): Bytes =>
  message(
    5,
    ...value.shape.map((length) => number(1, length)),
    number(2, ELEMENT[value.type]),
    text(8, value.name),
    bytes(9, raw(value)),
  );

const node = ({ op, from, to, attributes = {} }: Node): Bytes =>
  message(
    1,
    ...from.map((name) => text(1, name)),
    text(2, to),
    text(4, op),
    ...Object.entries(attributes).map(([name, value]) =>
      message(5, text(1, name), number(3, value), number(20, INT_ATTRIBUTE)),
    ),
  );

export function onnxFile(model: OnnxModel): Uint8Array {
  const graph = message(
    7,
    ...model.nodes.map(node),
    text(2, 'graph'),
    ...model.constants.map(constant),
    ...model.inputs.map((input) => tensor(11, input)),
    ...model.outputs.map((output) => tensor(12, output)),
  );
  const metadata = Object.entries(model.metadata).map(([key, value]) => message(14, text(1, key), text(2, value)));
  return Uint8Array.from([number(1, IR_VERSION), message(8, number(2, OPSET)), graph, ...metadata].flat());
}
