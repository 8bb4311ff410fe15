import { Global, Module, type DynamicModule, type Provider } from '@nestjs/common';
import { DiscoveryModule, ModuleRef } from '@nestjs/core';
import { DataSource } from 'typeorm';
import { type Config, SETTINGS_GROUPS } from '../config.js';
import { ConnectionPools } from './storage/connections/connection-pools.js';
import type { ContextSchema } from './storage/database/context-schema.js';
import { ContextSchemas } from './storage/database/context-schemas.js';
import { Database } from './storage/database/database.js';
import { openDatabase } from './storage/database/open-database.js';
import { PooledDataSource } from './storage/database/pooled-data-source.js';
import { PostgresNotifications } from './storage/database/postgres-notifications.js';
import { Repositories } from './storage/database/repositories.js';
import { TypeormDatabase } from './storage/database/typeorm-database.js';
import { TypeormUnitOfWork } from './storage/database/typeorm-unit-of-work.js';
import { Checkpoints } from './storage/projections/checkpoints.js';
import { eventStoreSchema } from './storage/eventstore/event-store-schema.js';
import { EventStore } from './storage/eventstore/event-store.js';
import { Erasures } from './storage/eventstore/erasures.js';
import { EventStreams } from './storage/eventstore/event-streams.js';
import { ParkedHistories } from './storage/projections/parked-histories.js';
import { ParkedHistoryRetry } from './storage/projections/parked-history-retry.js';
import { ProgramVersion } from './storage/projections/program-version.js';
import { openEventStore } from './storage/eventstoredb/open-event-store.js';
import { ProjectionLags } from './storage/projections/projection-lags.js';
import { ProjectionRebuild } from './storage/projections/projection-rebuild.js';
import { ProjectionReplay } from './storage/projections/projection-replay.js';
import { ProjectionRegistry } from './storage/projections/projection.js';
import { ProjectionRunner } from './storage/projections/projection-runner.js';
import { ProjectionVerification } from './storage/projections/projection-verification.js';
import { Projector } from './storage/projections/projector.js';
import { StreamProjector } from './storage/projections/stream-projector.js';
import { StreamNames } from './storage/eventstore/stream-names.js';
import { hostCatalogueOf } from './hosts-file.js';
import { type Replacement, Replacements } from './replaceable.js';
import { DatabaseClock } from './storage/database/database-clock.js';
import { TypeIdIds } from './storage/database/type-id-ids.js';
import { FactListener } from './storage/jobs/fact-listener.js';
import { factsSchema } from './storage/jobs/facts-schema.js';
import { JobFactListener, JobFactPublisher } from './storage/jobs/job-facts.js';
import { JobQueue } from './storage/jobs/job-queue.js';
import { PgBossJobQueue } from './storage/jobs/pg-boss-job-queue.js';
import { PassingListeners, RegisteredListeners } from './storage/jobs/registered-listeners.js';
import { Clock } from './kernel/clock.js';
import { FactPublisher } from './kernel/facts.js';
import { HostCatalogue } from './kernel/hosts/host-catalogue.js';
import { Ids } from './kernel/identifiers.js';
import { PersonalDataIndex } from './kernel/compliance/personal-data-index.js';
import { Connections, PlatformLifecycle } from './platform-lifecycle.js';
import { PersonalDataDiscovery } from './personal-data-discovery.js';
import { UnitOfWork } from './kernel/unit-of-work.js';
import { Mailer } from './outbound/mail/mailer.js';
import { SmtpMailer } from './outbound/mail/smtp-mailer.js';
import { MEDIA_DIGESTS } from './storage/media/media-digests.providers.js';
import { MediaStore } from './storage/media/media-store.js';
import { tracedMediaStore } from './storage/media/traced-media-store.js';
import { openKnownMediaStore } from './storage/media/known-media-store.js';
import { mediaSchema } from './storage/media/media-schema.js';
import { SecretKeys } from './storage/secrets/secret-keys.js';
import { secretsSchema } from './storage/secrets/secrets-schema.js';

export interface PlatformOptions {
  readonly config: Config;
  /** The database that runs for us or that the operator named. */
  readonly databaseUrl: string;
  /** Of the role that owns the events; without it that is the role of `databaseUrl`. */
  readonly databaseOwnerUrl?: string | null;
  /** That database was started for us, just now: nobody else works on it. */
  readonly alone?: boolean;
  /** A command of an operator: no process of the service, and gone soon. */
  readonly command?: boolean;
  /** Of all contexts. */
  readonly schemas: readonly ContextSchema[];
  /** Of extensions. */
  readonly replacements?: readonly Replacement[];
}

const open = ({ config, databaseUrl: url, databaseOwnerUrl: ownerUrl = null, schemas }: PlatformOptions) =>
  openDatabase({ url, ownerUrl }, [...PlatformModule.schemas, ...schemas], { limits: config.databaseLimits });

const database = (options: PlatformOptions): Provider[] => [
  { provide: ContextSchemas, useValue: new ContextSchemas([...PlatformModule.schemas, ...options.schemas]) },
  { provide: PooledDataSource, useFactory: (): Promise<PooledDataSource> => open(options) },
  { provide: DataSource, useExisting: PooledDataSource },
  { provide: ConnectionPools, inject: [PooledDataSource], useFactory: ({ pool }: PooledDataSource) => pool },
  TypeormUnitOfWork,
  { provide: UnitOfWork, useExisting: TypeormUnitOfWork },
  TypeormDatabase,
  { provide: Database, useExisting: TypeormDatabase },
  Repositories,
  { provide: PostgresNotifications, useFactory: () => new PostgresNotifications(options.databaseUrl) },
];

const events = ({ config, databaseUrl, schemas }: PlatformOptions): Provider[] => [
  {
    provide: StreamNames,
    useFactory: () =>
      new StreamNames(
        config.eventStoreCategory,
        schemas.flatMap(({ streams = [] }) => streams),
      ),
  },
  {
    provide: Erasures,
    useFactory: () => new Erasures(schemas.flatMap(({ erasures = [] }) => erasures)),
  },
  {
    provide: EventStore,
    inject: [Database, PostgresNotifications, StreamNames],
    useFactory: async (db: Database, notifications: PostgresNotifications, names: StreamNames): Promise<EventStore> =>
      await openEventStore({ ...config, databaseUrl, names }, db, notifications),
  },
  EventStreams,
  Checkpoints,
  ProjectionRegistry,
  ProjectionRunner,
  ProjectionReplay,
  ProjectionRebuild,
  ProjectionVerification,
  ProjectionLags,
  ProgramVersion,
  ParkedHistories,
  ParkedHistoryRetry,
  Projector,
  StreamProjector,
];

const jobs = ({ config, databaseUrl, alone = false, command = false }: PlatformOptions): Provider[] => [
  {
    provide: PgBossJobQueue,
    inject: [PostgresNotifications, Database],
    useFactory: async (notifications: PostgresNotifications, database: Database): Promise<PgBossJobQueue> => {
      const options = { url: databaseUrl, works: config.role !== 'api', alone, limits: config.databaseLimits };
      const queue = new PgBossJobQueue(options, notifications, database);
      await queue.start();
      return queue;
    },
  },
  { provide: JobQueue, useExisting: PgBossJobQueue },
  { provide: RegisteredListeners, useClass: command ? PassingListeners : RegisteredListeners },
  { provide: FactPublisher, useClass: JobFactPublisher },
  { provide: FactListener, useClass: JobFactListener },
];

const world = ({ config, command = false, replacements = [] }: PlatformOptions): Provider[] => [
  ...SETTINGS_GROUPS.map((group) => ({ provide: group, useValue: config })),
  // Before anything is started: what is wrong in the file is all that an operator has to read.
  { provide: HostCatalogue, useValue: hostCatalogueOf(config.hostsFile, config.extensions.length > 0) },
  { provide: Clock, inject: [Database], useFactory: (db: Database): Promise<Clock> => DatabaseClock.start(db) },
  { provide: Ids, useClass: TypeIdIds },
  PersonalDataIndex,
  { provide: Replacements, useValue: new Replacements(replacements) },
  {
    provide: MediaStore,
    inject: [ModuleRef, Database],
    useFactory: async (module: ModuleRef, db: Database): Promise<MediaStore> => {
      const another = module.get(Replacements).of(MediaStore);
      const store =
        another === null ? await openKnownMediaStore({ config, command }, db) : await module.create(another);
      return tracedMediaStore(store);
    },
  },
  ...MEDIA_DIGESTS,
  SecretKeys,
  { provide: Mailer, useClass: SmtpMailer },
];

/** What every context may inject. */
const SHARED = [
  ...SETTINGS_GROUPS,
  HostCatalogue,
  Clock,
  Ids,
  MediaStore,
  ...MEDIA_DIGESTS,
  Mailer,
  ContextSchemas,
  DataSource,
  ConnectionPools,
  PostgresNotifications,
  Database,
  TypeormDatabase,
  Repositories,
  UnitOfWork,
  TypeormUnitOfWork,
  EventStore,
  StreamNames,
  Erasures,
  EventStreams,
  ProjectionRegistry,
  ProjectionRebuild,
  ProjectionVerification,
  ProjectionLags,
  ProgramVersion,
  ParkedHistories,
  ParkedHistoryRetry,
  Projector,
  StreamProjector,
  JobQueue,
  FactPublisher,
  FactListener,
  PersonalDataIndex,
  SecretKeys,
  Replacements,
];

/** The mechanics under all contexts, on one database. */
@Global()
@Module({})
export class PlatformModule {
  static readonly schemas: readonly ContextSchema[] = [eventStoreSchema, factsSchema, secretsSchema, mediaSchema];

  static forRoot(options: PlatformOptions): DynamicModule {
    return {
      module: PlatformModule,
      imports: [DiscoveryModule],
      providers: [
        ...world(options),
        ...database(options),
        ...events(options),
        ...jobs(options),
        Connections,
        PlatformLifecycle,
        PersonalDataDiscovery,
      ],
      exports: SHARED,
    };
  }
}
