import type { Words } from '../words.js';

export const zh: Words = {
  ask: { heading: '不再接收邮件？', advice: '每当简报完成，您都会收到一封邮件。', submit: '停止发送' },
  done: { heading: '您不会再收到此类邮件', advice: '您的账户和简报保持不变。' },
  notifications: {
    heading: '通知',
    lead: '简报完成时发送一封邮件，内含封面、章节和每则新闻的第一句话。',
    on: '邮件通知已开启',
    off: '邮件通知已关闭',
    goesTo: (address) => `发送到 ${address}。`,
    switchOn: '给我发邮件',
    switchOff: '不再发送',
    noServer: '本服务不发送邮件。运营者可以开通此功能。',
    unconfirmed: {
      on: '您的邮箱尚未确认。请打开发送到该邮箱的邮件中的链接，之后即可收到通知。',
      off: '您的邮箱尚未确认。开启邮件通知后，会向该邮箱发送确认链接。',
      again: '重新发送链接',
    },
    otherWays: '其他通知方式',
    podcasts: '播客应用',
    webhooks: '您自己的程序',
    done: {
      on: '已开启。',
      off: '已关闭。您不会再收到此类邮件。',
      sent: '链接已经发出。如果您多次请求，请等待已发出的那封邮件。',
    },
  },
};
