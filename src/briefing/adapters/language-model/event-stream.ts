type Field = 'content' | 'reasoning_content' | 'reasoning' | 'refusal';

interface Chunk {
  readonly choices?: readonly {
    readonly delta?: { readonly [field in Field]?: unknown };
    readonly finish_reason?: unknown;
  }[];
  readonly usage?: unknown;
  /** What went wrong after the stream had begun. */
  readonly error?: unknown;
}

const DATA = /^data:\s?(.*)$/gm;
const DONE = '[DONE]';

/**
 * The completion that a stream of server-sent events comes to: some services stream although they are asked not to. One
 * that ends in the middle counts as cut off.
 */
export function completionOfStream(body: string): unknown {
  const data = [...body.matchAll(DATA)].map(([, text = '']) => text.trim());
  const chunks = data.filter((text) => text !== DONE).flatMap(chunkOf);
  const choices = chunks.flatMap((chunk) => chunk.choices?.slice(0, 1) ?? []);
  const joined = (field: Field): string =>
    choices.map(({ delta }) => (typeof delta?.[field] === 'string' ? delta[field] : '')).join('');
  const finished = choices
    .map(({ finish_reason: reason }) => reason)
    .findLast((reason) => typeof reason === 'string' && reason !== '');
  const failed = chunks.some(({ error }) => error !== undefined && error !== null);
  return {
    choices: [
      {
        message: {
          content: joined('content'),
          reasoning: joined('reasoning_content') + joined('reasoning'),
          refusal: joined('refusal'),
        },
        finish_reason: failed ? 'error' : (finished ?? (data.includes(DONE) ? 'stop' : 'length')),
      },
    ],
    usage: chunks.findLast(({ usage }) => typeof usage === 'object' && usage !== null)?.usage ?? null,
  };
}

function chunkOf(text: string): readonly Chunk[] {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? [value] : [];
  } catch {
    return [];
  }
}
