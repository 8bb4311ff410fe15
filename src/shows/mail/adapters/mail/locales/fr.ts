import type { MailWords } from '../mail-words.js';

export const fr: MailWords = {
  listen: 'Écouter',
  read: 'Lire',
  download: 'Télécharger en MP3',
  chapters: 'Chapitres',
  inShort: 'En bref',
  extent: (minutes, stories) => `${minutes} · ${stories === 1 ? '1 sujet' : `${stories} sujets`}`,
  moreStories: (count) =>
    count === 1 ? 'Un autre sujet est sur la page.' : `${count} autres sujets sont sur la page.`,
  why: 'Vous recevez cet e-mail parce que vous en avez demandé un lorsqu’un briefing est prêt.',
  unsubscribe: 'Ne plus m’en envoyer',
};
