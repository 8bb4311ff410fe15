import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Database } from '../../../src/shared/storage/database/database.js';
import { toDelivery, type DeliveryRow } from '../../../src/shows/webhooks/adapters/typeorm/delivery-row.js';
import { NEXT_MESSAGES } from '../../../src/shows/webhooks/adapters/typeorm/webhooks.sql.js';
import { Receivers } from '../../../src/shows/webhooks/application/ports/receivers.js';
import { NewDeliveries } from '../../../src/shows/webhooks/application/new-deliveries.js';
import { payloadOf } from '../../../src/shows/webhooks/application/message-payload.js';
import { until } from '../../support/time/until.js';
import { answers, verifies, WebhookReceiver } from '../../support/servers/webhook-receiver.js';
import { notice, Sending } from './sending-kit.js';

let sending: Sending;
let receiver: WebhookReceiver;

beforeAll(async () => {
  sending = await Sending.start();
  receiver = sending.receiver;
});

afterAll(() => sending?.close());

describe('a message', () => {
  test('that is not taken is sent again with the same id and the same body, signed anew', async () => {
    const hook = await sending.told(
      receiver.at('/again', (response, tries) => answers(tries < 3 ? 500 : 200)(response, tries)),
    );
    await sending.notify(notice(hook.owner, 'again'));
    for (const tries of [1, 2]) {
      const pending = await sending.attempts(hook, tries);
      expect(pending).toMatchObject({ status: 'pending', next_attempt_at: expect.any(Number) });
      expect((await sending.webhookOf(hook))?.failing_since).toEqual(expect.any(Number));
      await sending.letTimePass(hook);
    }
    const done = await sending.attempts(hook, 3);
    expect(done).toMatchObject({ status: 'delivered', next_attempt_at: null });
    expect(done.attempts.map(({ status_code }) => status_code)).toEqual([500, 500, 200]);
    const messages = receiver.to('/again');
    expect(new Set(messages.map(({ id, text }) => id + text)).size).toBe(1);
    expect(messages.every((message) => verifies(message, hook.secret))).toBe(true);
    expect((await sending.webhookOf(hook))?.failing_since).toBeNull();
  });

  test('waits as long as the receiver asks for, and so do the messages after it', async () => {
    const hook = await sending.told(receiver.at('/busy', answers(429, { 'retry-after': '3600' })));
    await sending.notify(notice(hook.owner, 'busy-1'));
    const { next_attempt_at: next, attempts: tries } = await sending.attempts(hook, 1);
    expect((next ?? 0) - (tries[0]?.at ?? 0)).toBeGreaterThanOrEqual(3_600_000);
    await sending.notify(notice(hook.owner, 'busy-2'));
    const rows = await sending
      .get(Database)
      .query<{ waits: boolean }>('select next_at > $2 as waits from shows.webhook where id = $1', [
        hook.id,
        Date.now() + 1_800_000,
      ]);
    expect(rows).toEqual([{ waits: true }]);
  });

  test('is the last one when the receiver answers 410, and what waited is cancelled', async () => {
    const hook = await sending.told(
      receiver.at('/gone', (response, tries) => answers(tries < 2 ? 500 : 410)(response, tries)),
    );
    await sending.notify(notice(hook.owner, 'gone-1'));
    await sending.attempts(hook, 1);
    await sending.notify(notice(hook.owner, 'gone-2'));
    await sending.letTimePass(hook);
    const off = await until(
      () => sending.webhookOf(hook),
      (one) => one?.enabled === false,
    );
    expect(off).toMatchObject({ disabled_reason: 'gone', disabled_at: expect.any(Number) });
    const statuses = (await sending.deliveries(hook)).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual(['cancelled', 'failed']);
  });

  test('that an earlier address refused says nothing of the one that a webhook has by now', async () => {
    let answer: () => void = () => undefined;
    const asked = new Promise<void>((resolve) => {
      receiver.at('/moved-from', (response, tries) => {
        answer = () => answers(410)(response, tries);
        resolve();
      });
    });
    const hook = await sending.told(`${receiver.url}/moved-from`);
    await sending.notify(notice(hook.owner, 'moved'));
    await asked;
    const url = receiver.at('/moved-to');
    await sending.post('webhooks/update', { webhook_id: hook.id, url }, hook.token);
    answer();
    const [message] = await sending.received('/moved-to', 1);
    expect(message?.id).toBe(receiver.to('/moved-from')[0]?.id);
    expect(await sending.webhookOf(hook)).toMatchObject({ enabled: true, failing_since: null });
  });

  test('that has had all its tries switches off a webhook that took nothing for five days, and this is said', async () => {
    const hook = await sending.told(receiver.at('/dead', answers(500)));
    await sending.notify(notice(hook.owner, 'dead'));
    await sending.attempts(hook, 1);
    const days = Date.now() - 6 * 86_400_000;
    await sending.get(Database).execute('update shows.webhook set failing_since = $2 where id = $1', [hook.id, days]);
    for (let tries = 2; tries <= 9; tries += 1) {
      await sending.letTimePass(hook);
      await sending.attempts(hook, tries);
    }
    expect(await sending.webhookOf(hook)).toMatchObject({
      enabled: false,
      disabled_reason: 'failing',
      failing_since: null,
    });
    expect(await sending.deliveries(hook)).toMatchObject([{ status: 'failed', next_attempt_at: null }]);
  });

  test('that was sent and not recorded, because its worker was killed, is sent again with the same id', async () => {
    const hook = await sending.told(receiver.at('/killed'));
    const lease = (until: number): Promise<number> =>
      sending.get(Database).execute('update shows.webhook set leased_until = $2 where id = $1', [hook.id, until]);
    await lease(Date.now() + 60_000);
    await sending.notify(notice(hook.owner, 'killed'));
    // What a worker that has the lease does until it is killed: nobody records it.
    const [waiting] = await sending.get(Database).query<DeliveryRow>(NEXT_MESSAGES, [[hook.id], Date.now()]);
    const { id, ...message } = toDelivery(waiting!);
    const sent = { url: receiver.url + '/killed', id, payload: payloadOf(message), secrets: [hook.secret] };
    await sending.get(Receivers).send(sent, new AbortController().signal);
    expect(await sending.deliveries(hook)).toMatchObject([{ id, status: 'pending', attempts: [] }]);
    await lease(1);
    sending.get(NewDeliveries).announce();
    const logged = await sending.attempts(hook, 1);
    expect([logged.id, ...receiver.to('/killed').map((one) => one.id)]).toEqual([id, id, id]);
  });
});
