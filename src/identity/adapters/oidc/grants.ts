import { Injectable } from '@nestjs/common';
import type { SecurityEventKind } from '../../domain/security-event.js';
import { RecordedWork } from '../../application/recorded-work.js';
import { TokenStore, type NewToken } from '../../application/ports/token-store.js';
import { currentExchange } from './exchange.js';
import { PayloadStore } from './payload-store.js';

export interface GrantEnd {
  readonly kind: Extract<SecurityEventKind, 'token_revoked' | 'refresh_reused'>;
  readonly callerId: NewToken['callerId'];
  readonly client: string;
}

/** Issues tokens, and ends what they came from: each with its line in the security log, or not at all. */
@Injectable()
export class Grants {
  constructor(
    private readonly payloads: PayloadStore,
    private readonly tokens: TokenStore,
    private readonly work: RecordedWork,
  ) {}

  /**
   * False: its grant has ended meanwhile, and nothing is issued. `isNew`: not by a refresh, which happens every hour.
   * Skill Sessions are on record where they are redeemed.
   */
  issue(token: NewToken, isNew: boolean): Promise<boolean> {
    return this.work.run(async ({ record }) => {
      if (token.grantId !== null && !(await this.payloads.holdGrant(token.grantId))) return false;
      await this.tokens.add(token);
      if (!isNew || token.audience !== 'mcp') return true;
      const { callerId, client, clientName: detail } = token;
      await record('token_issued', { callerId, client, address: addressNow(), detail });
      return true;
    });
  }

  /** Ends one that came of no consent. */
  async revoke(digest: string, { kind, callerId, client }: GrantEnd): Promise<void> {
    await this.work.run(async ({ now, record }) => {
      await this.tokens.revoke(digest, now);
      await record(kind, { callerId, client, address: addressNow() });
    });
  }

  /** Codes, refresh tokens and access tokens end with it. Twice is once. */
  async end(grantId: string, about: GrantEnd | null = null): Promise<void> {
    await this.work.run(async ({ now, record }) => {
      await this.payloads.removeGrant(grantId);
      await this.tokens.revokeGrant(grantId, now);
      if (about === null) return;
      const { kind, callerId, client } = about;
      await record(kind, { callerId, client, address: addressNow() });
    });
  }
}

const addressNow = (): string | null => currentExchange()?.visit?.address ?? null;
