import { Injectable } from '@nestjs/common';
import { Clock } from '../../../shared/kernel/clock.js';
import { TokenMint } from '../../security/security.js';
import { TokenStore, type NewToken } from './ports/token-store.js';

/** Bearer tokens as their holders have them. */
@Injectable()
export class BearerTokens {
  constructor(
    private readonly tokens: TokenStore,
    private readonly mint: TokenMint,
    private readonly clock: Clock,
  ) {}

  /** Of any audience; null when it is unknown, expired or revoked. */
  async find(token: string): Promise<NewToken | null> {
    const digest = this.digestOf(token);
    return digest === null ? null : await this.tokens.find(digest, this.clock.now());
  }

  /** A new one. It is worth something only once its digest is kept. */
  mintToken(): string {
    return this.mint.mint().token;
  }

  /** null for what cannot be a token of ours. */
  digestOf(token: string): string | null {
    return this.mint.digestOf(token);
  }
}
