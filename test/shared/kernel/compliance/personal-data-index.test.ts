import { describe, expect, test } from '@jest/globals';
import { brand } from '../../../../src/shared/kernel/brand.js';
import type { CallerId } from '../../../../src/shared/kernel/identifiers.js';
import { PersonalDataIndex } from '../../../../src/shared/kernel/compliance/personal-data-index.js';
import { PersonalData, type Kept, type WorkClaim } from '../../../../src/shared/kernel/compliance/personal-data.js';

const anne = brand<CallerId>('usr_anne');
const bert = brand<CallerId>('usr_bert');

class Remembered extends PersonalData {
  constructor(
    readonly context: string,
    override readonly handsOverAfter: readonly string[] = [],
    private readonly kept: readonly Kept[] = [],
    private readonly handedOver: string[] = [],
  ) {
    super();
  }

  override count(caller: CallerId): Promise<readonly Kept[]> {
    return Promise.resolve(caller === anne ? this.kept : []);
  }

  override erase(): Promise<void> {
    return Promise.resolve();
  }

  override handOver({ from, to }: WorkClaim): Promise<void> {
    this.handedOver.push(`${this.context}: ${from} to ${to}`);
    return Promise.resolve();
  }
}

function indexOf(...contexts: readonly PersonalData[]): PersonalDataIndex {
  const index = new PersonalDataIndex();
  for (const data of contexts) index.register(data);
  return index;
}

describe('the index of personal data', () => {
  test('hands over what others rely on first, and otherwise in the order of registration', async () => {
    const told: string[] = [];
    const index = indexOf(
      new Remembered('highlights', ['briefing'], [], told),
      new Remembered('briefing', ['subscriptions', 'a context that is not there'], [], told),
      new Remembered('subscriptions', [], [], told),
      new Remembered('preferences', [], [], told),
    );
    await index.handOver({ from: anne, to: bert, claimedAt: 1 });
    expect(told).toEqual(
      ['subscriptions', 'preferences', 'briefing', 'highlights'].map((context) => `${context}: usr_anne to usr_bert`),
    );
  });

  test('refuses contexts that wait for each other, naming them', () => {
    const index = indexOf(new Remembered('subscriptions'), new Remembered('a', ['b']), new Remembered('b', ['a']));
    expect(() => index.all()).toThrow('each hands over after another one: a, b');
  });

  test('takes the same context once, and refuses another one of its name', () => {
    const feeds = new Remembered('subscriptions');
    expect(indexOf(feeds, feeds).all()).toEqual([feeds]);
    expect(() => indexOf(feeds, new Remembered('subscriptions'))).toThrow('subscriptions is registered twice');
  });

  test('has something of a caller when any context counts anything', async () => {
    const nothing = new Remembered('preferences', [], [{ what: 'profiles', count: 0 }]);
    const index = indexOf(nothing, new Remembered('briefing', [], [{ what: 'tickets', count: 1 }]));
    expect([await index.hasAny(anne), await index.hasAny(bert)]).toEqual([true, false]);
    expect(await indexOf(nothing).hasAny(anne)).toBe(false);
  });

  test('counts for whoever may claim it only what a context says under a name for them', async () => {
    const index = indexOf(
      new Remembered('subscriptions', [], [{ what: 'subscriptions', count: 3, claimedAs: 'subscriptions' }]),
      new Remembered(
        'briefing',
        [],
        [
          { what: 'briefings with their files', count: 1, claimedAs: 'briefings' },
          { what: 'requests for briefings', count: 2 },
        ],
      ),
    );
    expect([...(await index.countClaimable(anne))]).toEqual([
      ['subscriptions', 3],
      ['briefings', 1],
    ]);
  });
});
