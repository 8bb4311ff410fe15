import { Injectable } from '@nestjs/common';
import { type Farewell, ForeignSignIn, type SignInIssuer } from '../../accounts/accounts.js';
import type { CallerId } from '../../../shared/kernel/identifiers.js';
import { TokenMint } from '../../security/security.js';
import { IssuerAway } from '../domain/sign-on.js';
import { ExternalSessions } from './ports/external-sessions.js';
import { ExternalIdentities } from './ports/external-identities.js';
import { Issuers } from './ports/issuers.js';

/** What pages for signing in and out say of issuers. */
@Injectable()
export class IssuerSignIn extends ForeignSignIn {
  constructor(
    private readonly known: Issuers,
    private readonly identities: ExternalIdentities,
    private readonly sessions: ExternalSessions,
    private readonly mint: TokenMint,
  ) {
    super();
  }

  override get issuers(): readonly SignInIssuer[] {
    return this.known.all;
  }

  override async opens(callerId: CallerId): Promise<boolean> {
    if (this.known.all.length === 0) return false;
    const connected = await this.identities.of(callerId);
    return connected.some(({ issuer }) => this.known.all.some(({ address }) => address === issuer));
  }

  override async farewellOf(sessionToken: string): Promise<Farewell | null> {
    const digest = this.known.all.length === 0 ? null : this.mint.digestOf(sessionToken);
    const session = digest === null ? null : await this.sessions.find(digest);
    const issuer = this.known.all.find(({ address }) => address === session?.issuer);
    if (session === null || issuer === undefined) return null;
    try {
      const url = await this.known.endSessionUrl(issuer, session.idToken);
      return url === null ? null : { name: issuer.name, url };
    } catch (error) {
      // Nobody stays signed in here because the issuer is away.
      if (error instanceof IssuerAway) return null;
      throw error;
    }
  }
}
