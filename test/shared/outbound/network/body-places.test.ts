import { describe, expect, test } from '@jest/globals';

import { BodyPlaces, type Leave } from '../../../../src/shared/outbound/network/body-places.js';

const patient = new AbortController().signal;
const taken = async (places: BodyPlaces): Promise<readonly Leave[]> =>
  await Promise.all(['a', 'b', 'c', 'd'].map((site) => places.enter(site, patient)));

describe('places for large bodies', () => {
  test('are four, and come free one by one, in the order of those who wait', async () => {
    const places = new BodyPlaces();
    const [leave, ...others] = await taken(places);
    const entered: number[] = [];
    const first = places.enter('e', patient).then((its) => (entered.push(1), its));
    const second = places.enter('f', patient).then((its) => (entered.push(2), its));
    leave?.();
    leave?.();
    const next = await first;
    expect(entered).toEqual([1]);
    next();
    (await second)();
    for (const other of others) other();
    await taken(places);
  });

  test('are not kept for whoever has gone', async () => {
    const places = new BodyPlaces();
    const leaves = await taken(places);
    const going = new AbortController();
    const gone = places.enter('e', going.signal);
    going.abort();
    await expect(gone).rejects.toMatchObject({
      trouble: 'too_late',
      message: 'We are busy with other large documents. This one is tried again later.',
    });
    await expect(places.enter('f', AbortSignal.abort())).rejects.toMatchObject({ trouble: 'too_late' });
    for (const leave of leaves) leave();
    await taken(places);
  });

  test('are one for each site, so that no stranger keeps all others out', async () => {
    const places = new BodyPlaces();
    const hostile = await places.enter('evil.example', patient);
    const entered: number[] = [];
    const second = places.enter('evil.example', patient).then((its) => (entered.push(2), its));
    const third = places.enter('evil.example', patient).then((its) => (entered.push(3), its));
    const honest = await places.enter('honest.example', patient);
    expect(entered).toEqual([]);
    honest();
    hostile();
    (await second)();
    (await third)();
    expect(entered).toEqual([2, 3]);
    await taken(places);
  });

  test('are for large bodies only', () => {
    const places = new BodyPlaces();
    expect([places.isLarge(1_024 * 1_024), places.isLarge(1_024 * 1_024 + 1)]).toEqual([false, true]);
  });
});
