import { describe, expect, test } from '@jest/globals';
import type { CallerId } from '../../../src/shared/kernel/identifiers.js';
import type { PersonalData } from '../../../src/shared/kernel/compliance/personal-data.js';

/** Somebody of whom the context keeps something more each time. */
export interface Keeper {
  readonly id: CallerId;
  keepSomething(): Promise<void>;
}

export interface PersonalDataSubject {
  readonly data: PersonalData;
  newKeeper(): Promise<Keeper>;
}

/** What every context promises of what it keeps of callers. */
export function personalDataContract(context: string, open: () => PersonalDataSubject): void {
  const keepers = async (...things: readonly number[]): Promise<Keeper[]> => {
    const all: Keeper[] = [];
    for (const count of things) {
      const keeper = await open().newKeeper();
      for (let made = 0; made < count; made += 1) await keeper.keepSomething();
      all.push(keeper);
    }
    return all;
  };

  const counted = async ({ id }: Keeper): Promise<number> =>
    (await open().data.count(id)).reduce((sum, { count }) => sum + count, 0);

  const claimable = async ({ id }: Keeper): Promise<number> =>
    (await open().data.count(id)).reduce((sum, { claimedAs, count }) => sum + (claimedAs === undefined ? 0 : count), 0);

  const erase = ({ id }: Keeper): Promise<void> =>
    open().data.erase({ caller: id, askedBy: 'operator', askedAt: Date.now() });

  const handOver = (from: Keeper, to: Keeper): Promise<void> =>
    open().data.handOver({ from: from.id, to: to.id, claimedAt: Date.now() });

  describe(`personal data of ${context}`, () => {
    test(`${context} counts what it keeps of a caller, and nothing for anybody else`, async () => {
      const [keeper, nobody] = await keepers(1, 0);
      expect(open().data.context).toBe(context);
      expect([(await counted(keeper!)) > 0, await counted(nobody!)]).toEqual([true, 0]);
    });

    test(`${context} keeps nothing of a caller it has erased, and leaves others alone`, async () => {
      const [keeper, other] = await keepers(2, 1);
      const before = await counted(other!);
      await erase(keeper!);
      expect([await counted(keeper!), await counted(other!)]).toEqual([0, before]);
    });

    test(`${context} can erase a caller again, several times at once, and one of whom it keeps nothing`, async () => {
      const [keeper, nobody] = await keepers(1, 0);
      await Promise.all([erase(keeper!), erase(keeper!), erase(nobody!)]);
      await erase(keeper!);
      expect([await counted(keeper!), await counted(nobody!)]).toEqual([0, 0]);
    });

    test(`${context} hands over everything to a member, beside what the member has`, async () => {
      const [from, to] = await keepers(2, 1);
      const both = (await claimable(from!)) + (await claimable(to!));
      await handOver(from!, to!);
      expect([await counted(from!), await claimable(to!)]).toEqual([0, both]);
      expect(await counted(to!)).toBeGreaterThan(0);
    });

    test(`${context} hands over to a member who has nothing yet`, async () => {
      const [from, to] = await keepers(1, 0);
      const before = await claimable(from!);
      await handOver(from!, to!);
      expect([await counted(from!), await claimable(to!)]).toEqual([0, before]);
      expect(await counted(to!)).toBeGreaterThan(0);
    });

    test(`${context} can hand over again, several times at once, and changes nothing more`, async () => {
      const [from, to] = await keepers(1, 1);
      await Promise.all([handOver(from!, to!), handOver(from!, to!), handOver(from!, to!)]);
      const after = await open().data.count(to!.id);
      await handOver(from!, to!);
      expect([await counted(from!), await open().data.count(to!.id)]).toEqual([0, after]);
    });

    test(`${context} hands over what came in meanwhile when it does so again`, async () => {
      const [from, to] = await keepers(1, 0);
      await handOver(from!, to!);
      const before = await claimable(to!);
      await from!.keepSomething();
      const late = await claimable(from!);
      expect(await counted(from!)).toBeGreaterThan(0);
      await handOver(from!, to!);
      expect([await counted(from!), await claimable(to!)]).toEqual([0, before + late]);
    });

    test(`${context} erases with a member what was handed over to them`, async () => {
      const [from, to] = await keepers(1, 1);
      await handOver(from!, to!);
      await erase(to!);
      expect([await counted(from!), await counted(to!)]).toEqual([0, 0]);
    });
  });
}
