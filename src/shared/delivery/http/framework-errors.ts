import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CONTRACT_VERSION, isApiPath } from './contract.js';
import { errorAnswer } from './errors/error-answer.js';
import type { PageErrors } from './errors/page-errors.js';
import { wantsPage } from './errors/wants-page.js';

/** Errors of the router itself (a malformed URL), before any hook or filter. `pages`: once the program is wired. */
export function answerFrameworkError(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  pages: PageErrors | null,
): void {
  if (pages !== null && wantsPage(request)) {
    return pages.answer(error, request, reply.header('x-request-id', request.id));
  }
  const { status, body } = errorAnswer(error);
  if (isApiPath(request.url)) reply.header('contract-version', CONTRACT_VERSION);
  void reply.status(status).header('x-request-id', request.id).send(body);
}

/** `Expect` with anything but 100-continue (RFC 9110 §10.1.1). Node would answer without a body. */
export function refuseExpectation(_request: IncomingMessage, response: ServerResponse): void {
  const body = JSON.stringify({ error: 'invalid_request', message: 'Expect can only be 100-continue.' });
  const headers = { 'content-type': 'application/json; charset=utf-8', 'contract-version': CONTRACT_VERSION };
  response.writeHead(417, { ...headers, 'content-length': Buffer.byteLength(body) }).end(body);
}

/** Malformed HTTP: oversized headers, a broken request line, an incomplete request. */
export function answerBrokenRequest(error: Error & { readonly code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  answerOnce(socket, BROKEN[error.code ?? ''] ?? NO_HTTP);
}

interface Broken {
  readonly status: number;
  readonly error: string;
  readonly message: string;
}

const NO_HTTP: Broken = { status: 400, error: 'invalid_request', message: 'The request is no proper HTTP.' };

const BROKEN: Readonly<Record<string, Broken>> = {
  HPE_HEADER_OVERFLOW: { status: 431, error: 'invalid_request', message: 'The headers are too large.' },
  HPE_CHUNK_EXTENSIONS_OVERFLOW: {
    status: 413,
    error: 'payload_too_large',
    message: 'The extensions of the chunks are too large.',
  },
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, error: 'invalid_request', message: 'The request took too long to arrive.' },
};

/** CONNECT: we are no proxy. Node would close the connection without a word. */
export function refuseTunnel(_request: IncomingMessage, socket: Socket): void {
  socket.on('error', () => socket.destroy());
  answerOnce(socket, {
    status: 405,
    error: 'method_not_allowed',
    message: 'CONNECT is for proxies, and this is none.',
  });
}

/** Where the next request would begin is unknown, so there is none (RFC 9112 §9.6). */
function answerOnce(socket: Socket, { status, error, message }: Broken): void {
  const body = JSON.stringify({ error, message });
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? 'Bad Request'}`,
    'content-type: application/json; charset=utf-8',
    // The path is unknown here; it may be one of the API.
    `contract-version: ${CONTRACT_VERSION}`,
    `content-length: ${Buffer.byteLength(body)}`,
    ...(status === 405 ? ['allow: GET, HEAD, POST'] : []),
    'connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}
