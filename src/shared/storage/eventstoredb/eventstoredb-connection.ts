import { readFile } from 'node:fs/promises';
import { isIP } from 'node:net';
import { connect, type ConnectionOptions } from 'node:tls';
import { ConfigError } from '../../../config/environment.js';
import { addressOf } from './eventstoredb-client.js';
import { SPEAKS_TLS, certificateRefusal } from './eventstoredb-errors.js';

const DEFAULT_PORT = 2113;
const ANSWER_WITHIN_MS = 2_000;

/**
 * Throws ConfigError when a node in the connection string answers and will not do however long we wait. The client keeps
 * to itself why it finds no node of a cluster, and that it should speak TLS.
 */
export async function assertConnectable(url: string): Promise<void> {
  const words = await misconnection(url);
  if (words !== null) throw new ConfigError(words);
}

async function misconnection(url: string): Promise<string | null> {
  const { hosts, tls, authority } = addressOf(url);
  const nodes = hosts.split(',');
  if (!tls) {
    const greetings = await Promise.all(nodes.map(async (node) => await greet(node, { rejectUnauthorized: false })));
    return greetings.includes(SECURE) ? SPEAKS_TLS : null;
  }
  const ca = authority === null ? {} : { ca: await readFile(authority) };
  const greetings = await Promise.all(nodes.map(async (node) => await greet(node, ca)));
  return greetings.map(certificateRefusal).find((words) => words !== null) ?? null;
}

const SECURE = 'secure';

/** `SECURE`, or why there is no connection. */
async function greet(node: string, options: ConnectionOptions): Promise<string> {
  const { hostname, port } = new URL(`https://${node}`);
  const host = hostname.replace(/^\[(.*)\]$/, '$1');
  const named = isIP(host) === 0 ? { servername: host } : {};
  return await new Promise<string>((resolve) => {
    const socket = connect({ host, port: Number(port || DEFAULT_PORT), ALPNProtocols: ['h2'], ...named, ...options });
    const end = (greeting: string): void => {
      socket.destroy();
      resolve(greeting);
    };
    socket.setTimeout(ANSWER_WITHIN_MS, () => end('no answer'));
    socket.once('secureConnect', () => end(SECURE)).once('error', (error) => end(error.message));
  });
}
