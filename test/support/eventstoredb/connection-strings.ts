import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ServerCredentials } from '@grpc/grpc-js';
import type { ServerUser } from './access-control.js';

const FOLDER = join(import.meta.dirname, '../servers/certificate');

/** Made for these tests by nobody whom a machine trusts: for localhost and 127.0.0.1, until 2120. */
export const CERTIFICATE_FILE = join(FOLDER, 'self-made.pem');

export interface Security {
  readonly tls?: boolean;
  readonly users?: readonly ServerUser[] | null;
}

/** A client sends a password only under TLS. */
const isSecure = ({ tls = false, users = null }: Security): boolean => tls || users !== null;

/** The certificate is also for 127.0.0.1, but of an address under TLS Node.js warns. */
export const hostOf = (security: Security): string => (isSecure(security) ? 'localhost' : '127.0.0.1');

export function serverCredentials(security: Security): ServerCredentials {
  if (!isSecure(security)) return ServerCredentials.createInsecure();
  const [certificate, key] = [readFileSync(CERTIFICATE_FILE), readFileSync(join(FOLDER, 'key.pem'))];
  return ServerCredentials.createSsl(null, [{ cert_chain: certificate, private_key: key }]);
}

/** With TLS: trusting the certificate. Without a password the one of the user of this name. */
export function urlOf(server: Security & { readonly port: number }, name?: string, password?: string): string {
  const host = `${hostOf(server)}:${server.port}`;
  if (!isSecure(server)) return `esdb://${host}?tls=false`;
  const secret = password ?? server.users?.find((user) => user.name === name)?.password ?? '';
  const as = name === undefined ? '' : `${encodeURIComponent(name)}:${encodeURIComponent(secret)}@`;
  return `esdb://${as}${host}?tls=true&tlsCAFile=${CERTIFICATE_FILE}`;
}
