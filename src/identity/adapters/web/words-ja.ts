import type { Words } from './words.js';

export const ja: Words = {
  skip: '本文へ移動',
  footer: 'Cookieはログイン状態を保つためだけに使います。',
  account: 'アカウント',
  fields: {
    email: 'メールアドレス',
    name: 'お名前',
    password: 'パスワード',
    current: '現在のパスワード',
    next: '新しいパスワード',
    passwordHint: '10文字以上。自分だけが思いつく言葉をいくつか並べるのがおすすめです。',
    show: '表示',
    hide: '隠す',
  },
  problems: {
    heading: 'うまくいきませんでした',
    faults: {
      email: 'メールアドレスを入力してください（例：name@example.org）。',
      notInvited: 'この招待は別のメールアドレス宛てです。',
      name: '100文字以内で名前を入力してください。',
      password: 'パスワードは10～200文字にしてください。',
      passwordIsEmail: 'メールアドレスと同じパスワードは使えません。',
      commonPassword: 'このパスワードは多くの人が使っていて、真っ先に推測されます。別のものにしてください。',
      wrongCurrent: '現在のパスワードが正しくありません。',
    },
    refusals: {
      signInRefused: 'メールアドレスまたはパスワードが正しくありません。',
      signUpRefused:
        'このメールアドレスとパスワードでは登録できません。すでにアカウントをお持ちの場合はログインしてください。',
      busy: 'ただいま混み合っています。もう一度お試しください。',
    },
    tooMany: (wait) => `試行回数が多すぎます。${wait}後にもう一度お試しください。`,
  },
  signIn: {
    heading: 'ログイン',
    toGoOn: 'まずログインしてください。そのあと続きに進めます。',
    submit: 'ログイン',
    newHere: '初めての方は登録',
    forgot: 'パスワードをお忘れの場合は、このサービスの運営者に再設定用のリンクを依頼してください。',
    signedInAs: 'ログイン中のアカウント：',
    goOn: '続ける',
    notYou: 'ご本人でない場合はログアウト',
    agents: {
      heading: 'エージェントを接続する',
      person: 'エージェントにコードが表示されていますか？',
      enterCode: 'コードを入力',
      agent: 'エージェントはここから：',
      guide: 'エージェントがアクセス権を得る方法',
    },
  },
  signUp: {
    heading: 'アカウントを作成',
    invited: '招待されています。',
    submit: '登録する',
    haveAccount: 'アカウントをお持ちの方はログイン',
    closed: {
      heading: 'ここでは登録できません',
      advice: 'アカウントを作成できるのは、このサービスの運営者だけです。運営者に依頼してください。',
    },
    inviteNeeded: {
      heading: '招待が必要です',
      advice: 'このサービスの運営者に招待リンクを依頼し、届いたリンクを開いてください。',
    },
  },
  signOut: {
    heading: 'ログアウトしますか',
    advice: '接続済みのエージェントは引き続き利用できます。接続はアカウントのページで解除できます。',
    submit: 'ログアウト',
  },
  password: {
    heading: 'パスワードの変更',
    advice: 'このブラウザーではログインしたままになり、ほかのブラウザーはすべてログアウトします。',
    submit: 'パスワードを変更',
  },
  reset: {
    heading: '新しいパスワードの設定',
    advice:
      '設定すると、このブラウザーでログインします。ほかのブラウザーはすべてログアウトし、エージェントは接続し直す必要があります。',
    submit: 'パスワードを設定',
  },
  linkOver: {
    heading: 'このリンクはもう使えません',
    advice:
      'すでに使われたか、期限が切れたか、新しいリンクに置き換えられています。このサービスの運営者に新しいリンクを依頼してください。',
  },
};
