import { AsyncLocalStorage } from 'node:async_hooks';
import { describe, expect, test } from '@jest/globals';
import { GroupCommit, type GroupLimits } from '../../../../src/shared/storage/connections/group-commit.js';

const LIMITS: GroupLimits = { most: 3, heaviest: 10 };

/** Commits one group after the other, each when the test says so. */
class Commits {
  readonly groups: (readonly number[])[] = [];
  readonly #open: PromiseWithResolvers<readonly PromiseSettledResult<string>[]>[] = [];

  readonly commit = (group: readonly number[]): Promise<readonly PromiseSettledResult<string>[]> => {
    this.groups.push(group);
    const commit = Promise.withResolvers<readonly PromiseSettledResult<string>[]>();
    this.#open.push(commit);
    return commit.promise;
  };

  /** Ends the oldest that is under way, and lets what follows from it happen. */
  async done(outcomes?: readonly PromiseSettledResult<string>[]): Promise<void> {
    const group = this.groups[this.groups.length - this.#open.length] ?? [];
    this.#open.shift()?.resolve(outcomes ?? group.map((work) => ({ status: 'fulfilled', value: `done ${work}` })));
    await new Promise(setImmediate);
  }

  async fail(error: Error): Promise<void> {
    this.#open.shift()?.reject(error);
    await new Promise(setImmediate);
  }
}

function given(
  afterwards: (error: unknown) => unknown = () => null,
  limits = LIMITS,
): {
  commits: Commits;
  group: GroupCommit<number, string>;
} {
  const commits = new Commits();
  return { commits, group: new GroupCommit(commits.commit, afterwards, (weight) => weight, limits) };
}

describe('A group commit', () => {
  test('lets who comes alone wait for nobody', async () => {
    const { commits, group } = given();
    const one = group.add(1);
    expect(commits.groups).toEqual([[1]]);
    await commits.done();
    await expect(one).resolves.toBe('done 1');
  });

  test('takes together what came while one was under way, and gives each its own outcome', async () => {
    const { commits, group } = given();
    const all = Promise.allSettled([group.add(1), group.add(2), group.add(3)]);
    await commits.done();
    const refused = new Error('refused');
    await commits.done([
      { status: 'rejected', reason: refused },
      { status: 'fulfilled', value: 'done 3' },
    ]);
    expect(commits.groups).toEqual([[1], [2, 3]]);
    await expect(all).resolves.toEqual([
      { status: 'fulfilled', value: 'done 1' },
      { status: 'rejected', reason: refused },
      { status: 'fulfilled', value: 'done 3' },
    ]);
  });

  test.each([
    ['more than it may have', [1, 1, 1, 1, 1], [[1], [1, 1, 1], [1]]],
    ['what is too heavy together', [1, 6, 5, 5], [[1], [6], [5, 5]]],
    ['what is too heavy by itself, which goes alone', [1, 11, 1], [[1], [11], [1]]],
  ])('does not take %s', async (_, works, groups) => {
    const { commits, group } = given();
    const all = Promise.all(works.map((work) => group.add(work)));
    for (let index = 0; index < groups.length; index += 1) await commits.done();
    await all;
    expect(commits.groups).toEqual(groups);
  });

  test('of which several may be under way waits until there are as many', async () => {
    const { commits, group } = given(undefined, { ...LIMITS, atOnce: 2 });
    const all = Promise.all([1, 2, 3, 4].map((work) => group.add(work)));
    expect(commits.groups).toEqual([[1], [2]]);
    await commits.done();
    expect(commits.groups).toEqual([[1], [2], [3, 4]]);
    await commits.done();
    await commits.done();
    await expect(all).resolves.toEqual(['done 1', 'done 2', 'done 3', 'done 4']);
  });

  test('that fails is said to all of it, and those that wait are tried', async () => {
    const { commits, group } = given();
    const all = Promise.allSettled([group.add(1), group.add(2)]);
    const lost = new Error('lost');
    await commits.fail(lost);
    await commits.done();
    await expect(all).resolves.toEqual([
      { status: 'rejected', reason: lost },
      { status: 'fulfilled', value: 'done 2' },
    ]);
  });

  test('gives up those that wait where trying is in vain, and goes on with who comes later', async () => {
    const away = new Error('away');
    const { commits, group } = given(() => away);
    const all = Promise.allSettled([group.add(1), group.add(2)]);
    await commits.fail(new Error('lost'));
    expect((await all)[1]).toEqual({ status: 'rejected', reason: away });
    const later = group.add(3);
    await commits.done();
    await expect(later).resolves.toBe('done 3');
    expect(commits.groups).toEqual([[1], [3]]);
  });

  test('commits a group in the context of its first', async () => {
    const context = new AsyncLocalStorage<string>();
    const seen: (string | undefined)[] = [];
    const group = new GroupCommit<number, number>(
      (works) => {
        seen.push(context.getStore());
        return Promise.resolve(works.map((value) => ({ status: 'fulfilled', value })));
      },
      () => null,
      (weight) => weight,
      LIMITS,
    );
    await Promise.all(['a', 'b', 'c'].map((name, index) => context.run(name, () => group.add(index))));
    expect(seen).toEqual(['a', 'b']);
  });
});
