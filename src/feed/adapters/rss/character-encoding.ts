import iconv from 'iconv-lite';

type Bytes = Uint8Array;

/** Names of encodings that the platform does not know under that name. */
const ALIASES: ReadonlyMap<string, string> = new Map([
  ['latin9', 'iso-8859-15'],
  ['cp932', 'shift_jis'],
  ['utf8mb4', 'utf-8'],
]);

/**
 * The text of a document whose publisher may lie about its encoding. In order of trust: byte order mark, the pattern
 * of two- and four-byte encodings, valid multi-byte UTF-8 (nothing else looks like it by chance), the charset of the
 * HTTP header, the XML declaration, statistics, windows-1252.
 */
export async function decodeText(bytes: Bytes, contentType: string | null): Promise<string> {
  const wide = wideEncoding(bytes);
  if (wide !== null) return withoutMark(decodeAs(bytes, wide) ?? '');
  const declared = declaredEncodings(bytes, contentType);
  const utf8 = strictUtf8(bytes);
  if (utf8 !== null && !declared.some(isSevenBit)) return utf8;
  return withoutMark(byDeclaration(bytes, declared) ?? utf8 ?? mostlyUtf8(bytes) ?? (await byStatistics(bytes)));
}

const MARKS: readonly (readonly [string, readonly number[]])[] = [
  ['utf-32le', [0xff, 0xfe, 0, 0]],
  ['utf-32be', [0, 0, 0xfe, 0xff]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
  ['utf-8', [0xef, 0xbb, 0xbf]],
  // No mark, but `<` or `{` in four or two bytes.
  ['utf-32le', [0x3c, 0, 0, 0]],
  ['utf-32be', [0, 0, 0, 0x3c]],
  ['utf-16le', [0x3c, 0]],
  ['utf-16be', [0, 0x3c]],
  ['utf-16le', [0x7b, 0]],
  ['utf-16be', [0, 0x7b]],
];

const wideEncoding = (bytes: Bytes): string | null =>
  MARKS.find(([, mark]) => mark.every((byte, index) => bytes[index] === byte))?.[0] ?? null;

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

function byDeclaration(bytes: Bytes, declared: readonly string[]): string | null {
  for (const encoding of declared) {
    // Two-byte encodings would have shown; UTF-8 has been tried.
    if (/^(?:utf-?(?:8|16|32)|ucs|unicode|iso-10646)/.test(encoding)) continue;
    const text = decodeAs(bytes, encoding);
    if (text !== null) return text;
  }
  return null;
}

/** null: nobody knows this encoding. */
function decodeAs(bytes: Bytes, encoding: string): string | null {
  try {
    return new TextDecoder(encoding).decode(bytes);
  } catch {
    return iconv.encodingExists(encoding) ? iconv.decode(bytes, encoding) : null;
  }
}

function strictUtf8(bytes: Bytes): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** UTF-8 with a few bytes gone wrong, e.g. cut off in the middle of a character. */
function mostlyUtf8(bytes: Bytes): string | null {
  const text = new TextDecoder().decode(bytes);
  let wrong = 0;
  let right = 0;
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    if (unit === 0xfffd) wrong += 1;
    else if (unit > 0x7f) right += 1;
  }
  return right > 2 * wrong ? text : null;
}

const SAMPLE = 100_000;

async function byStatistics(bytes: Bytes): Promise<string> {
  // Its model takes 0.1 s and much memory to load, and few feeds need it.
  const { detect } = await import('jschardet');
  const first = bytes.findIndex((byte) => byte > 0x7f);
  const start = Math.max(0, first - 1_000);
  const { encoding } = detect(Buffer.from(bytes.subarray(start, start + SAMPLE)));
  return (encoding === null ? null : decodeAs(bytes, encoding.toLowerCase())) ?? decodeAs(bytes, 'windows-1252') ?? '';
}

const withoutMark = (text: string): string => (text.startsWith('\ufeff') ? text.slice(1) : text);
