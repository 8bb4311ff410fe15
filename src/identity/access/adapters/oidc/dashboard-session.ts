import type { KoaContextWithOIDC, Provider } from 'oidc-provider';
import type { SessionVerifier } from '../../../../shared/delivery/http/authentication/session-verifier.js';

/**
 * Gives the library the dashboard's session instead of one of its own: whoever signs out there is signed out here, and
 * whoever is signed in there is who is asked here. Nothing of it is kept or sent by the library.
 */
export class DashboardSession {
  private readonly accounts = new WeakMap<object, string>();

  constructor(private readonly sessions: SessionVerifier) {}

  use(provider: Provider): void {
    const { Session } = provider;
    Session.get = async (ctx) => {
      const signedIn = await this.sessions.verify(ctx.req.headers.cookie);
      const session = new Session();
      if (signedIn !== null) {
        session.accountId = signedIn.caller.id;
        this.accounts.set(ctx, signedIn.caller.id);
      }
      // No uid: an interaction is bound to a person by its cookie and by what they consent to, not to this object.
      // new, destroyed: in the library's words, one that is neither renewed nor saved, and of which no cookie is set.
      return Object.defineProperties(session, {
        uid: { value: undefined },
        new: { value: true },
        destroyed: { value: true },
      });
    };
  }

  /** Whether the session that the library works with is that of whoever is signed in. */
  isOf(ctx: KoaContextWithOIDC): boolean {
    const account = this.accounts.get(ctx);
    return account !== undefined && account === ctx.oidc.session?.accountId;
  }
}
