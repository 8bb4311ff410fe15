import { createHash } from 'node:crypto';
import { Controller, Get, Param, Req, Res, UseFilters } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { HttpSettings } from '../../../config/http-settings.js';
import { PageRoute } from '../../../shared/delivery/http/routes/page-route.js';
import { PageErrorFilter } from '../../../shared/delivery/web/page-error.filter.js';
import { serveMedia } from '../../../shared/delivery/web/serving/serve-media.js';
import { serveText, shared } from '../../../shared/delivery/web/serving/serve-text.js';
import { NotFound } from '../../../shared/kernel/domain-error.js';
import { MediaStore } from '../../../shared/storage/media/media-store.js';
import { PaintLargeCover } from '../../application/commands/paint-large-cover.js';
import { FindSharedBriefing } from '../../application/queries/find-shared-briefing.js';
import { OpenSharedRecording, type SharedRecording } from '../../application/queries/open-shared-recording.js';
import { publicPaths } from '../../domain/public-paths.js';
import { chaptersJson } from './chapters-json.js';
import { cuesOf } from './cues.js';
import { subRip } from './sub-rip.js';
import { transcriptJson } from './transcript-json.js';
import { webVtt } from './web-vtt.js';

/** Of the way in which these are written: another number, and clients fetch them again. */
const FORM = 1;
/** A later version of the program may write them better. */
const CACHE = 'public, max-age=86400';

/** What podcast apps show beside the sound of a finished briefing. Made from what is kept, so old briefings have it, too. */
@Controller('b/:slug')
@UseFilters(PageErrorFilter)
export class PodcastingController {
  constructor(
    private readonly queries: QueryBus,
    private readonly commands: CommandBus,
    private readonly media: MediaStore,
    private readonly settings: HttpSettings,
  ) {}

  @Get('cover-3000.jpg')
  @PageRoute({ session: 'none' })
  async cover(
    @Param('slug') slug: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<FastifyReply> {
    const { key, bytes, digest } = await this.commands.execute(new PaintLargeCover(slug));
    return serveMedia(this.media, { key, bytes, sha256: digest, contentType: 'image/jpeg' }, request, shared(reply));
  }

  @Get('transcript.vtt')
  @PageRoute({ session: 'none' })
  vtt(@Param('slug') slug: string, @Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<FastifyReply> {
    const make = (recording: SharedRecording): string => webVtt(cuesOf(recording));
    return this.serve({ slug, contentType: 'text/vtt; charset=utf-8', make }, request, reply);
  }

  @Get('transcript.srt')
  @PageRoute({ session: 'none' })
  srt(@Param('slug') slug: string, @Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<FastifyReply> {
    const make = (recording: SharedRecording): string => subRip(cuesOf(recording), recording.script.language);
    return this.serve({ slug, contentType: 'application/x-subrip; charset=utf-8', make }, request, reply);
  }

  @Get('transcript.json')
  @PageRoute({ session: 'none' })
  json(@Param('slug') slug: string, @Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<FastifyReply> {
    const make = (recording: SharedRecording): string => transcriptJson(cuesOf(recording));
    return this.serve({ slug, contentType: 'application/json; charset=utf-8', make }, request, reply);
  }

  @Get('chapters.json')
  @PageRoute({ session: 'none' })
  chapters(
    @Param('slug') slug: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<FastifyReply> {
    const { baseUrl } = this.settings;
    const { page, cover } = publicPaths(slug);
    const links = { page: baseUrl + page, cover: baseUrl + cover };
    const make = (recording: SharedRecording): string => chaptersJson(recording, links);
    return this.serve({ slug, contentType: 'application/json+chapters; charset=utf-8', make }, request, reply);
  }

  private async serve(
    text: { slug: string; contentType: string; make: (recording: SharedRecording) => string },
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<FastifyReply> {
    const { slug, contentType, make } = text;
    const { state } = await this.queries.execute(new FindSharedBriefing(slug));
    if (state.status !== 'ready') throw new NotFound('This briefing is not ready.');
    const madeFrom = [FORM, this.settings.baseUrl, contentType, state.composed.script, state.recorded.timeline];
    const tag = createHash('sha256').update(JSON.stringify(madeFrom)).digest('hex').slice(0, 32);
    const opened = async (): Promise<string> => make(await this.queries.execute(new OpenSharedRecording(slug)));
    return serveText({ tag, contentType, cacheControl: CACHE, make: opened }, request, shared(reply));
  }
}
