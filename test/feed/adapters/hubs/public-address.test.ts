import { describe, expect, test } from '@jest/globals';
import { readConfig } from '../../../../src/config.js';
import { callbackBaseOf } from '../../../../src/feed/adapters/hubs/public-address.js';

const baseFor = (baseUrl: string, webSub?: string) => {
  const config = readConfig({ BASE_URL: baseUrl, ...(webSub !== undefined && { WEBSUB: webSub }) });
  return callbackBaseOf(config, config);
};

describe('the callback address for hubs', () => {
  test.each([
    'https://briefings.example.org',
    'https://example.org:8443',
    'https://8.8.8.8',
    'https://[2606:4700::1111]',
  ])('exists at %s', (url) => {
    expect(baseFor(url)).toBe(url);
  });

  test.each([
    'http://localhost:3000',
    'http://127.0.0.1:3000',
    'https://localhost',
    'https://briefings',
    'https://briefings.local',
    'https://briefings.internal',
    'https://nas.home.arpa',
    'https://10.0.0.1',
    'https://192.168.1.2',
    'https://169.254.169.254',
    'https://[::1]',
    'https://[fd00::1]',
    'https://[::ffff:10.0.0.1]',
  ])('does not exist at %s, unless the operator says so', (url) => {
    expect(baseFor(url)).toBeNull();
    expect(baseFor(url, 'on')).toBe(new URL(url).origin);
  });

  test('does not exist when the operator wants no hubs', () => {
    expect(baseFor('https://briefings.example.org', 'off')).toBeNull();
  });

  test('follows WEBSUB, which is auto, on or off and nothing else', () => {
    expect(() => baseFor('https://briefings.example.org', 'yes')).toThrow('WEBSUB must be one of auto, on, off');
  });
});
