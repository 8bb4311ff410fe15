import { createServer } from 'node:http';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { UsageError } from '../shared/delivery/cli/cli-command.js';

const FOLDER = join(import.meta.dirname, '../../samples/feeds');
const DEFAULT_PORT = 8088;
const HOUR = 60 * 60 * 1000;

const DATES =
  /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)|[A-Z][a-z]{2}, \d{1,2} [A-Z][a-z]{2} \d{4} \d\d:\d\d:\d\d (?:GMT|[+-]\d{4})/g;

/** The sample news happened on fixed days; moved by the same time, the newest of it is an hour old. */
function freshened(content: string, shiftMs: number): string {
  return content.replace(DATES, (written) => {
    const moved = new Date(Date.parse(written) + shiftMs);
    return written.includes('T') ? moved.toISOString().replace(/\.\d+Z$/, 'Z') : moved.toUTCString();
  });
}

const newestDate = (contents: readonly string[]): number =>
  Math.max(...contents.flatMap((content) => (content.match(DATES) ?? []).map((written) => Date.parse(written))));

/** Feeds to try the service with, offline: served on loopback until Ctrl+C. */
export async function serveSamples([portText]: readonly string[], say: (line: string) => void): Promise<void> {
  const port = Number(portText ?? DEFAULT_PORT);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new UsageError('The port must be a number.');
  const names = (await readdir(FOLDER)).filter((name) => /\.(xml|json)$/.test(name)).toSorted();
  const contents = await Promise.all(names.map((name) => readFile(join(FOLDER, name), 'utf8')));
  const shift = Date.now() - HOUR - newestDate(contents);
  const served = new Map(names.map((name, index) => [`/${name}`, freshened(contents[index] ?? '', shift)]));
  const server = createServer((request, response) => {
    const content = served.get(request.url ?? '');
    if (content === undefined) return void response.writeHead(404).end();
    const type = request.url?.endsWith('.json') ? 'application/feed+json' : 'application/xml';
    response.writeHead(200, { 'content-type': `${type}; charset=utf-8` }).end(content);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, '127.0.0.1', resolve);
  });
  for (const path of served.keys()) say(`http://127.0.0.1:${port}${path}`);
  say('The service may fetch them when it was started with FEED_ALLOWED_PRIVATE_CIDRS=127.0.0.0/8. Stop with Ctrl+C.');
  await new Promise((resolve) => process.once('SIGINT', resolve).once('SIGTERM', resolve));
  server.closeAllConnections();
}
