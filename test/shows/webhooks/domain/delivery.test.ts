import { describe, expect, test } from '@jest/globals';
import { brand } from '../../../../src/shared/kernel/brand.js';
import {
  afterAttempt,
  TEST_TYPE,
  type Addressed,
  type Delivery,
  type Outcome,
} from '../../../../src/shows/webhooks/domain/delivery.js';
import { newWebhook, type Webhook } from '../../../../src/shows/webhooks/domain/webhook.js';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const NOW = 100 * DAY;

const webhook: Webhook = newWebhook(
  {
    id: brand('whk_1'),
    owner: brand('usr_1'),
    url: 'https://hooks.example.org/',
    description: null,
    types: null,
    secret: 'whsec_AA==',
  },
  0,
  NOW,
);

const delivery: Delivery = {
  id: brand('msg_1'),
  webhookId: webhook.id,
  type: 'briefing.ready',
  at: NOW,
  data: { artifact_id: 'art_1' },
  status: 'pending',
  attempts: [],
  nextAttemptAt: NOW,
  createdAt: NOW,
};

const answered = (statusCode: number, at = NOW, retryAfterMs: number | null = null): Outcome => {
  const error = statusCode < 300 ? null : `It answered ${statusCode}.`;
  return { at, durationMs: 12, statusCode, error, retryAfterMs };
};

const silent = (at: number): Outcome => {
  return {
    at,
    durationMs: 15_000,
    statusCode: null,
    error: 'The server takes too long to answer.',
    retryAfterMs: null,
  };
};

/** Tried until nothing is tried any more, each try at its time. */
function triedToTheEnd(first: Addressed, outcomeAt: (at: number) => Outcome): readonly Addressed[] {
  const steps = [afterAttempt(first, outcomeAt(first.delivery.nextAttemptAt ?? NOW), 0.5)];
  for (let last = steps[0]; last?.delivery.nextAttemptAt != null; last = steps.at(-1)) {
    steps.push(afterAttempt(last, outcomeAt(last.delivery.nextAttemptAt), 0.5));
  }
  return steps;
}

describe('a message to a webhook', () => {
  test.each([200, 202, 204, 299])('is delivered when the receiver answers %i', (status) => {
    const after = afterAttempt({ webhook, delivery }, answered(status), 0.5);
    expect(after.delivery).toMatchObject({
      status: 'delivered',
      nextAttemptAt: null,
      attempts: [{ statusCode: status }],
    });
    expect(after.webhook.state).toMatchObject({ failures: 0, failingSince: null, restUntil: null });
  });

  test.each([199, 301, 307, 400, 401, 404, 429, 500, 503])('is tried again when the receiver answers %i', (status) => {
    const after = afterAttempt({ webhook, delivery }, answered(status), 0.5);
    expect(after.delivery).toMatchObject({ status: 'pending', nextAttemptAt: NOW + 5 * SECOND });
  });

  test('is tried nine times within two days, each wait longer than the one before', () => {
    const steps = triedToTheEnd({ webhook, delivery }, silent);
    const times = steps.map(({ delivery: { attempts } }) => (attempts.at(-1)?.at ?? 0) - NOW);
    const waits = times.slice(1).map((time, index) => time - (times[index] ?? 0));
    expect(waits).toEqual([5 * SECOND, 5 * MINUTE, 30 * MINUTE, ...[2, 5, 10, 14, 16].map((hours) => hours * HOUR)]);
    expect(times.at(-1)).toBeLessThanOrEqual(2 * DAY);
    expect(steps.at(-1)?.delivery.status).toBe('failed');
  });

  test('is tried at different moments by chance, a tenth apart at most', () => {
    const at = (chance: number) => afterAttempt({ webhook, delivery }, answered(500), chance).delivery.nextAttemptAt;
    expect([at(0), at(1)]).toEqual([NOW + 4_500, NOW + 5_500]);
  });

  test('waits as long as the receiver asks for, but no longer than a day', () => {
    const at = (ms: number) => afterAttempt({ webhook, delivery }, answered(503, NOW, ms), 0.5).delivery.nextAttemptAt;
    expect([at(SECOND), at(HOUR), at(30 * DAY)]).toEqual([NOW + 5 * SECOND, NOW + HOUR, NOW + DAY]);
  });

  test('is not tried again after three days, however few tries a receiver that rests has left to it', () => {
    const waited = { webhook, delivery: { ...delivery, createdAt: NOW - 3 * DAY } };
    expect(afterAttempt(waited, silent(NOW), 0.5).delivery).toMatchObject({ status: 'failed', nextAttemptAt: null });
    expect(afterAttempt(waited, answered(200), 0.5).delivery).toMatchObject({ status: 'delivered' });
    const patient = { webhook, delivery: { ...delivery, createdAt: NOW - 2.5 * DAY } };
    expect(afterAttempt(patient, answered(503, NOW, DAY), 0.5).delivery).toMatchObject({ status: 'pending' });
  });

  test('is not tried again when it was only a test', () => {
    const tested = { webhook, delivery: { ...delivery, type: TEST_TYPE } } as const;
    expect(afterAttempt(tested, answered(500), 0).delivery).toMatchObject({ status: 'failed', nextAttemptAt: null });
  });
});

describe('a webhook whose receiver fails', () => {
  test('rests for seconds, then for minutes, for all of its messages', () => {
    const rests = triedToTheEnd({ webhook, delivery }, answered.bind(null, 500)).map(
      ({ webhook: { state }, delivery: { attempts } }) =>
        state.status === 'enabled' ? (state.restUntil ?? 0) - (attempts.at(-1)?.at ?? 0) : null,
    );
    expect(rests.slice(0, 5)).toEqual([5 * SECOND, 20 * SECOND, 80 * SECOND, 5 * MINUTE, 5 * MINUTE]);
  });

  test('rests as long as it asks for when it has too much to do', () => {
    const rest = (status: number) =>
      afterAttempt({ webhook, delivery }, answered(status, NOW, HOUR), 0.5).webhook.state;
    expect(rest(429)).toMatchObject({ restUntil: NOW + HOUR });
    expect(rest(500)).toMatchObject({ restUntil: NOW + 5 * SECOND });
  });

  test('is switched off at once when it says that it is gone', () => {
    const after = afterAttempt({ webhook, delivery }, answered(410), 0.5);
    expect(after.webhook.state).toEqual({ status: 'disabled', reason: 'gone', at: NOW });
    expect(after.delivery).toMatchObject({ status: 'failed', nextAttemptAt: null });
  });

  test('is not switched off by one message that has had all its tries', () => {
    const last = triedToTheEnd({ webhook, delivery }, silent).at(-1);
    expect(last?.webhook.state).toMatchObject({ status: 'enabled', failingSince: NOW });
  });

  test('is switched off when for five days nothing was taken, with the message that has had all its tries', () => {
    const failing: Webhook = {
      ...webhook,
      state: { status: 'enabled', failures: 20, failingSince: NOW - 4 * DAY, restUntil: null },
    };
    const states = triedToTheEnd({ webhook: failing, delivery }, silent).map((step) => step.webhook.state.status);
    expect([states.slice(0, -1).every((status) => status === 'enabled'), states.at(-1)]).toEqual([true, 'disabled']);
  });

  test('is not switched off by a first failure after a long silence', () => {
    const failing: Webhook = {
      ...webhook,
      state: { status: 'enabled', failures: 9, failingSince: NOW - 90 * DAY, restUntil: null },
    };
    expect(afterAttempt({ webhook: failing, delivery }, answered(500), 0.5).webhook.state.status).toBe('enabled');
  });

  test('is switched off after five days, however many messages wait for their tries', () => {
    const A_DAY = 200;
    let state = webhook.state;
    const waiting: { delivery: Delivery; due: number }[] = [];
    let at = NOW;
    for (let made = 0; state.status === 'enabled' && at < NOW + 10 * DAY;) {
      for (; NOW + (made * DAY) / A_DAY <= at; made += 1) {
        const createdAt = NOW + (made * DAY) / A_DAY;
        waiting.push({ delivery: { ...delivery, createdAt }, due: createdAt });
      }
      waiting.sort((one, other) => one.due - other.due);
      const next = waiting.shift()!;
      at = Math.max(at, next.due, state.restUntil ?? 0);
      const after = afterAttempt({ webhook: { ...webhook, state }, delivery: next.delivery }, silent(at), 0.5);
      state = after.webhook.state;
      if (after.delivery.nextAttemptAt !== null) {
        waiting.push({ delivery: after.delivery, due: after.delivery.nextAttemptAt });
      }
    }
    expect([state.status, (at - NOW) / DAY < 5.1]).toEqual(['disabled', true]);
  });

  test('is well again with the first message that it takes', () => {
    const failing: Webhook = {
      ...webhook,
      state: { status: 'enabled', failures: 9, failingSince: NOW - 4 * DAY, restUntil: NOW },
    };
    const well = { status: 'enabled', failures: 0, failingSince: null, restUntil: null };
    expect(afterAttempt({ webhook: failing, delivery }, answered(200), 0.5).webhook.state).toEqual(well);
  });
});
