import { ConfigError, type Environment } from './environment.js';
import { refuseWithout } from './operator-service.js';

/** Where security events are gathered. */
export type SecurityExport =
  | { readonly to: 'file'; readonly path: string }
  /** RFC 5424 with octet counting (RFC 6587), over TCP, or TLS (RFC 5425). */
  | { readonly to: 'syslog'; readonly host: string; readonly port: number; readonly tls: boolean }
  /** `authorization`: the whole header, a secret; null: none. */
  | { readonly to: 'webhook'; readonly url: string; readonly authorization: string | null };

/** Also the DI token. */
export abstract class SecurityExportSettings {
  /** null: they stay in the database. */
  abstract readonly securityExport: SecurityExport | null;
}

const NAME = 'SECURITY_EXPORT';
const AUTHORIZATION = 'SECURITY_EXPORT_AUTHORIZATION';
const FORMS =
  'file:///var/log/podcast-briefings/security.ndjson, syslog+tls://logs.example.org:6514, ' +
  'syslog+tcp://logs.example.org:601 or https://siem.example.org/ingest';
const SYSLOG_PORTS = { 'syslog+tls:': 6514, 'syslog+tcp:': 601 } as const;

export function readSecurityExportSettings(environment: Environment): SecurityExportSettings {
  const value = environment.text(NAME);
  if (value === null) {
    refuseWithout(environment, NAME, [AUTHORIZATION]);
    return { securityExport: null };
  }
  return { securityExport: exportOf(value, authorizationOf(environment)) };
}

/** Addresses are not quoted: they may hold a secret. */
function exportOf(value: string, authorization: string | null): SecurityExport {
  const url = URL.canParse(value) ? new URL(value) : null;
  const plain = url !== null && url.hash === '' && url.username === '' && url.password === '' ? url : null;
  const target = plain === null ? null : (webhookAt(plain, authorization) ?? fileAt(plain) ?? syslogAt(plain));
  if (target === null) throw new ConfigError(`${NAME} must be like ${FORMS}.`);
  if (authorization !== null && target.to !== 'webhook') {
    throw new ConfigError(`${AUTHORIZATION} is for an address with https:// in ${NAME}.`);
  }
  return target;
}

const webhookAt = ({ protocol, href }: URL, authorization: string | null): SecurityExport | null =>
  protocol === 'https:' || protocol === 'http:' ? { to: 'webhook', url: href, authorization } : null;

function fileAt({ protocol, host, pathname, search }: URL): SecurityExport | null {
  if (protocol !== 'file:' || host !== '' || search !== '' || pathname.endsWith('/')) return null;
  return { to: 'file', path: decodeURIComponent(pathname) };
}

function syslogAt({ protocol, hostname, port, pathname, search }: URL): SecurityExport | null {
  if (protocol !== 'syslog+tls:' && protocol !== 'syslog+tcp:') return null;
  if (hostname === '' || !['', '/'].includes(pathname) || search !== '') return null;
  return {
    to: 'syslog',
    // The URL writes IPv6 addresses in brackets.
    host: hostname.replace(/^\[|\]$/g, ''),
    port: port === '' ? SYSLOG_PORTS[protocol] : Number(port),
    tls: protocol === 'syslog+tls:',
  };
}

/** Nothing but visible ASCII and blanks between can be a header. */
function authorizationOf(environment: Environment): string | null {
  const value = environment.text(AUTHORIZATION);
  if (value === null || /^[\x21-\x7e](?:[\x20-\x7e]{0,4094}[\x21-\x7e])?$/.test(value)) return value;
  throw new ConfigError(`${AUTHORIZATION} must be one line of visible ASCII, like "Bearer …" or "Splunk …".`);
}
