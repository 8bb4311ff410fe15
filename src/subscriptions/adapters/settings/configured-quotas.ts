import { Injectable } from '@nestjs/common';
import { SubscriptionSettings } from '../../../config/subscription-settings.js';
import type { Caller } from '../../../shared/kernel/caller.js';
import { SubscriptionQuotas } from '../../application/ports/subscription-quotas.js';
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
}
