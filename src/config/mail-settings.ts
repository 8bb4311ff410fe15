import { ConfigError, type Environment } from './environment.js';
import { refuseWithout } from './operator-service.js';

/** A server that takes the mails of the service. */
export interface SmtpServer {
  readonly host: string;
  readonly port: number;
  /** implicit: from the first byte on. starttls: before anything is said, or not at all. off: in the clear. */
  readonly tls: 'implicit' | 'starttls' | 'off';
  /** The password is a secret, never printed; null: the server asks for none. */
  readonly login: { readonly user: string; readonly password: string } | null;
  readonly from: MailFrom;
}

/** Whom a mail comes from, as people see it. */
export interface MailFrom {
  /** null: the address alone. */
  readonly name: string | null;
  readonly address: string;
}

/** Whether and how the service sends mail. Also the DI token. */
export abstract class MailSettings {
  /** null: none is sent, and nothing is offered that needs it. */
  abstract readonly smtpServer: SmtpServer | null;
}

const EXAMPLE = 'smtp://user:password@mail.example.org:587 or smtps://user:password@mail.example.org';
const DEFAULT_PORT = { 'smtp:': 587, 'smtps:': 465 } as const;

export function readMailSettings(environment: Environment): MailSettings {
  const value = environment.text('SMTP_URL');
  if (value === null) {
    refuseWithout(environment, 'SMTP_URL', ['MAIL_FROM']);
    return { smtpServer: null };
  }
  return { smtpServer: { ...serverOf(value), from: mailFrom(environment.text('MAIL_FROM')) } };
}

/** Not quoted in messages: it holds a password. */
function serverOf(value: string): Omit<SmtpServer, 'from'> {
  const url = URL.canParse(value) ? new URL(value) : null;
  if (url === null || !isSmtp(url.protocol) || url.hostname === '' || !['', '/'].includes(url.pathname)) {
    throw new ConfigError(`SMTP_URL must be like ${EXAMPLE}; special characters of the password as %40.`);
  }
  return {
    // The URL writes IPv6 addresses in brackets.
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: url.port === '' ? DEFAULT_PORT[url.protocol as 'smtp:'] : Number(url.port),
    tls: tlsOf(url),
    login: loginOf(url),
  };
}

const isSmtp = (protocol: string): boolean => protocol === 'smtp:' || protocol === 'smtps:';

function tlsOf({ protocol, searchParams, hash }: URL): SmtpServer['tls'] {
  const unknown = [...searchParams.keys()].find((name) => name !== 'tls');
  const tls = searchParams.get('tls') ?? 'required';
  if (unknown !== undefined || hash !== '' || !['required', 'off'].includes(tls)) {
    throw new ConfigError('SMTP_URL takes nothing but ?tls=required (the default) or ?tls=off after the address.');
  }
  if (protocol === 'smtps:' && tls === 'off') throw new ConfigError('SMTP_URL: smtps:// and ?tls=off contradict.');
  if (tls === 'off') return 'off';
  return protocol === 'smtps:' ? 'implicit' : 'starttls';
}

function loginOf({ username, password }: URL): SmtpServer['login'] {
  if (username === '' && password === '') return null;
  if (username === '' || password === '')
    throw new ConfigError('SMTP_URL must have a user and a password, or neither.');
  return { user: decoded(username), password: decoded(password) };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw new ConfigError('SMTP_URL has a broken %-escape in its user or password; a % itself is written %25.');
  }
}

const MAILBOX = /^(?:(?<name>[^\p{Cc}<>"\\]{0,100})<(?<named>[^<>]{1,254})>|(?<bare>[^<>]{1,254}))$/u;
const ADDRESS = /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@[A-Za-z0-9](?:[A-Za-z0-9.-]{0,251}[A-Za-z0-9])?$/;

function mailFrom(value: string | null): MailFrom {
  const { name, named, bare } = MAILBOX.exec(value ?? '')?.groups ?? {};
  const address = (named ?? bare ?? '').trim();
  if (ADDRESS.test(address)) return { name: name?.trim() || null, address };
  throw new ConfigError('SMTP_URL needs MAIL_FROM, like briefings@example.org or Briefings <briefings@example.org>.');
}
