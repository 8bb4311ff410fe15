import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { InvalidRequest } from '../../../kernel/domain-error.js';
import { UnsupportedMediaType } from '../errors/refusals.js';

const DEEPEST = 64;

const BACKSLASH = 92;
const QUOTE = 34;
const OPENERS = new Set([91, 123]);
const CLOSERS = new Set([93, 125]);
/** U+0000, half a surrogate pair, or digits that may be beyond the largest double. */
const TROUBLE = /\\u(0000|d[89a-f])|\d{300}|\de\+?\d{3}/i;

/** Deeper bodies would overflow the stack of recursive code. */
function refuseDeepNesting(text: string): void {
  let depth = 0;
  let quoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (quoted && code === BACKSLASH) at += 1;
    else if (code === QUOTE) quoted = !quoted;
    else if (quoted) continue;
    else if (CLOSERS.has(code)) depth -= 1;
    else if (OPENERS.has(code) && (depth += 1) > DEEPEST) {
      throw new InvalidRequest(`The body must not be nested deeper than ${DEEPEST} levels.`);
    }
  }
}

const isStorable = (text: string): boolean => !text.includes('\u0000') && text.isWellFormed();

/**
 * PostgreSQL stores neither U+0000 nor half a surrogate pair; JSON can only say them by an escape. A number beyond the
 * doubles is Infinity when it is parsed, which no JSON can say again.
 */
function refuseUnstorable(key: string, value: unknown): unknown {
  if (!isStorable(key) || (typeof value === 'string' && !isStorable(value))) {
    throw new InvalidRequest('The body must not contain U+0000 or unpaired surrogates.');
  }
  if (typeof value === 'number' && !Number.isFinite(value)) {
    throw new InvalidRequest('The body must not contain numbers beyond ±1.8e308 (IEEE 754 doubles).');
  }
  return value;
}

/** The JSON value of a request body; undefined when there is none. Throws InvalidRequest. */
export function parseJsonBody(text: string): unknown {
  if (text.trim() === '') return undefined;
  refuseDeepNesting(text);
  try {
    return TROUBLE.test(text) ? JSON.parse(text, refuseUnstorable) : JSON.parse(text);
  } catch (error) {
    if (error instanceof InvalidRequest) throw error;
    throw new InvalidRequest('The body must be valid JSON.');
  }
}

const isEmpty = (headers: IncomingHttpHeaders): boolean =>
  headers['transfer-encoding'] === undefined && Number(headers['content-length'] ?? 0) === 0;

/** Bodies are JSON and nothing else: any other type is refused by Fastify (415), any longer one too (413). */
export function acceptJsonOnly(fastify: FastifyInstance): void {
  // An empty body has no media type, whatever its header says (`curl -d ''` sends that of a form).
  fastify.addHook('onRequest', (request, _reply, done) => {
    if (isEmpty(request.headers)) delete request.headers['content-type'];
    done();
  });
  fastify.removeAllContentTypeParsers();
  fastify.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const encoding = request.headers['content-encoding'];
    if (encoding !== undefined && encoding !== 'identity') {
      return done(new UnsupportedMediaType('The body must be sent as it is, without Content-Encoding.'));
    }
    try {
      done(null, parseJsonBody(String(body)));
    } catch (error) {
      done(error as Error);
    }
  });
}
