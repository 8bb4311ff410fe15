import { Injectable } from '@nestjs/common';
import type { CallerId } from '../../../../shared/kernel/identifiers.js';
import {
  AuthorizationServer,
  type AskedPairing,
  type BrowserExchange,
  type GrantedToken,
  type PendingAuthorization,
  type PendingPairing,
  type StartedPairing,
} from '../../application/ports/authorization-server.js';
import type { Visit } from '../../../domain/visit.js';
import { BrowserQuestions } from './browser-questions.js';
import { Grants } from '../oidc-models/grants.js';
import { Pairings } from './pairings.js';
import { SkillTokens } from './skill-tokens.js';

@Injectable()
export class OidcAuthorizationServer extends AuthorizationServer {
  constructor(
    private readonly questions: BrowserQuestions,
    private readonly pairings: Pairings,
    private readonly skillTokens: SkillTokens,
    private readonly grants: Grants,
  ) {
    super();
  }

  override pending(exchange: BrowserExchange): Promise<PendingAuthorization | null> {
    return this.questions.pending(exchange);
  }

  override signedIn(exchange: BrowserExchange, caller: CallerId): Promise<string> {
    return this.questions.signedIn(exchange, caller);
  }

  override consent(exchange: BrowserExchange, caller: CallerId, admin: boolean): Promise<string> {
    return this.questions.consent(exchange, caller, admin);
  }

  override refuse(exchange: BrowserExchange): Promise<string> {
    return this.questions.refuse(exchange);
  }

  override redeemCode(code: string, codeVerifier: string, visit: Visit): Promise<GrantedToken> {
    return this.skillTokens.redeemCode(code, codeVerifier, visit);
  }

  override startPairing(asked: AskedPairing): Promise<StartedPairing> {
    return this.pairings.start(asked);
  }

  override pairing(userCode: string): Promise<PendingPairing | null> {
    return this.pairings.find(userCode);
  }

  override approvePairing(userCode: string, caller: CallerId, admin: boolean): Promise<boolean> {
    return this.pairings.approve(userCode, caller, admin);
  }

  override refusePairing(userCode: string): Promise<boolean> {
    return this.pairings.refuse(userCode);
  }

  override redeemPairing(deviceCode: string, visit: Visit): Promise<GrantedToken> {
    return this.skillTokens.redeemPairing(deviceCode, visit);
  }

  override revokeGrant(grantId: string): Promise<void> {
    return this.grants.end(grantId);
  }
}
