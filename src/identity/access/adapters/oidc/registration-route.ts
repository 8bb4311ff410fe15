import type { IncomingMessage } from 'node:http';
import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { clientAddress } from '../../../../shared/delivery/http/client-address.js';
import { parseJsonBody } from '../../../../shared/delivery/http/bodies/json-body.js';
import { RawRoutes } from '../../../../shared/delivery/http/routes/raw-routes.js';
import { InvalidRequest } from '../../../../shared/kernel/domain-error.js';
import { registrationOf } from '../oidc-models/client-registration.js';
import { OAuthEngine } from './oauth-engine.js';
import { answerOpenly, type OpenAnswer } from './open-answer.js';
import { OAUTH_PATHS } from './paths.js';

/** A client registers once, and a developer a few times. */
const REGISTRATIONS = { requests: 30, seconds: 3600 };
const MOST_BYTES = 64 * 1024;

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > MOST_BYTES) throw new InvalidRequest(`The body must be at most ${MOST_BYTES} bytes.`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** RFC 7591 §3.2.2. */
const refusal = ({ message }: InvalidRequest): OpenAnswer => {
  const body = JSON.stringify({ error: 'invalid_client_metadata', error_description: message });
  return { status: 400, body, headers: { 'cache-control': 'no-store' } };
};

/** Dynamic client registration: what clients send, made fit for the library, which registers them. */
@Injectable()
export class RegistrationRoute {
  constructor(
    private readonly engine: OAuthEngine,
    routes: RawRoutes,
  ) {
    const handle = (request: FastifyRequest, reply: FastifyReply): Promise<void> => this.handle(request, reply);
    const url = OAUTH_PATHS.registration;
    routes.add({ methods: ['POST'], url, limit: REGISTRATIONS, handle }, { methods: ['OPTIONS'], url, handle });
  }

  private handle(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    return answerOpenly(request, reply, async () => {
      try {
        return await this.register(request);
      } catch (error) {
        if (error instanceof InvalidRequest) return refusal(error);
        throw error;
      }
    });
  }

  private async register(request: FastifyRequest): Promise<OpenAnswer> {
    const metadata = registrationOf(parseJsonBody(await textOf(request.raw)));
    const { statusCode: status, body } = await this.engine.ask(
      { method: 'POST', url: OAUTH_PATHS.registration, payload: metadata },
      { address: clientAddress(request.ip) },
    );
    return { status, body, headers: { 'cache-control': 'no-store' } };
  }
}
