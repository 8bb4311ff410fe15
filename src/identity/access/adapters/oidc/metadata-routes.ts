import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { RawRoutes, type RawRoute } from '../../../../shared/delivery/http/routes/raw-routes.js';
import { OAuthMetadata } from './metadata.js';
import { answerOpenly } from './open-answer.js';

const HEADERS = { 'cache-control': 'public, max-age=300' };

/** The documents below /.well-known that clients begin with. */
@Injectable()
export class OAuthMetadataRoutes {
  constructor(metadata: OAuthMetadata, routes: RawRoutes) {
    routes.add(
      this.route('/.well-known/oauth-authorization-server', () => metadata.authorizationServer()),
      this.route('/.well-known/oauth-protected-resource', async () => metadata.protectedResource('api')),
      this.route('/.well-known/oauth-protected-resource/mcp', async () => metadata.protectedResource('mcp')),
    );
  }

  private route(url: string, document: () => Promise<object>): RawRoute {
    const handle = (request: FastifyRequest, reply: FastifyReply): Promise<void> =>
      answerOpenly(request, reply, async () => {
        return { status: 200, body: JSON.stringify(await document()), headers: HEADERS };
      });
    return { methods: ['GET', 'OPTIONS'], url, handle };
  }
}
