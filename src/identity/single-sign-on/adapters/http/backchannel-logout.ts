import type { IncomingMessage } from 'node:http';
import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { FORM_TYPE, isForm, parseForm } from '../../../../shared/delivery/http/bodies/form-body.js';
import { RawRoutes } from '../../../../shared/delivery/http/routes/raw-routes.js';
import { UnsupportedMediaType } from '../../../../shared/delivery/http/errors/refusals.js';
import { ReceiveLogout } from '../../application/commands/receive-logout.js';
import { LogoutTokenRefused } from '../../domain/sign-on.js';

const MOST_BYTES = 32 * 1_024;

/**
 * Where issuers tell of sign-outs (OpenID Connect Back-Channel Logout 1.0 §2.5). Anybody can call: what counts is who signed
 * the token. A raw route, because it is a form that comes from another origin, without a browser.
 */
@Injectable()
export class BackchannelLogout {
  constructor(
    private readonly commands: CommandBus,
    routes: RawRoutes,
  ) {
    routes.add({
      methods: ['POST'],
      url: '/signin/with/:key/logout',
      limit: { requests: 600, seconds: 60 },
      handle: (request, reply) => this.hear(request, reply),
    });
  }

  private async hear(request: FastifyRequest, { raw }: FastifyReply): Promise<void> {
    if (!isForm(request)) throw new UnsupportedMediaType(`The body must be ${FORM_TYPE}.`);
    const { logout_token: token = '' } = parseForm(await textOf(request.raw));
    const { key } = request.params as { readonly key: string };
    await this.commands.execute(new ReceiveLogout(key, token));
    raw.writeHead(200, { 'cache-control': 'no-store', 'content-length': 0 }).end();
  }
}

async function textOf(message: IncomingMessage): Promise<string> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of message as AsyncIterable<Uint8Array>) {
    length += chunk.length;
    if (length > MOST_BYTES) throw new LogoutTokenRefused('The form must be of at most 32 KiB.');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('latin1');
}
