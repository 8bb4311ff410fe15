import { FILE_CARE_PROVIDERS } from './file-care.providers.js';
import { Module, type OnModuleInit } from '@nestjs/common';
import type { ContextSchema } from '../shared/storage/database/context-schema.js';
import { FeedModule } from '../feed/feed.module.js';
import { PreferencesModule } from '../preferences/preferences.module.js';
import { Metrics } from '../shared/delivery/http/metrics/metrics.js';
import { replaceable } from '../shared/replaceable.js';
import { ProjectionRegistry } from '../shared/storage/projections/projection.js';
import { SpeechModule } from './speech.module.js';
import { SubscriptionsModule } from '../subscriptions/subscriptions.module.js';
import { CanvasCoverArtist } from './adapters/canvas/canvas-cover-artist.js';
import { FileDisclosures } from './adapters/files/file-disclosures.js';
import { Disclosures } from './application/ports/disclosures.js';
import { ChildScriptWriter } from './adapters/composer/child-script-writer.js';
import { ContextsPronunciationLookup } from './adapters/contexts/contexts-pronunciation-lookup.js';
import { ContextsRequesterLookup } from './adapters/contexts/contexts-requester-lookup.js';
import { ContextsSourceMaterial } from './adapters/contexts/contexts-source-material.js';
import { FeedCiting } from './adapters/contexts/feed-citing.js';
import { BriefingSection } from './adapters/discovery/briefing-section.js';
import { STREAM_PREFIX } from './adapters/eventstore/briefing-codec.js';
import { BriefingProjection } from './adapters/eventstore/briefing-projection.js';
import { EventstoreBriefingHistory } from './adapters/eventstore/eventstore-briefing-history.js';
import { EventstoreHistoryArchive } from './adapters/eventstore/eventstore-history-archive.js';
import { ArtifactEventsController } from './adapters/http/artifact-events.controller.js';
import { KeepingController } from './adapters/http/keeping.controller.js';
import { PlaybackController } from './adapters/http/playback.controller.js';
import { ArtifactPresenter } from './adapters/http/artifact.presenter.js';
import { ArtifactsController } from './adapters/http/artifacts.controller.js';
import { HostsController } from './adapters/http/hosts.controller.js';
import { SharedBriefingEventsController } from './adapters/http/shared-briefing-events.controller.js';
import { BriefingResources } from './adapters/mcp/briefing.resources.js';
import { BriefingTools } from './adapters/mcp/briefing.tools.js';
import { BriefingWatch } from './adapters/mcp/briefing-watch.js';
import { MorningBriefingPrompt } from './adapters/mcp/morning-briefing.prompt.js';
import { MeasuredLanguageModel, UnmeasuredLanguageModel } from './adapters/metrics/measured-language-model.js';
import { MediaBriefingFiles } from './adapters/media/media-briefing-files.js';
import { BRIEFING_MIGRATIONS } from './adapters/migrations/briefing-migrations.js';
import { citations } from './adapters/typeorm-citations/citation-row.js';
import { encryptionKeys } from './adapters/typeorm/owners/encryption-key-row.js';
import { idempotencyKeys } from './adapters/typeorm/reservations/idempotency-key-row.js';
import { keptCitations } from './adapters/typeorm-citations/kept-citations-row.js';
import { playbacks } from './adapters/typeorm/playback/playback-row.js';
import { reservations } from './adapters/typeorm/reservations/reservation-row.js';
import { ReservationRows } from './adapters/typeorm/reservations/reservation-rows.js';
import { TypeormBriefingReservations } from './adapters/typeorm/reservations/typeorm-briefing-reservations.js';
import { TypeormBriefingReadModel } from './adapters/typeorm/typeorm-briefing-read-model.js';
import { TypeormOwnerRecords } from './adapters/typeorm/owners/typeorm-owner-records.js';
import { TypeormOwnerEncryption } from './adapters/typeorm/owners/typeorm-owner-encryption.js';
import { TypeormProgressStore } from './adapters/typeorm/typeorm-progress-store.js';
import { measuredProjectionStore } from './adapters/metrics/measured-projection-store.js';
import { TypeormBriefingProjectionStore } from './adapters/typeorm/typeorm-briefing-projection-store.js';
import { TypeormStrandedBriefings } from './adapters/typeorm/typeorm-stranded-briefings.js';
import { TypeormPendingCitations } from './adapters/typeorm-citations/typeorm-pending-citations.js';
import { TypeormReadyBriefings } from './adapters/typeorm/typeorm-ready-briefings.js';
import { TypeormVoicePaces } from './adapters/typeorm/typeorm-voice-paces.js';
import { TypeormProductionTimes } from './adapters/typeorm/typeorm-production-times.js';
import { voicePaces } from './adapters/typeorm/voice-pace-row.js';
import { HttpLanguageModel } from './adapters/language-model/http-language-model.js';
import { PodcastingController } from './adapters/podcasting/podcasting.controller.js';
import { BriefingPlaybackController } from './adapters/web/player/briefing-playback.controller.js';
import { BriefingMediaController } from './adapters/web/briefing-media.controller.js';
import { BriefingPagesController } from './adapters/web/briefing-pages.controller.js';
import { BriefingWaitingController } from './adapters/web/briefing-waiting.controller.js';
import { LostJobSweeper } from './adapters/worker/lost-job-sweeper.js';
import { ProductionWorker } from './adapters/worker/production-worker.js';
import { WarmUp } from './adapters/worker/warm-up.js';
import { JobStepQueue } from './adapters/worker/job-step-queue.js';
import { BriefingApi } from './api.js';
import { AssembleBriefingHandler } from './application/commands/assemble-briefing.js';
import { PublishedTranscripts } from './application/published-transcripts.js';
import { BriefingPreviews } from './application/briefing-previews.js';
import { RequestSettling } from './application/request-settling.js';
import { BriefingOrders } from './application/briefing-orders.js';
import { BriefingExport } from './application/briefing-export.js';
import { BriefingPersonalData } from './application/briefing-personal-data.js';
import { ClearAwayHandler } from './application/commands/clear-away.js';
import { ComposeBriefingHandler } from './application/commands/compose-briefing.js';
import { CompositionFiles } from './application/composition-files.js';
import { StartHosts } from './adapters/web/hosts/start-hosts.js';
import { CORRECTION_PROVIDERS } from './correction-providers.js';
import { ContentsReader } from './application/contents.js';
import { BriefingSummaries } from './application/briefing-summaries.js';
import { PublishedEpisodes } from './application/published-episodes.js';
import { EarlierStories } from './application/earlier-stories.js';
import { FindSharedBriefingHandler } from './application/queries/find-shared-briefing.js';
import { GetBriefingHandler } from './application/queries/get-briefing.js';
import { KeepCitedItemsHandler } from './application/commands/keep-cited-items.js';
import { ListBriefingsHandler } from './application/queries/list-briefings.js';
import { HearHostHandler } from './application/commands/hear-host.js';
import { SampleRecording } from './application/sample-recording.js';
import { SampleStore } from './application/ports/speech/sample-store.js';
import { MediaSampleStore } from './adapters/media/media-sample-store.js';
import { HostPagesController } from './adapters/web/hosts/host-pages.controller.js';
import { OpenSharedRecordingHandler } from './application/queries/open-shared-recording.js';
import { PaintLargeCoverHandler } from './application/commands/paint-large-cover.js';
import { LargeCovers } from './application/ports/media/large-covers.js';
import { MediaLargeCovers } from './adapters/media/media-large-covers.js';
import { ListHostsHandler } from './application/queries/list-hosts.js';
import { PublishedBriefings } from './application/published-briefings.js';
import { PronunciationLookup } from './application/ports/pronunciation-lookup.js';
import { RequesterLookup } from './application/ports/requester-lookup.js';
import { BriefingReservations } from './application/ports/briefing-reservations.js';
import { BriefingHistory } from './application/ports/briefing-history.js';
import { BriefingReadModel } from './application/ports/briefing-read-model.js';
import { CoverArtist } from './application/ports/media/cover-artist.js';
import { HistoryArchive } from './application/ports/history-archive.js';
import { BriefingFiles } from './application/ports/media/briefing-files.js';
import { OwnerRecords } from './application/ports/owner-records.js';
import { OwnerEncryption } from './application/ports/owner-encryption.js';
import { StepQueue } from './application/ports/step-queue.js';
import { ProgressStore } from './application/ports/progress-store.js';
import { RecordingRequests } from './application/recording-requests.js';
import { RecordingSession } from './application/recording-session.js';
import { LanguageModel } from './application/ports/language-model.js';
import { ScriptWriter } from './application/ports/script-writer.js';
import { SourceMaterial } from './application/ports/source-material.js';
import { StrandedBriefings } from './application/ports/stranded-briefings.js';
import { PendingCitations } from './application/ports/pending-citations.js';
import { ScriptDrafting } from './application/script-drafting.js';
import { ScriptRewriting } from './application/script-rewriting.js';
import { VoiceMeasuring } from './application/voice-measuring.js';
import { ProductionTimes } from './application/ports/production-times.js';
import { ReadyBriefings } from './application/ports/ready-briefings.js';
import { VoicePaces } from './application/ports/speech/voice-paces.js';
import { RecordSpeechHandler } from './application/commands/record-speech.js';
import { ReportFailureHandler } from './application/commands/report-failure.js';
import { RequestBriefingHandler } from './application/commands/request-briefing.js';
import { LIVE_PROVIDERS } from './live.providers.js';
import { KEEPING_PROVIDERS } from './keeping.providers.js';
import { ProductionsController } from './adapters/http/productions.controller.js';
import { OPERATOR_PROVIDERS } from './operator.providers.js';
import { PLAYBACK_PROVIDERS } from './playback.providers.js';
import { ViewBriefingHandler } from './application/queries/view-briefing.js';

const useCases = [
  RequestBriefingHandler,
  ComposeBriefingHandler,
  RecordSpeechHandler,
  AssembleBriefingHandler,
  ReportFailureHandler,
  ClearAwayHandler,
  BriefingOrders,
  BriefingPreviews,
  PublishedTranscripts,
  RequestSettling,
  BriefingPersonalData,
  BriefingExport,
  RecordingRequests,
  RecordingSession,
  ListHostsHandler,
  HearHostHandler,
  SampleRecording,
  ListBriefingsHandler,
  GetBriefingHandler,
  ViewBriefingHandler,
  FindSharedBriefingHandler,
  OpenSharedRecordingHandler,
  PaintLargeCoverHandler,
  ContentsReader,
  PublishedEpisodes,
  BriefingSummaries,
  CompositionFiles,
  EarlierStories,
  KeepCitedItemsHandler,
  ScriptDrafting,
  ScriptRewriting,
  VoiceMeasuring,
];

const measured = (model: LanguageModel, metrics: Metrics): LanguageModel => new MeasuredLanguageModel(model, metrics);

const adapters = [
  { provide: BriefingApi, useClass: PublishedBriefings },
  { provide: RequesterLookup, useClass: ContextsRequesterLookup },
  { provide: PronunciationLookup, useClass: ContextsPronunciationLookup },
  { provide: SourceMaterial, useClass: ContextsSourceMaterial },
  { provide: BriefingReservations, useClass: TypeormBriefingReservations },
  ReservationRows,
  { provide: BriefingReadModel, useClass: TypeormBriefingReadModel },
  ...measuredProjectionStore(TypeormBriefingProjectionStore),
  { provide: OwnerEncryption, useClass: TypeormOwnerEncryption },
  { provide: ProgressStore, useClass: TypeormProgressStore },
  { provide: PendingCitations, useClass: TypeormPendingCitations },
  { provide: ProductionTimes, useClass: TypeormProductionTimes },
  { provide: VoicePaces, useClass: TypeormVoicePaces },
  { provide: ReadyBriefings, useClass: TypeormReadyBriefings },
  { provide: StrandedBriefings, useClass: TypeormStrandedBriefings },
  { provide: BriefingHistory, useClass: EventstoreBriefingHistory },
  { provide: HistoryArchive, useClass: EventstoreHistoryArchive },
  { provide: OwnerRecords, useClass: TypeormOwnerRecords },
  { provide: StepQueue, useClass: JobStepQueue },
  replaceable(ScriptWriter, ChildScriptWriter),
  { provide: BriefingFiles, useClass: MediaBriefingFiles },
  { provide: LargeCovers, useClass: MediaLargeCovers },
  { provide: SampleStore, useClass: MediaSampleStore },
  replaceable(LanguageModel, HttpLanguageModel, UnmeasuredLanguageModel),
  { provide: LanguageModel, inject: [UnmeasuredLanguageModel, Metrics], useFactory: measured },
  { provide: Disclosures, useClass: FileDisclosures },
  { provide: CoverArtist, useClass: CanvasCoverArtist },
];

const forAgents = [BriefingTools, BriefingResources, MorningBriefingPrompt, BriefingWatch, BriefingSection];

/** Podcast briefings: requested, composed, spoken, published. The one event-sourced context. */
@Module({
  imports: [SubscriptionsModule, FeedModule, PreferencesModule, SpeechModule],
  controllers: [
    ArtifactsController,
    ArtifactEventsController,
    SharedBriefingEventsController,
    HostsController,
    PlaybackController,
    KeepingController,
    BriefingPlaybackController,
    BriefingMediaController,
    PodcastingController,
    BriefingPagesController,
    BriefingWaitingController,
    HostPagesController,
    ProductionsController,
  ],
  providers: [
    ...useCases,
    StartHosts,
    ...adapters,
    ...forAgents,
    ...LIVE_PROVIDERS,
    ...PLAYBACK_PROVIDERS,
    ...KEEPING_PROVIDERS,
    ...OPERATOR_PROVIDERS,
    ...FILE_CARE_PROVIDERS,
    ArtifactPresenter,
    BriefingProjection,
    ProductionWorker,
    WarmUp,
    LostJobSweeper,
    FeedCiting,
    ...CORRECTION_PROVIDERS,
  ],
  // BriefingApi for other contexts and extensions, the rest for the room of auditors.
  exports: [BriefingApi, HistoryArchive, BriefingReadModel, BriefingFiles, SourceMaterial, ScriptWriter],
})
export class BriefingModule implements OnModuleInit {
  static readonly schema: ContextSchema = {
    migrations: BRIEFING_MIGRATIONS,
    entities: [reservations, idempotencyKeys, encryptionKeys, keptCitations, citations, voicePaces, playbacks],
    streams: [STREAM_PREFIX],
    erasures: ['BriefingErased'],
  };

  constructor(
    private readonly projections: ProjectionRegistry,
    private readonly projection: BriefingProjection,
  ) {}

  onModuleInit(): void {
    this.projections.register(this.projection);
  }
}
