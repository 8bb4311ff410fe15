import { describe, expect, test } from '@jest/globals';

import { LargeBodySlots, type ReleaseSlot } from '../../../../src/shared/outbound/network/large-body-slots.js';

const patient = new AbortController().signal;
const taken = async (slots: LargeBodySlots): Promise<readonly ReleaseSlot[]> =>
  await Promise.all(['a', 'b', 'c', 'd'].map((site) => slots.acquire(site, patient)));

describe('the slots for large bodies', () => {
  test('are four, and go one by one to those who wait, in their order', async () => {
    const slots = new LargeBodySlots();
    const [release, ...others] = await taken(slots);
    const entered: number[] = [];
    const first = slots.acquire('e', patient).then((its) => (entered.push(1), its));
    const second = slots.acquire('f', patient).then((its) => (entered.push(2), its));
    release?.();
    release?.();
    const next = await first;
    expect(entered).toEqual([1]);
    next();
    (await second)();
    for (const other of others) other();
    await taken(slots);
  });

  test('are not kept for a fetch that was aborted while it waited', async () => {
    const slots = new LargeBodySlots();
    const releases = await taken(slots);
    const going = new AbortController();
    const gone = slots.acquire('e', going.signal);
    going.abort();
    await expect(gone).rejects.toMatchObject({
      trouble: 'too_late',
      message: 'We are busy with other large documents. This one is tried again later.',
    });
    await expect(slots.acquire('f', AbortSignal.abort())).rejects.toMatchObject({ trouble: 'too_late' });
    for (const release of releases) release();
    await taken(slots);
  });

  test('are one for each site, so that no attacker occupies all of them', async () => {
    const slots = new LargeBodySlots();
    const hostile = await slots.acquire('evil.example', patient);
    const entered: number[] = [];
    const second = slots.acquire('evil.example', patient).then((its) => (entered.push(2), its));
    const third = slots.acquire('evil.example', patient).then((its) => (entered.push(3), its));
    const honest = await slots.acquire('honest.example', patient);
    expect(entered).toEqual([]);
    honest();
    hostile();
    (await second)();
    (await third)();
    expect(entered).toEqual([2, 3]);
    await taken(slots);
  });

  test('are needed by large bodies only', () => {
    const slots = new LargeBodySlots();
    expect([slots.isLarge(1_024 * 1_024), slots.isLarge(1_024 * 1_024 + 1)]).toEqual([false, true]);
  });
});
