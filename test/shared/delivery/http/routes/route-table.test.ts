import { describe, expect, test } from '@jest/globals';
import { fastify } from 'fastify';
import { RouteTable } from '../../../../../src/shared/delivery/http/routes/route-table.js';

const server = fastify();
const routes = new RouteTable(server);
server.get('/b/:slug', () => 'page');
server.post('/b/:slug/open', () => 'open');
server.get('/assets/*', () => 'file');
server.route({ method: ['PUT', 'POST'], url: '/things', handler: () => 'things' });

describe('the route table', () => {
  test.each([
    ['/b/abc', ['GET', 'HEAD']],
    ['/b/abc/open', ['POST']],
    ['/assets/a/b.js', ['GET', 'HEAD']],
    ['/things', ['POST', 'PUT']],
    ['/b/', []],
    ['/b', []],
    ['/b/abc/open/more', []],
    ['/', []],
  ])('knows the methods of %s', async (path, methods) => {
    await server.ready();
    expect(routes.allowed(path)).toEqual(methods);
  });
});
