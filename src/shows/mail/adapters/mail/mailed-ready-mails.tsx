import { Injectable } from '@nestjs/common';
import { HttpSettings } from '../../../../config/http-settings.js';
import { letterHtml } from '../../../../shared/delivery/web/mail/letter.js';
import { Mailer, type MailMessage, MailRefused } from '../../../../shared/outbound/mail/mailer.js';
import { type AddressedSummary, type Delivery, ReadyMailCarrier } from '../../application/ports/ready-mail-carrier.js';
import { UnsubscribeTokens } from '../../application/ports/unsubscribe-tokens.js';
import { mailContentOf } from './mail-content.js';
import { COVER, ReadyMail, readyText } from './ready-mail.js';

/** Never changes: filters of readers name it (RFC 2919). */
const LIST = 'briefing-ready';

@Injectable()
export class MailedReadyMails extends ReadyMailCarrier {
  constructor(
    private readonly mailer: Mailer,
    private readonly tokens: UnsubscribeTokens,
    private readonly http: HttpSettings,
  ) {
    super();
  }

  override get isOn(): boolean {
    return this.mailer.isOn;
  }

  override async deliver(mail: AddressedSummary): Promise<Delivery> {
    try {
      await this.mailer.send(await this.written(mail));
      return { outcome: 'taken' };
    } catch (error) {
      if (error instanceof MailRefused) return { outcome: 'refused', reason: error.message };
      throw error;
    }
  }

  private async written(mail: AddressedSummary): Promise<MailMessage> {
    const { caller, to, summary } = mail;
    const { baseUrl } = this.http;
    const unsubscribeUrl = `${baseUrl}/unsubscribe/${await this.tokens.of(caller)}`;
    const content = mailContentOf(mail, { baseUrl, unsubscribeUrl });
    const shown = { content, language: to.language, spoken: summary.language };
    return {
      id: `${LIST} ${summary.briefingId}`,
      to: to.address,
      subject: content.title,
      text: readyText(shown),
      html: letterHtml(<ReadyMail {...shown} />),
      // In the mail: most clients show no picture that they would have to fetch.
      images: [{ name: COVER, contentType: 'image/jpeg', content: summary.cover }],
      list: { id: LIST, unsubscribeUrl },
    };
  }
}
