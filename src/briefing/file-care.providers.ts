import type { Provider } from '@nestjs/common';
import { MediaFileCare } from './adapters/media/media-file-care.js';
import { DamageFigures } from './adapters/metrics/damage-figures.js';
import { TypeormDamagedFiles } from './adapters/typeorm/files/typeorm-damaged-files.js';
import { TypeormScrubProgress } from './adapters/typeorm/files/typeorm-scrub-progress.js';
import { FileRepairWorker, JobRepairQueue } from './adapters/worker/file-repair-worker.js';
import { RecheckLostFilesHandler } from './application/commands/recheck-lost-files.js';
import { RepairFilesHandler } from './application/commands/repair-files.js';
import { ScrubFilesHandler } from './application/commands/scrub-files.js';
import { DamageReports } from './application/damage-reports.js';
import { FileRemaking } from './application/file-remaking.js';
import { DamagedFiles, RepairQueue } from './application/ports/media/damaged-files.js';
import { FileCare } from './application/ports/media/file-care.js';
import { ScrubProgress } from './application/ports/media/scrub-progress.js';

/** Damaged files are found, named and made again. */
export const FILE_CARE_PROVIDERS: Provider[] = [
  DamageReports,
  FileRemaking,
  RecheckLostFilesHandler,
  RepairFilesHandler,
  ScrubFilesHandler,
  { provide: FileCare, useClass: MediaFileCare },
  { provide: DamagedFiles, useClass: TypeormDamagedFiles },
  { provide: ScrubProgress, useClass: TypeormScrubProgress },
  { provide: RepairQueue, useClass: JobRepairQueue },
  FileRepairWorker,
  DamageFigures,
];
