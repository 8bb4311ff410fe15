import { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Injectable, Logger } from '@nestjs/common';
import type { InjectOptions, Response } from 'light-my-request';
import type { Provider } from 'oidc-provider';
import { RequestFailureLog } from '../../../../shared/delivery/http/errors/request-failure-log.js';
import { Clock } from '../../../../shared/kernel/clock.js';
import type { Visit } from '../../../domain/visit.js';
import { asExchange, type Exchange } from '../oidc-models/exchange.js';
import { ProviderFactory } from './provider-factory.js';
import { SealedSigningKeys } from '../oidc-models/sealed-signing-keys.js';

/** How long a node may not know of new keys: they sign two minutes after they are made. */
const LOOK_EVERY_MS = 20_000;

interface Running {
  readonly provider: Provider;
  readonly answer: ReturnType<Provider['callback']>;
  /** Of the keys that it publishes, in order. */
  readonly keyIds: string;
}

/** The authorization server of this node, made anew when the keys have changed. Requests under way keep the old one. */
@Injectable()
export class OAuthEngine {
  private readonly log = new Logger(OAuthEngine.name);
  private readonly failures = new RequestFailureLog(this.log);
  private running: Promise<Running> | null = null;
  private lookedAt = 0;
  /** All requests share the provider, so it is not made in the unit of work of the first one. */
  private readonly outside = AsyncLocalStorage.snapshot();

  constructor(
    private readonly factory: ProviderFactory,
    private readonly keys: SealedSigningKeys,
    private readonly clock: Clock,
  ) {}

  async provider(): Promise<Provider> {
    return (await this.current()).provider;
  }

  /** Answers a request of the network. */
  async answer(request: IncomingMessage, response: ServerResponse, visit: Visit): Promise<void> {
    const { answer } = await this.current();
    const exchange: Exchange = { from: 'network', visit, failure: undefined };
    await asExchange(exchange, async () => await answer(request, response));
    const { failure } = exchange;
    if (failure !== undefined) this.failures.tellAny(failure, { msg: 'authorization server failed' });
  }

  /** Sends a request of our own through the same handler. Throws what went wrong on our side. */
  async ask(options: InjectOptions, visit: Visit | null = null): Promise<Response> {
    const { answer } = await this.current();
    // A CommonJS module that requires an ES module, which may be loading just now when the program starts.
    const { default: inject } = await import('light-my-request');
    const exchange: Exchange = { from: 'ourselves', visit, failure: undefined };
    const response = await asExchange(exchange, async () => await inject((req, res) => void answer(req, res), options));
    if (exchange.failure !== undefined) throw exchange.failure;
    return response;
  }

  private async current(): Promise<Running> {
    const now = this.clock.now();
    const known = this.running;
    if (known !== null && now - this.lookedAt < LOOK_EVERY_MS) return await known;
    this.lookedAt = now;
    this.running = this.outside(() => (known === null ? this.make() : this.remake(known)));
    try {
      return await this.running;
    } catch (error) {
      this.running = null;
      throw error;
    }
  }

  /** Goes on with the keys that it has where the database is away. */
  private async remake(known: Promise<Running>): Promise<Running> {
    const before = await known;
    return await this.make(before).catch((err: unknown) => {
      this.log.warn({ err, msg: 'signing keys could not be read' });
      return before;
    });
  }

  private async make(before: Running | null = null): Promise<Running> {
    const keys = await this.keys.published();
    const keyIds = keys.map(({ kid }) => kid).join(' ');
    if (before?.keyIds === keyIds) return before;
    const provider = await this.factory.create(keys);
    return { provider, answer: provider.callback(), keyIds };
  }
}
