import { Controller, Get, Param, Req, Res, UseFilters } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { HttpSettings } from '../../../../config/http-settings.js';
import { NotFound } from '../../../../shared/kernel/domain-error.js';
import { PageRoute } from '../../../../shared/delivery/http/routes/page-route.js';
import { PageErrorFilter } from '../../../../shared/delivery/web/page-error.filter.js';
import { languageOf } from '../../../../shared/delivery/web/language/page-language.js';
import { html } from '../../../../shared/delivery/web/serving/render.js';
import { MediaStore } from '../../../../shared/storage/media/media-store.js';
import { HearHost } from '../../../application/commands/hear-host.js';
import { ListHosts } from '../../../application/queries/list-hosts.js';
import { HostsPage } from './hosts-page.js';
import { serveMedia } from '../../../../shared/delivery/web/serving/serve-media.js';

/** An operator may have given the host another voice by then. */
const FRESH_SECONDS = 3600;

/** Who can present a briefing, for people who want to hear them before they choose. */
@Controller('hosts')
@UseFilters(PageErrorFilter)
export class HostPagesController {
  constructor(
    private readonly queries: QueryBus,
    private readonly commands: CommandBus,
    private readonly media: MediaStore,
    private readonly config: HttpSettings,
  ) {}

  @Get()
  @PageRoute({ session: 'none' })
  async hosts(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<FastifyReply> {
    const hosts = await this.queries.execute(new ListHosts());
    return html(reply, <HostsPage language={languageOf(request)} hosts={hosts} />);
  }

  @Get(':id/sample.mp3')
  @PageRoute({ session: 'none' })
  async sample(
    @Param('id') id: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<FastifyReply> {
    const { key, bytes, digest } = await this.commands.execute(new HearHost(id, `${this.config.baseUrl}/hosts`));
    const file = { key, bytes, sha256: digest, contentType: 'audio/mpeg', freshFor: FRESH_SECONDS };
    return serveMedia(this.media, file, request, reply);
  }

  @Get('*')
  nothingElse(): never {
    throw new NotFound('There is no such page.');
  }
}
