import type { MailWords } from '../mail-words.js';

export const ja: MailWords = {
  listen: '聴く',
  read: '読む',
  download: 'MP3 をダウンロード',
  chapters: 'チャプター',
  inShort: '要点',
  extent: (minutes, stories) => `${minutes} · ${stories} 件のニュース`,
  moreStories: (count) => `ページにはほかに ${count} 件のニュースがあります。`,
  why: 'ブリーフィングができたときのお知らせをご希望のため、このメールをお送りしています。',
  unsubscribe: '今後このメールを受け取らない',
};
