import type { ServerResponse } from 'node:http';
import { Injectable } from '@nestjs/common';
import type { FastifyInstance } from 'fastify';
import type { OnDrain } from '../../kernel/on-drain.js';

/**
 * From the beginning of the drain every answer says that it is the last one of its connection (RFC 9112 §9.6), so that
 * proxies let go of the connections that they keep, and send nothing on them at the moment when they are closed.
 */
@Injectable()
export class ClosingConnections implements OnDrain {
  private readonly open = new Set<ServerResponse>();
  private draining = false;

  /** On the server itself, because the router's own errors and live streams pass by hooks. */
  install({ server }: FastifyInstance): void {
    server.prependListener('request', (_request, response: ServerResponse) => {
      if (this.draining) return void response.setHeader('connection', 'close');
      this.open.add(response);
      response.once('close', () => this.open.delete(response));
    });
  }

  onDrain(): void {
    this.draining = true;
    for (const response of this.open) if (!response.headersSent) response.setHeader('connection', 'close');
    this.open.clear();
  }
}
