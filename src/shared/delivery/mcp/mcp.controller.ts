import { Controller, Post, Req, Res } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyReply } from 'fastify';
import { CurrentCaller } from '../http/current-caller.js';
import type { HttpRequest } from '../http/request.js';
import type { Caller } from '../../kernel/caller.js';
import { InvalidRequest } from '../../kernel/domain-error.js';
import { McpEndpoint } from './mcp-endpoint.js';
import { refusalOfMcp } from './refusal-body.js';

/** POST /mcp. There are no sessions to open by GET or to end by DELETE: both are 405, as the protocol has it. */
@Controller('mcp')
export class McpController {
  constructor(private readonly endpoint: McpEndpoint) {}

  @Post()
  @RouteConfig({ operation: { auth: 'mcp' }, refusalBody: refusalOfMcp })
  async serve(@CurrentCaller() caller: Caller, @Req() request: HttpRequest, @Res() reply: FastifyReply): Promise<void> {
    const protocol = await this.endpoint.protocol();
    protocol.refuseForeign(request.headers);
    // One HTTP request is one call: a batch would evade the rate limits.
    if (Array.isArray(request.body)) throw new InvalidRequest('Send one message a request; batches are not taken.');
    const gone = new AbortController();
    reply.raw.once('close', () => {
      if (!reply.raw.writableFinished) gone.abort();
      // Streams are sent as keep-alive connections, and an open one would delay the shutdown.
      if (this.endpoint.isStopping) request.socket.destroySoon();
    });
    const { raw, body } = request;
    const answer = await protocol.answer({ caller, raw, body, signal: gone.signal });
    // Streams would ask for a connection that stays, also where this one is about to close.
    answer.headers.delete('connection');
    await reply.send(answer);
  }
}
