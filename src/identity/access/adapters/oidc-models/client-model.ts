import type { AdapterPayload } from 'oidc-provider';
import type { AuditedTransaction } from '../../../security/security.js';
import { currentExchange } from './exchange.js';
import { PayloadModel } from './payload-model.js';
import type { PayloadStore } from './payload-store.js';

/** Clients that registered themselves (RFC 7591). */
export class ClientModel extends PayloadModel {
  constructor(
    kind: string,
    store: PayloadStore,
    private readonly transaction: AuditedTransaction,
  ) {
    super(kind, store);
  }

  override async upsert(id: string, payload: AdapterPayload): Promise<void> {
    await this.transaction.run(async ({ record }) => {
      await super.upsert(id, { ...payload, clientId: id });
      const address = currentExchange()?.visit?.address ?? null;
      await record('client_registered', { callerId: null, client: id, address, detail: payload.client_name ?? null });
    });
  }
}
