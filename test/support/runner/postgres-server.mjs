// Runs one embedded PostgreSQL for the tests of this run, until its standard input closes: by the teardown,
// or because jest was killed. argv: settings that differ from those below, as JSON.
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const { PostgresFolder, REFUGE } = await import('../../../src/shared/storage/embedded-postgres/postgres-folder.ts');
const { EmbeddedPostgres } = await import('../../../src/shared/storage/embedded-postgres/embedded-postgres.ts');

const closed = new Promise((resolve) => {
  process.stdin.resume().once('close', resolve);
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => undefined);

const dataDir = await mkdtemp(join(tmpdir(), 'podcast-briefings-test-'));
// As root, PostgreSQL's own user must get through.
await chmod(dataDir, 0o755);
// Nothing here must survive a power cut.
const volatile = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: 200 };
const settings = { ...volatile, ...JSON.parse(process.argv[2] ?? '{}') };
const server = await EmbeddedPostgres.start({ dataDir, settings, say: (line) => console.error(line) });
console.log(JSON.stringify({ url: server.ownerUrl, programUrl: server.url }));

await closed;
await server.stop();
const place = dirname(await new PostgresFolder(dataDir).cluster());
if (place.startsWith(REFUGE)) await rm(place, { recursive: true, force: true });
await rm(dataDir, { recursive: true, force: true });
