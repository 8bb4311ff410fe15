/**
 * When the program runs from its sources (tests), so does the child: Node strips the types, and this lets imports
 * that say `.js` find `.ts`. A child's files therefore use only syntax that can be stripped.
 */
const FROM_SOURCE = `import { registerHooks } from 'node:module';
registerHooks({ resolve(specifier, context, next) {
  try { return next(specifier, context); }
  catch (error) {
    if (/^\\.{1,2}\\/.*\\.js$/.test(specifier)) return next(specifier.replace(/\\.js$/, '.ts'), context);
    throw error;
  }
} });`;

/** Node options with which a process or worker thread loads `entry`, compiled or not. */
export const optionsToLoad = (entry: URL): string[] =>
  entry.pathname.endsWith('.ts')
    ? ['--disable-warning=ExperimentalWarning', '--import', `data:text/javascript,${encodeURIComponent(FROM_SOURCE)}`]
    : [];

/** `name.worker` beside the module `base`, in whichever form that module itself is running. */
export const workerBeside = (base: string, name: string): URL =>
  new URL(`./${name}.worker${base.endsWith('.ts') ? '.ts' : '.js'}`, base);
