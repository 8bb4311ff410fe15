import { existsSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { dirname, join } from 'node:path';

/** What is loaded together with its importer: neither types nor `import()`. */
const STATIC = /^(?:import|export)\s+(?!type\b)(?:[^'";]*?\sfrom\s+)?'([^']+)'/gm;

/** A file, or the name of a package → who imports it first, on a shortest way; null: nobody, it is where we began. */
export type Loaded = ReadonlyMap<string, string | null>;

/** All that is loaded with `entry`, before anything of it runs. Packages are not looked into. */
export function loadedWith(entry: string): Loaded {
  const loaded = new Map<string, string | null>([[entry, null]]);
  const waiting = [entry];
  for (let file = waiting.shift(); file !== undefined; file = waiting.shift()) {
    for (const name of namesIn(file)) {
      const target = name.startsWith('.') ? sourceOf(join(dirname(file), name)) : packageOf(name);
      if (loaded.has(target)) continue;
      loaded.set(target, file);
      if (name.startsWith('.') && existsSync(target)) waiting.push(target);
    }
  }
  return loaded;
}

/** From the importer up to the entry. */
export function wayTo(target: string, loaded: Loaded): string[] {
  const way = [];
  for (let at: string | null | undefined = target; at != null; at = loaded.get(at)) way.push(at);
  return way;
}

function namesIn(file: string): string[] {
  const source = readFileSync(file, 'utf8');
  return [...source.matchAll(STATIC)]
    .filter(([statement]) => !onlyTypes(statement))
    .map(([, name = '']) => name)
    .filter((name) => !name.startsWith('node:') && !builtinModules.includes(name));
}

/** `import { type A, type B } from …` loads nothing once it is compiled. */
function onlyTypes(statement: string): boolean {
  const names = /\{([^}]*)\}/.exec(statement)?.[1];
  if (names === undefined || /^import\s+\w/.test(statement)) return false;
  return names.split(',').every((name) => name.trim() === '' || name.trim().startsWith('type '));
}

const sourceOf = (path: string): string =>
  [path.replace(/\.js$/, '.ts'), path.replace(/\.js$/, '.tsx')].find((file) => existsSync(file)) ?? path;

const packageOf = (name: string): string => /^(?:@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? name;
