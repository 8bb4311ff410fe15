import { h } from 'preact';
import { brand } from '../../../../../src/shared/kernel/brand.js';
import type { Language } from '../../../../../src/shared/kernel/language.js';
import { letterHtml } from '../../../../../src/shared/delivery/web/mail/letter.js';
import type { Summary } from '../../../../../src/shows/mail/application/ports/summaries.js';
import { mailContentOf } from '../../../../../src/shows/mail/adapters/mail/mail-content.js';
import { ReadyMail, type ReadyMailProps, readyText } from '../../../../../src/shows/mail/adapters/mail/ready-mail.js';

export const summary: Summary = {
  briefingId: brand('art_1'),
  title: 'Tuesday, 24 November: rates, a harbour and two launches',
  language: 'en',
  requestedAt: Date.UTC(2026, 10, 24, 6),
  durationMs: 312_000,
  chapters: [
    { title: 'Welcome', startMs: 0 },
    { title: 'Central bank raises rates for the third time', startMs: 12_400 },
    { title: 'The harbour reopens after the storm', startMs: 98_000 },
    { title: 'Two launches in one night', startMs: 201_700 },
  ],
  stories: [
    {
      title: 'Central bank raises rates for the third time',
      startMs: 12_400,
      firstSentence: 'The central bank raised its key rate by a quarter point to 4.25 percent on Monday.',
      source: { title: 'Rates rise', sourceTitle: 'The Daily', url: 'https://daily.example/rates?a=1&b=2' },
    },
    {
      title: 'The harbour reopens after the storm',
      startMs: 98_000,
      firstSentence: 'Ships sail again after nine days.',
      source: { title: 'Harbour', sourceTitle: 'Coast News', url: 'https://coast.example/harbour' },
    },
    {
      title: 'Two launches in one night',
      startMs: 201_700,
      firstSentence: 'Both rockets reached their orbits.',
      source: { title: 'Launches', sourceTitle: 'Orbit', url: null },
    },
  ],
  cover: Uint8Array.from([0xff, 0xd8]),
  paths: { page: '/b/slug', quickRead: '/b/slug/read', download: '/b/slug/download' },
};

export interface Shown {
  readonly html: string;
  readonly text: string;
}

/** The mail about a briefing, as a reader of that language gets it. */
export function shown(changes: Partial<Summary> = {}, language: Language = 'en'): Shown {
  const told = { ...summary, ...changes };
  const addressed = { caller: brand<never>('usr_1'), to: { address: 'a@example.org', language }, summary: told };
  const addresses = { baseUrl: 'https://pod.example', unsubscribeUrl: 'https://pod.example/unsubscribe/t' };
  const mail: ReadyMailProps = { content: mailContentOf(addressed, addresses), language, spoken: told.language };
  return { html: letterHtml(h(ReadyMail, mail)), text: readyText(mail) };
}
