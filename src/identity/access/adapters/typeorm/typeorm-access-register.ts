import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Database } from '../../../../shared/storage/database/database.js';
import type { Caller } from '../../../../shared/kernel/caller.js';
import type { EpochMs } from '../../../../shared/kernel/clock.js';
import type { CallerId } from '../../../../shared/kernel/identifiers.js';
import {
  AccessRegister,
  type AccessHolder,
  type AccessKey,
  type KnownAccess,
} from '../../application/ports/access-register.js';
import type { Access, AccessKind } from '../../domain/access.js';
import { OPERATOR_CLIENT, SKILL_CLIENT } from '../../domain/token.js';

interface KeyRow {
  readonly digest: string;
  readonly client: string;
  readonly grant_id: string | null;
}

interface TokenRow extends KeyRow {
  readonly caller_kind: Caller['kind'];
  readonly client_name: string | null;
  readonly audience: Access['audience'];
  readonly issued_at: EpochMs;
  readonly expires_at: EpochMs;
  readonly revoked_at: EpochMs | null;
  readonly last_used_at: EpochMs | null;
}

interface ConsentRow {
  readonly grant_id: string;
  readonly granted_at: EpochMs;
  /** null: it has no refresh token that works. */
  readonly renewable_until: EpochMs | null;
}

const TOKENS = `
  select encode(digest, 'hex') as digest, caller.kind as caller_kind, client, token.client_name, audience, grant_id,
         issued_at, expires_at, revoked_at, last_used_at
  from identity.token join identity.caller on caller.id = token.caller_id
  where caller_id = $1 order by issued_at desc, digest`;

const HOLDER = `
  select caller_id, encode(digest, 'hex') as digest, client, grant_id from identity.token where digest = decode($1, 'hex')`;

/** A refresh token without its consent is worth nothing. */
const CONSENTS = `
  select grant_id, consent.created_at as granted_at,
         (select max(expires_at) from identity.oidc_payload renewal
          where renewal.grant_id = consent.grant_id and kind = 'RefreshToken' and consumed_at is null) as renewable_until
  from identity.oidc_payload consent where caller_id = $1 and kind = 'Grant'`;

@Injectable()
export class TypeormAccessRegister extends AccessRegister {
  constructor(private readonly database: Database) {
    super();
  }

  override async hold(caller: CallerId): Promise<void> {
    // Not `for update`: whoever issues a token holds its consent and needs the caller's key, and would wait for us.
    await this.database.execute('select from identity.caller where id = $1 for no key update', [caller]);
  }

  override async holderOf(digest: string): Promise<AccessHolder | null> {
    const [row] = await this.database.query<KeyRow & { readonly caller_id: CallerId }>(HOLDER, [digest]);
    return row === undefined ? null : { caller: row.caller_id, ref: refOf(keyOf(row)) };
  }

  override async of(caller: CallerId, now: EpochMs): Promise<readonly KnownAccess[]> {
    const tokens = await this.database.query<TokenRow>(TOKENS, [caller]);
    const consents = await this.database.query<ConsentRow>(CONSENTS, [caller]);
    const consentOf = new Map(consents.map((consent) => [consent.grant_id, consent]));
    return [...Map.groupBy(tokens, (token) => JSON.stringify(keyOf(token))).values()]
      .flatMap((group) => knownFrom(group, (id) => consentOf.get(id) ?? null, now))
      .toSorted((a, b) => b.access.issuedAt - a.access.issuedAt);
  }
}

/** Agents have one token each. What a client was let do is one access, however many tokens it has had. */
const keyOf = ({ client, grant_id: grantId, digest }: KeyRow): AccessKey =>
  grantId === null || client === SKILL_CLIENT || client === OPERATOR_CLIENT ? { digest } : { grantId };

/** One way only, and no digest that is looked up anywhere. */
const refOf = (key: AccessKey): string =>
  createHash('sha256')
    .update(`access ${'grantId' in key ? key.grantId : key.digest}`)
    .digest('hex')
    .slice(0, 32);

/** `tokens`: of one access, newest first. */
function knownFrom(
  tokens: readonly TokenRow[],
  consentOf: (grantId: string) => ConsentRow | null,
  now: EpochMs,
): readonly KnownAccess[] {
  const [newest, oldest] = [tokens[0], tokens.at(-1)];
  if (newest === undefined || oldest === undefined) return [];
  const key = keyOf(newest);
  const consent = 'grantId' in key ? consentOf(key.grantId) : null;
  const { client, client_name: name, audience } = newest;
  const access: Access = {
    ref: refOf(key),
    kind: kindOf(newest),
    client,
    name,
    audience,
    issuedAt: consent?.granted_at ?? oldest.issued_at,
    lastUsedAt: latest(tokens.map((token) => ('grantId' in key ? usedAt(token) : token.last_used_at))),
    ...endOf(tokens, consent?.renewable_until ?? null, now),
  };
  return [{ access, key }];
}

function kindOf({ caller_kind: callerKind, client }: TokenRow): AccessKind {
  if (callerKind === 'anonymous') return 'anonymous';
  if (client === SKILL_CLIENT) return 'skill';
  return client === OPERATOR_CLIENT ? 'operator' : 'oauth';
}

/** A client that takes a new token is at work. */
const usedAt = ({ last_used_at: lastUsedAt, issued_at: issuedAt }: TokenRow): EpochMs => lastUsedAt ?? issuedAt;

function endOf(
  tokens: readonly TokenRow[],
  renewableUntil: EpochMs | null,
  now: EpochMs,
): Pick<Access, 'expiresAt' | 'endedAt'> {
  const unrevoked = tokens.filter(({ revoked_at: revokedAt }) => revokedAt === null);
  const lasts = latest([renewableUntil, ...unrevoked.map(({ expires_at: expiresAt }) => expiresAt)]);
  if (lasts !== null) return { expiresAt: lasts, endedAt: lasts > now ? null : lasts };
  const expiresAt = latest(tokens.map((token) => token.expires_at)) ?? now;
  return { expiresAt, endedAt: latest(tokens.map((token) => token.revoked_at)) };
}

/** null: there is none. */
function latest(moments: readonly (EpochMs | null)[]): EpochMs | null {
  const known = moments.filter((moment) => moment !== null);
  return known.length === 0 ? null : Math.max(...known);
}
