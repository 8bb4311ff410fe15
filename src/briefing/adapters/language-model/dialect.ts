import type { Question } from '../../domain/rewriting/question.js';

/** How an answer in JSON is asked for, from the surest to the one that every service understands. */
export const RESPONSE_FORMATS = ['json_schema', 'json_object', 'prompt'] as const;
export type ResponseFormat = (typeof RESPONSE_FORMATS)[number];

/** What of the protocol a service speaks; learned from what it refuses. */
export interface Dialect {
  readonly format: ResponseFormat;
  /** The newer name is demanded by some models, and unknown to most other services. */
  readonly limit: 'max_tokens' | 'max_completion_tokens';
  /** Some models accept no temperature but their own. */
  readonly temperature: boolean;
}

export const FIRST_DIALECT: Dialect = { format: 'json_schema', limit: 'max_tokens', temperature: true };

/** Close to the sentences, not word by word. */
const TEMPERATURE = 0.3;
/** Models that think before they write count that, too. */
const THINKING_TOKENS = 2_000;

export function requestBody(question: Question, model: string, { format, limit, temperature }: Dialect): string {
  return JSON.stringify({
    model,
    messages: [
      { role: 'system', content: question.rules },
      { role: 'user', content: question.data },
    ],
    stream: false,
    [limit]: question.answerTokens + THINKING_TOKENS,
    ...(temperature && { temperature: TEMPERATURE }),
    ...formatField(question, format),
  });
}

function formatField({ schema }: Question, format: ResponseFormat): object {
  if (format === 'prompt') return {};
  if (format === 'json_object') return { response_format: { type: 'json_object' } };
  return { response_format: { type: 'json_schema', json_schema: { name: 'briefing_lines', strict: true, schema } } };
}

const REFUSED_REQUEST: ReadonlySet<number> = new Set([400, 404, 415, 422, 500, 501]);
const ABOUT_FORMAT = /response[_ ]?format|requested parameters|json_?schema|json_?object|structured|grammar|guided/i;
const ABOUT_LENGTH =
  /context.{0,20}(?:length|window|size)|too many tokens|maximum context|at most \d{1,9} (?:completion|output) tokens|tokens.{0,20}too large/i;
/** Whatever it complains of: what it has never accepted may be what it does not understand. */
const UNSAID: ReadonlySet<number> = new Set([400, 415, 422, 501]);

/**
 * What to try next when a service refuses a request; null: the fault is another. `proven`: it has accepted a request in
 * this dialect before.
 */
export function nextDialect(dialect: Dialect, status: number, said: string, proven: boolean): Dialect | null {
  if (!REFUSED_REQUEST.has(status) || ABOUT_LENGTH.test(said)) return null;
  if (dialect.limit === 'max_tokens' && said.includes('max_completion_tokens')) {
    return { ...dialect, limit: 'max_completion_tokens' };
  }
  if (dialect.temperature && /temperature/i.test(said)) return { ...dialect, temperature: false };
  const lower = RESPONSE_FORMATS[RESPONSE_FORMATS.indexOf(dialect.format) + 1];
  const isFormat = ABOUT_FORMAT.test(said) || (UNSAID.has(status) && !proven);
  return lower === undefined || !isFormat ? null : { ...dialect, format: lower };
}
