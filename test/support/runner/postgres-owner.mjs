// A program of its own that does nothing but own an embedded PostgreSQL, so that tests can kill it.
// argv: the data folder, and optionally the user id to become before anything else happens.

const { EmbeddedPostgres } = await import('../../../src/shared/storage/embedded-postgres/embedded-postgres.ts');
const { binariesFor } = await import('../../../src/shared/storage/embedded-postgres/postgres-binaries.ts');
const { REFUGE } = await import('../../../src/shared/storage/embedded-postgres/postgres-folder.ts');

const say = (line) => console.log(JSON.stringify({ says: line }));
const [dataDir, uid] = process.argv.slice(2);
const binaries = uid === undefined ? undefined : await become(Number(uid));

const server = await EmbeddedPostgres.start({ dataDir, say, binaries }).catch((error) => {
  console.log(JSON.stringify({ refused: error.message }));
  process.exit(1);
});
console.log(JSON.stringify({ url: server.ownerUrl }));

process.once('SIGTERM', () => void server.stop());
// The server itself does not keep a program alive.
const staying = setInterval(() => undefined, 60_000);
process.once('SIGTERM', () => clearInterval(staying));

/** The checkout may be in a place that only root can enter: what is needed of it is loaded and copied before. */
async function become(id) {
  const reachable = await binariesFor({ name: 'an ordinary user', uid: id, gid: id }, REFUGE, () => undefined);
  process.setgroups([]);
  process.setgid(id);
  process.setuid(id);
  return reachable;
}
