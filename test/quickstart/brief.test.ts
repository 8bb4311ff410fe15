import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { brief } from '../../src/quickstart/brief.js';
import { readConfig } from '../../src/config.js';
import { CommandRefused } from '../../src/shared/delivery/cli/cli-command.js';

const FEED = 'https://example.org/feed.xml';

/** What a service answers to each operation. */
const ANSWERS: Readonly<Record<string, object>> = {
  'auth/skill/anonymous': { access_token: 'token' },
  'subscriptions/create': { source: { id: 'src_1', title: 'Feed', last_error: null } },
  'subscriptions/delete': { deleted: true },
};

let server: Server;
let asked: string[];
let answers: Record<string, object>;
let stopped: number;

beforeEach(async () => {
  [asked, answers, stopped] = [[], { ...ANSWERS }, 0];
  server = createServer((request, response) => {
    const operation = (request.url ?? '').replace('/api/v1/', '');
    asked.push(operation);
    const answer = answers[operation];
    response.writeHead(answer === undefined ? 400 : 200, { 'content-type': 'application/json' });
    request
      .resume()
      .on('end', () => response.end(JSON.stringify(answer ?? { error: 'x', message: `no ${operation}` })));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});

afterEach(() => void server.close());

const run = (...argv: string[]): Promise<void> => {
  const { port } = server.address() as AddressInfo;
  const start = async () => ({
    apiUrl: `http://127.0.0.1:${port}`,
    config: readConfig({}),
    stop: async () => void (stopped += 1),
  });
  return brief(argv, () => {}, start);
};

describe('the brief command', () => {
  test('removes its subscriptions when the briefing is refused, and says why', async () => {
    await expect(run(FEED)).rejects.toThrow(new CommandRefused('no artifacts/compositions/create'));
    expect(asked.at(-1)).toBe('subscriptions/delete');
    expect(stopped).toBe(1);
  });

  test('removes its subscriptions when the briefing fails, and says why', async () => {
    answers['artifacts/compositions/create'] = { artifact_id: 'art_1' };
    answers['artifacts/get'] = { artifact: { status: 'failed', error: { code: 'x', message: 'No voice today.' } } };
    await expect(run(FEED)).rejects.toThrow(new CommandRefused('No voice today.'));
    expect(asked.at(-1)).toBe('subscriptions/delete');
  });

  test('starts nothing when the result cannot be written', async () => {
    const missing = join(tmpdir(), 'no-such-folder', 'brief.mp3');
    await expect(run(FEED, '--out', missing)).rejects.toThrow('--out: nothing can be written to the folder');
    await expect(run(FEED, '--out', tmpdir())).rejects.toThrow(`--out: ${tmpdir()} is a folder.`);
    expect(asked).toEqual([]);
  });
});
