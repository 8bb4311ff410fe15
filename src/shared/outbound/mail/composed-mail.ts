import { createHash } from 'node:crypto';
import type { SendMailOptions } from 'nodemailer';
import type { MailFrom } from '../../../config/mail-settings.js';
import { MailRefused, type MailingList, type MailMessage } from './mailer.js';

/** One address, of which nothing can be taken for another one, a name or a header. */
const ADDRESS = /^[^\s\p{C}@"(),:;<>[\\\]]{1,128}@[^\s\p{C}@"(),:;<>[\\\]]{1,253}$/u;
const LONGEST_SUBJECT = 150;

/** One line, and no longer than lists of mails show it. */
const subjectOf = (text: string): string => {
  const line = text.replaceAll(/\p{Cc}+/gu, ' ').trim();
  const characters = [...line];
  return characters.length <= LONGEST_SUBJECT ? line : `${characters.slice(0, LONGEST_SUBJECT - 1).join('')}…`;
};

const plainHeader = (value: string) => ({ prepared: true, value });

function listHeaders({ id, unsubscribeUrl }: MailingList, host: string) {
  if (!/^[a-z-]+$/.test(id)) throw new Error(`"${id}" is no name of a mailing list.`);
  return {
    'List-Id': plainHeader(`<${id}.${host}>`),
    'List-Unsubscribe': plainHeader(`<${new URL(unsubscribeUrl).href}>`),
    'List-Unsubscribe-Post': plainHeader('List-Unsubscribe=One-Click'),
  };
}

export interface MailOrigin {
  readonly from: MailFrom;
  /** Of BASE_URL. */
  readonly host: string;
}

/** Throws MailRefused when the recipient is no address. */
export function composedMail(message: MailMessage, { from, host }: MailOrigin): SendMailOptions {
  const { id, to, subject, text, html, images = [], list } = message;
  if (!ADDRESS.test(to)) throw new MailRefused('the recipient is no e-mail address');
  const domain = from.address.slice(from.address.lastIndexOf('@') + 1);
  return {
    from: { name: from.name ?? '', address: from.address },
    // As an object, because a text would be read as a list of names and addresses.
    to: { name: '', address: to },
    subject: subjectOf(subject),
    messageId: `<${createHash('sha256').update(id).digest('hex').slice(0, 40)}@${domain}>`,
    headers: {
      // RFC 3834: nobody is on holiday for a program.
      'Auto-Submitted': plainHeader('auto-generated'),
      ...(list !== undefined && listHeaders(list, host)),
    },
    text,
    html,
    attachments: images.map(({ name, contentType, content }) => ({
      cid: name,
      filename: `${name}.${contentType === 'image/png' ? 'png' : 'jpg'}`,
      contentType,
      contentDisposition: 'inline' as const,
      content: Buffer.from(content),
    })),
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
