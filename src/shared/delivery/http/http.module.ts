import { Global, Module } from '@nestjs/common';
import { APP_FILTER, DiscoveryModule } from '@nestjs/core';
import type { ContextSchema } from '../../storage/database/context-schema.js';
import { BearerAuthentication } from './authentication/bearer-authentication.js';
import { ClosingConnections } from './closing-connections.js';
import { Drain } from './drain.js';
import { HttpErrorFilter } from './errors/http-error.filter.js';
import { Gate } from './gate.js';
import { HealthChecks } from './health/health-checks.js';
import { HealthController } from './health/health.controller.js';
import { ProjectionHealth } from './health/projection-health.js';
import { StorageHealth } from './health/storage-health.js';
import { HeldAnswers } from './live/held-answers.js';
import { LiveStreams } from './live/live-streams.js';
import { HourlyCountsSchema1795441400000 } from './metrics/1795441400000-hourly-counts-schema.js';
import { HourlyCounts } from './metrics/hourly-counts.js';
import { Metrics } from './metrics/metrics.js';
import { MetricsController } from './metrics/metrics.controller.js';
import { JobMetrics } from './metrics/job-metrics.js';
import { PartMetrics } from './metrics/part-metrics.js';
import { ConnectionMetrics } from './metrics/connection-metrics.js';
import { DiskMetrics } from './metrics/disk-metrics.js';
import { ProjectionMetrics } from './metrics/projection-metrics.js';
import { RequestMetrics } from './metrics/request-metrics.js';
import { ContractParts } from './openapi/contract-parts.js';
import { PublishedContract } from './openapi/published-contract.js';
import { TracedBuses } from './tracing/traced-buses.js';
import { RawRoutes } from './routes/raw-routes.js';
import { PermitsSchema1763600000000 } from './rate-limit/1763600000000-permits-schema.js';
import { PermitStore } from './rate-limit/permit-store.js';
import { PostgresPermitStore } from './rate-limit/postgres-permit-store.js';
import { RateLimiter } from './rate-limit/rate-limiter.js';

/** The HTTP platform of all controllers. Needs a TokenVerifier, which Identity provides globally. */
@Global()
@Module({
  imports: [DiscoveryModule],
  controllers: [HealthController, MetricsController],
  providers: [
    HealthChecks,
    ClosingConnections,
    Drain,
    StorageHealth,
    ProjectionHealth,
    Metrics,
    // Before those who ask the database when they are read, and would be seen waiting for a connection.
    ConnectionMetrics,
    HourlyCounts,
    RequestMetrics,
    TracedBuses,
    JobMetrics,
    ProjectionMetrics,
    PartMetrics,
    DiskMetrics,
    PublishedContract,
    ContractParts,
    BearerAuthentication,
    RateLimiter,
    RawRoutes,
    LiveStreams,
    HeldAnswers,
    Gate,
    { provide: PermitStore, useClass: PostgresPermitStore },
    { provide: APP_FILTER, useClass: HttpErrorFilter },
  ],
  exports: [
    HealthChecks,
    Metrics,
    HourlyCounts,
    PublishedContract,
    ContractParts,
    RateLimiter,
    RawRoutes,
    LiveStreams,
    HeldAnswers,
  ],
})
export class HttpModule {
  static readonly schema: ContextSchema = { migrations: [PermitsSchema1763600000000, HourlyCountsSchema1795441400000] };
}
