import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { HttpSettings } from '../../../config/http-settings.js';
import { BearerAuthentication, type SchemeName } from './authentication/bearer-authentication.js';
import { isFromOurOrigin } from './authentication/same-origin.js';
import { SessionVerifier } from './authentication/session-verifier.js';
import { clientAddress } from './client-address.js';
import { type Caller, hasRole, type RequiredRole } from '../../kernel/caller.js';
import { CrossSite, InsufficientScope, RoleRequired, SignInRequired, Unauthorized } from './errors/refusals.js';
import { RateLimiter } from './rate-limit/rate-limiter.js';
import type { OperationConfig, OperationLimit, PageConfig, RequestLimit } from './routes/route-config.js';

const NOBODY_SIGNED_IN = 'Nobody is signed in in this browser: sign in at /signin.';

/** Authentication and rate limits, applied before a byte of the body is read. */
@Injectable()
export class Gate {
  private readonly general: RequestLimit;
  private readonly origin: string;

  constructor(
    config: HttpSettings,
    private readonly bearers: BearerAuthentication,
    private readonly sessions: SessionVerifier,
    private readonly limiter: RateLimiter,
  ) {
    this.general = { requests: config.rateLimitPerMinute, seconds: 60 };
    this.origin = config.baseUrl;
  }

  /** Throws Unauthorized, InsufficientScope, CrossSite, RoleRequired or RateLimited. */
  async enter(request: FastifyRequest, { auth, limit, role }: OperationConfig): Promise<void> {
    if (limit?.per !== 'caller') await this.takeTight(request, limit);
    const scheme = schemeOf(auth, request);
    if (scheme === 'none') return this.takeByAddress(request);
    try {
      const key = await this.identify(request, scheme);
      noteBody(request);
      await this.limiter.take(key, this.general);
    } catch (error) {
      // Guessing credentials is bounded by the limit of the client's address.
      if (isRefusedCredential(error)) await this.takeByAddress(request);
      throw error;
    }
    if (limit?.per === 'caller') await this.takeTight(request, limit);
    assertRole((request.verified ?? request.session)?.caller, role);
  }

  /** Throws SignInRequired, CrossSite, RoleRequired or RateLimited. */
  async enterPage(request: FastifyRequest, { session, form, limit, role }: PageConfig): Promise<void> {
    // Before the limit is counted: another site must not exhaust the attempts of its visitor.
    if (form === true && isFromOurOrigin(request.headers, this.origin) !== true) throw new CrossSite();
    if (limit?.per !== 'caller') await this.takeTight(request, limit);
    if (session !== 'none') request.session = await this.sessions.verify(request.headers.cookie);
    noteBody(request);
    if (request.session === null) await this.takeByAddress(request);
    else await this.limiter.take(request.session.sessionKey, this.general);
    if (session === 'required' && request.session === null) throw new SignInRequired(returnTo(request));
    if (limit?.per === 'caller') await this.takeTight(request, limit);
    assertRole(request.session?.caller, role);
  }

  /**
   * Asks again who sent this, for bodies that came later than their headers: whose access ended meanwhile does nothing.
   * Throws Unauthorized, InsufficientScope, SignInRequired or RoleRequired.
   */
  async confirm(request: FastifyRequest): Promise<void> {
    const { operation, page } = request.routeOptions.config;
    if (request.verified === null && request.session === null) return;
    if (request.verified !== null) {
      request.verified = await this.bearers.verify(operation?.auth === 'mcp' ? 'mcp' : 'skill', request);
    } else {
      request.session = await this.sessions.verify(request.headers.cookie);
      if (request.session === null && operation !== undefined) throw nobodySignedIn();
      if (request.session === null && page?.session === 'required') throw new SignInRequired(returnTo(request));
    }
    assertRole((request.verified ?? request.session)?.caller, (operation ?? page)?.role);
  }

  /** The key that the general limit counts by. */
  private async identify(request: FastifyRequest, auth: SchemeName | 'session'): Promise<string> {
    if (auth === 'session') return this.identifySession(request);
    request.verified = await this.bearers.verify(auth, request);
    return request.verified.tokenKey;
  }

  /** Defence in depth against CSRF, which JSON bodies and SameSite=Lax already prevent. */
  private async identifySession(request: FastifyRequest): Promise<string> {
    if (isFromOurOrigin(request.headers, this.origin) === false) throw new CrossSite();
    request.session = await this.sessions.verify(request.headers.cookie);
    if (request.session === null) throw nobodySignedIn();
    return request.session.sessionKey;
  }

  private async takeTight(request: FastifyRequest, limit: OperationLimit | undefined): Promise<void> {
    if (limit === undefined) return;
    if (limit.per === 'caller') return this.limiter.takeFor(requireCaller(request), limit);
    const route = `${request.method} ${request.routeOptions.url ?? ''}`;
    await this.limiter.take(`${route} ${clientAddress(request.ip)}`, limit);
  }

  private takeByAddress(request: FastifyRequest): Promise<void> {
    return this.limiter.take(clientAddress(request.ip), this.general);
  }
}

/** As soon as it is known who sent this: what comes from now on may come from somebody whose access has ended. */
function noteBody(request: FastifyRequest): void {
  request.bodyIsDue = !request.raw.complete;
}

function requireCaller({ verified, session }: FastifyRequest): Caller {
  const caller = verified?.caller ?? session?.caller;
  if (caller === undefined) throw new Error('A limit of callers is set on an operation that knows none.');
  return caller;
}

function assertRole(caller: Caller | undefined, role: RequiredRole | undefined): void {
  if (role !== undefined && (caller === undefined || !hasRole(caller, role))) throw new RoleRequired(role);
}

function schemeOf(auth: OperationConfig['auth'], { headers }: FastifyRequest): SchemeName | 'session' | 'none' {
  if (auth !== 'skill_if_sent') return auth;
  return headers.authorization === undefined ? 'none' : 'skill';
}

const nobodySignedIn = (): Unauthorized => new Unauthorized('Cookie realm="podcast-briefings"', NOBODY_SIGNED_IN);

const isRefusedCredential = (error: unknown): boolean =>
  error instanceof Unauthorized || error instanceof InsufficientScope || error instanceof CrossSite;

/** The page to return to after signing in, by GET; null where the path has no page. */
function returnTo({ method, url, routeOptions, server }: FastifyRequest): string | null {
  const isPage = method === 'GET' || server.hasRoute({ method: 'GET', url: routeOptions.url ?? '' });
  return isPage ? url : null;
}
