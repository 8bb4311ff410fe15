import { readFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { fileURLToPath } from 'node:url';

/** Of a file that was compiled; null: it was not. */
function mapOf(url: string): SourceMap | null {
  try {
    return new SourceMap(JSON.parse(readFileSync(`${fileURLToPath(url)}.map`, 'utf8')) as SourceMapPayload);
  } catch {
    return null;
  }
}

/** Many errors come from the same lines, and a stream asks for the stack of each error that ends it. */
const known = new Map<string, string | null>();
const MOST_KNOWN = 2_000;

/** `file:///dist/a.js`, 3, 5 → `file:///src/a.ts:7:9`; null: nobody knows. Lines and columns count from 1. */
export function sourcePosition(url: string, line: number, column: number): string | null {
  const compiled = `${url}:${line}:${column}`;
  const before = known.get(compiled);
  if (before !== undefined) return before;
  const position = positionInSource(url, line, column);
  if (known.size === MOST_KNOWN) known.clear();
  known.set(compiled, position);
  return position;
}

function positionInSource(url: string, line: number, column: number): string | null {
  const origin = mapOf(url)?.findOrigin(line, column);
  if (origin === undefined || !('fileName' in origin)) return null;
  return `${new URL(origin.fileName, url).href}:${origin.lineNumber}:${origin.columnNumber}`;
}

type Frame = NodeJS.CallSite & { toString(): string };

function frameWords(frame: Frame): string {
  const words = frame.toString();
  const url = frame.getFileName();
  const [line, column] = [frame.getLineNumber(), frame.getColumnNumber()];
  if (!url?.startsWith('file:') || url.includes('/node_modules/') || line === null || column === null) return words;
  const position = sourcePosition(url, line, column);
  return position === null ? words : words.replace(`${url}:${line}:${column}`, position);
}

/**
 * Stacks name the lines of our sources, as with --enable-source-maps, but a map is read when a line of its file is first
 * named: Node reads all of them when it loads the files, and keeps 33 MB for traces that are hardly ever asked for.
 */
export function nameSourcesInStacks(): void {
  Error.prepareStackTrace = (error, frames) =>
    [Error.prototype.toString.call(error), ...frames.map((frame) => `    at ${frameWords(frame)}`)].join('\n');
}
