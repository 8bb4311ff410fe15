import { hash, timingSafeEqual } from 'node:crypto';
import { Controller, Get, Header, Headers, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { HttpSettings } from '../../../../config/http-settings.js';
import { Unauthorized, UnknownRoute } from '../errors/refusals.js';
import { Metrics } from './metrics.js';

const BEARER = /^bearer (?<token>\S+)$/i;

/** Constant-time comparison of secrets of any length, by their digests. */
const isSame = (sent: string, wanted: string): boolean =>
  timingSafeEqual(hash('sha256', sent, 'buffer'), hash('sha256', wanted, 'buffer'));

@Controller()
export class MetricsController {
  constructor(
    private readonly config: HttpSettings,
    private readonly metrics: Metrics,
  ) {}

  /** Metrics of this process, for requests with METRICS_TOKEN; without that setting there are none. */
  @Get('metrics')
  @Header('cache-control', 'no-store')
  async scrape(
    @Headers('authorization') authorization: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    const { metricsToken } = this.config;
    if (metricsToken === null) throw new UnknownRoute('GET', '/metrics');
    const sent = BEARER.exec(authorization ?? '')?.groups?.['token'] ?? '';
    if (!isSame(sent, metricsToken)) {
      throw new Unauthorized('Bearer realm="metrics"', 'Send the METRICS_TOKEN of the service as a bearer token.');
    }
    reply.type(this.metrics.contentType);
    return this.metrics.text();
  }
}
