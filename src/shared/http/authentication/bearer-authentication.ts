import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Authenticator, type Strategy as PassportStrategy } from 'passport';
import { Strategy, type VerifyFunction } from 'passport-http-bearer';
import { Unauthorized } from '../errors/refusals.js';
import { TokenVerifier, type VerifiedToken } from './token-verifier.js';

const REALM = 'podcast-briefings';

type ExpressRequest = Parameters<PassportStrategy['authenticate']>[0];
type Verified = (error: unknown, verified?: VerifiedToken | false) => void;
type Outcome = (error: unknown, verified?: VerifiedToken | false, challenge?: unknown) => void;
type Credentials = Pick<FastifyRequest, 'headers'>;
type Middleware = (request: Credentials, response: object, next: (error?: unknown) => void) => void;

/** The library also takes `?access_token=` and a body field; ours travel in the header only (RFC 6750 §2.1). */
class HeaderBearerStrategy extends Strategy<VerifyFunction> {
  override authenticate({ headers }: ExpressRequest): void {
    super.authenticate({ headers: { authorization: headers.authorization } } as ExpressRequest);
  }
}

/** Passport with one strategy per way to prove who one is; an instance of this program, not the global one. */
@Injectable()
export class BearerAuthentication {
  private readonly passport = new Authenticator();

  constructor(private readonly verifier: TokenVerifier) {
    const strategy = new HeaderBearerStrategy({ realm: REALM }, (token, done) => void this.check(token, done));
    this.passport.use('skill', strategy);
  }

  /** Throws Unauthorized. */
  skill(request: Credentials): Promise<VerifiedToken> {
    return new Promise((resolve, reject) => {
      const outcome: Outcome = (error, verified, challenge) => {
        if (error) reject(error);
        else if (verified) resolve(verified);
        else reject(new Unauthorized(typeof challenge === 'string' ? challenge : `Bearer realm="${REALM}"`));
      };
      const middleware = this.passport.authenticate('skill', { session: false }, outcome) as Middleware;
      middleware({ headers: request.headers }, {}, reject);
    });
  }

  private async check(token: string, done: Verified): Promise<void> {
    try {
      done(null, (await this.verifier.verify(token, 'api')) ?? false);
    } catch (error) {
      done(error);
    }
  }
}
