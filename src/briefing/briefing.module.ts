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
import { ArtifactPresenter } from './adapters/http/artifact.presenter.js';
import { ArtifactsController } from './adapters/http/artifacts.controller.js';
import { HostsController } from './adapters/http/hosts.controller.js';
import { BriefingResources } from './adapters/mcp/briefing.resources.js';
import { BriefingTools } from './adapters/mcp/briefing.tools.js';
import { BriefingWatch } from './adapters/mcp/briefing-watch.js';
import { MorningBriefingPrompt } from './adapters/mcp/morning-briefing.prompt.js';
import { MeasuredLanguageModel, UnmeasuredLanguageModel } from './adapters/metrics/measured-language-model.js';
import { MediaBriefingFiles } from './adapters/media/media-briefing-files.js';
import { CreateBriefing1795219200000 } from './adapters/migrations/1795219200000-create-briefing.js';
import { KeepRequestKeys1795219300000 } from './adapters/migrations/1795219300000-keep-request-keys.js';
import { AdmitToHistories1795219500000 } from './adapters/migrations/1795219500000-admit-to-histories.js';
import { KeepProgressApart1795219600000 } from './adapters/migrations/1795219600000-keep-progress-apart.js';
import { KeepDestroyedKeys1795219700000 } from './adapters/migrations/1795219700000-keep-destroyed-keys.js';
import { ShowWhatAModelWrote1795374300000 } from './adapters/migrations/1795374300000-show-what-a-model-wrote.js';
import { ShowWhatWasUnderstood1795366800000 } from './adapters/migrations/1795366800000-show-what-was-understood.js';
import { ShowWhatWasNotRecorded1795219850000 } from './adapters/migrations/1795219850000-show-what-was-not-recorded.js';
import { HandOverKeys1795306320000 } from './adapters/migrations/1795306320000-hand-over-keys.js';
import { TellCitations1795309212000 } from './adapters/migrations/1795309212000-tell-citations.js';
import { ShowWhatWasPreferred1795375500000 } from './adapters/migrations/1795375500000-show-what-was-preferred.js';
import { KeepVoicePaces1795412000000 } from './adapters/migrations/1795412000000-keep-voice-paces.js';
import { ShowHowFastHostsSpeak1795411800000 } from './adapters/migrations/1795411800000-show-how-fast-hosts-speak.js';
import { encryptionKeys } from './adapters/typeorm/encryption-key-row.js';
import { idempotencyKeys } from './adapters/typeorm/idempotency-key-row.js';
import { keptCitations } from './adapters/typeorm/kept-citations-row.js';
import { reservations } from './adapters/typeorm/reservation-row.js';
import { ReservationRows } from './adapters/typeorm/reservation-rows.js';
import { TypeormBriefingReservations } from './adapters/typeorm/typeorm-briefing-reservations.js';
import { TypeormBriefingReadModel } from './adapters/typeorm/typeorm-briefing-read-model.js';
import { TypeormOwnerRecords } from './adapters/typeorm/typeorm-owner-records.js';
import { TypeormOwnerEncryption } from './adapters/typeorm/typeorm-owner-encryption.js';
import { TypeormProgressStore } from './adapters/typeorm/typeorm-progress-store.js';
import { TypeormBriefingProjectionStore } from './adapters/typeorm/typeorm-briefing-projection-store.js';
import { TypeormStrandedBriefings } from './adapters/typeorm/typeorm-stranded-briefings.js';
import { TypeormPendingCitations } from './adapters/typeorm/typeorm-pending-citations.js';
import { TypeormVoicePaces } from './adapters/typeorm/typeorm-voice-paces.js';
import { voicePaces } from './adapters/typeorm/voice-pace-row.js';
import { HttpLanguageModel } from './adapters/language-model/http-language-model.js';
import { BriefingMediaController } from './adapters/web/briefing-media.controller.js';
import { BriefingPagesController } from './adapters/web/briefing-pages.controller.js';
import { LostJobSweeper } from './adapters/worker/lost-job-sweeper.js';
import { ProductionWorker } from './adapters/worker/production-worker.js';
import { WarmUp } from './adapters/worker/warm-up.js';
import { JobStepQueue } from './adapters/worker/job-step-queue.js';
import { BriefingApi } from './api.js';
import { AssembleBriefingHandler } from './application/commands/assemble-briefing.js';
import { BriefingPersonalData } from './application/briefing-personal-data.js';
import { ClearAwayHandler } from './application/commands/clear-away.js';
import { ComposeBriefingHandler } from './application/commands/compose-briefing.js';
import { CompositionFiles } from './application/composition-files.js';
import { ContentsReader } from './application/contents.js';
import { EarlierStories } from './application/earlier-stories.js';
import { FindSharedBriefingHandler } from './application/queries/find-shared-briefing.js';
import { GetBriefingHandler } from './application/queries/get-briefing.js';
import { KeepCitedItemsHandler } from './application/commands/keep-cited-items.js';
import { ListBriefingsHandler } from './application/queries/list-briefings.js';
import { HearHostHandler } from './application/commands/hear-host.js';
import { SampleRecording } from './application/sample-recording.js';
import { SampleStore } from './application/ports/sample-store.js';
import { MediaSampleStore } from './adapters/media/media-sample-store.js';
import { HostPagesController } from './adapters/web/host-pages.controller.js';
import { ListHostsHandler } from './application/queries/list-hosts.js';
import { PublishedBriefings } from './application/published-briefings.js';
import { PronunciationLookup } from './application/ports/pronunciation-lookup.js';
import { RequesterLookup } from './application/ports/requester-lookup.js';
import { BriefingReservations } from './application/ports/briefing-reservations.js';
import { BriefingHistory } from './application/ports/briefing-history.js';
import { BriefingReadModel } from './application/ports/briefing-read-model.js';
import { CoverArtist } from './application/ports/cover-artist.js';
import { HistoryArchive } from './application/ports/history-archive.js';
import { BriefingFiles } from './application/ports/briefing-files.js';
import { OwnerRecords } from './application/ports/owner-records.js';
import { OwnerEncryption } from './application/ports/owner-encryption.js';
import { StepQueue } from './application/ports/step-queue.js';
import { ProgressStore } from './application/ports/progress-store.js';
import { RecordingRequests } from './application/recording-requests.js';
import { RecordingSession } from './application/recording-session.js';
import { LanguageModel } from './application/ports/language-model.js';
import { ScriptWriter } from './application/ports/script-writer.js';
import { BriefingProjectionStore } from './application/ports/briefing-projection-store.js';
import { SourceMaterial } from './application/ports/source-material.js';
import { StrandedBriefings } from './application/ports/stranded-briefings.js';
import { PendingCitations } from './application/ports/pending-citations.js';
import { ScriptDrafting } from './application/script-drafting.js';
import { ScriptRewriting } from './application/script-rewriting.js';
import { VoiceMeasuring } from './application/voice-measuring.js';
import { VoicePaces } from './application/ports/voice-paces.js';
import { RecordSpeechHandler } from './application/commands/record-speech.js';
import { ReportFailureHandler } from './application/commands/report-failure.js';
import { RequestBriefingHandler } from './application/commands/request-briefing.js';
import { ViewBriefingHandler } from './application/queries/view-briefing.js';

const useCases = [
  RequestBriefingHandler,
  ComposeBriefingHandler,
  RecordSpeechHandler,
  AssembleBriefingHandler,
  ReportFailureHandler,
  ClearAwayHandler,
  BriefingPersonalData,
  RecordingRequests,
  RecordingSession,
  ListHostsHandler,
  HearHostHandler,
  SampleRecording,
  ListBriefingsHandler,
  GetBriefingHandler,
  ViewBriefingHandler,
  FindSharedBriefingHandler,
  ContentsReader,
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
  { provide: BriefingProjectionStore, useClass: TypeormBriefingProjectionStore },
  { provide: OwnerEncryption, useClass: TypeormOwnerEncryption },
  { provide: ProgressStore, useClass: TypeormProgressStore },
  { provide: PendingCitations, useClass: TypeormPendingCitations },
  { provide: VoicePaces, useClass: TypeormVoicePaces },
  { provide: StrandedBriefings, useClass: TypeormStrandedBriefings },
  { provide: BriefingHistory, useClass: EventstoreBriefingHistory },
  { provide: HistoryArchive, useClass: EventstoreHistoryArchive },
  { provide: OwnerRecords, useClass: TypeormOwnerRecords },
  { provide: StepQueue, useClass: JobStepQueue },
  replaceable(ScriptWriter, ChildScriptWriter),
  { provide: BriefingFiles, useClass: MediaBriefingFiles },
  { provide: SampleStore, useClass: MediaSampleStore },
  replaceable(LanguageModel, HttpLanguageModel, UnmeasuredLanguageModel),
  { provide: LanguageModel, inject: [UnmeasuredLanguageModel, Metrics], useFactory: measured },
  { provide: CoverArtist, useClass: CanvasCoverArtist },
];

const forAgents = [BriefingTools, BriefingResources, MorningBriefingPrompt, BriefingWatch, BriefingSection];

/** Podcast briefings: requested, composed, spoken, published. The one event-sourced context. */
@Module({
  imports: [SubscriptionsModule, FeedModule, PreferencesModule, SpeechModule],
  controllers: [
    ArtifactsController,
    HostsController,
    BriefingMediaController,
    BriefingPagesController,
    HostPagesController,
  ],
  providers: [
    ...useCases,
    ...adapters,
    ...forAgents,
    ArtifactPresenter,
    BriefingProjection,
    ProductionWorker,
    WarmUp,
    LostJobSweeper,
    FeedCiting,
  ],
  // BriefingApi for other contexts and extensions, the rest for the room of auditors.
  exports: [BriefingApi, HistoryArchive, BriefingReadModel, BriefingFiles, SourceMaterial, ScriptWriter],
})
export class BriefingModule implements OnModuleInit {
  static readonly schema: ContextSchema = {
    migrations: [
      CreateBriefing1795219200000,
      KeepRequestKeys1795219300000,
      AdmitToHistories1795219500000,
      KeepProgressApart1795219600000,
      KeepDestroyedKeys1795219700000,
      ShowWhatWasNotRecorded1795219850000,
      HandOverKeys1795306320000,
      TellCitations1795309212000,
      ShowWhatWasUnderstood1795366800000,
      ShowWhatAModelWrote1795374300000,
      ShowWhatWasPreferred1795375500000,
      ShowHowFastHostsSpeak1795411800000,
      KeepVoicePaces1795412000000,
    ],
    entities: [reservations, idempotencyKeys, encryptionKeys, keptCitations, voicePaces],
    streams: [STREAM_PREFIX],
  };

  constructor(
    private readonly projections: ProjectionRegistry,
    private readonly projection: BriefingProjection,
  ) {}

  onModuleInit(): void {
    this.projections.register(this.projection);
  }
}
