import { createServer } from 'node:http';
import { readSamples, typeOf } from '../feed/adapters/fetching/sample-files.js';
import { UsageError } from '../shared/delivery/cli/cli-command.js';

const DEFAULT_PORT = 8088;

/** Feeds to try the service with, offline: served on loopback until Ctrl+C. */
export async function serveSamples([portText]: readonly string[], say: (line: string) => void): Promise<void> {
  const port = Number(portText ?? DEFAULT_PORT);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new UsageError('The port must be a number.');
  const samples = readSamples();
  const served = new Map(samples.map(({ name, document }) => [`/${name}`, document]));
  const server = createServer((request, response) => {
    const content = served.get(request.url ?? '');
    if (content === undefined) return void response.writeHead(404).end();
    response.writeHead(200, { 'content-type': typeOf(request.url ?? '') }).end(content);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, '127.0.0.1', resolve);
  });
  for (const path of served.keys()) say(`http://127.0.0.1:${port}${path}`);
  say('The service may fetch them when it was started with FEED_ALLOWED_PRIVATE_CIDRS=127.0.0.0/8. Stop with Ctrl+C.');
  await new Promise((resolve) => process.once('SIGINT', resolve).once('SIGTERM', resolve));
  server.closeAllConnections();
}
