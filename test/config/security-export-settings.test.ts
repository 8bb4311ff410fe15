import { describe, expect, test } from '@jest/globals';
import { ConfigError, Environment } from '../../src/config/environment.js';
import { readSecurityExportSettings, type SecurityExport } from '../../src/config/security-export-settings.js';

const read = (SECURITY_EXPORT: string, more: Record<string, string> = {}): SecurityExport | null =>
  readSecurityExportSettings(new Environment({ SECURITY_EXPORT, ...more })).securityExport;

describe('where security events are gathered', () => {
  test.each([
    ['', null],
    ['file:///var/log/a%20b.ndjson', { to: 'file', path: '/var/log/a b.ndjson' }],
    ['syslog+tls://logs.example.org', { to: 'syslog', host: 'logs.example.org', port: 6514, tls: true }],
    ['syslog+tcp://[::1]:5140', { to: 'syslog', host: '::1', port: 5140, tls: false }],
    ['https://siem.example.org/in?x=1', { to: 'webhook', url: 'https://siem.example.org/in?x=1', authorization: null }],
  ])('is read from %s', (value, target) => {
    expect(read(value)).toEqual(target);
  });

  test('may want something that lets us in', () => {
    const target = read('https://siem.example.org/', { SECURITY_EXPORT_AUTHORIZATION: 'Splunk 123 456' });
    expect(target).toEqual({ to: 'webhook', url: 'https://siem.example.org/', authorization: 'Splunk 123 456' });
  });

  test.each([
    ['security.ndjson', {}],
    ['file://host/security.ndjson', {}],
    ['file:///var/log/', {}],
    ['ftp://logs.example.org', {}],
    ['syslog+udp://logs.example.org', {}],
    ['syslog+tls://logs.example.org/path', {}],
    ['https://user:password@siem.example.org/', {}],
    ['file:///var/log/a', { SECURITY_EXPORT_AUTHORIZATION: 'Bearer x' }],
    ['', { SECURITY_EXPORT_AUTHORIZATION: 'Bearer x' }],
    ['https://siem.example.org/', { SECURITY_EXPORT_AUTHORIZATION: 'Bearer ü' }],
  ])('is refused in words that quote nothing: %s %j', (value, more) => {
    expect(() => read(value, more)).toThrow(ConfigError);
    expect(() => read(value, more)).not.toThrow(/password|Bearer x|ü/);
  });
});
