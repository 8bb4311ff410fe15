import type { ErrorAnswer } from '../http/errors/error-answer.js';

const PARSE_ERROR = -32_700;
const SERVER_ERROR = -32_000;

/** 400, 413, 415: the message itself is at fault, so the answer is one of its protocol. */
const OF_MESSAGES: ReadonlyMap<number, number> = new Map([
  [400, PARSE_ERROR],
  [413, SERVER_ERROR],
  [415, SERVER_ERROR],
]);

/** JSON-RPC for what is wrong with a message; for who may send one, and how often, the Error body as everywhere. */
export function refusalOfMcp({ status, body }: ErrorAnswer): object {
  const code = OF_MESSAGES.get(status);
  if (code === undefined) return body;
  return { jsonrpc: '2.0', id: null, error: { code, message: body.message, data: { error: body.error } } };
}
