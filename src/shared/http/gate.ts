import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Config } from '../../config.js';
import { BearerAuthentication } from './authentication/bearer-authentication.js';
import { clientAddress } from './client-address.js';
import { Unauthorized } from './errors/refusals.js';
import type { OperationConfig, RequestLimit } from './route-config.js';
import { RateLimiter } from './rate-limit/rate-limiter.js';

/** Who may come in, and how often: decided before a byte of the body is read. */
@Injectable()
export class Gate {
  private readonly general: RequestLimit;

  constructor(
    config: Config,
    private readonly authentication: BearerAuthentication,
    private readonly limiter: RateLimiter,
  ) {
    this.general = { requests: config.rateLimitPerMinute, seconds: 60 };
  }

  /** Throws Unauthorized or RateLimited. */
  async enter(request: FastifyRequest, operation: OperationConfig): Promise<void> {
    if (operation.limit !== undefined) {
      const route = request.routeOptions.url ?? '';
      await this.limiter.take(`${route} ${clientAddress(request.ip)}`, operation.limit);
    }
    if (operation.auth === 'none') return this.limiter.take(clientAddress(request.ip), this.general);
    try {
      request.verified = await this.authentication.skill(request);
    } catch (error) {
      // Whoever tries tokens out runs into the limit of their address.
      if (error instanceof Unauthorized) await this.limiter.take(clientAddress(request.ip), this.general);
      throw error;
    }
    await this.limiter.take(request.verified.tokenKey, this.general);
  }
}
