import { ConfigError, type Environment } from './environment.js';

/** The variables of a service of the operator's choice, with a protocol of OpenAI. */
export interface ServiceVariables {
  readonly url: string;
  readonly key: string;
  /** Of the operation below the address, which an operator may have left on it. */
  readonly path: string;
}

/** What the path is below, without a trailing slash; null: not set. */
export function serviceBase(environment: Environment, { url: name, key, path }: ServiceVariables): string | null {
  const value = environment.text(name);
  if (value === null) return null;
  const url = URL.canParse(value) ? new URL(value) : null;
  // Not quoted: what is written there in error may be a key.
  if (url === null || !/^https?:$/.test(url.protocol) || url.search !== '' || url.hash !== '') {
    throw new ConfigError(`${name} must be like https://models.example.org/v1: what ${path} is below.`);
  }
  if (url.username !== '' || url.password !== '') {
    throw new ConfigError(`${name} must have no user name or password: ${key} is sent as a bearer token.`);
  }
  const base = url.href.replace(/\/+$/, '');
  return base.endsWith(path) ? base.slice(0, -path.length) : base;
}

/** A secret, never printed; null: not set. It becomes a header: nothing but visible ASCII can be one. */
export function bearerToken(environment: Environment, name: string): string | null {
  const value = environment.text(name);
  if (value === null || /^[\x21-\x7e]{1,4096}$/.test(value)) return value;
  throw new ConfigError(`${name} must be of visible ASCII characters, without blanks.`);
}

/** Throws ConfigError when one of the variables is set, for it says nothing without the address. */
export function refuseWithout(environment: Environment, url: string, names: readonly string[]): void {
  const alone = names.find((name) => environment.text(name) !== null);
  if (alone !== undefined) throw new ConfigError(`${alone} says nothing without ${url}: set both or neither.`);
}
