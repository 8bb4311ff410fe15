import type { FastifyReply, FastifyRequest } from 'fastify';

/** For programs in browsers, from any origin: nothing here depends on a cookie. */
const FOR_ALL = { 'access-control-allow-origin': '*' } as const;
const PREFLIGHT_SECONDS = 3600;

export interface OpenAnswer {
  readonly status: number;
  /** JSON. */
  readonly body: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Answers JSON to whoever asks, and the preflight of their browser. */
export async function answerOpenly(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: () => Promise<OpenAnswer>,
): Promise<void> {
  if (request.method === 'OPTIONS') {
    reply.raw.writeHead(204, {
      ...FOR_ALL,
      'access-control-allow-methods': 'GET, POST',
      'access-control-allow-headers': 'content-type, mcp-protocol-version',
      'access-control-max-age': String(PREFLIGHT_SECONDS),
    });
    reply.raw.end();
    return;
  }
  const { status, body, headers } = await answer();
  reply.raw.writeHead(status, { ...FOR_ALL, ...headers, 'content-type': 'application/json; charset=utf-8' });
  reply.raw.end(body);
}
