import { Injectable } from '@nestjs/common';
import { brand } from '../../../../shared/kernel/brand.js';
import { type CallerId, isId } from '../../../../shared/kernel/identifiers.js';
import { SecretKeys } from '../../../../shared/storage/secrets/secret-keys.js';
import { UnsubscribeTokens } from '../../application/ports/unsubscribe-tokens.js';

const PURPOSE = 'unsubscribing from mails about briefings';

@Injectable()
export class SignedUnsubscribeTokens extends UnsubscribeTokens {
  constructor(private readonly keys: SecretKeys) {
    super();
  }

  override async of(caller: CallerId): Promise<string> {
    return (await this.keys.get()).sign(PURPOSE, caller);
  }

  override async read(token: string): Promise<CallerId | null> {
    const caller = (await this.keys.get()).signedText(PURPOSE, token);
    return caller !== null && isId('usr', caller) ? brand<CallerId>(caller) : null;
  }
}
