import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest, HTTPMethods } from 'fastify';
import type { RequestLimit } from './route-config.js';

/** A path that a library answers by itself, from the raw stream. */
export interface RawRoute {
  readonly methods: readonly HTTPMethods[];
  /** As Fastify writes them: `/api/auth/oauth2/authorize/:uid`. */
  readonly url: string;
  /** Besides the general limit: by address, of this path alone. */
  readonly limit?: RequestLimit;
  /**
   * Answers on `reply.raw`, which has our headers already; resolves when it has. The body of `request.raw` is unread.
   * What it throws before that is answered like any other error.
   */
  handle(request: FastifyRequest, reply: FastifyReply): Promise<void>;
}

/**
 * Where parts of the program put raw routes: in their constructors, because the router is built right after them.
 * Request id, security headers, limits, the log and 405 hold for these as for all others.
 */
@Injectable()
export class RawRoutes {
  private readonly known: RawRoute[] = [];

  get all(): readonly RawRoute[] {
    return this.known;
  }

  add(...routes: readonly RawRoute[]): void {
    this.known.push(...routes);
  }
}
