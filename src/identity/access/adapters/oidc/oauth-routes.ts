import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { clientAddress } from '../../../../shared/delivery/http/client-address.js';
import { RawRoutes } from '../../../../shared/delivery/http/routes/raw-routes.js';
import { OAuthEngine } from './oauth-engine.js';
import { OAUTH_PATHS } from './paths.js';

const A_MINUTE = 60;
/** Each step of a sign-in asks twice or so. */
const OF_PEOPLE = { requests: 60, seconds: A_MINUTE };
/** Many programs may stand behind one address. */
const OF_PROGRAMS = { requests: 120, seconds: A_MINUTE };

/** The paths that the library answers by itself. */
@Injectable()
export class OAuthRoutes {
  constructor(
    private readonly engine: OAuthEngine,
    routes: RawRoutes,
  ) {
    const { authorization, token, revocation, jwks } = OAUTH_PATHS;
    const handle = (request: FastifyRequest, reply: FastifyReply): Promise<void> =>
      this.engine.answer(request.raw, reply.raw, { address: clientAddress(request.ip) });
    routes.add(
      { methods: ['GET'], url: authorization, limit: OF_PEOPLE, handle },
      { methods: ['GET'], url: `${authorization}/:uid`, limit: OF_PEOPLE, handle },
      { methods: ['POST', 'OPTIONS'], url: token, limit: OF_PROGRAMS, handle },
      { methods: ['POST', 'OPTIONS'], url: revocation, limit: OF_PROGRAMS, handle },
      { methods: ['GET', 'OPTIONS'], url: jwks, handle },
    );
  }
}
