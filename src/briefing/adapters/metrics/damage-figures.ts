import { Injectable, type OnModuleInit } from '@nestjs/common';
import { HealthChecks } from '../../../shared/delivery/http/health/health-checks.js';
import { Metrics, type Reading } from '../../../shared/delivery/http/metrics/metrics.js';
import { Clock } from '../../../shared/kernel/clock.js';
import { DamagedFiles } from '../../application/ports/media/damaged-files.js';
import { ScrubProgress } from '../../application/ports/media/scrub-progress.js';

/** How many files are damaged, on /readyz and in /metrics. A damaged file is no reason to send nobody here. */
@Injectable()
export class DamageFigures implements OnModuleInit {
  // eslint-disable-next-line max-params
  constructor(
    private readonly health: HealthChecks,
    private readonly metrics: Metrics,
    private readonly damaged: DamagedFiles,
    private readonly progress: ScrubProgress,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.health.register('media_files', () => this.line());
    this.metrics.register('media_files', () => this.readings());
  }

  private async line(): Promise<string | undefined> {
    const { repairing, lost } = await this.damaged.counts();
    const parts = [repairing > 0 && `${repairing} being repaired`, lost > 0 && `${lost} lost`];
    return parts.filter((part) => part !== false).join(', ') || undefined;
  }

  private async readings(): Promise<Reading[]> {
    const { repairing, lost } = await this.damaged.counts();
    const { files, bytes, endedAt } = await this.progress.read();
    const values = [
      { value: repairing, labels: { standing: 'repairing' } },
      { value: lost, labels: { standing: 'lost' } },
    ];
    const age = endedAt === null ? -1 : (this.clock.now() - endedAt) / 1000;
    return [
      {
        name: 'briefings_media_damaged_files',
        help: 'Stored files that are not what their histories say.',
        values,
      },
      {
        name: 'briefings_media_scrubbed_files',
        help: 'Files that the present pass over all stored files has read.',
        values: [{ value: files }],
      },
      {
        name: 'briefings_media_scrubbed_bytes',
        help: 'Bytes that the present pass over all stored files has read.',
        values: [{ value: bytes }],
      },
      {
        name: 'briefings_media_scrub_ended_age_seconds',
        help: 'Time since the last whole pass over all stored files ended; -1: one runs.',
        values: [{ value: age }],
      },
    ];
  }
}
