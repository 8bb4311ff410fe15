import { ConfigError, type Environment } from './environment.js';

/** Where the service listens, its public address, and which proxies it trusts. Also the DI token. */
export abstract class HttpSettings {
  abstract readonly port: number;
  /** Address to listen on. */
  abstract readonly host: string;
  /** Where people and agents reach us, without a trailing slash. */
  abstract readonly baseUrl: string;
  /** Proxies in front of us whose `X-Forwarded-For` is believed; limits by address count what they report. */
  abstract readonly trustedProxyCidrs: readonly string[];
  /** Requests a minute and token. */
  abstract readonly rateLimitPerMinute: number;
  /** The bearer token that /metrics requires; null: there is no /metrics. */
  abstract readonly metricsToken: string | null;
}

export function readHttpSettings(environment: Environment): HttpSettings {
  const port = environment.integer('PORT', 3000, 0, 65_535);
  return {
    port,
    host: environment.text('HOST') ?? '127.0.0.1',
    baseUrl: baseUrl(environment, port),
    trustedProxyCidrs: environment.cidrs('TRUSTED_PROXY_CIDRS'),
    rateLimitPerMinute: environment.integer('RATE_LIMIT_PER_MINUTE', 600, 1, 1_000_000),
    metricsToken: metricsToken(environment),
  };
}

function baseUrl(environment: Environment, port: number): string {
  const value = environment.text('BASE_URL') ?? `http://localhost:${port}`;
  const url = URL.canParse(value) ? new URL(value) : null;
  if (url === null || !/^https?:$/.test(url.protocol) || url.pathname !== '/' || url.search !== '' || url.hash !== '') {
    throw new ConfigError(`BASE_URL must be like https://briefings.example.org, without a path, not "${value}".`);
  }
  // Session cookies are __Secure-: browsers keep them on https and, of plain http, on this machine only.
  if (url.protocol === 'http:' && !['localhost', '127.0.0.1', '[::1]'].includes(url.hostname)) {
    throw new ConfigError(`BASE_URL must be https:// except on localhost, not "${value}".`);
  }
  return url.origin;
}

/** A secret, never printed: it protects the metrics. */
function metricsToken(environment: Environment): string | null {
  const value = environment.text('METRICS_TOKEN');
  if (value === null || /^[\w.~+/=-]{16,}$/.test(value)) return value;
  throw new ConfigError('METRICS_TOKEN must be 16 or more of the characters A-Z a-z 0-9 - . _ ~ + / = (RFC 6750).');
}
