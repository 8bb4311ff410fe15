import { readFile } from 'node:fs/promises';
import { isIP } from 'node:net';
import { connect, type ConnectionOptions } from 'node:tls';
import { addressOf } from './eventstoredb-client.js';
import { certificateRefusal } from './eventstoredb-errors.js';

const DEFAULT_PORT = 2113;
const ANSWER_WITHIN_MS = 2_000;

/**
 * Whether a node in the connection string cannot be trusted, in words for an operator; null: none says so. The client
 * keeps to itself why it finds no node of a cluster.
 */
export async function untrusted(url: string): Promise<string | null> {
  const { hosts, tls, authority } = addressOf(url);
  if (!tls) return null;
  const ca = authority === null ? {} : { ca: await readFile(authority) };
  const reasons = await Promise.all(hosts.split(',').map(async (host) => await greet(host, ca)));
  return reasons.map(certificateRefusal).find((words) => words !== null) ?? null;
}

/** What Node says of its certificate; empty: nothing. */
async function greet(node: string, options: ConnectionOptions): Promise<string> {
  const { hostname, port } = new URL(`https://${node}`);
  const host = hostname.replace(/^\[(.*)\]$/, '$1');
  const named = isIP(host) === 0 ? { servername: host } : {};
  return await new Promise<string>((resolve) => {
    const socket = connect({ host, port: Number(port || DEFAULT_PORT), ALPNProtocols: ['h2'], ...named, ...options });
    const end = (reason: string): void => {
      socket.destroy();
      resolve(reason);
    };
    socket.setTimeout(ANSWER_WITHIN_MS, () => end(''));
    socket.once('secureConnect', () => end('')).once('error', (error) => end(error.message));
  });
}
