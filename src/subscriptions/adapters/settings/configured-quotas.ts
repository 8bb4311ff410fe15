import { Injectable } from '@nestjs/common';
import { SubscriptionSettings } from '../../../config/subscription-settings.js';
import type { Caller } from '../../../shared/kernel/caller.js';
import { SubscriptionQuotas } from '../../application/ports/subscription-quotas.js';
import type { DailyKind, DailyQuota } from '../../domain/daily-quota.js';
import type { Quota } from '../../domain/subscription.js';

@Injectable()
export class ConfiguredQuotas extends SubscriptionQuotas {
  constructor(private readonly settings: SubscriptionSettings) {
    super();
  }

  override of(kind: Caller['kind']): Quota {
    const { anonymousSubscriptions, memberSubscriptions } = this.settings;
    return { kind, most: kind === 'anonymous' ? anonymousSubscriptions : memberSubscriptions };
  }

  override daily(caller: Caller['kind'], of: DailyKind): DailyQuota {
    const { anonymousNewFeeds, memberNewFeeds, memberImports } = this.settings;
    const feeds = caller === 'anonymous' ? anonymousNewFeeds : memberNewFeeds;
    const imports = caller === 'anonymous' ? 0 : memberImports;
    return { caller, of, most: of === 'feeds' ? feeds : imports };
  }
}
