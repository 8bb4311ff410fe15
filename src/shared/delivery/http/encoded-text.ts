import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** A text as one client gets it. */
export interface Encoded {
  readonly bytes: Buffer;
  readonly headers: Readonly<Record<string, string>>;
}

type Encoding = 'br' | 'gzip';

/** Below this, headers weigh more than what is saved. */
const WORTH_IT_BYTES = 600;

const COMPRESS: Readonly<Record<Encoding, (body: Buffer) => Promise<Buffer>>> = {
  br: (body) => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: body.length } }),
  gzip: (body) => promisify(gzip)(body, { level: 9 }),
};

/** The encodings of ours that a client takes, the smaller first (RFC 9110 §12.5.3). */
function acceptedOf(acceptEncoding: string | undefined): readonly Encoding[] {
  const ranges = (acceptEncoding ?? '').split(',').map((range) => range.split(';').map((part) => part.trim()));
  const takes = (name: Encoding) =>
    ranges.some(([coding, weight = 'q=1']) => coding?.toLowerCase() === name && !/^q=0(?:\.0*)?$/i.test(weight));
  return (['br', 'gzip'] as const).filter(takes);
}

/** A text that stays as it is: compressed as small as it gets, once, when somebody asks for it first. */
export class EncodedText {
  readonly #made = new Map<Encoding, Promise<Buffer>>();

  constructor(
    private readonly body: Buffer,
    /** Of the text, without the quotation marks: each encoding has a tag of its own (RFC 9110 §8.8.3.3). */
    private readonly tag: string,
  ) {}

  async for(acceptEncoding: string | undefined): Promise<Encoded> {
    const [encoding] = this.body.length < WORTH_IT_BYTES ? [] : acceptedOf(acceptEncoding);
    const vary = { vary: 'accept-encoding' };
    if (encoding === undefined) return { bytes: this.body, headers: { ...vary, etag: `"${this.tag}"` } };
    const headers = { ...vary, etag: `"${this.tag}-${encoding}"`, 'content-encoding': encoding };
    return { bytes: await this.made(encoding), headers };
  }

  /** Whether a client has it already, in whatever encoding. */
  isKnownBy(ifNoneMatch: string | undefined): boolean {
    return ifNoneMatch?.includes(`"${this.tag}"`) === true || ifNoneMatch?.includes(`"${this.tag}-`) === true;
  }

  private made(encoding: Encoding): Promise<Buffer> {
    const known = this.#made.get(encoding) ?? COMPRESS[encoding](this.body);
    this.#made.set(encoding, known);
    return known;
  }
}
