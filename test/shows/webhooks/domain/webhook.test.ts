import { describe, expect, test } from '@jest/globals';
import { brand } from '../../../../src/shared/kernel/brand.js';
import { briefingNotice, isSkipped } from '../../../../src/shows/webhooks/domain/briefing-news.js';
import {
  changed,
  MOST_WEBHOOKS,
  newWebhook,
  rotated,
  secretsAt,
  TooManyWebhooks,
  wants,
  type Webhook,
} from '../../../../src/shows/webhooks/domain/webhook.js';

const HOUR = 3_600_000;
const NOW = 1_000 * HOUR;

const wanted = {
  id: brand<Webhook['id']>('whk_1'),
  owner: brand<Webhook['owner']>('usr_1'),
  url: 'https://hooks.example.org/',
  description: null,
  types: null,
  secret: 'whsec_first',
};
const webhook = newWebhook(wanted, 0, NOW);
const failing: Webhook = {
  ...webhook,
  state: { status: 'enabled', failures: 3, failingSince: NOW - HOUR, restUntil: NOW + HOUR },
};

const values = (of: Webhook, at: number): readonly string[] => secretsAt(of, at).map(({ value }) => value);

describe('a webhook', () => {
  test('is refused to a member who has as many as one can have', () => {
    expect(() => newWebhook(wanted, MOST_WEBHOOKS, NOW)).toThrow(TooManyWebhooks);
  });

  test('wants everything, or what it names', () => {
    expect([wants(webhook, 'feed.failing'), wants({ types: ['briefing.ready'] }, 'feed.failing')]).toEqual([
      true,
      false,
    ]);
  });

  test('signs with the new secret at once, and for a day with the one before', () => {
    const after = rotated(webhook, 'whsec_second', NOW);
    expect(values(after, NOW)).toEqual(['whsec_second', 'whsec_first']);
    expect(values(after, NOW + 24 * HOUR - 1)).toEqual(['whsec_second', 'whsec_first']);
    expect(values(after, NOW + 24 * HOUR)).toEqual(['whsec_second']);
  });

  test('signs with four secrets at most, however often it is rotated', () => {
    const after = ['b', 'c', 'd', 'e', 'f'].reduce((one, secret) => rotated(one, secret, NOW), webhook);
    expect(values(after, NOW)).toEqual(['f', 'e', 'd', 'c']);
  });

  test('gives a secret that was replaced no second day', () => {
    const after = rotated(rotated(webhook, 'b', NOW), 'c', NOW + 23 * HOUR);
    expect(values(after, NOW + 25 * HOUR)).toEqual(['c', 'b']);
  });

  test('forgets its failures when it is switched on, or gets another address', () => {
    const well = { status: 'enabled', failures: 0, failingSince: null, restUntil: null };
    expect(changed(failing, { enabled: true }, NOW).state).toEqual(well);
    expect(changed(failing, { url: 'https://other.example.org/' }, NOW).state).toEqual(well);
    expect(changed(failing, { url: failing.url, description: 'mine' }, NOW).state).toEqual(failing.state);
  });

  test('that was switched off says so until it is switched on', () => {
    const off = changed(failing, { enabled: false }, NOW);
    expect(off.state).toEqual({ status: 'disabled', reason: 'by_owner', at: NOW });
    expect(changed(off, { url: 'https://other.example.org/' }, NOW + 1).state).toEqual(off.state);
    const gone: Webhook = { ...webhook, state: { status: 'disabled', reason: 'gone', at: NOW } };
    expect(changed(gone, { enabled: false }, NOW + 1).state).toEqual(gone.state);
  });
});

describe('what is told of a briefing', () => {
  const about = { briefingId: brand<never>('art_1'), owner: brand<never>('usr_1'), at: NOW };
  const url = 'https://briefings.example.org/b/slug';
  const link = { viewerUrl: url, showId: 'shw_1' };

  test('is ids and links, and no two news share a key', () => {
    const notices = [
      briefingNotice({ ...about, kind: 'ready' }, link),
      briefingNotice({ ...about, kind: 'failed', code: 'no_material' }, link),
      briefingNotice({ ...about, kind: 'corrected', itemId: brand<never>('itm_1') }, link),
      briefingNotice({ ...about, kind: 'corrected', itemId: brand<never>('itm_1'), at: NOW + 1 }, link),
    ];
    const links = { artifact_id: 'art_1', show_id: 'shw_1', viewer_url: url };
    expect(notices.map(({ type, data }) => [type, data])).toEqual([
      ['briefing.ready', { ...links, audio_url: `${url}/audio.mp3` }],
      ['briefing.failed', { ...links, error_code: 'no_material' }],
      ['briefing.corrected', { ...links, item_id: 'itm_1' }],
      ['briefing.corrected', { ...links, item_id: 'itm_1' }],
    ]);
    expect(new Set(notices.map(({ dedupeKey }) => dedupeKey)).size).toBe(4);
  });

  test('is no failure where an episode had nothing to tell: its show says that it was skipped', () => {
    const failed = (code: string) => ({ ...about, kind: 'failed' as const, code });
    expect(isSkipped(failed('no_matching_items'), link)).toBe(true);
    expect(isSkipped(failed('no_matching_items'), { ...link, showId: null })).toBe(false);
    expect(isSkipped(failed('recording_error'), link)).toBe(false);
    expect(isSkipped({ ...about, kind: 'ready' }, link)).toBe(false);
  });
});
