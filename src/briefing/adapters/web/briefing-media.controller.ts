import { Controller, Get, Param, Req, Res, UseFilters } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { NotFound } from '../../../shared/kernel/domain-error.js';
import { MediaStore } from '../../../shared/storage/media/media-store.js';
import { serveMedia } from '../../../shared/delivery/web/serving/serve-media.js';
import { shared } from '../../../shared/delivery/web/serving/serve-text.js';
import { PageErrorFilter } from '../../../shared/delivery/web/page-error.filter.js';
import { DamageReports } from '../../application/damage-reports.js';
import { FindSharedBriefing } from '../../application/queries/find-shared-briefing.js';
import type { Briefing } from '../../domain/briefing.js';
import { downloadName } from './download-name.js';

type Ready = Extract<Briefing, { status: 'ready' }>;

/** Sound and cover of a finished briefing. They never change, so everybody may keep them. */
@Controller('b/:slug')
@UseFilters(PageErrorFilter)
export class BriefingMediaController {
  constructor(
    private readonly queries: QueryBus,
    private readonly media: MediaStore,
    private readonly damage: DamageReports,
  ) {}

  @Get('audio.mp3')
  async audio(
    @Param('slug') slug: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<FastifyReply> {
    const { audio } = (await this.ready(slug, 'audio')).published;
    return serveMedia(this.media, { ...audio, contentType: 'audio/mpeg' }, request, shared(reply));
  }

  @Get('download')
  async download(
    @Param('slug') slug: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<FastifyReply> {
    const { published, composed } = await this.ready(slug, 'audio');
    const file = { ...published.audio, contentType: 'audio/mpeg', downloadAs: downloadName(composed.title) };
    return serveMedia(this.media, file, request, reply);
  }

  @Get('cover.jpg')
  async cover(
    @Param('slug') slug: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<FastifyReply> {
    const { cover } = (await this.ready(slug, 'cover')).published;
    return serveMedia(this.media, { ...cover, contentType: 'image/jpeg' }, request, shared(reply));
  }

  private async ready(slug: string, file: 'audio' | 'cover'): Promise<Ready> {
    const { id, state } = await this.queries.execute(new FindSharedBriefing(slug));
    if (state.status !== 'ready') throw new NotFound('This briefing is not ready.');
    await this.damage.assertIntact(id, state.published[file]);
    return state;
  }
}
