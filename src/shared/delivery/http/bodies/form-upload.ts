import type { FastifyInstance, FastifyRequest } from 'fastify';
import { InvalidRequest } from '../../../kernel/domain-error.js';
import { UnsupportedMediaType } from '../errors/refusals.js';
import { fieldsOf, type FormFields } from './form-body.js';

/** A file that somebody chose in a form. */
export interface UploadedFile {
  /** As their browser says it. Hostile text. */
  readonly name: string;
  readonly bytes: Buffer;
}

export const UPLOAD_TYPE = 'multipart/form-data';

const NOT_ENCODED = `The form is not encoded as ${UPLOAD_TYPE}.`;

/** In bytes, of the largest file that a page takes. */
export const LARGEST_UPLOAD = 10 * 1024 * 1024;
/** Larger files up to this size are told so on the page; what is larger yet is not read to its end. */
const MAX_UPLOAD_BYTES = LARGEST_UPLOAD + 6 * 1024 * 1024;

interface ParsedUpload {
  readonly fields: FormFields;
  /** null: none was chosen. */
  readonly file: UploadedFile | null;
}

/** As browsers write it, and nothing else: what is read below is what is read here. */
const ONE_BOUNDARY = /^multipart\/form-data; ?boundary=("?)([\w'()+,./:=?-]{1,70})\1$/i;
const MOST_PARTS = 20;
const LONGEST_HEAD = 4_096;

/** Our forms have a handful of parts with short heads: others would take the platform a second each to read. */
function refuseManyParts(body: Buffer, contentType: string): void {
  const boundary = ONE_BOUNDARY.exec(contentType.trim())?.[2];
  if (boundary === undefined) throw new InvalidRequest(NOT_ENCODED);
  const delimiter = `--${boundary}`;
  let at = body.indexOf(delimiter);
  for (let parts = 0; at >= 0; parts += 1) {
    const head = body.subarray(at, at + LONGEST_HEAD);
    const isLast = body.toString('latin1', at + delimiter.length, at + delimiter.length + 2) === '--';
    if (parts > MOST_PARTS || (!isLast && !head.includes('\r\n\r\n'))) throw new InvalidRequest(NOT_ENCODED);
    at = body.indexOf(delimiter, at + delimiter.length);
  }
}

/** The fields of a form and the file in it (RFC 7578), as the platform reads them. Throws InvalidRequest. */
export async function parseUpload(body: Buffer, contentType: string): Promise<ParsedUpload> {
  refuseManyParts(body, contentType);
  const parts = await new Response(new Uint8Array(body), { headers: { 'content-type': contentType } })
    .formData()
    .catch(() => {
      throw new InvalidRequest(NOT_ENCODED);
    });
  const texts = [...parts].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value] as const] : []));
  const files = [...parts.values()].filter((value) => typeof value !== 'string');
  if (files.length > 1) throw new InvalidRequest('The form must have one file.');
  const [file] = files;
  // Browsers send a file without a name and content where none is chosen.
  const chosen = file === undefined || (file.name === '' && file.size === 0) ? null : file;
  return {
    fields: fieldsOf(texts),
    file: chosen === null ? null : { name: chosen.name, bytes: Buffer.from(await chosen.arrayBuffer()) },
  };
}

export const isUpload = ({ headers }: FastifyRequest): boolean =>
  headers['content-type']?.split(';', 1)[0]?.trim().toLowerCase() === UPLOAD_TYPE;

/** Adds a parser for forms with a file; hooks let it come only to pages that take one. */
export function acceptUploads(fastify: FastifyInstance): void {
  fastify.decorateRequest('upload', null);
  fastify.addContentTypeParser<Buffer>(
    UPLOAD_TYPE,
    { parseAs: 'buffer', bodyLimit: MAX_UPLOAD_BYTES },
    async (request: FastifyRequest, body: Buffer) => {
      const { 'content-encoding': encoding, 'content-type': contentType = '' } = request.headers;
      if (encoding !== undefined && encoding !== 'identity') {
        throw new UnsupportedMediaType('The form must be sent as it is, without Content-Encoding.');
      }
      const { fields, file } = await parseUpload(body, contentType);
      request.upload = file;
      return fields;
    },
  );
}
