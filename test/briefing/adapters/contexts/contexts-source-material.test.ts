import { expect, test } from '@jest/globals';
import { ContextsSourceMaterial } from '../../../../src/briefing/adapters/contexts/contexts-source-material.js';
import { OwnerEncryption } from '../../../../src/briefing/application/ports/owner-encryption.js';
import { FeedApi, type MaterialAnswer, type MaterialItem } from '../../../../src/feed/api.js';
import { brand } from '../../../../src/shared/kernel/brand.js';
import type { FeedItemId, SubscriptionId } from '../../../../src/shared/kernel/identifiers.js';
import { REQUESTED_AT, requestedData } from '../../domain/samples.js';

class FeedWith extends FeedApi {
  constructor(private readonly items: readonly MaterialItem[]) {
    super();
  }

  override async material(): Promise<MaterialAnswer> {
    return { items: this.items, passedOver: [] };
  }

  override visible(): never {
    throw new Error('gathering asks for material only');
  }
  override readonly present = this.visible;
  override readonly keep = this.visible;
  override readonly askCiting = this.visible;
}

class NoEncryption extends OwnerEncryption {
  override encrypt(): never {
    throw new Error('gathering reads no words');
  }
  override readonly decrypt = this.encrypt;
  override readonly destroyKey = this.encrypt;
  override readonly handOver = this.encrypt;
}

const known = {
  id: brand<FeedItemId>('itm_1'),
  sourceTitle: 'The Ledger',
  title: 'Night trains return',
  url: null,
  author: null,
  text: 'Tickets from 49 euros.',
  at: REQUESTED_AT - 7_200_000,
  fetchedAt: REQUESTED_AT - 3_600_000,
};

/** What is recorded of an item stays as it is for ever: older histories have none of these fields. */
test('material says of an item what Feed knows, and has no field for what it does not', async () => {
  const bare = { ...known, subscriptionId: brand<SubscriptionId>('src_1'), categories: [], place: null };
  const feed = new FeedWith([bare, { ...bare, categories: ['Travel'], place: 0 }]);
  const { material } = await new ContextsSourceMaterial(feed, new NoEncryption()).gather(requestedData, null);
  const least = { ...known, sourceId: 'src_1' };
  expect(material).toStrictEqual([least, { ...least, categories: ['Travel'], place: 0 }]);
});
