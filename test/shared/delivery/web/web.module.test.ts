import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { Test } from '@nestjs/testing';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { asset } from '../../../../src/shared/delivery/web/assets.js';
import { WebModule } from '../../../../src/shared/delivery/web/web.module.js';

describe('the web module', () => {
  let app: NestFastifyApplication;
  beforeAll(async () => {
    const module = await Test.createTestingModule({ imports: [WebModule] }).compile();
    app = module.createNestApplication<NestFastifyApplication>(new FastifyAdapter());
    await app.init();
    await app.getHttpAdapter().getInstance().ready();
  });
  afterAll(() => app.close());

  test('serves assets that browsers keep for ever', async () => {
    const answer = await app.inject({ url: asset('site.css') });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('text/css; charset=utf-8');
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(answer.body).toContain('--accent');
  });

  test('tells a browser that it has the asset already', async () => {
    const first = await app.inject({ url: asset('viewer.js') });
    const again = await app.inject({
      url: asset('viewer.js'),
      headers: { 'if-none-match': `W/"x", ${String(first.headers.etag)}` },
    });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe('');
  });

  test('shows what the service is at its address', async () => {
    const answer = await app.inject({ url: '/' });
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.headers['x-robots-tag']).toBe('noindex');
    expect(answer.body).toMatch(/^<!doctype html><html lang="en">/);
    expect(answer.body).toContain('href="/docs"');
    expect(answer.body).toContain('href="/openapi.json"');
  });
});
