import iconv from 'iconv-lite';

type Bytes = Uint8Array;

/** Names of encodings that the platform does not know under that name. */
const ALIASES: ReadonlyMap<string, string> = new Map([
  ['latin9', 'iso-8859-15'],
  ['cp932', 'shift_jis'],
  ['utf8mb4', 'utf-8'],
]);

/**
 * The text of a document whose publisher may lie about its encoding. In order of trust: the pattern of two- and
 * four-byte encodings, valid multi-byte UTF-8 (nothing else looks like it by chance), the charset of the HTTP header,
 * the XML declaration, statistics, windows-1252. "Latin-1" counts as said by nobody where it cannot be true: servers
 * and tools say it when they know nothing.
 */
export async function decodeText(bytes: Bytes, contentType: string | null): Promise<string> {
  const wide = wideEncoding(bytes);
  if (wide !== null) return withoutMark(decodeAs(bytes, wide) ?? '');
  const declared = declaredEncodings(bytes, contentType);
  const utf8 = asUtf8(bytes);
  if (utf8.wrong === 0 && !declared.some(isSevenBit)) return withoutMark(utf8.text);
  // A few wrong bytes in much UTF-8: cut off in the middle of a character, or pasted from elsewhere.
  if (utf8.right > 10 * utf8.wrong && utf8.wrong > 0) return withoutMark(utf8.text);
  const text = byDeclaration(bytes, declared) ?? (utf8.right >= 2 * utf8.wrong ? utf8.text : await byStatistics(bytes));
  return withoutMark(text);
}

const MARKS: readonly (readonly [string, readonly number[]])[] = [
  ['utf-32le', [0xff, 0xfe, 0, 0]],
  ['utf-32be', [0, 0, 0xfe, 0xff]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
  // No mark, but `<` in four bytes.
  ['utf-32le', [0x3c, 0, 0, 0]],
  ['utf-32be', [0, 0, 0, 0x3c]],
];

// The mark of UTF-8 proves nothing: editors leave it in files that programs then print Latin-1 after.
const wideEncoding = (bytes: Bytes): string | null =>
  MARKS.find(([, mark]) => mark.every((byte, index) => bytes[index] === byte))?.[0] ?? unmarkedUtf16(bytes);

const HEAD = 64;

/** Markup begins with ASCII, of which every other byte is zero in UTF-16. */
function unmarkedUtf16(bytes: Bytes): string | null {
  const head = bytes.subarray(0, HEAD);
  const zeros = [0, 0];
  for (const [index, byte] of head.entries()) if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  if (Math.max(even, odd) < head.length / 4 || Math.min(even, odd) > 0) return null;
  return odd > even ? 'utf-16le' : 'utf-16be';
}

const XML_DECLARATION = /^\s*<\?xml[^>]*?\sencoding\s*=\s*["']\s*([\w.:-]{1,40})/i;
const HTML_META = /<meta[^>]{0,200}?charset\s*=\s*["']?\s*([\w.:-]{1,40})/i;
const HTTP_CHARSET = /charset\s*=\s*["']?\s*([\w.:-]{1,40})/i;

function declaredEncodings(bytes: Bytes, contentType: string | null): readonly string[] {
  const head = Buffer.from(bytes.subarray(0, 2_048)).toString('latin1');
  return [HTTP_CHARSET.exec(contentType ?? ''), XML_DECLARATION.exec(head), HTML_META.exec(head)]
    .map((match) => match?.[1]?.toLowerCase())
    .filter((name) => name !== undefined)
    .map((name) => ALIASES.get(name) ?? name);
}

/** Encodings made of ASCII bytes alone, which are therefore always valid UTF-8 too. */
const isSevenBit = (encoding: string): boolean => /^(?:iso-2022|utf-7|hz)/.test(encoding);

// Two- and four-byte encodings would have shown, UTF-8 has been tried, and the last three are no encodings of text.
const isUseless = (encoding: string): boolean =>
  /^(?:utf-?(?:8|16|32)|ucs|unicode|iso-10646|x-user-defined|binary|none)/.test(encoding);

const isLatin1 = (encoding: string): boolean =>
  /^(?:(?:us-?)?ascii|(?:iso[-_]?)?8859-?1|iso[-_]8859-1|latin-?1|l1|(?:windows-|cp-?)1252|ansi)$/.test(encoding);

/** null: nobody says anything that could be true. */
function byDeclaration(bytes: Bytes, declared: readonly string[]): string | null {
  const useful = declared.filter((encoding) => !isUseless(encoding));
  for (const encoding of useful.filter((name) => !isLatin1(name))) {
    const text = decodeAs(bytes, encoding);
    if (text !== null && mostlyUnderstood(text)) return text;
  }
  return useful.some(isLatin1) && !isAnotherScript(bytes) ? decodeAs(bytes, 'windows-1252') : null;
}

/** The platform reads the characters of Hong Kong (綫, 衞, 啲) as private ones, which nobody can see. */
const BIG5 = /^(?:cn-|cs|x-x-)?big5(?:-?hkscs)?$/;

/** null: nobody knows this encoding. */
function decodeAs(bytes: Bytes, encoding: string): string | null {
  if (BIG5.test(encoding)) return iconv.decode(bytes, 'big5hkscs');
  try {
    return new TextDecoder(encoding).decode(bytes);
  } catch {
    return iconv.encodingExists(encoding) ? iconv.decode(bytes, encoding) : null;
  }
}

/** Characters beyond ASCII that were understood, and those that were not. */
function tally(text: string): { readonly right: number; readonly wrong: number } {
  let wrong = 0;
  let right = 0;
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    if (unit === 0xfffd) wrong += 1;
    else if (unit > 0x7f) right += 1;
  }
  return { right, wrong };
}

function mostlyUnderstood(text: string): boolean {
  const { right, wrong } = tally(text);
  return right >= 10 * wrong;
}

interface Utf8 {
  readonly text: string;
  readonly right: number;
  readonly wrong: number;
}

function asUtf8(bytes: Bytes): Utf8 {
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), right: 0, wrong: 0 };
  } catch {
    const text = new TextDecoder().decode(bytes);
    return { text, ...tally(text) };
  }
}

const SAMPLE = 100_000;

/** Whether bytes beyond ASCII stand mostly beside each other: they hardly ever do in languages written in Latin-1. */
function isAnotherScript(bytes: Bytes): boolean {
  let high = 0;
  let beside = 0;
  for (const [index, byte] of bytes.subarray(0, SAMPLE).entries()) {
    if (byte < 0x80) continue;
    high += 1;
    if ((bytes[index - 1] ?? 0) > 0x7f || (bytes[index + 1] ?? 0) > 0x7f) beside += 1;
  }
  return high > 7 && beside > high * 0.6;
}

async function byStatistics(bytes: Bytes): Promise<string> {
  // Its model takes 0.1 s and much memory to load, and few feeds need it.
  const { detect } = await import('jschardet');
  const first = bytes.findIndex((byte) => byte > 0x7f);
  // Not from the declaration on: statistics would believe it, and it has been judged.
  const start = Math.max(Buffer.from(bytes.subarray(0, 200)).indexOf('?>'), 0, first - 1_000);
  const { encoding } = detect(Buffer.from(bytes.subarray(start, start + SAMPLE)));
  return (encoding === null ? null : decodeAs(bytes, encoding.toLowerCase())) ?? decodeAs(bytes, 'windows-1252') ?? '';
}

const withoutMark = (text: string): string => (text.startsWith('\ufeff') ? text.slice(1) : text);
