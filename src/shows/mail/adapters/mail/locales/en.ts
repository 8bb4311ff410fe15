import type { MailWords } from '../mail-words.js';

export const en: MailWords = {
  listen: 'Listen',
  read: 'Read',
  download: 'Download as MP3',
  chapters: 'Chapters',
  inShort: 'In short',
  extent: (minutes, stories) => `${minutes} · ${stories === 1 ? '1 story' : `${stories} stories`}`,
  moreStories: (count) => (count === 1 ? 'One more story is on the page.' : `${count} more stories are on the page.`),
  why: 'You get this mail because you asked for one when a briefing is ready.',
  unsubscribe: 'Send me no more of these',
};
