import type { PageWords } from '../page-words.js';

export const ja: PageWords = {
  skip: '本文へ移動',
  session: {
    signIn: 'ログイン',
    account: 'アカウント',
    signInFirst: 'まずログインしてください。そのあと続きに進めます。',
    notYou: 'ご本人でない場合はログアウト',
    cookies: 'Cookieはログイン状態を保つためだけに使います。',
  },
  forms: {
    refused: 'うまくいきませんでした',
    tooMany: (wait) => `試行回数が多すぎます。${wait}後にもう一度お試しください。`,
    show: '表示',
    hide: '隠す',
  },
  errors: {
    not_found: {
      heading: 'このアドレスには何もありません',
      advice: 'リンクが最後まで入っているか確かめるか、もう一度リンクを受け取ってください。',
    },
    invalid: {
      heading: '送信内容を読み取れませんでした',
      advice: '前のページに戻り、入力内容を確かめてからもう一度送信してください。',
    },
    stale_form: {
      heading: 'このフォームは無効になりました',
      advice: '前のページに戻って再読み込みし、もう一度送信してください。',
    },
    too_many: { heading: '試行回数が多すぎます', advice: '少し待ってからもう一度お試しください。' },
    unavailable: { heading: 'ただいまサービスが応答できません', advice: '1分ほどしてからもう一度お試しください。' },
    internal_error: { heading: 'こちらで問題が起きました', advice: '1分ほどしてからもう一度お試しください。' },
  },
  start: {
    heading: 'フォローしているニュースを、確かめられるポッドキャストに',
    lead: 'RSSの購読を、7つの言語の音声ブリーフィングにするサービスです。事実を述べる文には、必ず出典の記事へのリンクがあります。',
    docs: 'APIを読む',
    contract: 'OpenAPI文書',
    agents: 'エージェント向け',
    steps: [
      ['購読する', 'エージェントやアプリがフィードを追加します。RSS、Atom、JSON Feedに対応しています。'],
      ['依頼する', 'テーマ、長さ、言語を伝えてください。'],
      ['聴く', '2人の進行役が読み上げます。文字起こしが追いかけ、出典はタップするだけで開きます。'],
    ],
    hosts: 'ホストの声を聞く',
    footer: 'ブリーフィングはそれぞれ固有のリンクで開き、そのリンクを渡せるのは所有者だけです。',
  },
};
