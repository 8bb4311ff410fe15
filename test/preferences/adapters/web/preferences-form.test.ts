import { describe, expect, test } from '@jest/globals';
import { planOf, typedIn, typedOf } from '../../../../src/preferences/adapters/web/preferences-form.js';
import { DEFAULT_LISTENING } from '../../../../src/preferences/domain/listening.js';
import { DEFAULT_PROFILE } from '../../../../src/preferences/domain/profile.js';

const UNTOUCHED = typedOf(DEFAULT_PROFILE, DEFAULT_LISTENING);

const FORM = { language: 'de', timezone: ' Europe/Berlin ', length: '600', format: 'headlines', memory: 'on' };

describe('the form of preferences', () => {
  test('a form that leaves everything to the service sets nothing of how one listens', () => {
    expect(planOf(UNTOUCHED)).toEqual({
      profile: { language: 'en', timezone: 'UTC' },
      listening: { targetLengthSeconds: null, format: null, hostIds: null, memory: true },
    });
  });

  test('what was typed is planned', () => {
    expect(planOf(typedIn({ ...FORM, host_host_de_clara: 'on' }, UNTOUCHED))).toEqual({
      profile: { language: 'de', timezone: 'Europe/Berlin' },
      listening: { targetLengthSeconds: 600, format: 'headlines', hostIds: ['host_de_clara'], memory: true },
    });
  });

  test('hosts that stay keep their order, whatever the order of the ticks', () => {
    const before = { ...UNTOUCHED, hostIds: ['b', 'a'] };
    expect(typedIn({ ...FORM, host_a: 'on', host_b: 'on' }, before).hostIds).toEqual(['b', 'a']);
    expect(typedIn({ ...FORM, host_c: 'on', host_a: 'on' }, before).hostIds).toEqual(['a', 'c']);
  });

  test('a tick that is not there takes memory back', () => {
    const { memory: _, ...without } = FORM;
    expect(typedIn(without, UNTOUCHED).memory).toBe(false);
  });

  test('what no select offers leaves it to the service', () => {
    const strange = typedIn({ ...FORM, length: '1e9', format: 'opera', language: 'xx' }, UNTOUCHED);
    expect(planOf(strange)).toMatchObject({
      profile: { language: 'en' },
      listening: { targetLengthSeconds: null, format: null },
    });
  });

  test('a time zone that there is not and three hosts are faults of their fields', () => {
    const three = { host_a: 'on', host_b: 'on', host_c: 'on' };
    expect(planOf(typedIn({ ...FORM, ...three, timezone: 'Mars/Olympus' }, UNTOUCHED))).toEqual(['timezone', 'hosts']);
  });
});
