import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { HttpSettings } from '../../../../config/http-settings.js';
import { serveText } from '../../../../shared/delivery/web/serving/serve-text.js';
import { createHash } from 'node:crypto';
import { NotFound } from '../../../../shared/kernel/domain-error.js';
import { Samples } from '../../../application/ports/samples.js';

/** The samples at their addresses, for other readers and for whoever looks what they are. */
@Controller('samples/feeds')
export class SampleFeedsController {
  constructor(
    private readonly samples: Samples,
    private readonly settings: HttpSettings,
  ) {}

  @Get(':name')
  serve(
    @Param('name') name: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<FastifyReply> {
    const sample = this.samples.at(`${this.settings.baseUrl}/samples/feeds/${name}`);
    if (sample === null) throw new NotFound('There is no such sample.');
    const { document, contentType } = sample;
    const tag = createHash('sha256').update(document).digest('base64url').slice(0, 22);
    const served = { tag, contentType, cacheControl: 'public, max-age=300', make: () => Promise.resolve(document) };
    return serveText(served, request, reply);
  }
}
