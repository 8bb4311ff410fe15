import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Authenticator, type Strategy as PassportStrategy } from 'passport';
import { Strategy, type VerifyFunction } from 'passport-http-bearer';
import { HttpSettings } from '../../../../config/http-settings.js';
import { InsufficientScope, Unauthorized } from '../errors/refusals.js';
import { type Audience, TokenVerifier, type VerifiedToken } from './token-verifier.js';

const REALM = 'podcast-briefings';

/** A kind of bearer token: the audience that it must be made for, and the scope that it must have. */
interface Scheme {
  readonly audience: Audience;
  readonly scope: string;
}

const SCHEMES = {
  skill: { audience: 'api', scope: 'skill' },
  mcp: { audience: 'mcp', scope: 'mcp:use' },
} as const satisfies Record<string, Scheme>;

export type SchemeName = keyof typeof SCHEMES;

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
  /** Clients find the authorization server by it (RFC 9728 §5.1). */
  private readonly wayIn: Readonly<Record<SchemeName, string>>;

  constructor(
    private readonly verifier: TokenVerifier,
    { baseUrl }: HttpSettings,
  ) {
    const metadata = `${baseUrl}/.well-known/oauth-protected-resource`;
    this.wayIn = {
      skill: `resource_metadata="${metadata}"`,
      mcp: `resource="${baseUrl}/mcp", resource_metadata="${metadata}/mcp"`,
    };
    for (const name of ['skill', 'mcp'] as const) {
      const { audience } = SCHEMES[name];
      const check = (token: string, done: Verified) => void this.check(token, audience, done);
      this.passport.use(name, new HeaderBearerStrategy({ realm: REALM }, check));
    }
  }

  /** Throws Unauthorized, also for a token of another audience, or InsufficientScope. */
  async verify(scheme: SchemeName, request: Credentials): Promise<VerifiedToken> {
    const verified = await this.authenticate(scheme, request);
    const { scope } = SCHEMES[scheme];
    if (verified.scopes.includes(scope)) return verified;
    throw new InsufficientScope(this.challenge(scheme, `Bearer error="insufficient_scope", scope="${scope}"`), scope);
  }

  private authenticate(scheme: SchemeName, request: Credentials): Promise<VerifiedToken> {
    return new Promise((resolve, reject) => {
      const outcome: Outcome = (error, verified, challenge) => {
        if (error) reject(error);
        else if (verified) resolve(verified);
        else reject(new Unauthorized(this.unauthorized(scheme, challenge)));
      };
      const middleware = this.passport.authenticate(scheme, { session: false }, outcome) as Middleware;
      middleware({ headers: request.headers }, {}, reject);
    });
  }

  /** The contract words the one of MCP, whatever is wrong. */
  private unauthorized(scheme: SchemeName, challenge: unknown): string {
    if (scheme === 'mcp') return this.challenge(scheme, 'Bearer error="invalid_token"');
    return this.challenge(scheme, typeof challenge === 'string' ? challenge : `Bearer realm="${REALM}"`);
  }

  private challenge(scheme: SchemeName, start: string): string {
    return `${start}, ${this.wayIn[scheme]}`;
  }

  private async check(token: string, audience: Audience, done: Verified): Promise<void> {
    try {
      done(null, (await this.verifier.verify(token, audience)) ?? false);
    } catch (error) {
      done(error);
    }
  }
}
