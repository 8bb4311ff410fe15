import type { KoaContextWithOIDC, Provider } from 'oidc-provider';
import { OAUTH_PATHS } from './paths.js';
import { renderRefusal } from './refusal-page.js';

/**
 * Anybody may register an address, so a link to us that is wrong on purpose would send whoever follows it anywhere
 * (RFC 9700 §4.11.2). What is wrong with a request before its person was asked is therefore said here, and to another
 * site only after they have seen its name. Programs on the person's device are told as ever.
 */
export function refuseToBeOpenRedirect(provider: Provider, baseUrl: string): void {
  const instead = new WeakMap<object, () => void>();
  provider.on('authorization.error', (ctx, { error, error_description }) => {
    if (ctx.path !== OAUTH_PATHS.authorization || !isForAnotherSite(ctx, baseUrl)) return;
    instead.set(ctx, () => {
      ctx.remove('location');
      ctx.status = 400;
      renderRefusal(ctx, { error, ...(error_description !== undefined && { error_description }) });
    });
  });
  provider.use(async (ctx, next) => {
    await next();
    instead.get(ctx)?.();
  });
}

function isForAnotherSite({ oidc }: KoaContextWithOIDC, baseUrl: string): boolean {
  const target = String(oidc.params?.redirect_uri);
  return target.startsWith('https:') && !target.startsWith(`${baseUrl}/`);
}
