import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Webhook } from 'standardwebhooks';
import { answers, WebhookReceiver } from '../../support/servers/webhook-receiver.js';

const RELAY = join(import.meta.dirname, '../../../samples/webhook-relay/relay.mjs');
const SECRET = `whsec_${Buffer.alloc(32, 3).toString('base64')}`;
const BODY = JSON.stringify({
  type: 'briefing.ready',
  timestamp: new Date().toISOString(),
  data: { artifact_id: 'art_1', viewer_url: 'https://briefings.example.org/b/slug' },
});

let apprise: WebhookReceiver;
let relay: ChildProcess;
let url: string;

beforeAll(async () => {
  apprise = await WebhookReceiver.start();
  const env = { ...process.env, WEBHOOK_SECRET: SECRET, APPRISE_URL: apprise.at('/notify/briefings'), PORT: '0' };
  relay = spawn(process.execPath, [RELAY], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const [line] = (await once(relay.stdout!, 'data')) as [Buffer];
  url = /http:\S+/.exec(line.toString())?.[0] ?? '';
});

afterAll(async () => {
  relay?.kill();
  await apprise?.close();
});

async function send(secret: string): Promise<number> {
  const now = new Date();
  const headers = {
    'webhook-id': 'msg_1',
    'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
    'webhook-signature': new Webhook(secret).sign('msg_1', now, BODY),
  };
  return (await fetch(url, { method: 'POST', headers, body: BODY })).status;
}

describe('the relay to Apprise in samples', () => {
  test('says a message in words, with its link', async () => {
    apprise.at('/notify/briefings', answers(200));
    expect(await send(SECRET)).toBe(200);
    expect(JSON.parse(apprise.received.at(-1)!.text)).toEqual({
      title: 'A briefing is ready',
      body: 'https://briefings.example.org/b/slug',
      type: 'info',
    });
  });

  test('says nothing that is not ours', async () => {
    const before = apprise.received.length;
    expect(await send(`whsec_${Buffer.alloc(32, 4).toString('base64')}`)).toBe(401);
    expect(apprise.received).toHaveLength(before);
  });

  test('wants a message again while Apprise cannot say it', async () => {
    apprise.at('/notify/briefings', answers(424));
    expect(await send(SECRET)).toBe(503);
  });
});
