import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { AuditModule } from '../../../../src/briefing/audit/audit.module.js';
import { BriefingModule } from '../../../../src/briefing/briefing.module.js';
import { FeedModule } from '../../../../src/feed/feed.module.js';
import { PublicDocuments } from '../../../../src/shared/delivery/discovery/public-documents.js';
import { SITE_MAP } from '../../../../src/shared/delivery/discovery/site-map.js';
import { SubscriptionsModule } from '../../../../src/subscriptions/subscriptions.module.js';
import { startTestApp, type TestApp } from '../../../support/http/http-app.js';

const modules = [SubscriptionsModule, FeedModule, BriefingModule, AuditModule];

/** A place below which operations are: nothing is at the place itself. */
const PREFIX = '/api/v1/';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ modules, listen: 'known' });
});
afterAll(() => app.close());

const texts = async (from: TestApp) => await from.app.get(PublicDocuments).all();

/** Every path of ours that a text names by its whole address. */
function pathsIn(text: string): string[] {
  const found = text.matchAll(new RegExp(`${app.url}(/[^\\s"'\`<>()|]*)`, 'g'));
  return [...found].map(([, path = '']) => path.replace(/[.,;:]$/, ''));
}

interface Paths {
  readonly paths: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

describe('the published documents', () => {
  test('have no dead link, and each link names the right method', async () => {
    const { paths } = JSON.parse((await app.get(SITE_MAP.contract)).text) as Paths;
    const linked = new Set((await texts(app)).flatMap(({ text }) => pathsIn(text)));
    linked.delete(PREFIX);
    expect(linked.size).toBeGreaterThan(15);
    for (const path of linked) {
      const [bare = path] = path.split('#', 1);
      const posts = paths[bare] !== undefined && paths[bare]['get'] === undefined;
      const { status, headers } = await app.get(bare);
      // OAuth asks for parameters; pages for members ask to sign in first.
      const fine = posts ? [405] : [200, 303, 400];
      expect({ bare, status: fine.includes(status) ? 'fine' : status }).toEqual({ bare, status: 'fine' });
      if (posts) expect(headers['allow']).toContain('POST');
    }
  });

  test('mention in the contract only what exists', async () => {
    const { paths } = JSON.parse((await app.get(SITE_MAP.contract)).text) as Paths;
    for (const [path, item] of Object.entries(paths)) {
      for (const method of Object.keys(item).map((one) => one.toUpperCase() as 'GET' | 'POST')) {
        const { status } = await fetch(`${app.url}${path}`, { method, redirect: 'manual' });
        expect({ path, method, isThere: status !== 404 && status !== 405 }).toEqual({ path, method, isThere: true });
      }
    }
  });

  test('mention in the descriptions of operations only what exists', async () => {
    const { paths } = JSON.parse((await app.get(SITE_MAP.contract)).text) as Paths;
    const commands = (await texts(app)).flatMap(({ text }) => [...text.matchAll(/\bpost ([a-z]+(?:\/[a-z]+)+)/g)]);
    expect(commands.length).toBeGreaterThan(5);
    for (const [, operation] of commands) expect(Object.keys(paths)).toContain(`${PREFIX}${operation ?? ''}`);
  });

  test('are linked from the headers of the front page', async () => {
    const { headers } = await app.get('/');
    const links = String(headers['link']).split(', ');
    expect(links).toHaveLength(4);
    for (const link of links) {
      const [, path, type] = /^<([^>]+)>; rel="[a-z-]+"; type="([^"]+)"$/.exec(link) ?? [];
      const answer = await app.get(String(path));
      expect({ path, type: String(answer.headers['content-type']).split(/; (?:charset|profile)/)[0] }).toEqual({
        path,
        type: type?.replace('application/vnd.oai.openapi+json;version=3.1', 'application/json'),
      });
    }
  });
});

describe('the documents where anonymous registration is off', () => {
  let closed: TestApp;
  beforeAll(async () => {
    closed = await startTestApp({ modules, config: { anonymousRegistration: false } });
  });
  afterAll(() => closed.close());

  test('do not mention it to agents', async () => {
    const told = async (from: TestApp) =>
      (await texts(from)).filter(({ text }) => /anonym|nobody there|claim|take over/i.test(text));
    const names = async (from: TestApp) => (await told(from)).map(({ document }) => document.path);
    expect(await names(app)).toEqual(expect.arrayContaining([SITE_MAP.authGuide, SITE_MAP.llms, SITE_MAP.skill]));
    expect((await names(closed)).filter((path) => path !== SITE_MAP.contract)).toEqual([]);
  });

  test('do not offer it in the contract', async () => {
    const of = async (from: TestApp) =>
      Object.keys((JSON.parse((await from.get('/openapi.json')).text) as Paths).paths);
    const gone = new Set(await of(closed));
    expect((await of(app)).filter((path) => !gone.has(path))).toEqual(['/api/v1/auth/skill/anonymous']);
    expect((await closed.post('/api/v1/auth/skill/anonymous')).status).toBe(404);
  });
});
