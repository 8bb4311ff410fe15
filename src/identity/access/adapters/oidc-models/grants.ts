import { Injectable } from '@nestjs/common';
import { type AuditContext, AuditedTransaction, type SecurityEventKind } from '../../../security/security.js';
import { TokenStore, type NewToken } from '../../application/ports/token-store.js';
import { currentExchange } from './exchange.js';
import { PayloadStore } from './payload-store.js';

export interface GrantEnd {
  readonly kind: Extract<SecurityEventKind, 'token_revoked' | 'refresh_reused' | 'code_reused'>;
  readonly callerId: NewToken['callerId'];
  readonly client: string;
}

/** Issues tokens, and ends what they came from: each with its line in the security log, or not at all. */
@Injectable()
export class Grants {
  constructor(
    private readonly payloads: PayloadStore,
    private readonly tokens: TokenStore,
    private readonly transaction: AuditedTransaction,
  ) {}

  /** False: its grant has ended meanwhile, and nothing is issued. `isNew`: not by a refresh, which happens every hour. */
  issue(token: NewToken, isNew: boolean): Promise<boolean> {
    const { grantId, callerId, client, clientName: detail } = token;
    return this.holding(grantId, callerId, async ({ record }) => {
      await this.tokens.add(token);
      if (isNew) await record('token_issued', { callerId, client, address: addressNow(), detail });
    });
  }

  /** Nobody ends the grant, or erases its owner, before the work is done. False: it has ended, and nothing is done. */
  holding(
    grantId: string | null,
    callerId: NewToken['callerId'],
    work: (context: AuditContext) => Promise<void>,
  ): Promise<boolean> {
    return this.transaction.run(async (context) => {
      if (grantId !== null && !(await this.payloads.holdGrant(grantId, callerId))) return false;
      await work(context);
      return true;
    });
  }

  /** Ends one that came of no consent. */
  async revoke(digest: string, { kind, callerId, client }: GrantEnd): Promise<void> {
    await this.transaction.run(async ({ now, record }) => {
      await this.tokens.revoke(digest, now);
      await record(kind, { callerId, client, address: addressNow() });
    });
  }

  /** Codes, refresh tokens and access tokens end with it. Twice is once. */
  async end(grantId: string, about: GrantEnd | null = null): Promise<void> {
    await this.transaction.run(async ({ now, record }) => {
      await this.payloads.removeGrant(grantId);
      await this.tokens.revokeGrant(grantId, now);
      if (about === null) return;
      const { kind, callerId, client } = about;
      await record(kind, { callerId, client, address: addressNow() });
    });
  }
}

const addressNow = (): string | null => currentExchange()?.visit?.address ?? null;
