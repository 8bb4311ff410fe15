import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { NotFound } from '../../../kernel/domain-error.js';
import { type Asset, assetCatalogue } from './assets.js';

/**
 * What these say holds for documents. Scripts and styles are none, and of them there are dozens for one page: said with each
 * of them it would weigh as much as they do.
 */
const OF_DOCUMENTS = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'referrer-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
];

const isDocument = ({ contentType }: Asset): boolean => contentType.startsWith('image/');

const isText = ({ contentType }: Asset): boolean => contentType !== 'image/png';

/** Styles and scripts of the pages. The name changes with the content, so browsers never ask twice. */
@Controller('assets')
export class AssetsController {
  @Get(':file')
  async serve(
    @Param('file') file: string,
    @Req() { headers }: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<FastifyReply> {
    const asset = assetCatalogue.at(file);
    if (asset === undefined) throw new NotFound('There is no such file.');
    const { bytes, headers: encoding } = await asset.text.for(isText(asset) ? headers['accept-encoding'] : undefined);
    if (!isDocument(asset)) for (const name of OF_DOCUMENTS) reply.raw.removeHeader(name);
    void reply.headers({ 'cache-control': 'public, max-age=31536000, immutable', ...encoding });
    if (asset.text.isKnownBy(headers['if-none-match'])) return reply.code(304).removeHeader('content-encoding').send();
    return reply.type(asset.contentType).send(bytes);
  }
}
