import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import parseRange from 'range-parser';
import { NotFound } from '../../../kernel/domain-error.js';
import type { ByteRange, MediaStore } from '../../../storage/media/media-store.js';
import { knowsTag } from './conditional.js';

/** A file that never changes behind its key. */
export interface ServedFile {
  readonly key: string;
  readonly bytes: number;
  /** Of the content, or of all that it follows from; the ETag. */
  readonly sha256: string;
  readonly contentType: string;
  /** Seconds until its URL may mean another file; when not given, it never does. */
  readonly freshFor?: number;
  /** When given, browsers save the file under this name. */
  readonly downloadAs?: string;
}

const ONE_RANGE = /^bytes=(?:(\d+)-(\d*)|-\d+)$/;

/** Several ranges, other units, and what is no range at all are ignored (RFC 9110 §14.2). */
function isOneRange(range: string): boolean {
  const [matched, first, last = ''] = ONE_RANGE.exec(range) ?? [];
  return matched !== undefined && (first === undefined || last === '' || Number(last) >= Number(first));
}

/** A suffix longer than the file is the whole file (RFC 9110 §14.1.2); range-parser would call it unsatisfiable. */
const withinFile = (range: string, bytes: number): string =>
  range.replace(/^bytes=-(\d+)$/, (_, suffix: string) => `bytes=-${Math.min(Number(suffix), bytes)}`);

function wantedRange(request: FastifyRequest, file: ServedFile): ByteRange | 'whole' | 'unsatisfiable' {
  const { range, 'if-range': ifRange } = request.headers;
  if (range === undefined || !isOneRange(range)) return 'whole';
  if (ifRange !== undefined && ifRange !== etagOf(file)) return 'whole';
  const ranges = parseRange(file.bytes, withinFile(range, file.bytes));
  const [first] = typeof ranges === 'number' ? [] : ranges;
  return first === undefined ? 'unsatisfiable' : { start: first.start, end: first.end };
}

const etagOf = ({ sha256 }: ServedFile): string => `"${sha256}"`;

/** RFC 6266 with the UTF-8 form of RFC 8187, and a plain name for old clients. */
const attachment = (name: string): string =>
  `attachment; filename="${name.replace(/[^\w. -]/g, '_')}"; filename*=UTF-8''${encodeURIComponent(name)}`;

/** Only for what is true of the file: a refusal must not be cached as long. */
const lasting = (file: ServedFile) => ({
  etag: etagOf(file),
  'cache-control':
    file.freshFor === undefined ? 'public, max-age=31536000, immutable' : `public, max-age=${file.freshFor}`,
});

/** Answers GET and HEAD with Range, ETag and caching. Throws NotFound when the file is gone. */
export async function serveMedia(
  media: MediaStore,
  file: ServedFile,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  if (knowsTag(request.headers['if-none-match'], file.sha256)) return reply.code(304).headers(lasting(file)).send();
  const range = wantedRange(request, file);
  if (range === 'unsatisfiable') {
    return reply
      .code(416)
      .headers({ 'content-range': `bytes */${file.bytes}`, 'cache-control': 'no-store' })
      .send();
  }
  // For HEAD an empty stream: with no payload at all Fastify would overwrite the length.
  const content =
    request.method === 'HEAD' ? Readable.from([]) : await media.read(file.key, range === 'whole' ? undefined : range);
  if (content === null) throw new NotFound('This file is gone.');
  if (range !== 'whole') reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${file.bytes}`);
  return reply
    .headers({
      ...lasting(file),
      'accept-ranges': 'bytes',
      'content-type': file.contentType,
      'content-length': range === 'whole' ? file.bytes : range.end - range.start + 1,
      ...(file.downloadAs !== undefined && { 'content-disposition': attachment(file.downloadAs) }),
    })
    .send(content);
}
