import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { readConfig } from '../../../../src/config.js';
import { securityTxt } from '../../../../src/shared/delivery/discovery/security-txt.js';

const DAY_MS = 86_400_000;
const NOON = Date.UTC(2026, 10, 23, 12);

const written = (variables: Record<string, string>, now = NOON): string | null =>
  securityTxt(readConfig(variables), 'https://briefings.example.org', now);

describe('security.txt', () => {
  test('says whom to tell, until when that is sure, in which languages, and where it is itself', () => {
    const settings = {
      SECURITY_CONTACT: 'security@example.org, https://example.org/report, tel:+1-201-555-0123',
      SECURITY_POLICY: 'https://example.org/policy',
      SECURITY_LANGUAGES: 'en, pt-br',
    };
    expect(written(settings)).toBe(
      [
        'Contact: mailto:security@example.org',
        'Contact: https://example.org/report',
        'Contact: tel:+1-201-555-0123',
        'Expires: 2027-05-22T00:00:00Z',
        'Preferred-Languages: en, pt-BR',
        'Canonical: https://briefings.example.org/.well-known/security.txt',
        'Policy: https://example.org/policy',
        '',
      ].join('\n'),
    );
  });

  test('is not there as long as nobody has said whom to tell', () => {
    expect(written({ SECURITY_POLICY: 'https://example.org/policy' })).toBeNull();
  });

  test('names no address of its own without https, which the standard does not allow', () => {
    const config = readConfig({ SECURITY_CONTACT: 'security@example.org' });
    expect(securityTxt(config, 'http://localhost:3000', NOON)).not.toContain('Canonical');
  });

  test('is never stale, never good for a year, and the same for a day, whenever it is asked for', () => {
    const moment = fc.integer({ min: 0, max: Date.UTC(2100, 0, 1) });
    fc.assert(
      fc.property(moment, (now) => {
        const text = written({ SECURITY_CONTACT: 'security@example.org' }, now) ?? '';
        const [, expires = ''] = /^Expires: (\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ)$/m.exec(text) ?? [];
        const left = Date.parse(expires) - now;
        expect(left).toBeGreaterThan(100 * DAY_MS);
        expect(left).toBeLessThan(365 * DAY_MS);
        expect(written({ SECURITY_CONTACT: 'security@example.org' }, now - (now % DAY_MS))).toBe(text);
      }),
    );
  });

  test.each([
    ['SECURITY_CONTACT', 'somebody'],
    ['SECURITY_CONTACT', 'http://example.org/report'],
    ['SECURITY_CONTACT', 'https://user:secret@example.org/'],
    ['SECURITY_CONTACT', 'https://example.org/\nExpires: 1970-01-01T00:00:00Z'],
    ['SECURITY_CONTACT', 'mailto:a@example.org\nPolicy: x'],
    ['SECURITY_POLICY', 'javascript:alert(1)'],
    ['SECURITY_POLICY', 'https://example.org/a b'],
    ['SECURITY_LANGUAGES', 'english please'],
  ])('is not made of a setting that would be no field of it: %s=%s', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(name);
  });
});
