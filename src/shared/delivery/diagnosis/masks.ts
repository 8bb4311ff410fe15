/** Settings whose words are ours or public. All others are told to be set, or not: they may be, or hold, a secret. */
const TOLD = new Set(['role', 'logLevel', 'host', 'baseUrl', 'signUp', 'speechFallback', 'eventStoreCategory']);

export function settingsInWords(settings: object): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(settings).map(([name, value]) => [name, inWords(name, value)]));
}

function inWords(name: string, value: unknown): unknown {
  if (value === null || typeof value === 'boolean' || typeof value === 'number') return value;
  if (typeof value === 'string' && TOLD.has(name)) return value;
  if (Array.isArray(value)) return `(${value.length} of them)`;
  return '(set)';
}

const ADDRESS = /\b[a-z][a-z\d+.-]*:\/\/[^\s"'<>]+/gi;
const MAIL_ADDRESS = /[^\s"'<>@]+@[^\s"'<>@]+/g;
/** Tokens, digests, ids: what is so long is no word. */
const LONG = /[\w~+/=-]{20,}/g;
/** Names of hosts, which may have a token in them. */
const HOST = /\b(?:[\w-]+\.)+[a-z]{2,}\b/gi;

/** Words of a log line without what may be somebody's: addresses, hosts, mail addresses, and whatever is long. */
export const masked = (text: string): string =>
  text.replaceAll(ADDRESS, '***').replaceAll(MAIL_ADDRESS, '***').replaceAll(HOST, '***').replaceAll(LONG, '***');

/** What of a log line is ours to tell. */
const FIELDS = ['time', 'level', 'context', 'trace_id', 'span_id', 'method', 'route', 'status', 'ms', 'step', 'queue'];

/** null: it is no line of our log. */
export function maskedLine(line: string): Readonly<Record<string, unknown>> | null {
  try {
    const entry = JSON.parse(line) as Readonly<Record<string, unknown>>;
    const told = FIELDS.flatMap((name) =>
      entry[name] === undefined ? [] : [[name, plain(entry[name], name)] as const],
    );
    const error = entry['err'] as { readonly type?: unknown } | undefined;
    return {
      ...Object.fromEntries(told),
      ...(typeof entry['msg'] === 'string' && { msg: masked(entry['msg']) }),
      ...(typeof error?.type === 'string' && { error: masked(error.type) }),
    };
  } catch {
    return null;
  }
}

/** Routes are templates of ours, ids of traces random, and both are longer than what else is told. */
function plain(value: unknown, name: string): unknown {
  if (typeof value !== 'string' || ['route', 'trace_id', 'span_id', 'time'].includes(name)) return value;
  return masked(value);
}

/** Of a statement of whomever: up to the first value that is written into it, and without numbers. */
export const statementInWords = (text: string): string =>
  (text.split(/'|\$\w*\$|--|\/\*/, 1)[0] ?? '')
    .replaceAll(/(?<![$\w])\d+(?:\.\d+)?\b/g, '?')
    .replaceAll(/\s+/g, ' ')
    .slice(0, 200);
