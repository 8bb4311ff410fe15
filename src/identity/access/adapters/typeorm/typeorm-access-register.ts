import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Database } from '../../../../shared/storage/database/database.js';
import { Repositories } from '../../../../shared/storage/database/repositories.js';
import type { EpochMs } from '../../../../shared/kernel/clock.js';
import type { CallerId } from '../../../../shared/kernel/identifiers.js';
import {
  AccessRegister,
  type AccessHolder,
  type AccessKey,
  type KnownAccess,
} from '../../application/ports/access-register.js';
import type { Access, AccessKind } from '../../domain/access.js';
import { ADMIN_SCOPE, OPERATOR_CLIENT, SKILL_CLIENT } from '../../domain/token.js';
import { CONSENTS, HOLD, TOKENS, type ConsentRow, type HeldTokenRow } from './access-register.sql.js';
import { tokens, type TokenRow } from './token-row.js';

@Injectable()
export class TypeormAccessRegister extends AccessRegister {
  constructor(
    private readonly repositories: Repositories,
    private readonly database: Database,
  ) {
    super();
  }

  override async hold(caller: CallerId): Promise<void> {
    await this.database.execute(HOLD, [caller]);
  }

  override async holderOf(digest: string): Promise<AccessHolder | null> {
    const row = await this.repositories.of(tokens).findOneBy({ digest });
    return row === null ? null : { caller: row.callerId, ref: refOf(keyOf(row)) };
  }

  override async of(caller: CallerId, now: EpochMs): Promise<readonly KnownAccess[]> {
    const held = await this.database.query<HeldTokenRow>(TOKENS, [caller]);
    const consents = await this.database.query<ConsentRow>(CONSENTS, [caller]);
    const consentOf = new Map(consents.map((consent) => [consent.grantId, consent]));
    return [...Map.groupBy(held, (token) => JSON.stringify(keyOf(token))).values()]
      .flatMap((group) => knownFrom(group, (id) => consentOf.get(id) ?? null, now))
      .toSorted((a, b) => b.access.issuedAt - a.access.issuedAt);
  }
}

/** Agents have one token each. What a client was let do is one access, however many tokens it has had. */
const keyOf = ({ client, grantId, digest }: Pick<TokenRow, 'client' | 'grantId' | 'digest'>): AccessKey =>
  grantId === null || client === SKILL_CLIENT || client === OPERATOR_CLIENT ? { digest } : { grantId };

/** One way only, and no digest that is looked up anywhere. */
const refOf = (key: AccessKey): string =>
  createHash('sha256')
    .update(`access ${'grantId' in key ? key.grantId : key.digest}`)
    .digest('hex')
    .slice(0, 32);

/** `tokens`: of one access, newest first. */
function knownFrom(
  tokens: readonly HeldTokenRow[],
  consentOf: (grantId: string) => ConsentRow | null,
  now: EpochMs,
): readonly KnownAccess[] {
  const [newest, oldest] = [tokens[0], tokens.at(-1)];
  if (newest === undefined || oldest === undefined) return [];
  const key = keyOf(newest);
  const consent = 'grantId' in key ? consentOf(key.grantId) : null;
  const { client, clientName: name, audience } = newest;
  const access: Access = {
    ref: refOf(key),
    kind: kindOf(newest),
    client,
    name,
    audience,
    admin: tokens.some(({ scopes, revokedAt }) => revokedAt === null && scopes.includes(ADMIN_SCOPE)),
    issuedAt: consent?.grantedAt ?? oldest.issuedAt,
    lastUsedAt: latest(tokens.map((token) => ('grantId' in key ? usedAt(token) : token.lastUsedAt))),
    ...endOf(tokens, consent?.renewableUntil ?? null, now),
  };
  return [{ access, key }];
}

function kindOf({ callerKind, client }: HeldTokenRow): AccessKind {
  if (callerKind === 'anonymous') return 'anonymous';
  if (client === SKILL_CLIENT) return 'skill';
  return client === OPERATOR_CLIENT ? 'operator' : 'oauth';
}

/** A client that takes a new token is at work. */
const usedAt = ({ lastUsedAt, issuedAt }: HeldTokenRow): EpochMs => lastUsedAt ?? issuedAt;

function endOf(
  tokens: readonly HeldTokenRow[],
  renewableUntil: EpochMs | null,
  now: EpochMs,
): Pick<Access, 'expiresAt' | 'endedAt'> {
  const unrevoked = tokens.filter(({ revokedAt }) => revokedAt === null);
  const lasts = latest([renewableUntil, ...unrevoked.map(({ expiresAt }) => expiresAt)]);
  if (lasts !== null) return { expiresAt: lasts, endedAt: lasts > now ? null : lasts };
  const expiresAt = latest(tokens.map((token) => token.expiresAt)) ?? now;
  return { expiresAt, endedAt: latest(tokens.map((token) => token.revokedAt)) };
}

/** null: there is none. */
function latest(moments: readonly (EpochMs | null)[]): EpochMs | null {
  const known = moments.filter((moment) => moment !== null);
  return known.length === 0 ? null : Math.max(...known);
}
