// Preloaded (--import, or Jest's setupFiles) into a Node process that imports our sources: they are compiled as the
// build compiles them, once for each content.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire, enableCompileCache, registerHooks } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { threadId } from 'node:worker_threads';

const ROOT = join(import.meta.dirname, '../../..');
const CACHE = join(ROOT, 'node_modules/.cache/test-sources');
const SWCRC = readFileSync(join(ROOT, '.swcrc'), 'utf8');
const TYPESCRIPT = /\.tsx?(?:\?|$)/;
/** How extensions name this program: here, with the sources that are tested. */
const PROGRAM = 'podcast-briefings/';
/** Jest's runner sets them as globals, and tests import them. */
const GLOBALS = new URL('jest-globals.mjs', import.meta.url).href;

mkdirSync(CACHE, { recursive: true });
enableCompileCache(join(CACHE, 'v8'));
process.setSourceMapsEnabled(true);

registerHooks({
  resolve(specifier, context, next) {
    return next(inOurSources(specifier, context.parentURL ?? '') ?? specifier, context);
  },
  load(url, context, next) {
    if (!TYPESCRIPT.test(url) || url.includes('/node_modules/')) return next(url, context);
    return { format: 'module', source: compiled(fileURLToPath(url)), shortCircuit: true };
  },
});

function inOurSources(specifier, parent) {
  if (specifier.startsWith(PROGRAM)) return sourceOf(pathToFileURL(join(ROOT, 'src', specifier.slice(PROGRAM.length))));
  if (!TYPESCRIPT.test(parent)) return null;
  if (specifier === '@jest/globals') return GLOBALS;
  return specifier.startsWith('.') ? sourceOf(new URL(specifier, parent)) : null;
}

/** What is imported as .js is .ts or .tsx. */
function sourceOf(url) {
  const bare = url.href.replace(/\.js$/, '');
  return [`${bare}.ts`, `${bare}.tsx`].find((source) => existsSync(fileURLToPath(source))) ?? null;
}

function compiled(path) {
  const source = readFileSync(path, 'utf8');
  const kept = join(CACHE, createHash('sha256').update(SWCRC).update(path).update(source).digest('hex'));
  if (existsSync(kept)) return readFileSync(kept, 'utf8');
  const { transformSync } = createRequire(import.meta.url)('@swc/core');
  const { $schema: _, ...options } = JSON.parse(SWCRC);
  const { code } = transformSync(source, { ...options, filename: path, swcrc: false, sourceMaps: 'inline' });
  // Another thread or process may be writing the same.
  const own = `${kept}.${process.pid}.${threadId}`;
  writeFileSync(own, code);
  renameSync(own, kept);
  return code;
}
