import { Injectable } from '@nestjs/common';
import type { CallerId } from '../../../../shared/kernel/identifiers.js';
import { GrantStore } from '../../application/ports/grant-store.js';
import { PayloadStore } from './payload-store.js';

@Injectable()
export class OidcGrantStore extends GrantStore {
  constructor(private readonly payloads: PayloadStore) {
    super();
  }

  override revokeAllOf(callerId: CallerId): Promise<void> {
    return this.payloads.removeAllOf(callerId);
  }
}
