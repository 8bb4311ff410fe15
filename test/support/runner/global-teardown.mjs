import { once } from 'node:events';

export default async function stopTestDatabase() {
  const server = globalThis.testPostgres;
  if (server === undefined || server.exitCode !== null) return;
  server.stdin.end();
  await once(server, 'exit');
}
