import { Global, Module } from '@nestjs/common';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { Test } from '@nestjs/testing';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { HttpSettings } from '../../../../src/config/http-settings.js';
import { IdentitySettings } from '../../../../src/config/identity-settings.js';
import { asset } from '../../../../src/shared/delivery/web/serving/assets.js';
import { WebModule } from '../../../../src/shared/delivery/web/web.module.js';

@Global()
@Module({
  providers: [
    { provide: HttpSettings, useValue: { baseUrl: 'https://briefings.example' } },
    { provide: IdentitySettings, useValue: { signUp: 'open' } },
  ],
  exports: [HttpSettings, IdentitySettings],
})
class SettingsModule {}

describe('the web module', () => {
  let app: NestFastifyApplication;
  beforeAll(async () => {
    const module = await Test.createTestingModule({ imports: [WebModule, SettingsModule] }).compile();
    app = module.createNestApplication<NestFastifyApplication>(new FastifyAdapter());
    app.getHttpAdapter().getInstance().decorateRequest('session', null);
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

  test('can be put among the apps of a device, with icons that are there', async () => {
    const answer = await app.inject({ url: '/manifest.webmanifest' });
    expect(answer.headers['content-type']).toContain('application/manifest+json');
    const { icons, ...manifest } = answer.json<{ icons: { src: string; sizes: string; purpose: string }[] }>();
    expect(manifest).toMatchObject({ name: 'Podcast Briefings', start_url: '/', display: 'standalone' });
    expect(icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
      '192x192 any',
      '512x512 any',
      '512x512 maskable',
    ]);
    for (const { src, sizes } of icons) {
      const png = (await app.inject({ url: src })).rawPayload;
      expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`).toBe(sizes);
    }
  });

  test('shows what the service is at its address', async () => {
    const answer = await app.inject({ url: '/' });
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.headers['x-robots-tag']).toBe('noindex');
    expect(answer.body).toMatch(/^<!doctype html><html lang="en">/);
    expect(answer.body).toContain('href="/docs"');
    expect(answer.body).toContain('href="/openapi.json"');
    expect(answer.body).toContain('href="/signup"');
    expect(answer.body).toContain('<meta property="og:url" content="https://briefings.example/"/>');
  });
});
