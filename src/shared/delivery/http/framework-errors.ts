import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CONTRACT_VERSION, isApiPath } from './contract.js';
import { errorAnswer } from './errors/error-answer.js';

/** Errors of the router itself (a malformed URL), before any hook or filter. */
export function answerFrameworkError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const { status, body } = errorAnswer(error);
  if (isApiPath(request.url)) reply.header('contract-version', CONTRACT_VERSION);
  void reply.status(status).header('x-request-id', request.id).send(body);
}

/** Malformed HTTP: oversized headers, a broken request line, an incomplete request. */
export function answerBrokenRequest(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const status = error.code === 'HPE_HEADER_OVERFLOW' ? 431 : error.code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : 400;
  const body = JSON.stringify({ error: 'invalid_request', message: 'The request is no proper HTTP.' });
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? 'Bad Request'}`,
    'content-type: application/json; charset=utf-8',
    // The path is unknown here; it may be one of the API.
    `contract-version: ${CONTRACT_VERSION}`,
    `content-length: ${Buffer.byteLength(body)}`,
    'connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}
