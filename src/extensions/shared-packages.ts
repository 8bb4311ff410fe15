import { registerHooks } from 'node:module';

/**
 * What an extension and the program have to have in common: classes are tokens of dependency injection, so a second copy
 * of a package would hold other tokens.
 */
const SHARED =
  /^(podcast-briefings|@nestjs\/(common|core|cqrs|swagger)|class-(transformer|validator)|preact|typeorm)(\/|$)/;

let shared = false;

/**
 * From now on the names of these packages mean the program's own copies, wherever they are imported. Of the program itself
 * that is what `exports` of its package.json publishes, and nothing else.
 */
export function shareOurPackages(): void {
  if (shared) return;
  shared = true;
  registerHooks({
    resolve: (specifier, context, next) =>
      next(specifier, SHARED.test(specifier) ? { ...context, parentURL: import.meta.url } : context),
  });
}
