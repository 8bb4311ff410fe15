import type { Words } from '../words.js';

export const ja: Words = {
  heading: '言葉の読み方',
  lead: '名前や言葉の読み方が違っていましたか。正しい読みを書いてください。以後のブリーフィングはその通りに読み上げられ、書き起こしの表記は変わりません。',
  labels: { language: 'ブリーフィングの言語', written: '言葉', respelling: '読み' },
  hints: {
    written:
      'ニュースでの表記です（例：尹錫悦、kubectl）。SQL のように途中に大文字があるものは、その表記のときだけ使われます。',
    respelling: 'その言語の文字で書きます。日本語ではかながおすすめです（例：キューブコントロール）。',
  },
  save: '保存',
  own: {
    heading: '登録した言葉',
    none: 'まだありません。',
    change: '保存',
    remove: '削除',
    saidFor: (written) => `「${written}」の読み`,
    changeOf: (written) => `「${written}」の読みを保存`,
    removeOf: (written) => `「${written}」を削除`,
    more: '以前の言葉',
  },
  done: { set: '保存しました。これから読み上げるものに使われます。', deleted: '削除しました。' },
  faults: {
    written: {
      length: '言葉を 80 文字以内で入力してください。',
      control: '言葉に見えない文字が含まれています。入力し直してください。',
      markup: '言葉に < や > は使えません。',
      empty: '言葉には文字か数字が必要です。',
    },
    respelling: {
      length: '読みを 160 文字以内で入力してください。',
      control: '読みに見えない文字が含まれています。入力し直してください。',
      markup: "使えるのは文字、数字、空白と ' - . , ・ だけです。そのまま読み上げられます。",
      empty: '読みには文字か数字が必要です。',
    },
  },
  tooMany: '言葉は 500 個までです。先にどれかを削除してください。',
  preferences: {
    heading: '聞き方',
    lead: '特に指定のないすべてのブリーフィングに当てはまります。番組には独自の設定ができます。',
    length: '長さ',
    format: '形式',
    formats: {
      headlines: 'ヘッドライン：多くのニュースを一文ずつ',
      brief: 'ブリーフィング：標準',
      in_depth: '詳しく：少ないニュースをじっくり',
    },
    usual: 'おまかせ',
    hosts: '司会者',
    hostsHint:
      '同じ言語を話す司会者を一人か二人選びます。その言語のブリーフィングを担当します。ほかの言語では、その言語の標準の司会者が担当します。',
    isDefault: '標準',
    sampleOf: (host) => `${host}の試聴`,
    timezone: 'タイムゾーン',
    timezoneHint: '「今日」がいつか、時刻をどう伝えるかを決めます。',
    memory: '以前のブリーフィングで伝えた内容を省く',
    memoryHint: '新しい事実があるとき、またはお尋ねになったときだけ、同じニュースをもう一度お伝えします。',
    save: '保存',
    saved: '保存しました。これから作るものに反映されます。',
    faults: {
      timezone: 'Asia/Tokyoのようにタイムゾーンを入力してください。',
      hosts: '同じ言語を話す司会者を一人か二人選んでください。',
    },
  },
};
