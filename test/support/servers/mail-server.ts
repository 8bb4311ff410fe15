import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { type ParsedMail, simpleParser } from 'mailparser';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server';
import { untilTrue } from '../time/until.js';

/** For localhost. */
export const CERTIFICATE = readFileSync(join(import.meta.dirname, 'certificate/self-made.pem'), 'utf8');
export const KEY = readFileSync(join(import.meta.dirname, 'certificate/key.pem'), 'utf8');

export const LOGIN = { user: 'briefings', password: 'p@ss/word' };

/** Where a mail is refused, and with which reply: 450 for now, 550 for ever. */
export interface Refusal {
  readonly at: 'connection' | 'sender' | 'recipient' | 'data';
  readonly code: number;
}

export type Trouble = Refusal | 'hangs' | 'hangs up in the middle';

export interface MailServerOptions {
  /** false: no STARTTLS is offered. */
  readonly tls?: boolean;
  readonly login?: boolean;
}

/** One mail as it arrived. */
export interface Arrived {
  readonly from: string;
  readonly to: readonly string[];
  readonly encrypted: boolean;
  readonly user: string | null;
  readonly raw: string;
  readonly mail: ParsedMail;
}

const refused = (code: number): Error => Object.assign(new Error(`refused with ${code}`), { responseCode: code });

/** A real SMTP server that keeps what it is given, and makes trouble when it is told to. */
export class MailServer {
  readonly arrived: Arrived[] = [];
  /** What becomes of the next mails; the first of it happens first. */
  readonly troubles: Trouble[] = [];
  attempts = 0;
  /** Called when a mail is there as a whole, before the server says so. */
  beforeTaking: () => void = () => undefined;
  connections = 0;
  readonly #server: SMTPServer;

  private constructor({ tls = false, login = false }: MailServerOptions) {
    this.#server = new SMTPServer({
      logger: false,
      key: KEY,
      cert: CERTIFICATE,
      disabledCommands: [...(tls ? [] : ['STARTTLS']), ...(login ? [] : ['AUTH'])],
      disableReverseLookup: true,
      closeTimeout: 10,
      onAuth: ({ username, password }, _session, done) =>
        username === LOGIN.user && password === LOGIN.password ? done(null, { user: username }) : done(refused(535)),
      onConnect: (_session, done) => {
        this.connections += 1;
        this.#step('connection', done);
      },
      onMailFrom: (_address, _session, done) => this.#step('sender', done),
      onRcptTo: (_address, _session, done) => this.#step('recipient', done),
      onData: (stream, session, done) => void this.#take(stream, session, done),
    });
    this.#server.on('error', () => undefined);
  }

  static async start(options: MailServerOptions = {}, port = 0): Promise<MailServer> {
    const server = new MailServer(options);
    const listening = server.#server.listen(port, '127.0.0.1');
    await once(listening, 'listening');
    return server;
  }

  get port(): number {
    return (this.#server.server.address() as AddressInfo).port;
  }

  /** Without encryption, which most tests are not about. */
  get url(): string {
    return `smtp://127.0.0.1:${this.port}?tls=off`;
  }

  async mailTo(address: string, count = 1): Promise<readonly Arrived[]> {
    const found = () => this.arrived.filter(({ to }) => to.includes(address));
    await untilTrue(() => found().length >= count);
    return found();
  }

  async close(): Promise<void> {
    const closed = new Promise<void>((resolve) => this.#server.close(() => resolve()));
    for (const connection of this.#server.connections) connection._socket.destroy();
    await closed;
  }

  #step(at: Refusal['at'], done: (error?: Error | null) => void): void {
    const [trouble] = this.troubles;
    if (trouble === undefined || typeof trouble === 'string' || trouble.at !== at) return done();
    this.troubles.shift();
    done(refused(trouble.code));
  }

  async #take(
    stream: SMTPServerDataStream,
    session: SMTPServerSession,
    done: (error?: Error | null) => void,
  ): Promise<void> {
    this.attempts += 1;
    const [trouble] = this.troubles;
    if (trouble === 'hangs' || trouble === 'hangs up in the middle') {
      this.troubles.shift();
      stream.resume();
      if (trouble === 'hangs up in the middle') for (const one of this.#server.connections) one._socket.destroy();
      return;
    }
    const parts: Buffer[] = [];
    for await (const part of stream) parts.push(part as Buffer);
    if (typeof trouble === 'object' && trouble.at === 'data') {
      this.troubles.shift();
      return done(refused(trouble.code));
    }
    const raw = Buffer.concat(parts);
    this.beforeTaking();
    this.arrived.push(await arrivedOf(raw, session));
    done();
  }
}

async function arrivedOf(raw: Buffer, { envelope, secure, user }: SMTPServerSession): Promise<Arrived> {
  return {
    from: envelope.mailFrom === false ? '' : envelope.mailFrom.address,
    to: envelope.rcptTo.map(({ address }) => address),
    encrypted: secure,
    user: (user as string | undefined) ?? null,
    raw: raw.toString('latin1'),
    mail: await simpleParser(raw, { skipImageLinks: true }),
  };
}
