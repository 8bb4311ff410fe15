import { Controller, Get, Param, Req, Res, UseFilters } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { PageRoute } from '../../../../shared/delivery/http/routes/page-route.js';
import { PageErrorFilter } from '../../../../shared/delivery/web/page-error.filter.js';
import { serveMedia } from '../../../../shared/delivery/web/serving/serve-media.js';
import { serveText, shared } from '../../../../shared/delivery/web/serving/serve-text.js';
import type { EpochMs } from '../../../../shared/kernel/clock.js';
import { NotFound } from '../../../../shared/kernel/domain-error.js';
import { MediaStore } from '../../../../shared/storage/media/media-store.js';
import { FeedArtwork } from '../../application/feed-artwork.js';
import { FindPodcast, type FoundPodcast } from '../../application/queries/find-podcast.js';
import { FindPodcastHead } from '../../application/queries/find-podcast-head.js';
import { FeedDocuments } from './feed-documents.js';
import { coverOf } from './rss-feed.js';

/** A show may be called otherwise tomorrow. */
const COVER_FRESH_SECONDS = 86_400;

const nameOf = (file: string, ending: string): string => {
  if (!file.endsWith(ending)) throw new NotFound('There is no such file.');
  return file.slice(0, -ending.length);
};

/** RFC 9110 §12.5.3; nearly every app and no command line. */
const takesGzip = (acceptEncoding: string | undefined): boolean =>
  (acceptEncoding ?? '').split(',').some((range) => {
    const [coding, weight = ''] = range.split(';').map((part) => part.trim().toLowerCase());
    return coding === 'gzip' && !['q=0', 'q=0.0', 'q=0.00', 'q=0.000'].includes(weight);
  });

/** Private podcast feeds, for apps that have nothing but the address. */
@Controller('podcasts')
@UseFilters(PageErrorFilter)
export class PodcastFeedsController {
  constructor(
    private readonly queries: QueryBus,
    private readonly documents: FeedDocuments,
    private readonly artwork: FeedArtwork,
    private readonly media: MediaStore,
  ) {}

  @Get(':file')
  @PageRoute({ session: 'none' })
  async feed(
    @Param('file') file: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<FastifyReply> {
    const found = await this.queries.execute(new FindPodcast(nameOf(file, '.xml')));
    const modifiedAt = modifiedAtOf(found);
    const tag = this.documents.tagOf(found);
    const text = { modifiedAt, contentType: 'application/rss+xml; charset=utf-8', cacheControl: 'private, no-cache' };
    void reply.header('vary', 'accept-encoding');
    if (!takesGzip(request.headers['accept-encoding'])) {
      return serveText({ ...text, tag, make: () => this.documents.text(found, modifiedAt) }, request, reply);
    }
    const make = (): Promise<Buffer> => this.documents.gzip(found, modifiedAt);
    // Each encoding has a tag of its own (RFC 9110 §8.8.3.3).
    return serveText({ ...text, tag: `${tag}-gzip`, encoding: 'gzip', make }, request, reply);
  }

  @Get('covers/:file')
  @PageRoute({ session: 'none' })
  async cover(
    @Param('file') file: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<FastifyReply> {
    const head = await this.queries.execute(new FindPodcastHead(nameOf(file, '.jpg')));
    const { key, bytes, digest } = await this.artwork.of(coverOf(head));
    const image = { key, bytes, sha256: digest, contentType: 'image/jpeg', freshFor: COVER_FRESH_SECONDS };
    return serveMedia(this.media, image, request, shared(reply));
  }
}

const modifiedAtOf = ({ feed, show, episodes }: FoundPodcast): EpochMs =>
  Math.max(feed.renewedAt, show?.updatedAt ?? 0, ...episodes.map(({ updatedAt }) => updatedAt));
