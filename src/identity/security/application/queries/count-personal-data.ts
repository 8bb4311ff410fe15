import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { CallerId } from '../../../../shared/kernel/identifiers.js';
import { PersonalDataIndex } from '../../../../shared/kernel/compliance/personal-data-index.js';
import type { Kept } from '../../../../shared/kernel/compliance/personal-data.js';
import { CallerErasure } from '../ports/caller-erasure.js';

export interface KeptIn extends Kept {
  readonly context: string;
}

/** What is kept of one person under any of their ids, here and in every other context. Each kind once, if there is any. */
export class CountPersonalData extends Query<readonly KeptIn[]> {
  constructor(readonly ids: readonly CallerId[]) {
    super();
  }
}

@QueryHandler(CountPersonalData)
export class CountPersonalDataHandler implements IQueryHandler<CountPersonalData> {
  constructor(
    private readonly callers: CallerErasure,
    private readonly personalData: PersonalDataIndex,
  ) {}

  async execute({ ids }: CountPersonalData): Promise<readonly KeptIn[]> {
    const own = await sum('identity', ids, (caller) => this.rowsOf(caller));
    const others: KeptIn[] = [];
    for (const data of this.personalData.all()) others.push(...(await sum(data.context, ids, (id) => data.count(id))));
    return [...own, ...others].filter(({ count }) => count > 0);
  }

  private async rowsOf(caller: CallerId): Promise<readonly Kept[]> {
    const { securityEvents, ...account } = await this.callers.rowsOf(caller);
    const counts = { ...account, 'security events': securityEvents };
    return Object.entries(counts).map(([what, count]) => ({ what, count }));
  }
}

async function sum(
  context: string,
  ids: readonly CallerId[],
  countOf: (caller: CallerId) => Promise<readonly Kept[]>,
): Promise<readonly KeptIn[]> {
  const counts = new Map<string, number>();
  for (const id of ids) {
    for (const { what, count } of await countOf(id)) counts.set(what, (counts.get(what) ?? 0) + count);
  }
  return [...counts].map(([what, count]) => ({ context, what, count }));
}
