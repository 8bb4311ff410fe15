import type { MailWords } from '../mail-words.js';

export const zh: MailWords = {
  listen: '收听',
  read: '阅读',
  download: '下载 MP3',
  chapters: '章节',
  inShort: '摘要',
  extent: (minutes, stories) => `${minutes} · ${stories} 条新闻`,
  moreStories: (count) => `页面上还有 ${count} 条新闻。`,
  why: '您收到此邮件，是因为您要求在简报完成时得到通知。',
  unsubscribe: '不再发送此类邮件',
};
