import { Module } from '@nestjs/common';
import { BriefingModule } from '../../briefing/briefing.module.js';
import { PreferencesModule } from '../../preferences/preferences.module.js';
import type { ContextSchema } from '../../shared/storage/database/context-schema.js';
import { BriefingCoverPainter } from './adapters/contexts/briefing-cover-painter.js';
import { BriefingEpisodes } from './adapters/contexts/briefing-episodes.js';
import { PodcastsSection } from './adapters/discovery/podcasts-section.js';
import { PodcastsController } from './adapters/http/podcasts.controller.js';
import { PodcastTools } from './adapters/mcp/podcast.tools.js';
import { SecuredAccounts } from '../adapters/events/secured-accounts.js';
import { AccountSecuredListener } from './adapters/events/account-secured.listener.js';
import { MediaCoverFiles } from './adapters/media/media-cover-files.js';
import { KeepPodcastFeeds1795422000000 } from './adapters/migrations/1795422000000-keep-podcast-feeds.js';
import { KeepPackedEpisodes1795441000000 } from './adapters/migrations/1795441000000-keep-packed-episodes.js';
import { FeedDocuments } from './adapters/rss/feed-documents.js';
import { PodcastFeedsController } from './adapters/rss/podcast-feeds.controller.js';
import { RssEpisodeWriter } from './adapters/rss/rss-episode-writer.js';
import { ReadEpisodesAsTheyAre1795422100000 } from './adapters/migrations/1795422100000-read-episodes-as-they-are.js';
import { packedEpisodes } from './adapters/typeorm/packed-episodes-row.js';
import { podcastEpisodes } from './adapters/typeorm/podcast-episode-row.js';
import { podcastFeeds } from './adapters/typeorm/podcast-feed-row.js';
import { TypeormRenderedEpisodeStore } from './adapters/typeorm/typeorm-rendered-episode-store.js';
import { TypeormPackedEpisodeStore } from './adapters/typeorm/typeorm-packed-episode-store.js';
import { TypeormPodcastFeedStore } from './adapters/typeorm/typeorm-podcast-feed-store.js';
import { OpenPodcastHandler } from './application/commands/open-podcast.js';
import { RenewAllPodcastsHandler } from './application/commands/renew-all-podcasts.js';
import { RenewPodcastHandler } from './application/commands/renew-podcast.js';
import { FeedArtwork } from './application/feed-artwork.js';
import { KnownShows } from './application/known-shows.js';
import { OwnShows } from './application/own-shows.js';
import { PodcastFeeds } from './application/podcast-feeds.js';
import { PodcastsPersonalData } from './application/podcasts-personal-data.js';
import { CoverFiles } from './application/ports/cover-files.js';
import { CoverPainter } from './application/ports/cover-painter.js';
import { EpisodeSource } from './application/ports/episode-source.js';
import { PackedEpisodeStore } from './application/ports/packed-episode-store.js';
import { RenderedEpisodeStore } from './application/ports/rendered-episode-store.js';
import { EpisodeWriter } from './application/ports/episode-writer.js';
import { PodcastFeedStore } from './application/ports/podcast-feed-store.js';
import { FindPodcastHandler } from './application/queries/find-podcast.js';
import { FindPodcastHeadHandler } from './application/queries/find-podcast-head.js';
import { RenderEpisodesHandler } from './application/queries/render-episodes.js';

const useCases = [
  OpenPodcastHandler,
  RenewPodcastHandler,
  RenewAllPodcastsHandler,
  FindPodcastHandler,
  FindPodcastHeadHandler,
  RenderEpisodesHandler,
  PodcastFeeds,
  OwnShows,
  KnownShows,
  FeedArtwork,
  PodcastsPersonalData,
];

const adapters = [
  { provide: PodcastFeedStore, useClass: TypeormPodcastFeedStore },
  { provide: EpisodeSource, useClass: BriefingEpisodes },
  { provide: EpisodeWriter, useClass: RssEpisodeWriter },
  { provide: RenderedEpisodeStore, useClass: TypeormRenderedEpisodeStore },
  { provide: PackedEpisodeStore, useClass: TypeormPackedEpisodeStore },
  FeedDocuments,
  { provide: CoverFiles, useClass: MediaCoverFiles },
  { provide: CoverPainter, useClass: BriefingCoverPainter },
];

/** Private podcast feeds: briefings where people listen. */
@Module({
  imports: [BriefingModule, PreferencesModule],
  controllers: [PodcastsController, PodcastFeedsController],
  providers: [...useCases, ...adapters, PodcastTools, PodcastsSection, SecuredAccounts, AccountSecuredListener],
  exports: [PodcastFeeds, KnownShows],
})
export class PodcastsModule {
  static readonly schema = {
    migrations: [KeepPodcastFeeds1795422000000, ReadEpisodesAsTheyAre1795422100000, KeepPackedEpisodes1795441000000],
    entities: [podcastFeeds, podcastEpisodes, packedEpisodes],
  } satisfies ContextSchema;
}
