import { Module } from '@nestjs/common';
import { BriefingModule } from '../briefing/briefing.module.js';
import { ShowSettings } from '../config/show-settings.js';
import { PreferencesModule } from '../preferences/preferences.module.js';
import type { ContextSchema } from '../shared/storage/database/context-schema.js';
import { SubscriptionsModule } from '../subscriptions/subscriptions.module.js';
import { ContextsBriefings } from './adapters/contexts/contexts-briefings.js';
import { SubscriptionsFollowing } from './adapters/contexts/subscriptions-following.js';
import { ShowsSection } from './adapters/discovery/shows-section.js';
import { BriefingFactsListener } from './adapters/events/briefing-facts.listener.js';
import { ShowPresenter } from './adapters/http/show.presenter.js';
import { ShowsController } from './adapters/http/shows.controller.js';
import { ShowTools } from './adapters/mcp/show.tools.js';
import { ShowsSchema1795421100000 } from './adapters/migrations/1795421100000-shows-schema.js';
import { episodes } from './adapters/typeorm/episode-row.js';
import { shows } from './adapters/typeorm/show-row.js';
import { ShowWords } from './adapters/typeorm/show-words.js';
import { TypeormDueShows } from './adapters/typeorm/typeorm-due-shows.js';
import { TypeormEpisodeStore } from './adapters/typeorm/typeorm-episode-store.js';
import { TypeormShowStore } from './adapters/typeorm/typeorm-show-store.js';
import { NextShows } from './adapters/web/next-shows.js';
import { PodcastPagesController } from './adapters/web/podcast-pages.controller.js';
import { PodcastSettings } from './adapters/web/podcast-settings.js';
import { ShowAddresses } from './adapters/web/show-addresses.js';
import { ShowModels } from './adapters/web/show-models.js';
import { ShowPagesController } from './adapters/web/show-pages.controller.js';
import { ShowPoller } from './adapters/worker/show-poller.js';
import { WrongClockRepair } from './adapters/worker/wrong-clock-repair.js';
import { CreateShowHandler } from './application/commands/create-show.js';
import { DeleteShowHandler } from './application/commands/delete-show.js';
import { LookAfterEpisodesHandler } from './application/commands/look-after-episodes.js';
import { OpenDueEpisodesHandler } from './application/commands/open-due-episodes.js';
import { RelinkEpisodeHandler } from './application/commands/relink-episode.js';
import { ReviewEpisodeHandler } from './application/commands/review-episode.js';
import { RunShowHandler } from './application/commands/run-show.js';
import { UpdateShowHandler } from './application/commands/update-show.js';
import { EpisodeMaking } from './application/episode-making.js';
import { NewStories } from './application/new-stories.js';
import { Briefings } from './application/ports/briefings.js';
import { DueShows } from './application/ports/due-shows.js';
import { EpisodeStore } from './application/ports/episode-store.js';
import { Following } from './application/ports/following.js';
import { ShowLimits } from './application/ports/show-limits.js';
import { ShowStore } from './application/ports/show-store.js';
import { GetShowHandler } from './application/queries/get-show.js';
import { DescribeEpisodesHandler } from './application/queries/describe-episodes.js';
import { ListCorrectionsHandler } from './application/queries/list-corrections.js';
import { ListEpisodesHandler } from './application/queries/list-episodes.js';
import { ListShowsHandler } from './application/queries/list-shows.js';
import { ListShowChoicesHandler } from './application/queries/list-show-choices.js';
import { PreviewShowHandler } from './application/queries/preview-show.js';
import { ShowPlanning } from './application/show-planning.js';
import { ShowsInPodcasts } from './application/shows-in-podcasts.js';
import { ShowsPersonalData } from './application/shows-personal-data.js';
import { SourcesOfShows } from './application/sources-of-shows.js';
import { MailModule } from './mail/mail.module.js';
import { ShowsStateController } from './adapters/http/shows-state.controller.js';
import { OPERATOR_PROVIDERS } from './operator.providers.js';
import { PodcastsModule } from './podcasts/podcasts.module.js';
import { WebhooksModule } from './webhooks/webhooks.module.js';

const useCases = [
  ListShowsHandler,
  GetShowHandler,
  CreateShowHandler,
  UpdateShowHandler,
  DeleteShowHandler,
  RunShowHandler,
  ListEpisodesHandler,
  ListCorrectionsHandler,
  DescribeEpisodesHandler,
  PreviewShowHandler,
  ListShowChoicesHandler,
  OpenDueEpisodesHandler,
  LookAfterEpisodesHandler,
  ReviewEpisodeHandler,
  RelinkEpisodeHandler,
  ShowPlanning,
  EpisodeMaking,
  NewStories,
  SourcesOfShows,
  ShowsInPodcasts,
  ShowsPersonalData,
];

const adapters = [
  { provide: ShowStore, useClass: TypeormShowStore },
  { provide: DueShows, useClass: TypeormDueShows },
  { provide: EpisodeStore, useClass: TypeormEpisodeStore },
  { provide: Briefings, useClass: ContextsBriefings },
  { provide: Following, useClass: SubscriptionsFollowing },
  { provide: ShowLimits, useExisting: ShowSettings },
  ShowWords,
];

const forAgents = [ShowTools, ShowsSection];

/** Standing briefings, and where their episodes go: private podcast feeds, webhooks, mail. */
@Module({
  imports: [BriefingModule, SubscriptionsModule, PreferencesModule, PodcastsModule, WebhooksModule, MailModule],
  controllers: [ShowsController, ShowPagesController, PodcastPagesController, ShowsStateController],
  providers: [
    ...useCases,
    ...adapters,
    ...forAgents,
    ...OPERATOR_PROVIDERS,
    ShowPresenter,
    ShowModels,
    ShowAddresses,
    PodcastSettings,
    NextShows,
    BriefingFactsListener,
    ShowPoller,
    WrongClockRepair,
  ],
})
export class ShowsModule {
  static readonly schema: ContextSchema = {
    migrations: [
      ShowsSchema1795421100000,
      ...PodcastsModule.schema.migrations,
      ...WebhooksModule.schema.migrations,
      ...MailModule.schema.migrations,
    ],
    entities: [
      shows,
      episodes,
      ...PodcastsModule.schema.entities,
      ...WebhooksModule.schema.entities,
      ...MailModule.schema.entities,
    ],
  };
}
