import { currentSpan, inSpan, type SpanStart } from '../../kernel/tracing.js';

/** What follows is a list of columns that grows with the code, not a fact of one query. */
const LONGEST_TEXT = 2_000;

/** Statements of ours have their values beside them; what is written into the text is taken out all the same. */
const textOf = (sql: string): string =>
  sql
    .replaceAll(/'(?:[^']|'')*'/g, '?')
    .replaceAll(/(?<![$\w.])\d+(?:\.\d+)?\b/g, '?')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, LONGEST_TEXT);

const operationOf = (sql: string): string => /^\W*(?<word>[a-z]+)/i.exec(sql)?.groups?.['word']?.toUpperCase() ?? 'SQL';

function spanOf(sql: string, name: string | undefined): SpanStart {
  const operation = operationOf(sql);
  return {
    name: name ?? operation,
    kind: 'client',
    attributes: {
      'db.system.name': 'postgresql',
      'db.operation.name': operation,
      'db.query.text': textOf(sql),
      ...(name !== undefined && { 'db.query.summary': name }),
    },
  };
}

/** By the semantic conventions of databases: the kind of statement and its text, never a value. */
export function inQuerySpan<T>([statement]: readonly unknown[], send: () => Promise<T>): Promise<T> {
  if (currentSpan()?.sampled !== true) return send();
  const { text, name } = (typeof statement === 'string' ? { text: statement } : statement) as SentStatement;
  return inSpan(spanOf(text ?? '', name), send);
}

interface SentStatement {
  readonly text?: string;
  readonly name?: string;
}
