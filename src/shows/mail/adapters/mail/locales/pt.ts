import type { MailWords } from '../mail-words.js';

export const pt: MailWords = {
  listen: 'Ouvir',
  read: 'Ler',
  download: 'Baixar em MP3',
  chapters: 'Capítulos',
  inShort: 'Em resumo',
  extent: (minutes, stories) => `${minutes} · ${stories === 1 ? '1 notícia' : `${stories} notícias`}`,
  moreStories: (count) => (count === 1 ? 'Há mais uma notícia na página.' : `Há mais ${count} notícias na página.`),
  why: 'Você recebe este e-mail porque pediu um quando um briefing ficar pronto.',
  unsubscribe: 'Não me envie mais destes e-mails',
};
