import type { AdminFeedWords } from '../admin-feed-words.js';

export const ja: AdminFeedWords = {
  heading: '問題のあるフィード',
  counts: (watched, due) => `購読中のフィード ${watched}件、取得待ち ${due}件`,
  failing: '失敗しているもの',
  noneFailing: '失敗しているフィードはありません。',
  gone: '公開終了',
  noneGone: '公開を終えたフィードはありません。',
  failures: (count) => `連続${count}回失敗`,
  lastSuccess: '最後の成功',
  never: 'なし',
  next: '次の取得',
  fetch: '今すぐ取得',
  fetchOf: (url) => `今すぐ取得：${url}`,
  all: '問題のあるフィードをすべて表示',
  done: {
    fetched: 'フィードを取得しました。',
    failed: '再び失敗しました。理由は下にあります。',
    left: '取得したばかりか、サーバーが間隔を空けるよう求めています。再取得はしていません。',
    unknown: 'このアドレスのフィードはもうありません。',
  },
  chart: { title: 'フィードの取得', done: '成功', failed: '失敗' },
};
