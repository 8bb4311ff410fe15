interface Chunk {
  readonly choices?: readonly {
    readonly delta?: { readonly content?: unknown; readonly refusal?: unknown };
    readonly finish_reason?: unknown;
  }[];
  readonly usage?: unknown;
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
  const joined = (field: 'content' | 'refusal'): string =>
    choices.map(({ delta }) => (typeof delta?.[field] === 'string' ? delta[field] : '')).join('');
  const finished = choices.map(({ finish_reason: reason }) => reason).findLast((reason) => typeof reason === 'string');
  return {
    choices: [
      {
        message: { content: joined('content'), refusal: joined('refusal') },
        finish_reason: finished ?? (data.includes(DONE) ? 'stop' : 'length'),
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
