import { describe, expect, test } from '@jest/globals';
import { reverseDomain } from '../../../../src/shared/delivery/discovery/documents/server-card.js';

describe('the name of the MCP server', () => {
  test.each([
    ['https://briefings.example.org', 'org.example.briefings'],
    ['http://localhost:3000', 'localhost'],
    ['http://127.0.0.1:3000', '127.0.0.1'],
    ['http://[::1]:3000', '---1-'],
  ])('begins for the base URL %s with %s', (baseUrl, name) => {
    expect(reverseDomain(baseUrl)).toBe(name);
  });
});
