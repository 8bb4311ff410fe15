import type { MailWords } from '../mail-words.js';

export const de: MailWords = {
  listen: 'Anhören',
  read: 'Lesen',
  download: 'Als MP3 herunterladen',
  chapters: 'Kapitel',
  inShort: 'In Kürze',
  extent: (minutes, stories) => `${minutes} · ${stories === 1 ? '1 Meldung' : `${stories} Meldungen`}`,
  moreStories: (count) =>
    count === 1 ? 'Eine weitere Meldung steht auf der Seite.' : `${count} weitere Meldungen stehen auf der Seite.`,
  why: 'Sie bekommen diese Mail, weil Sie eine wünschen, wenn ein Briefing fertig ist.',
  unsubscribe: 'Keine solchen Mails mehr schicken',
};
