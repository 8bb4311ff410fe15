import type { FastifyReply, FastifyRequest } from 'fastify';
import { isUnchanged, validatorHeaders, type Validators } from './conditional.js';

/** A text that programs fetch again and again. */
export interface ServedText extends Validators {
  readonly contentType: string;
  readonly cacheControl: string;
  /** Asked only where the client has no copy. */
  readonly make: () => Promise<string | Buffer>;
  /** What `make` has applied to it. */
  readonly encoding?: 'gzip';
}

/** Answers GET and HEAD, and 304 to whoever has it already. Search engines are told to leave it alone. */
export async function serveText(text: ServedText, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  void reply.headers({
    ...validatorHeaders(text, Date.now()),
    'cache-control': text.cacheControl,
    'x-robots-tag': 'noindex',
  });
  if (isUnchanged(request, text)) return reply.code(304).send();
  if (text.encoding !== undefined) void reply.header('content-encoding', text.encoding);
  // For HEAD Fastify keeps the length and drops the content.
  return reply.type(text.contentType).send(await text.make());
}

/** Apps in browsers play and show it on pages of their own. Whoever has the link may read it anyway. */
export const shared = (reply: FastifyReply): FastifyReply =>
  reply.headers({ 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' });
