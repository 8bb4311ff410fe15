import { type Config, readConfig } from '../../../src/config.js';
import { type Arrived, MailServer } from '../../support/servers/mail-server.js';
import { RequestPasswordReset } from '../../../src/identity/accounts/application/commands/request-password-reset.js';
import { startTestApp, type TestApp } from '../../support/http/http-app.js';
import { newAddress, People } from '../../support/people/people.js';

/** The settings of a node that sends its mails there. */
export const mailTo = ({ url }: MailServer): Pick<Config, 'smtpServer'> => {
  const { smtpServer } = readConfig({ SMTP_URL: url, MAIL_FROM: 'Briefings <briefings@pod.example>' });
  return { smtpServer };
};

/** The path of the only link of ours in a mail; in its text and in its HTML. */
export function linkIn({ mail }: Arrived, kind: 'reset' | 'confirm'): string {
  const link = new RegExp(`https?://[^/\\s"]+(/${kind}/[\\w.-]+)`, 'g');
  const found = [mail.text ?? '', mail.html || ''].map((part) => [...part.matchAll(link)].map(([, path]) => path));
  const [inText = [], inHtml = []] = found;
  const [path] = inText;
  if (path === undefined || inText.length !== 1 || inHtml.some((other) => other !== path)) {
    throw new Error(`not one link in ${JSON.stringify(found)}`);
  }
  return path;
}

/** The password that people of these tests choose instead of theirs. */
export const NEXT = 'a brand new secret';

/** An app in which anybody may sign up, with a mail server. */
export class MailedPeople {
  #made = 0;

  private constructor(
    readonly server: MailServer,
    readonly app: TestApp,
    readonly people: People,
  ) {}

  static async start(): Promise<MailedPeople> {
    const server = await MailServer.start();
    const app = await startTestApp({
      listen: 'known',
      config: { ...mailTo(server), signUp: 'open', trustedProxyCidrs: ['127.0.0.0/8'] },
    });
    return new MailedPeople(server, app, new People(app));
  }

  newEmail(): string {
    return `member-${(this.#made += 1)}@example.org`;
  }

  /** Asked for from somewhere else each time: limits by address are tested by themselves. */
  asked(email: string, address = newAddress()): Promise<void> {
    return this.people.commands.execute(new RequestPasswordReset({ email, visit: { address }, language: 'en' }));
  }

  async mailedReset(email: string): Promise<string> {
    await this.asked(email);
    const [arrived] = await this.server.mailTo(email);
    return linkIn(arrived!, 'reset');
  }

  /** How many mails are still to be sent. */
  async waiting(): Promise<number> {
    const [row] = await this.people.database.query<{ count: number }>(
      `select count(*)::int as count from jobs.job
       where name in ('identity.reset-requests', 'identity.letters') and state not in ('completed', 'failed')`,
    );
    return row?.count ?? -1;
  }

  /** What would be tried again after a minute is tried now. */
  async tryAgainNow(): Promise<void> {
    await this.people.database.execute(`update jobs.job set start_after = now() where state = 'retry'`);
  }

  /** For whatever is counted by the hour. */
  async anHourPasses(): Promise<void> {
    await this.people.database.execute('update identity.attempt set expires_at = expires_at - 3600000');
  }

  async close(): Promise<void> {
    await this.app.close();
    await this.server.close();
  }
}
