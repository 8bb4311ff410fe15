import { Injectable } from '@nestjs/common';
import { PreferencesApi } from '../../../../preferences/api.js';
import type { CallerId } from '../../../../shared/kernel/identifiers.js';
import { MemberAddresses } from '../../../../shared/outbound/mail/member-addresses.js';
import { type Recipient, Recipients } from '../../application/ports/recipients.js';

@Injectable()
export class MemberRecipients extends Recipients {
  constructor(
    private readonly addresses: MemberAddresses,
    private readonly preferences: PreferencesApi,
  ) {
    super();
  }

  override async of(caller: CallerId): Promise<Recipient | null> {
    const address = await this.addresses.confirmedOf(caller);
    if (address === null) return null;
    const { language } = await this.preferences.profileOf(caller);
    return { address, language };
  }

  override askToConfirm(caller: CallerId): Promise<void> {
    return this.addresses.askToConfirm(caller);
  }
}
