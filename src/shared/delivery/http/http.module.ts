import { Global, Module, type OnModuleInit } from '@nestjs/common';
import { APP_FILTER } from '@nestjs/core';
import type { ContextSchema } from '../../storage/database/context-schema.js';
import { Database } from '../../storage/database/database.js';
import { Projector } from '../../storage/projections/projector.js';
import { MediaStore } from '../../storage/media/media-store.js';
import { EventStore } from '../../storage/eventstore/event-store.js';
import { BearerAuthentication } from './authentication/bearer-authentication.js';
import { HttpErrorFilter } from './errors/http-error.filter.js';
import { Gate } from './gate.js';
import { HealthChecks } from './health/health-checks.js';
import { HealthController } from './health/health.controller.js';
import { Metrics } from './metrics/metrics.js';
import { MetricsController } from './metrics/metrics.controller.js';
import { JobMetrics } from './metrics/job-metrics.js';
import { ProjectionMetrics } from './metrics/projection-metrics.js';
import { RequestMetrics } from './metrics/request-metrics.js';
import { ContractParts } from './openapi/contract-parts.js';
import { PublishedContract } from './openapi/published-contract.js';
import { RawRoutes } from './raw-routes.js';
import { PermitsSchema1763600000000 } from './rate-limit/1763600000000-permits-schema.js';
import { PermitStore } from './rate-limit/permit-store.js';
import { PostgresPermitStore } from './rate-limit/postgres-permit-store.js';
import { RateLimiter } from './rate-limit/rate-limiter.js';

/** The HTTP platform of all controllers. Needs a TokenVerifier, which Identity provides globally. */
@Global()
@Module({
  controllers: [HealthController, MetricsController],
  providers: [
    HealthChecks,
    Metrics,
    RequestMetrics,
    JobMetrics,
    ProjectionMetrics,
    PublishedContract,
    ContractParts,
    BearerAuthentication,
    RateLimiter,
    RawRoutes,
    Gate,
    { provide: PermitStore, useClass: PostgresPermitStore },
    { provide: APP_FILTER, useClass: HttpErrorFilter },
  ],
  exports: [HealthChecks, Metrics, PublishedContract, ContractParts, RateLimiter, RawRoutes],
})
export class HttpModule implements OnModuleInit {
  static readonly schema: ContextSchema = { migrations: [PermitsSchema1763600000000] };

  // eslint-disable-next-line max-params
  constructor(
    private readonly health: HealthChecks,
    private readonly database: Database,
    private readonly eventStore: EventStore,
    private readonly media: MediaStore,
    private readonly projector: Projector,
  ) {}

  onModuleInit(): void {
    this.health.register('database', () => this.database.query('select 1'));
    this.health.register('event_store', () => this.eventStore.check());
    this.health.register('media', () => this.media.check());
    this.health.register('projections', async () => {
      const parked = await this.projector.assertMoving();
      return parked > 0 ? `${parked} parked` : undefined;
    });
  }
}
