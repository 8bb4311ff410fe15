import { AsyncLocalStorage } from 'node:async_hooks';

export interface GroupLimits {
  /** Of one commit. */
  readonly most: number;
  /** Together, in the unit of `weigh`; what is heavier by itself goes alone. */
  readonly heaviest: number;
  /** Commits under way; 1 unless said. With more, one group is prepared while another is written. */
  readonly atOnce?: number;
}

interface Waiting<Work, Result> {
  readonly work: Work;
  readonly weight: number;
  /** Goes on where it was asked for: its task and its trace. */
  readonly inItsContext: <T>(call: () => T) => T;
  readonly resolve: (result: Result) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Group commit: what comes while a commit is under way waits, and goes together with the next one. Whoever comes alone
 * waits for nobody. (DeWitt et al., "Implementation techniques for main memory database systems", SIGMOD 1984, §5.)
 */
export class GroupCommit<Work, Result> {
  #waiting: Waiting<Work, Result>[] = [];
  #underWay = 0;

  /**
   * `commit` gives the outcome of each, in order. Where it throws, all of the group get what it threw, and `afterwards`
   * says what becomes of those that still wait: an error for all of them, or null, and they are tried.
   */
  constructor(
    private readonly commit: (group: readonly Work[]) => Promise<readonly PromiseSettledResult<Result>[]>,
    private readonly afterwards: (error: unknown) => unknown,
    private readonly weigh: (work: Work) => number,
    private readonly limits: GroupLimits,
  ) {}

  /** Rejects with what `commit` threw, or with why it was not tried. */
  add(work: Work): Promise<Result> {
    return new Promise((resolve, reject) => {
      const inItsContext = AsyncLocalStorage.snapshot();
      this.#waiting.push({ work, weight: this.weigh(work), inItsContext, resolve, reject });
      if (this.#underWay < (this.limits.atOnce ?? 1)) void this.#commitAll();
    });
  }

  async #commitAll(): Promise<void> {
    this.#underWay += 1;
    while (this.#waiting.length > 0) await this.#commitNext();
    this.#underWay -= 1;
  }

  async #commitNext(): Promise<void> {
    const group = this.#waiting.splice(0, this.#sizeOfNext());
    const [first] = group;
    if (first === undefined) return;
    try {
      const outcomes = await first.inItsContext(() => this.commit(group.map(({ work }) => work)));
      for (const [index, waiting] of group.entries()) settle(waiting, outcomes[index]);
    } catch (error) {
      for (const { reject } of group) reject(error);
      this.#giveUp(this.afterwards(error));
    }
  }

  #giveUp(error: unknown): void {
    if (error === null) return;
    for (const { reject } of this.#waiting.splice(0)) reject(error);
  }

  #sizeOfNext(): number {
    let weight = 0;
    const { most, heaviest } = this.limits;
    const tooMany = this.#waiting.findIndex((one, index) => {
      weight += one.weight;
      return index > 0 && (index === most || weight > heaviest);
    });
    return tooMany === -1 ? this.#waiting.length : tooMany;
  }
}

function settle<Result>({ resolve, reject }: Waiting<unknown, Result>, outcome?: PromiseSettledResult<Result>): void {
  if (outcome === undefined) reject(new Error('This part of the group has no outcome.'));
  else if (outcome.status === 'fulfilled') resolve(outcome.value);
  else reject(outcome.reason);
}
