import type { FastifyInstance, FastifyRequest } from 'fastify';
import { InvalidRequest } from '../../../kernel/domain-error.js';
import { UnsupportedMediaType } from '../errors/refusals.js';

/** One value per name, without a prototype. */
export type FormFields = Readonly<Record<string, string>>;

export const FORM_TYPE = 'application/x-www-form-urlencoded';

const MAX_FORM_BYTES = 32 * 1024;
/** Somebody may tick some hundred sources. */
const MOST_FIELDS = 400;

/** `+` is a space (WHATWG URL §5.1); a broken escape or broken UTF-8 is an error, and not guessed at. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    throw new InvalidRequest('The form is not encoded as application/x-www-form-urlencoded in UTF-8.');
  }
}

function refuseUnstorable(text: string): void {
  // PostgreSQL stores no U+0000.
  if (text.includes('\u0000')) throw new InvalidRequest('The form must not contain U+0000.');
}

/** Repeated names are refused (HTTP parameter pollution). Throws InvalidRequest. */
export function parseForm(text: string): FormFields {
  const pairs = text.split('&').filter((pair) => pair !== '');
  refuseTooMany(pairs);
  return fieldsOf(
    pairs.map((pair) => {
      const equals = pair.indexOf('=');
      const name = decoded(equals === -1 ? pair : pair.slice(0, equals));
      return [name, equals === -1 ? '' : decoded(pair.slice(equals + 1))];
    }),
  );
}

function refuseTooMany(pairs: readonly unknown[]): void {
  if (pairs.length > MOST_FIELDS) throw new InvalidRequest(`The form must have at most ${MOST_FIELDS} fields.`);
}

/** Throws InvalidRequest. */
export function fieldsOf(pairs: readonly (readonly [name: string, value: string])[]): FormFields {
  refuseTooMany(pairs);
  const fields = Object.create(null) as Record<string, string>;
  for (const [name, value] of pairs) {
    refuseUnstorable(name + value);
    if (name in fields) throw new InvalidRequest('The form has a field twice.');
    fields[name] = value;
  }
  return fields;
}

export const isForm = ({ headers }: FastifyRequest): boolean =>
  headers['content-type']?.split(';', 1)[0]?.trim().toLowerCase() === FORM_TYPE;

/** Adds a parser for forms to the server; hooks decide which routes accept one. */
export function acceptForms(fastify: FastifyInstance): void {
  fastify.addContentTypeParser<string>(
    FORM_TYPE,
    { parseAs: 'string', bodyLimit: MAX_FORM_BYTES },
    (request, body, done) => {
      const encoding = request.headers['content-encoding'];
      if (encoding !== undefined && encoding !== 'identity') {
        return done(new UnsupportedMediaType('The form must be sent as it is, without Content-Encoding.'));
      }
      try {
        done(null, parseForm(body));
      } catch (error) {
        done(error as Error);
      }
    },
  );
}
