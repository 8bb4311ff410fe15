import { AsyncResource } from 'node:async_hooks';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Task, withTask } from '../../storage/connections/workload.js';

interface Begun {
  readonly task: Task;
  readonly context: AsyncResource;
}

/** The same for all requests of a route, whatever it was asked for. */
const operationOf = ({ method, routeOptions }: FastifyRequest): string =>
  `${method} ${routeOptions.url ?? 'an unknown route'}`;

/** What a request asks of the database is asked by somebody who waits, unless its route says that it reads for long. */
export function nameTasks(fastify: FastifyInstance): void {
  const begun = new WeakMap<FastifyRequest, Begun>();

  fastify.addHook('onRequest', (request, _reply, done) => {
    const { operation, page } = request.routeOptions.config;
    const isLong = (operation ?? page)?.takesLong === true;
    const task = new Task(isLong ? 'background' : 'interactive', operationOf(request));
    withTask(task, () => {
      const context = new AsyncResource('request');
      begun.set(request, { task, context });
      context.runInAsyncScope(done);
    });
  });

  // The end of a body is an event of the socket, which knows nothing of the request that it belongs to.
  fastify.addHook('preValidation', (request, _reply, done) => {
    const known = begun.get(request);
    if (known === undefined) done();
    else known.context.runInAsyncScope(done);
  });

  fastify.addHook('onResponse', (request, reply, done) => {
    if (reply.raw.writableFinished && reply.statusCode < 400) begun.get(request)?.task.succeeded();
    done();
  });
}
