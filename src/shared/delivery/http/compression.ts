import compress from '@fastify/compress';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** What sites of others have a browser fetch is sent as it is: its length must not tell what is in it (BREACH). */
const isOfOurs = ({ headers }: FastifyRequest): boolean =>
  [undefined, 'same-origin', 'none'].includes(headers['sec-fetch-site']);

const isPage = (reply: FastifyReply): boolean => String(reply.getHeader('content-type')).startsWith('text/html');

/**
 * Compresses pages while they are sent. Texts that stay as they are compressed once (EncodedText); answers of the API,
 * media and live streams go out as they are. Call it before there are routes.
 */
export async function compressPages(fastify: FastifyInstance): Promise<void> {
  fastify.addHook('onRequest', (request, _reply, done) => {
    if (!isOfOurs(request)) request.headers['x-no-compression'] = 'of another site';
    done();
  });
  // `customTypes` only adds to what is known to be worth it: JSON of the API would be compressed, too.
  fastify.addHook('onSend', (request, reply, payload, done) => {
    if (!isPage(reply)) request.headers['x-no-compression'] = 'no page';
    done(null, payload);
  });
  await fastify.register(compress, {
    encodings: ['br', 'gzip'],
    globalDecompression: false,
  });
}
