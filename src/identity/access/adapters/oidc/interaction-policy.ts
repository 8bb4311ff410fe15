import { interactionPolicy, type KoaContextWithOIDC } from 'oidc-provider';
import { SKILL_CLIENT } from '../../domain/token.js';
import type { Resources } from '../oidc-models/resources.js';
import type { DashboardSession } from './dashboard-session.js';

const { Check } = interactionPolicy;

/**
 * An answer that goes to a program on somebody's device can be taken by any other program there (RFC 8252 §8.6), and a
 * code of the skill flow is carried over by hand: without asking each time, one consent would serve them all.
 */
function mustAskEachTime({ oidc }: KoaContextWithOIDC): boolean {
  const { client_id: client, redirect_uri: redirectUri } = oidc.params ?? {};
  return client === SKILL_CLIENT || !String(redirectUri).startsWith('https://');
}

/** What else a person may grant does not have them asked again. */
function isUngranted({ oidc }: KoaContextWithOIDC, resources: Resources): boolean {
  const audience = resources.audienceFor(oidc.client?.clientId ?? '');
  const granted = oidc.grant?.getResourceScope(resources.identifierOf(audience)) ?? '';
  return !granted.split(' ').includes(resources.scopeOf(audience));
}

/** When a person is asked to sign in, and when to consent: the library's rules, and three of ours. */
export function interactionPolicyWith(
  dashboard: DashboardSession,
  resources: Resources,
): interactionPolicy.DefaultPolicy {
  const policy = interactionPolicy.base();
  policy
    .get('login')
    ?.checks.add(
      new Check(
        'dashboard_session',
        'nobody is signed in, or somebody else',
        'login_required',
        (ctx) => !dashboard.isOf(ctx),
      ),
    );
  const consent = policy.get('consent')?.checks;
  // Asks for every native client, and all our clients are.
  consent?.remove('native_client_prompt');
  consent?.remove('rs_scopes_missing');
  consent?.add(
    new Check('not_granted', 'nobody has let this client in', 'consent_required', (ctx) => isUngranted(ctx, resources)),
  );
  consent?.add(
    new Check(
      'asked_each_time',
      'this client needs consent each time',
      'consent_required',
      (ctx) => mustAskEachTime(ctx) && ctx.oidc.result?.consent === undefined,
    ),
  );
  return policy;
}
