import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { BrowserClient } from '../../support/browser/browser-client.js';
import { MailServer } from '../../support/servers/mail-server.js';
import { cli, newDataDir, Program, removeDataDir, stopPrograms } from '../../support/program/program.js';
import { untilTrue } from '../../support/time/until.js';
import { linkIn } from './mail-kit.js';

const EMAIL = 'ada@example.org';

let dataDir: string;
let server: MailServer;

beforeAll(async () => {
  [dataDir, server] = [await newDataDir(), await MailServer.start()];
});

afterAll(async () => {
  await stopPrograms();
  await server?.close();
  await removeDataDir(dataDir);
});

test('a mail that was asked for comes, with a link that works, although the program is killed while it is sent', async () => {
  const env = { SMTP_URL: server.url, MAIL_FROM: 'briefings@pod.example' };
  const first = await Program.start({ dataDir, env });
  await cli({ dataDir, env }, 'user:create', '--email', EMAIL, '--name', 'Ada', '--password', 'correct horse battery');
  server.troubles.push('hangs');
  const browser = new BrowserClient(first.baseUrl);
  await browser.open('/forgot');
  expect((await browser.submit('/forgot', { email: EMAIL })).status).toBe(303);
  await untilTrue(() => server.attempts === 1);
  await first.kill();
  expect(server.arrived).toEqual([]);

  const second = await Program.start({ dataDir, env });
  const [arrived] = await server.mailTo(EMAIL);
  const path = linkIn(arrived!, 'reset');
  const again = new BrowserClient(second.baseUrl);
  await again.open(path);
  expect((await again.submit(path, { password: 'a brand new secret' })).status).toBe(303);
  expect(await second.stop()).toBe(0);
});
