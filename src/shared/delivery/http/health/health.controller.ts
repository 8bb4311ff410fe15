import { Controller, Get, Header, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { HealthChecks } from './health-checks.js';

@Controller()
export class HealthController {
  constructor(private readonly health: HealthChecks) {}

  /** The process answers. */
  @Get('healthz')
  @Header('cache-control', 'no-store')
  live(): { status: 'ok' } {
    return { status: 'ok' };
  }

  /** The process answers and can do its work. */
  @Get('readyz')
  @Header('cache-control', 'no-store')
  async ready(@Res({ passthrough: true }) reply: FastifyReply): Promise<object> {
    const { ready, state, checks } = await this.health.readiness();
    if (!ready) reply.status(503).header('retry-after', '1');
    return { status: ready ? 'ready' : 'unavailable', state, checks };
  }
}
