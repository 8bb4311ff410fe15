import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { HttpSettings } from '../../../../config/http-settings.js';
import { Letter as Sheet, LetterButton, letterHtml, LetterLink } from '../../../../shared/delivery/web/mail/letter.js';
import { letterStyle as style } from '../../../../shared/delivery/web/mail/letter-style.js';
import { Mailer, MailRefused } from '../../../../shared/outbound/mail/mailer.js';
import { type AddressedLetter, type Delivery, LetterCarrier } from '../../application/ports/letter-carrier.js';
import { letterWordsFor } from './letter-locale.js';
import type { LetterWords } from './letter-words.js';

const PATH = {
  reset: '/reset/',
  confirmation: '/confirm/',
  address: '/account/email/',
  return: '/account/back/',
  invitation: '/signup?invitation=',
} as const;

function pathOf({ purpose, token }: AddressedLetter): string {
  return purpose === 'factorReset' ? '/account/second-factor' : PATH[purpose] + encodeURIComponent(token);
}

interface Written {
  readonly letter: AddressedLetter;
  readonly words: LetterWords;
  readonly url: string;
}

@Injectable()
export class MailedLetters extends LetterCarrier {
  constructor(
    private readonly mailer: Mailer,
    private readonly http: HttpSettings,
  ) {
    super();
  }

  override async deliver(letter: AddressedLetter, signal: AbortSignal): Promise<Delivery> {
    const words = letterWordsFor(letter.language)[letter.purpose];
    const url = this.http.baseUrl + pathOf(letter);
    const written = { letter, words, url };
    const mail = { to: letter.to, subject: words.subject, text: textOf(written), html: htmlOf(written) };
    try {
      await this.mailer.send({ id: idOf(letter), ...mail }, signal);
      return { outcome: 'taken' };
    } catch (error) {
      if (error instanceof MailRefused) return { outcome: 'refused', reason: error.message };
      throw error;
    }
  }
}

/**
 * No name stands in a letter: whoever signs up with the address of another one chooses it, and could write to them by it.
 * The id goes out as a hash: it must not say which token is in the mail.
 */
const idOf = ({ purpose, token }: AddressedLetter): string =>
  `${purpose} ${createHash('sha256').update(token).digest('hex')}`;

const textOf = ({ words, url }: Written): string => [words.lead, url, words.validity, words.notYou].join('\n\n');

const htmlOf = ({ letter, words, url }: Written): string =>
  letterHtml(
    <Sheet language={letter.language} title={words.subject} preview={words.lead} footer={words.notYou}>
      <h1 style={style.heading}>{words.subject}</h1>
      <p style={style.paragraph}>{words.lead}</p>
      <LetterButton href={url}>{words.action}</LetterButton>
      <p style={style.hint}>{words.validity}</p>
      <p style={style.hint}>
        <LetterLink href={url}>{url}</LetterLink>
      </p>
    </Sheet>,
  );
