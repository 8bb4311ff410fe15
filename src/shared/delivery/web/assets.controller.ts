import { Controller, Get, Headers, Param, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { NotFound } from '../../kernel/domain-error.js';
import { assetCatalogue } from './assets.js';

/** Styles and scripts of the pages. The name changes with the content, so browsers never ask twice. */
@Controller('assets')
export class AssetsController {
  @Get(':file')
  serve(@Param('file') file: string, @Headers('if-none-match') known: string | undefined, @Res() reply: FastifyReply) {
    const asset = assetCatalogue.at(file);
    if (asset === undefined) throw new NotFound('There is no such file.');
    void reply.headers({ 'cache-control': 'public, max-age=31536000, immutable', etag: asset.etag });
    if (known?.includes(asset.etag) === true) return reply.code(304).send();
    return reply.type(asset.contentType).send(asset.body);
  }
}
