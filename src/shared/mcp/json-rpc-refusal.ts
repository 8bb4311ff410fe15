import type { ErrorAnswer } from '../http/errors/error-answer.js';

const PARSE_ERROR = -32_700;
const SERVER_ERROR = -32_000;

/** What is refused before a message could be read, in the protocol's own shape. `data.error` is our word for it. */
export const jsonRpcRefusal = ({ status, body }: ErrorAnswer): object => ({
  jsonrpc: '2.0',
  id: null,
  error: { code: status === 400 ? PARSE_ERROR : SERVER_ERROR, message: body.message, data: { error: body.error } },
});
