import type { IncomingMessage } from 'node:http';
import { Injectable } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { RawRoutes } from '../../../shared/delivery/http/routes/raw-routes.js';
import { NotFound } from '../../../shared/kernel/domain-error.js';
import { AnswerHub, type HubMessage } from '../../application/commands/answer-hub.js';
import { FindHubSubscription } from '../../application/queries/find-hub-subscription.js';
import { HandleHubNotification } from '../../application/commands/handle-hub-notification.js';
import { isSigned } from './hub-signature.js';
import { CALLBACK_PATH } from './http-hubs.js';

/** The same bound as for feeds that we fetch ourselves. */
const MOST_BYTES = 10 * 1_024 * 1_024;
const LONGEST_CHALLENGE = 2_048;
const TOKEN = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

const nothingHere = () => new NotFound('There is nothing at this address.');

class TooMuch extends Error {
  override readonly name = 'TooMuch';
}

/**
 * Where hubs call us (WebSub §5.3, §7). Anybody can: what is not asked for is not found, and a message makes a feed due, but is
 * never read for news, which the feed itself is asked for.
 */
@Injectable()
export class HubCallback {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    routes: RawRoutes,
  ) {
    const handle = (request: FastifyRequest, reply: FastifyReply): Promise<void> =>
      request.method === 'POST' ? this.hear(request, reply) : this.confirm(request, reply);
    routes.add({ methods: ['GET', 'POST'], url: `${CALLBACK_PATH}:token`, handle });
  }

  private async confirm(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const asked = questionIn(request);
    if (asked === null || !(await this.commands.execute(new AnswerHub(asked.token, asked.message)))) {
      throw nothingHere();
    }
    answer(reply, 200, asked.challenge);
  }

  private async hear(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    // The request is answered without reading the rest of its body.
    reply.raw.setHeader('connection', 'close');
    const token = tokenIn(request);
    const known = token === null ? null : await this.queries.execute(new FindHubSubscription(token));
    if (known === null) throw nothingHere();
    if (known.state.status === 'leaving') return answer(reply, 410);
    const genuine = await isGenuine(known.secret, request.raw);
    if (genuine === 'too much') return answer(reply, 413);
    if (request.raw.complete) reply.raw.removeHeader('connection');
    if (genuine) await this.commands.execute(new HandleHubNotification(known.token));
    // WebSub §7.1: a message with a wrong signature is ignored, and its sender is not told.
    answer(reply, 202);
  }
}

async function isGenuine(secret: string, message: IncomingMessage): Promise<boolean | 'too much'> {
  const signature = message.headers['x-hub-signature'];
  try {
    return await isSigned(secret, Array.isArray(signature) ? signature[0] : signature, bounded(message));
  } catch (error) {
    if (error instanceof TooMuch) return 'too much';
    if (message.complete) throw error;
    // The sender has disconnected.
    return false;
  }
}

async function* bounded(message: IncomingMessage): AsyncGenerator<Uint8Array> {
  let length = 0;
  for await (const chunk of message as AsyncIterable<Uint8Array>) {
    length += chunk.length;
    if (length > MOST_BYTES) throw new TooMuch();
    yield chunk;
  }
}

/** `challenge` is what the hub sent: it goes out as nothing but text (nosniff is among the headers of every answer). */
const answer = ({ raw }: FastifyReply, status: number, challenge = ''): void =>
  void raw
    .writeHead(status, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' })
    .end(challenge);

function tokenIn({ params }: FastifyRequest): string | null {
  const { token } = params as { readonly token?: string };
  return token !== undefined && TOKEN.test(token) ? token : null;
}

interface Question {
  readonly token: string;
  readonly message: HubMessage;
  readonly challenge: string;
}

/** null: nothing that a hub would say. */
function questionIn(request: FastifyRequest): Question | null {
  const token = tokenIn(request);
  const query = request.query as Readonly<Record<string, unknown>>;
  const { 'hub.mode': mode, 'hub.topic': topic, 'hub.challenge': challenge = '', 'hub.lease_seconds': lease } = query;
  if (token === null || typeof topic !== 'string' || typeof challenge !== 'string') return null;
  if (mode === 'denied') return { token, message: { mode, topic, leaseMs: null }, challenge: '' };
  const isQuestion = mode === 'subscribe' || mode === 'unsubscribe';
  if (!isQuestion || challenge === '' || challenge.length > LONGEST_CHALLENGE) return null;
  const leaseMs = typeof lease === 'string' && /^[1-9]\d{0,9}$/.test(lease) ? Number(lease) * 1_000 : null;
  return { token, message: { mode, topic, leaseMs }, challenge };
}
