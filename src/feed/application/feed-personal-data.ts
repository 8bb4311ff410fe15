import { Injectable } from '@nestjs/common';
import type { CallerId } from '../../shared/kernel/identifiers.js';
import { everyRow } from '../../shared/kernel/page.js';
import { PersonalData, type Erasure, type Kept, type WorkClaim } from '../../shared/kernel/compliance/personal-data.js';
import { OpenedItems } from './ports/opened-items.js';
import { RuleStore } from './ports/rule-store.js';

/** What callers say of items once and for all, and which they have opened. The items themselves are everybody's. */
@Injectable()
export class FeedPersonalData extends PersonalData {
  readonly context = 'feed';
  /** Rules are for folders and sources. */
  override readonly handsOverAfter = ['subscriptions'];

  constructor(
    private readonly rules: RuleStore,
    private readonly opened: OpenedItems,
  ) {
    super();
  }

  override async count(caller: CallerId): Promise<readonly Kept[]> {
    return [
      { what: 'rules', count: await this.rules.countOf(caller) },
      { what: 'items they have opened', count: await this.opened.countOf(caller) },
    ];
  }

  override async export(caller: CallerId): Promise<object> {
    const [rules, openedItems] = await Promise.all([
      this.rules.of(caller),
      everyRow((after) => this.opened.list(caller, { itemIds: null, after, limit: 500 })),
    ]);
    return { rules, openedItems };
  }

  override async erase({ caller }: Erasure): Promise<void> {
    await this.rules.eraseOf(caller);
    await this.opened.eraseOf(caller);
  }

  override async handOver({ from, to }: WorkClaim): Promise<void> {
    await this.rules.takeOver(from, to);
    await this.opened.takeOver(from, to);
  }
}
