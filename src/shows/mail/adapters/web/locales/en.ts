import type { Words } from '../words.js';

export const en: Words = {
  ask: {
    heading: 'No more mails?',
    advice: 'You are sent a mail whenever a briefing is ready.',
    submit: 'End these mails',
  },
  done: { heading: 'You get no more of these mails', advice: 'Your account and your briefings stay as they are.' },
  notifications: {
    heading: 'Notifications',
    lead: 'A mail when a briefing is ready, with its cover, its chapters and the first sentence of each story.',
    on: 'Mails are on',
    off: 'Mails are off',
    goesTo: (address) => `They go to ${address}.`,
    switchOn: 'Send me mails',
    switchOff: 'Send me none',
    noServer: 'This service sends no mail. Whoever runs it can set that up.',
    unconfirmed: {
      on: 'Your address is not confirmed yet. Open the link in the mail that was sent there: then these mails begin.',
      off: 'Your address is not confirmed yet. Once you switch mails on, a link goes there that confirms it.',
      again: 'Send the link again',
    },
    otherWays: 'Other ways to be told',
    podcasts: 'In your podcast app',
    webhooks: 'A program of yours',
    done: {
      on: 'Switched on.',
      off: 'Switched off. You get no more of these mails.',
      sent: 'The link is on its way. If you asked several times, wait for the mail that is there already.',
    },
  },
};
