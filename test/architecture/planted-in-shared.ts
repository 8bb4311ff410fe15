/** It breaks exactly that rule (it may break others too). */
export type PlantedImport = readonly [rule: string, file: string, source: string];

/** Violations in src/shared and src/config: the kernel, the floors and their folders, the settings. */
export const PLANTED_IN_SHARED: readonly PlantedImport[] = [
  ['kernel-is-pure', 'src/shared/kernel/planted.ts', "import { Pool } from 'pg'; export const x = Pool;"],
  [
    'floors-import-downwards',
    'src/shared/storage/jobs/planted-1.ts',
    "import { CliRegistry } from '../../delivery/cli/cli-registry.js'; export const x = CliRegistry;",
  ],
  [
    'floors-import-downwards',
    'src/shared/outbound/network/planted-1.ts',
    "import { Database } from '../../storage/database/database.js'; export const x = Database;",
  ],
  [
    'floors-know-no-roof',
    'src/shared/storage/jobs/planted-2.ts',
    "import { SystemClock } from '../../system-clock.js'; export const x = SystemClock;",
  ],
  [
    'order-of-storage-files',
    'src/shared/storage/files/planted.ts',
    "import { Database } from '../database/database.js'; export const x = Database;",
  ],
  [
    'order-of-storage-connections',
    'src/shared/storage/connections/planted.ts',
    "import { Database } from '../database/database.js'; export const x = Database;",
  ],
  [
    'order-of-storage-database',
    'src/shared/storage/database/planted.ts',
    "import { JobQueue } from '../jobs/job-queue.js'; export const x = JobQueue;",
  ],
  [
    'order-of-storage-embedded-postgres',
    'src/shared/storage/embedded-postgres/planted.ts',
    "import { JobQueue } from '../jobs/job-queue.js'; export const x = JobQueue;",
  ],
  [
    'order-of-storage-eventstore',
    'src/shared/storage/eventstore/planted.ts',
    "import { SealKey } from '../proof/seal-key.js'; export const x = SealKey;",
  ],
  [
    'order-of-storage-eventstoredb',
    'src/shared/storage/eventstoredb/planted.ts',
    "import { Projector } from '../projections/projector.js'; export const x = Projector;",
  ],
  [
    'order-of-storage-projections',
    'src/shared/storage/projections/planted.ts',
    "import { JobQueue } from '../jobs/job-queue.js'; export const x = JobQueue;",
  ],
  [
    'order-of-storage-jobs',
    'src/shared/storage/jobs/planted-3.ts',
    "import { MediaStore } from '../media/media-store.js'; export const x = MediaStore;",
  ],
  [
    'order-of-storage-media',
    'src/shared/storage/media/planted.ts',
    "import { SecretKeys } from '../secrets/secret-keys.js'; export const x = SecretKeys;",
  ],
  [
    'order-of-storage-proof',
    'src/shared/storage/proof/planted-backup.ts',
    "import { Backups } from '../backup/backups.js'; export const x = Backups;",
  ],
  [
    'order-of-storage-memory',
    'src/shared/storage/memory/planted.ts',
    "import { MediaStore } from '../media/media-store.js'; export const x = MediaStore;",
  ],
  [
    'order-of-storage-secrets',
    'src/shared/storage/secrets/planted.ts',
    "import { SealKey } from '../proof/seal-key.js'; export const x = SealKey;",
  ],
  [
    'order-of-outbound-network',
    'src/shared/outbound/network/planted-mail.ts',
    "import { Mailer } from '../mail/mailer.js'; export const x = Mailer;",
  ],
  [
    'order-of-outbound-mail',
    'src/shared/outbound/mail/planted-telemetry.ts',
    "import { startTelemetry } from '../telemetry/start-telemetry.js'; export const x = startTelemetry;",
  ],
  [
    'use-cases-are-not-traced-by-hand',
    'src/feed/application/planted-span.ts',
    "import { inSpan } from '../../shared/kernel/tracing.js'; export const x = inSpan;",
  ],
  [
    'what-a-start-does-without-is-loaded-when-needed',
    'src/shared/delivery/http/planted-span.ts',
    "import { trace } from '@opentelemetry/api'; export const x = trace;",
  ],
  [
    'order-of-outbound-processes',
    'src/shared/outbound/processes/planted.ts',
    "import { SafeRequest } from '../network/safe-request.js'; export const x = SafeRequest;",
  ],
  [
    'order-of-delivery-cli',
    'src/shared/delivery/cli/planted.ts',
    "import { HttpModule } from '../http/http.module.js'; export const x = HttpModule;",
  ],
  [
    'order-of-delivery-http',
    'src/shared/delivery/http/planted-1.ts',
    "import { McpRegistry } from '../mcp/mcp-registry.js'; export const x = McpRegistry;",
  ],
  [
    'order-of-delivery-diagnosis',
    'src/shared/delivery/diagnosis/planted.ts',
    "import { AdminStatus } from '../admin/admin-status.js'; export const x = AdminStatus;",
  ],
  [
    'order-of-delivery-mcp',
    'src/shared/delivery/mcp/planted.ts',
    "import { AgentGuide } from '../discovery/agent-guide.js'; export const x = AgentGuide;",
  ],
  [
    'order-of-delivery-discovery',
    'src/shared/delivery/discovery/planted.ts',
    "import { html } from '../web/serving/render.js'; export const x = html;",
  ],
  [
    'order-of-delivery-web',
    'src/shared/delivery/web/planted.ts',
    "import { AdminCharts } from '../admin/admin-charts.js'; export const x = AdminCharts;",
  ],
  [
    'every-folder-has-its-place',
    'src/shared/storage/cache/planted.ts',
    "import { Database } from '../database/database.js'; export const x = Database;",
  ],
  ['settings-know-nobody', 'src/config/planted.ts', "import '../shared/kernel/json.js';"],
  ['what-a-start-does-without-is-loaded-when-needed', 'src/config/planted-yaml.ts', "import 'yaml';"],
  [
    'what-a-start-does-without-is-loaded-when-needed',
    'src/shared/outbound/mail/planted.ts',
    "import { createTransport } from 'nodemailer'; export const x = createTransport;",
  ],
  [
    'shared-knows-no-context',
    'src/shared/delivery/http/planted.ts',
    "import { FeedApi } from '../../../feed/api.js'; export const x = FeedApi;",
  ],
  [
    'the-s3-client-is-loaded-when-needed',
    'src/shared/delivery/http/planted-s3.ts',
    "import { S3MediaStore } from '../../storage/media/s3-media-store.js'; export const x = S3MediaStore;",
  ],
  [
    'backup-room-archive',
    'src/shared/storage/backup/archive/planted.ts',
    "import { BackupPlace } from '../places/backup-place.js'; export const x = BackupPlace;",
  ],
  [
    'backup-room-places',
    'src/shared/storage/backup/places/planted.ts',
    "import { chainOf } from '../chain/backup-chain.js'; export const x = chainOf;",
  ],
  [
    'backup-room-chain',
    'src/shared/storage/backup/chain/planted.ts',
    "import { Backups } from '../backups.js'; export const x = Backups;",
  ],
  [
    'backup-room-making',
    'src/shared/storage/backup/making/planted.ts',
    "import { Restorer } from '../restoring/restorer.js'; export const x = Restorer;",
  ],
  [
    'backup-room-restoring',
    'src/shared/storage/backup/restoring/planted.ts',
    "import { BackupMaker } from '../making/backup-maker.js'; export const x = BackupMaker;",
  ],
  [
    'backups-are-made-by-what-is-loaded-when-needed',
    'src/shared/delivery/cli/planted-backup.ts',
    "import { BackupMaker } from '../../storage/backup/making/backup-maker.js'; export const x = BackupMaker;",
  ],
  [
    'backups-are-made-by-what-is-loaded-when-needed',
    'src/shared/storage/proof/planted-tar.ts',
    "import { pack } from 'tar-stream'; export const x = pack;",
  ],
  [
    'what-a-start-does-without-is-loaded-when-needed',
    'src/shared/delivery/http/planted-swagger.ts',
    "import { ApiTags } from '@nestjs/swagger'; export const x = ApiTags;",
  ],
  [
    'what-a-start-does-without-is-loaded-when-needed',
    'src/shared/delivery/mcp/planted-protocol.ts',
    "import { McpProtocol } from './mcp-protocol.js'; export const x = McpProtocol;",
  ],
];
