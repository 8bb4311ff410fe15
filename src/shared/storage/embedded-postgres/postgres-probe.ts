import { createServer } from 'node:net';
import { Client } from 'pg';

/** What answers at an address: nothing yet, a server that is still starting, ours, or somebody else's. */
export type Probe = 'silent' | 'starting' | 'ours' | 'foreign';

const STARTING_UP = '57P03';

/** Before anything is written to a server that we found, we ask it which data it serves. */
export async function probe(url: string, cluster: string): Promise<Probe> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ data_directory: string }>('show data_directory');
    return rows[0]?.data_directory === cluster ? 'ours' : 'foreign';
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === STARTING_UP) return 'starting';
    // A server that answers with an error refuses our password.
    return typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) ? 'foreign' : 'silent';
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** A port that nobody listens on now. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => {
        if (address !== null && typeof address === 'object') resolve(address.port);
        else reject(new Error('no free port'));
      });
    });
  });
}
