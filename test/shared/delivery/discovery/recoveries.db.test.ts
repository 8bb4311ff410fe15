import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { AuditModule } from '../../../../src/briefing/audit/audit.module.js';
import { BriefingModule } from '../../../../src/briefing/briefing.module.js';
import { FeedModule } from '../../../../src/feed/feed.module.js';
import { SITE_MAP } from '../../../../src/shared/delivery/discovery/site-map.js';
import { SubscriptionsModule } from '../../../../src/subscriptions/subscriptions.module.js';
import { startTestApp, type TestApp } from '../../../support/http/http-app.js';

const SOURCES = join(import.meta.dirname, '../../../../src');

/** Words of refusals that no agent gets to see. */
const NOT_FOR_AGENTS: Readonly<Record<string, string>> = {
  database_unavailable: 'callers know one word for it: unavailable',
  database_busy: 'callers know one word for it: unavailable',
  commit_unanswered: 'callers know one word for it: unavailable',
  recorded_unseen: 'callers know one word for it: unavailable',
  file_damaged: 'callers know one word for it: unavailable',
  media_unavailable: 'callers know one word for it: unavailable',
  busy: 'callers know one word for it: unavailable',
  histories_missing: 'command line',
  unknown_projection: 'command line',
  too_many_spoilt: 'command line',
  email_taken: 'command line',
  invitations_closed: 'command line',
  sign_in_refused: 'page',
  sign_up_refused: 'page',
  sign_up_closed: 'page',
  too_many_attempts: 'page',
  link_unusable: 'page',
  claimed_already: 'page',
  nothing_to_claim: 'page',
  set_up_already: 'page',
  account_deactivated: 'page',
  enrolment_over: 'page',
  issuer_away: 'page',
  only_way_in: 'page',
  passwords_off: 'page',
  second_factor_demanded: 'page',
  second_factor_needed: 'page',
  sign_in_expired: 'page',
  sign_on_refused: 'page',
  last_operator: 'operators',
  own_account: 'operators',
};

/** What the sources call their refusals. */
const words = (): readonly string[] => {
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'));
  const found = files.flatMap((name) => [
    ...readFileSync(join(SOURCES, name), 'utf8').matchAll(/readonly code(?:: string)? = '([a-z_]+)'/g),
  ]);
  return [...new Set(found.map(([, word = '']) => word))].toSorted();
};

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ modules: [SubscriptionsModule, FeedModule, BriefingModule, AuditModule] });
});
afterAll(() => app.close());

describe('the agent skill', () => {
  test('says what to do about every refusal that an agent can meet', async () => {
    const { text } = await app.get(SITE_MAP.skill);
    const told = words().filter((word) => text.includes(`\`${word}\``));
    expect(told.length).toBeGreaterThan(10);
    expect(words().filter((word) => !told.includes(word))).toEqual(Object.keys(NOT_FOR_AGENTS).toSorted());
  });

  test('says with it the status that the refusal comes with', async () => {
    const { text } = await app.get(SITE_MAP.skill);
    const status = (word: string): string | undefined => new RegExp(`\\| (\\d+) \\| \`${word}\``).exec(text)?.[1];
    const token = await app.memberToken();
    const refusals = await Promise.all([
      app.post('/api/v1/artifacts/compositions/create', { artifact_type: 'audio_brief', user_request: 'x' }, token),
      app.post('/api/v1/subscriptions/delete', { source_id: 'src_none' }, token),
      app.post('/api/v1/items/list', { limit: 0 }, token),
      app.post('/api/v1/items/list', {}),
      app.post('/api/v1/auth/skill/token', { device_code: 'unknown' }),
      app.post('/api/v1/auth/skill/token', { code: 'unknown', code_verifier: 'a'.repeat(43) }),
      app.post('/api/v1/items/list', 'x', token, { headers: { 'content-type': 'text/plain' } }),
      app.post('/docs'),
    ]);
    const met = refusals.map(({ status: answered, body }) => [String(body['error']), String(answered)] as const);
    expect(new Set(met.map(([word]) => word)).size).toBe(refusals.length);
    for (const [word, answered] of met) expect([word, status(word)]).toEqual([word, answered]);
  });
});
