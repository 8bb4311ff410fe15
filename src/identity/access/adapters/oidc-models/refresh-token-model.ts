import { errors, Provider, type AdapterPayload } from 'oidc-provider';
import { brand } from '../../../../shared/kernel/brand.js';
import { REFRESH_GRACE_MS } from '../../domain/lifetimes.js';
import type { Grants } from './grants.js';
import { PayloadModel } from './payload-model.js';
import type { PayloadStore, StoredPayload } from './payload-store.js';

/** Each works once, and for REFRESH_GRACE_MS more: clients refresh twice at the same time. */
export class RefreshTokenModel extends PayloadModel {
  constructor(
    kind: string,
    store: PayloadStore,
    private readonly grants: Grants,
  ) {
    super(kind, store);
  }

  /** It stands in the place of the one before it: not where that was ended, or its owner erased, a moment ago. */
  override async upsert(id: string, payload: AdapterPayload): Promise<void> {
    const { grantId = '', accountId = '' } = payload;
    const keep = (): Promise<void> => super.upsert(id, payload);
    if (!(await this.grants.holding(grantId, brand(accountId), keep))) throw new errors.InvalidGrant('grant not found');
  }

  override async consume(id: string): Promise<void> {
    if (await this.store.consume(this.kind, id)) return;
    const stored = await this.store.get(this.kind, id);
    if (stored === null || !this.isInGrace(stored)) throw new errors.InvalidGrant('already used');
  }

  /** Asked for when a client revokes it, and when it is used a second time: somebody else may have it. */
  override async destroy(id: string): Promise<void> {
    // Of one that is used again the library has the grant ended at the same moment, and what is stored goes with it.
    const used = Provider.ctx?.oidc.entities.RefreshToken;
    const { accountId, clientId, grantId } = used ?? (await this.store.get(this.kind, id))?.payload ?? {};
    if (accountId === undefined || clientId === undefined || grantId === undefined) return;
    const kind = Provider.ctx?.oidc.route === 'revocation' ? 'token_revoked' : 'refresh_reused';
    await this.grants.end(grantId, { kind, callerId: brand(accountId), client: clientId });
  }

  protected override restored(id: string, stored: StoredPayload): AdapterPayload {
    return super.restored(id, this.isInGrace(stored) ? { ...stored, consumedAt: null } : stored);
  }

  private isInGrace({ consumedAt }: StoredPayload): boolean {
    return consumedAt !== null && this.store.now() - consumedAt < REFRESH_GRACE_MS;
  }
}
