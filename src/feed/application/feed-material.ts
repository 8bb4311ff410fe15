import { Injectable } from '@nestjs/common';
import type { CallerId } from '../../shared/kernel/identifiers.js';
import { FeedApi, type Citing, type MaterialAnswer, type MaterialQuery, type PresentItem } from '../api.js';
import { Citations } from './articles/citations.js';
import { MaterialReader } from './material-reader.js';
import { ItemStore } from './ports/item-store.js';

/** What Briefing is told of items, and what it says of those that it cites. */
@Injectable()
export class FeedMaterial extends FeedApi {
  constructor(
    private readonly reader: MaterialReader,
    private readonly store: ItemStore,
    private readonly citations: Citations,
  ) {
    super();
  }

  override material(caller: CallerId, query: MaterialQuery): Promise<MaterialAnswer> {
    return this.reader.read(caller, query);
  }

  override visible(caller: CallerId, itemIds: readonly string[]): Promise<Set<string>> {
    return this.reader.visible(caller, itemIds);
  }

  override present(caller: CallerId, itemIds: readonly string[]): Promise<readonly PresentItem[]> {
    return this.reader.present(caller, itemIds);
  }

  override keep(itemIds: readonly string[]): Promise<ReadonlySet<string>> {
    return this.store.keep(itemIds);
  }

  override askCiting(citing: Citing): void {
    this.citations.add(citing);
  }
}
