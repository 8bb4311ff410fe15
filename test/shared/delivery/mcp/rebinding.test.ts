import { describe, expect, test } from '@jest/globals';
import { refuseForeign } from '../../../../src/shared/delivery/mcp/rebinding.js';

const PUBLIC = 'https://briefings.example.org';
const LOCAL = 'http://localhost:3000';

const speak = (baseUrl: string, headers: { host?: string; origin?: string }) => (): void =>
  refuseForeign(headers, baseUrl);

describe('MCP', () => {
  test.each([
    [PUBLIC, { host: 'briefings.example.org' }],
    [PUBLIC, { host: 'briefings.example.org:443', origin: PUBLIC }],
    // As reverse proxies write it that do not say where the client was going.
    [PUBLIC, { host: '127.0.0.1:3000' }],
    [LOCAL, { host: 'localhost:3000' }],
    [LOCAL, { host: '[::1]:3000' }],
    [LOCAL, { host: 'localhost:3000', origin: 'http://localhost:6274' }],
  ])('of %s is there for %j', (baseUrl, headers) => {
    expect(speak(baseUrl, headers)).not.toThrow();
  });

  test.each([
    [PUBLIC, { host: 'evil.example' }, 'Host must be briefings.example.org.'],
    [PUBLIC, { host: 'briefings.example.org.evil.example' }, 'Host must be briefings.example.org.'],
    [PUBLIC, {}, 'Host must be briefings.example.org.'],
    [PUBLIC, { host: 'briefings.example.org', origin: 'https://evil.example' }, 'Origin must be absent or'],
    [PUBLIC, { host: 'briefings.example.org', origin: 'http://localhost:6274' }, 'Origin must be absent or'],
    [PUBLIC, { host: 'briefings.example.org', origin: 'null' }, 'Origin must be absent or'],
    [LOCAL, { host: 'localhost:3000', origin: 'https://evil.example' }, 'Origin must be absent or'],
    [LOCAL, { host: 'rebound.example:3000', origin: 'http://localhost:3000' }, 'Host must be localhost.'],
  ])('of %s is not there for %j', (baseUrl, headers, message) => {
    expect(speak(baseUrl, headers)).toThrow(message);
  });
});
