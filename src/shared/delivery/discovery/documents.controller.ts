import { Controller, Get, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { NotFound } from '../../kernel/domain-error.js';
import { PublicDocuments } from './public-documents.js';
import { SITE_MAP } from './site-map.js';

/** Cache lifetime; short, because an index and its documents must not differ for long after an update. */
const FRESH_SECONDS = 300;

const { reference: _page, ...documents } = SITE_MAP;

/** Serves the public documents to programs and, from any origin, to scripts of browsers. */
@Controller()
export class DocumentsController {
  constructor(private readonly documents: PublicDocuments) {}

  @Get(Object.values(documents))
  async show(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<FastifyReply> {
    const found = await this.documents.at(request.routeOptions.url ?? '');
    if (found === null) throw new NotFound('There is no such document here.');
    const { document, encoded } = found;
    const { bytes, headers } = await encoded.for(request.headers['accept-encoding']);
    reply.headers({
      'access-control-allow-origin': '*',
      'cache-control': `public, max-age=${FRESH_SECONDS}`,
      ...headers,
      ...document.headers,
    });
    if (encoded.isKnownBy(request.headers['if-none-match'])) {
      return await reply.code(304).removeHeader('content-encoding').send();
    }
    // As bytes: to text, Fastify adds a charset, which JSON types do not have.
    return await reply.type(document.mediaType).send(bytes);
  }
}
