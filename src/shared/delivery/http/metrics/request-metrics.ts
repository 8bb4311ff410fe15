import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { HourlyCounts } from './hourly-counts.js';
import { Metrics } from './metrics.js';

/** They ask every few seconds, and would be all that a chart shows. */
const OF_MONITORS = new Set(['/healthz', '/readyz', '/metrics']);

const SECONDS = [0.005, 0.025, 0.1, 0.5, 2.5, 10];

/** How many requests, how they ended and how long they took; by route, never by path. */
@Injectable()
export class RequestMetrics {
  readonly #seconds;

  constructor(
    metrics: Metrics,
    private readonly counts: HourlyCounts,
  ) {
    const name = 'briefings_http_request_duration_seconds';
    const help = 'Requests that were answered, by route and status.';
    this.#seconds = metrics.histogram({ name, help, labels: ['method', 'route', 'status'] }, SECONDS);
  }

  observe({ method, is404, routeOptions }: FastifyRequest, { statusCode, elapsedTime }: FastifyReply): void {
    const route = is404 ? 'none' : (routeOptions.url ?? 'none');
    this.#seconds.observe({ method, route, status: String(statusCode) }, elapsedTime / 1000);
    if (!OF_MONITORS.has(route)) this.counts.add(statusCode >= 500 ? 'requests_failed' : 'requests_answered');
  }
}
