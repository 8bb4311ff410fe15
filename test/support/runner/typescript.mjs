// Preloaded (--import) into a plain Node process that imports our sources: Node strips the types itself, only the
// names need help.
import { existsSync } from 'node:fs';
import { registerHooks } from 'node:module';

registerHooks({
  resolve(specifier, context, next) {
    const source = /^\..*\.js$/.test(specifier) ? specifier.replace(/\.js$/, '.ts') : null;
    return source !== null && existsSync(new URL(source, context.parentURL))
      ? next(source, context)
      : next(specifier, context);
  },
});
