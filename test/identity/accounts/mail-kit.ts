import { type Config, readConfig } from '../../../src/config.js';
import type { Arrived, MailServer } from '../../support/servers/mail-server.js';

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
