import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Projector } from '../../../storage/projections/projector.js';
import { HealthChecks } from './health-checks.js';

/** Whether projections get on, and how many histories they leave out. */
@Injectable()
export class ProjectionHealth implements OnModuleInit {
  constructor(
    private readonly health: HealthChecks,
    private readonly projector: Projector,
  ) {}

  onModuleInit(): void {
    this.health.register('projections', async () => {
      const parked = await this.projector.assertMoving();
      return parked > 0 ? `${parked} parked` : undefined;
    });
  }
}
