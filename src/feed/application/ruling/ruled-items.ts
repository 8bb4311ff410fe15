import { Injectable } from '@nestjs/common';
import type { CallerId } from '../../../shared/kernel/identifiers.js';
import type { RuleTrial } from '../../../shared/kernel/rule-trial.js';
import type { Cursor } from '../../../shared/kernel/page.js';
import type { Ruling } from '../../domain/ruling.js';
import { ItemRules, type RulesInForce } from './item-rules.js';
import { ItemReader, type ItemFilter, type ItemSummary, type ItemText } from '../ports/item-reader.js';
import type { Visible } from '../ports/visible-feeds.js';

/** Looked at for one answer: whose rules leave next to nothing are told what they leave of so many. */
const MOST_LOOKED_AT = 10_000;

/** An item that a rule has left out. */
export interface RuledOut {
  readonly item: ItemSummary;
  readonly ruling: Exclude<Ruling, { fate: 'kept' }>;
}

export interface RuledItems {
  /** Newest first. */
  readonly items: readonly (ItemText & { readonly preferred: boolean })[];
  /** Newest first. */
  readonly ruledOut: readonly RuledOut[];
  /** Nothing of what comes after it was looked at; null: everything was. */
  readonly last: Cursor | null;
}

interface Looked {
  readonly kept: Map<string, boolean>;
  readonly ruledOut: RuledOut[];
  last: Cursor | null;
}

/** The newest items that the rules of a caller leave. */
@Injectable()
export class RuledItemReader {
  constructor(
    private readonly items: ItemReader,
    private readonly rules: ItemRules,
  ) {}

  /** null: there is none. Asked before what is read is of one moment. */
  rulesOf(caller: CallerId, visible: Visible, trial?: RuleTrial): Promise<RulesInForce | null> {
    return this.rules.inForce(caller, visible, trial);
  }

  async newest(filter: ItemFilter, limit: number, rules: RulesInForce | null): Promise<RuledItems> {
    if (rules === null) return this.all(filter, limit);
    const { kept, ruledOut, last } = await this.look(filter, limit, rules);
    const texts = kept.size === 0 ? [] : await this.items.texts({ ...filter, ids: [...kept.keys()] }, kept.size);
    const items = texts.map((item) => ({ ...item, preferred: kept.get(item.id) === true }));
    return { items, ruledOut, last };
  }

  private async all(filter: ItemFilter, limit: number): Promise<RuledItems> {
    const items = await this.items.texts(filter, limit);
    const last = items.length < limit ? null : (items.at(-1) ?? null);
    return { items: items.map((item) => ({ ...item, preferred: false })), ruledOut: [], last: last && placeOf(last) };
  }

  /** Page by page, until there are enough. */
  private async look(filter: ItemFilter, limit: number, rules: RulesInForce): Promise<Looked> {
    const looked: Looked = { kept: new Map(), ruledOut: [], last: null };
    let count = 0;
    do {
      const page = await this.items.page(filter, { cursor: looked.last, limit });
      count += page.rows.length;
      const rulings = await this.rules.rulingsOn(page.rows, rules);
      const taken = takeUpTo(limit, looked, { items: page.rows, rulings });
      looked.last = taken < page.rows.length ? placeOf(page.rows[taken - 1]) : page.next;
    } while (looked.last !== null && looked.kept.size < limit && count < MOST_LOOKED_AT);
    return looked;
  }
}

/** How many of them were gone through until there were enough. */
function takeUpTo(
  limit: number,
  { kept, ruledOut }: Looked,
  { items, rulings }: { readonly items: readonly ItemSummary[]; readonly rulings: readonly Ruling[] },
): number {
  let taken = 0;
  for (const [index, item] of items.entries()) {
    if (kept.size >= limit) break;
    const ruling = rulings[index] ?? { fate: 'kept', preferred: false };
    if (ruling.fate === 'kept') kept.set(item.id, ruling.preferred);
    else ruledOut.push({ item, ruling });
    taken = index + 1;
  }
  return taken;
}

function placeOf(item: ItemSummary | undefined): Cursor | null {
  return item === undefined ? null : { at: item.publishedAt ?? item.createdAt, id: item.id };
}
