import { errors, type Adapter, type AdapterPayload } from 'oidc-provider';
import type { PayloadStore, StoredPayload } from './payload-store.js';

const epochMs = (seconds: number): number => seconds * 1000;

/** How the library keeps one kind of its things with us. */
export class PayloadModel implements Adapter {
  constructor(
    protected readonly kind: string,
    protected readonly store: PayloadStore,
  ) {}

  async upsert(id: string, payload: AdapterPayload): Promise<void> {
    // `jti` is the secret itself.
    const { jti: _secret, exp, ...kept } = payload;
    await this.store.put({
      kind: this.kind,
      id,
      payload: { ...kept, ...(exp !== undefined && { exp }) },
      callerId: this.callerOf(payload),
      clientId: payload.clientId ?? null,
      grantId: payload.grantId ?? null,
      expiresAt: exp === undefined ? null : epochMs(exp),
    });
  }

  async find(id: string): Promise<AdapterPayload | undefined> {
    const stored = await this.store.get(this.kind, id);
    return stored === null ? undefined : this.restored(id, stored);
  }

  async consume(id: string): Promise<void> {
    if (!(await this.store.consume(this.kind, id))) throw new errors.InvalidGrant('already used');
  }

  async destroy(id: string): Promise<void> {
    await this.store.remove(this.kind, id);
  }

  /** The library says so of each kind in turn; the kind of the access tokens ends them all at once. */
  revokeByGrantId(): Promise<void> {
    return Promise.resolve();
  }

  /** Pairings are ours to look up, and the library has no sessions but the dashboard's. */
  findByUserCode(): Promise<undefined> {
    return Promise.resolve(undefined);
  }

  findByUid(): Promise<undefined> {
    return Promise.resolve(undefined);
  }

  protected callerOf({ accountId }: AdapterPayload): string | null {
    return accountId ?? null;
  }

  protected restored(id: string, { payload, consumedAt }: StoredPayload): AdapterPayload {
    return { ...payload, jti: id, ...(consumedAt !== null && { consumed: Math.floor(consumedAt / 1000) }) };
  }
}

/** What a person lets a client do. Its id is no secret: no endpoint takes it as a credential. */
export class GrantModel extends PayloadModel {
  override upsert(id: string, payload: AdapterPayload): Promise<void> {
    return super.upsert(id, { ...payload, grantId: id });
  }
}

/** A question put to a browser. Its id is in its address too, which is therefore not kept either. */
export class InteractionModel extends PayloadModel {
  constructor(
    kind: string,
    store: PayloadStore,
    private readonly resumeUrl: (id: string) => string,
  ) {
    super(kind, store);
  }

  override upsert(id: string, payload: AdapterPayload): Promise<void> {
    const { returnTo: _address, ...kept } = payload;
    return super.upsert(id, kept);
  }

  protected override callerOf({ session }: AdapterPayload): string | null {
    return session?.accountId ?? null;
  }

  protected override restored(id: string, stored: StoredPayload): AdapterPayload {
    return { ...super.restored(id, stored), returnTo: this.resumeUrl(id) };
  }
}
