import type { AdminFeedWords } from '../admin-feed-words.js';

export const zh: AdminFeedWords = {
  heading: '有问题的订阅源',
  counts: (watched, due) => `共关注 ${watched} 个订阅源，${due} 个待抓取。`,
  failing: '抓取失败',
  noneFailing: '没有抓取失败的订阅源。',
  gone: '已下线',
  noneGone: '没有下线的订阅源。',
  failures: (count) => `连续失败 ${count} 次`,
  lastSuccess: '上次成功',
  never: '从未',
  next: '下次尝试',
  fetch: '立即抓取',
  fetchOf: (url) => `立即抓取：${url}`,
  all: '查看所有有问题的订阅源',
  done: {
    fetched: '订阅源已抓取。',
    failed: '抓取再次失败，原因见下文。',
    left: '刚刚抓取过，或其服务器要求暂缓访问，因此没有再次抓取。',
    unknown: '此地址的订阅源已不存在。',
  },
  chart: { title: '订阅源抓取', done: '成功', failed: '失败' },
};
