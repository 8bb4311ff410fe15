import { Injectable, Logger } from '@nestjs/common';
import { DomainError } from '../../shared/kernel/domain-error.js';
import type { BriefingId } from '../../shared/kernel/identifiers.js';
import type { MediaRef } from '../domain/events.js';
import { LostContent } from './ports/media/briefing-files.js';
import { DamagedFiles, RepairQueue } from './ports/media/damaged-files.js';
import { FileCare, type FileState } from './ports/media/file-care.js';

/** A repair takes about as long as recording does. */
const RETRY_AFTER_SECONDS = 30;

export class FileDamaged extends DomainError {
  readonly kind = 'unavailable';
  readonly code = 'file_damaged';
  readonly retryAfterSeconds = RETRY_AFTER_SECONDS;

  constructor() {
    super('A file of this briefing was damaged and is being made again. Try again in half a minute.');
  }
}

export class FileLost extends DomainError {
  readonly kind = 'gone';
  readonly code = 'gone';

  constructor() {
    super('A file of this briefing was damaged and cannot be made again. Ask for the briefing anew.');
  }
}

/** What happens when somebody meets a file that is not what the history says of it. */
@Injectable()
export class DamageReports {
  private readonly logger = new Logger(DamageReports.name);

  constructor(
    private readonly care: FileCare,
    private readonly damaged: DamagedFiles,
    private readonly repairs: RepairQueue,
  ) {}

  /** For whoever is about to serve it. Throws FileDamaged, FileLost. */
  async assertIntact(briefing: BriefingId, ref: MediaRef): Promise<void> {
    const state = await this.care.look(ref);
    if (state === 'intact') return;
    await this.report(briefing, ref.key, state);
    throw await this.refusalOf(ref.key);
  }

  /**
   * Has it named and repaired. What is known is ordered again: the repair that runs may have passed it. What was found
   * lost waits for the next scrub.
   */
  async report(briefingId: BriefingId, key: string, how: Exclude<FileState, 'intact'>): Promise<void> {
    if (await this.damaged.note({ briefingId, key, how })) {
      this.logger.error({ briefing: briefingId, key, how, msg: 'a stored file is not what the history says of it' });
    } else if ((await this.damaged.find(key))?.standing === 'lost') return;
    await this.repairs.order(briefingId);
  }

  /** As `report`, and what was lost is tried once more: an operator may have brought back what it follows from. */
  async reportAgain(briefingId: BriefingId, key: string, how: Exclude<FileState, 'intact'>): Promise<void> {
    await this.report(briefingId, key, how);
    await this.repairs.order(briefingId);
  }

  async settle(key: string): Promise<void> {
    await this.damaged.settle(key);
  }

  /** What readers get to see of an error: of anything but a lost content, itself. */
  async refuse(briefing: BriefingId, error: unknown): Promise<never> {
    if (!(error instanceof LostContent)) throw error;
    await this.report(briefing, error.key, error.how);
    throw await this.refusalOf(error.key);
  }

  private async refusalOf(key: string): Promise<FileDamaged | FileLost> {
    return (await this.damaged.find(key))?.standing === 'lost' ? new FileLost() : new FileDamaged();
  }
}
