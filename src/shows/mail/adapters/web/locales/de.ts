import type { Words } from '../words.js';

export const de: Words = {
  ask: {
    heading: 'Keine Mails mehr?',
    advice: 'Sie bekommen eine Mail, sobald ein Briefing fertig ist.',
    submit: 'Diese Mails beenden',
  },
  done: {
    heading: 'Sie bekommen diese Mails nicht mehr',
    advice: 'Ihr Konto und Ihre Briefings bleiben, wie sie sind.',
  },
  notifications: {
    heading: 'Benachrichtigungen',
    lead: 'Eine Mail, sobald ein Briefing fertig ist, mit Titelbild, Kapiteln und dem ersten Satz jeder Meldung.',
    on: 'Mails sind eingeschaltet',
    off: 'Mails sind ausgeschaltet',
    goesTo: (address) => `Sie gehen an ${address}.`,
    switchOn: 'Mails bekommen',
    switchOff: 'Keine Mails mehr',
    noServer: 'Dieser Dienst verschickt keine Mails. Wer ihn betreibt, kann das einrichten.',
    unconfirmed: {
      on: 'Ihre Adresse ist noch nicht bestätigt. Öffnen Sie den Link in der Mail, die dorthin ging: Dann beginnen diese Mails.',
      off: 'Ihre Adresse ist noch nicht bestätigt. Wenn Sie Mails einschalten, geht ein Link dorthin, der sie bestätigt.',
      again: 'Link noch einmal schicken',
    },
    otherWays: 'Andere Wege, davon zu erfahren',
    podcasts: 'In Ihrer Podcast-App',
    webhooks: 'Ein eigenes Programm',
    done: {
      on: 'Eingeschaltet.',
      off: 'Ausgeschaltet. Sie bekommen diese Mails nicht mehr.',
      sent: 'Der Link ist unterwegs. Wenn Sie mehrmals gefragt haben, warten Sie auf die Mail, die schon unterwegs ist.',
    },
  },
};
