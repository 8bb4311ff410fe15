import { Injectable } from '@nestjs/common';
import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify';
import type { Logger as Pino } from 'pino';
import { errorAnswer } from '../errors/error-answer.js';
import { RequestFailureLog } from '../errors/request-failure-log.js';
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
  private installed = false;

  add(...routes: readonly RawRoute[]): void {
    if (this.installed) throw new Error('The router is built already: add raw routes in a constructor.');
    this.known.push(...routes);
  }

  /** In a scope of their own, where nothing reads a body. */
  async install(fastify: FastifyInstance, log: Pino): Promise<void> {
    this.installed = true;
    const failures = new RequestFailureLog(log);
    await fastify.register((scope, _options, done) => {
      scope.removeAllContentTypeParsers();
      scope.addContentTypeParser('*', (_request, _payload, parsed) => parsed(null));
      // The handler of the root is set when all routes are there, which is too late for this scope.
      scope.setErrorHandler((error, request, reply) => {
        failures.tell(error, failureOf(request));
        const { status, headers, body } = errorAnswer(error);
        return reply.status(status).headers(headers).send(body);
      });
      for (const route of this.known) mount(scope, route, failures);
      done();
    });
  }
}

function mount(scope: FastifyInstance, route: RawRoute, failures: RequestFailureLog): void {
  const { url, methods, limit } = route;
  const operation = { auth: 'none', ...(limit !== undefined && { limit }) } as const;
  scope.route({
    url,
    method: [...methods],
    // Redirects of a library are on the way to other sites, whose windows wait for the answer: as PageRoute, `any`.
    config: { operation, raw: true, helmet: { crossOriginOpenerPolicy: false } },
    handler: async (request, reply) => {
      for (const [name, value] of Object.entries(reply.getHeaders())) {
        if (value !== undefined) reply.raw.setHeader(name, value);
      }
      reply.hijack();
      try {
        await route.handle(request, reply);
      } catch (error) {
        failures.tell(error, failureOf(request));
        answerRaw(reply, error);
      }
    },
  });
}

const failureOf = ({ id }: FastifyRequest) => ({ requestId: id, msg: 'request failed' });

function answerRaw({ raw }: FastifyReply, error: unknown): void {
  if (raw.headersSent) return void raw.destroy();
  const { status, headers, body } = errorAnswer(error);
  raw.writeHead(status, { ...headers, 'content-type': 'application/json; charset=utf-8' }).end(JSON.stringify(body));
}
