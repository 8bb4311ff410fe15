import { Injectable, type OnApplicationShutdown, Optional } from '@nestjs/common';
import type { Transporter } from 'nodemailer';
import { HttpSettings } from '../../../config/http-settings.js';
import { MailSettings, type SmtpServer } from '../../../config/mail-settings.js';
import { composedMail } from './composed-mail.js';
import { MailDeferred, Mailer, type MailMessage, MailRefused } from './mailer.js';
import { smtpLibrary } from './smtp-library.js';

/** In milliseconds. */
export abstract class SmtpLimits {
  /** Until the server is reached, and until it greets. */
  abstract readonly connectMs: number;
  /** Without any word of the server. */
  abstract readonly idleMs: number;
  /** For one mail in all: a server that says a little now and then must not hold it for ever. */
  abstract readonly wholeMs: number;
  /** Besides the authorities that Node trusts. */
  abstract readonly ca?: string;
}

const LIMITS: SmtpLimits = { connectMs: 10_000, idleMs: 60_000, wholeMs: 180_000 };

const CONNECTIONS = 2;

/** What the library tells of a failure. */
interface SmtpFailure {
  readonly code?: string;
  readonly command?: string;
  readonly responseCode?: number;
}

/** Over SMTP (RFC 5321), by connections that are used again; encrypted, unless the operator says otherwise. */
@Injectable()
export class SmtpMailer extends Mailer implements OnApplicationShutdown {
  readonly #server: SmtpServer | null;
  readonly #host: string;
  #transport: Promise<Transporter> | null = null;

  constructor(
    { smtpServer }: MailSettings,
    { baseUrl }: HttpSettings,
    @Optional() private readonly limits: SmtpLimits = LIMITS,
  ) {
    super();
    this.#server = smtpServer;
    this.#host = new URL(baseUrl).hostname;
  }

  override get isOn(): boolean {
    return this.#server !== null;
  }

  override async send(message: MailMessage, signal?: AbortSignal): Promise<void> {
    const server = this.#server;
    if (server === null) throw new MailDeferred('no mail server is set up: SMTP_URL is empty');
    const mail = composedMail(message, { from: server.from, host: this.#host });
    const late = AbortSignal.timeout(this.limits.wholeMs);
    const transport = await (this.#transport ??= this.#open(server));
    try {
      await transport.sendMail({ ...mail, signal: signal === undefined ? late : AbortSignal.any([signal, late]) });
    } catch (error) {
      signal?.throwIfAborted();
      throw failureOf(error);
    }
  }

  async onApplicationShutdown(): Promise<void> {
    (await this.#transport)?.close({ force: true });
  }

  async #open({ host, port, tls, login }: SmtpServer): Promise<Transporter> {
    const { createTransport } = await smtpLibrary();
    const { connectMs, idleMs, ca } = this.limits;
    return createTransport({
      pool: true,
      maxConnections: CONNECTIONS,
      // The job is tried again, with patience; the library would do so at once.
      maxRequeues: 0,
      idleTimeout: 60_000,
      host,
      port,
      // What we call ourselves (EHLO).
      name: this.#host,
      secure: tls === 'implicit',
      requireTLS: tls === 'starttls',
      ignoreTLS: tls === 'off',
      tls: { minVersion: 'TLSv1.2', ...(ca !== undefined && { ca }) },
      ...(login !== null && { auth: { user: login.user, pass: login.password } }),
      connectionTimeout: connectMs,
      greetingTimeout: connectMs,
      dnsTimeout: connectMs,
      socketTimeout: idleMs,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  }
}

/**
 * Only what the server says of this recipient or of this mail is final. A server that is away or does not let us in is for
 * the operator to mend, and the mail waits. Servers quote addresses, so what they say is not repeated.
 */
function failureOf(error: unknown): MailRefused | MailDeferred {
  const { code = 'unknown', command, responseCode } = (error ?? {}) as SmtpFailure;
  const reply = responseCode === undefined ? '' : ` ${responseCode}`;
  const what = `the mail server: ${code}${reply}${command === undefined ? '' : ` at ${command}`}`;
  const isFinal = responseCode !== undefined && responseCode >= 500 && responseCode !== 503;
  if (isFinal && isAboutMail(command)) return new MailRefused(what);
  // Found by the library before it was sent: larger than the server takes, or an address that it cannot write.
  if (responseCode === undefined && (code === 'EENVELOPE' || code === 'EMESSAGE')) return new MailRefused(what);
  return new MailDeferred(what);
}

const isAboutMail = (command = ''): boolean => command.startsWith('RCPT TO') || command.startsWith('DATA');
