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
};
