import type { Words } from '../words.js';

export const ja: Words = {
  fields: {
    email: 'メールアドレス',
    name: 'お名前',
    password: 'パスワード',
    current: '現在のパスワード',
    next: '新しいパスワード',
    passwordHint: '10文字以上。自分だけが思いつく言葉をいくつか並べるのがおすすめです。',
  },
  problems: {
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
  },
  signIn: {
    heading: 'ログイン',
    submit: 'ログイン',
    newHere: '初めての方は登録',
    forgot: 'パスワードをお忘れの場合は、このサービスの運営者に再設定用のリンクを依頼してください。',
    signedInAs: 'ログイン中のアカウント：',
    goOn: '続ける',
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
  account: {
    done: {
      password: 'パスワードを変更しました。ほかのブラウザーはすべてログアウトしました。',
      reset:
        '新しいパスワードを設定しました。ほかのブラウザーはすべてログアウトし、エージェントは接続し直す必要があります。',
      access: 'アクセスを取り消しました。',
      sessions: 'ほかのブラウザーはすべてログアウトしました。',
    },
    since: '登録日',
    changePassword: 'パスワードを変更',
    pronunciations: '言葉の読み方',
    access: {
      heading: 'エージェントとアプリ',
      advice: 'パスワードなしであなたのアカウントを利用できます。心当たりのないものは取り消してください。',
      none: 'あなたのアカウントを利用できるエージェントやアプリはありません。',
      kinds: {
        anonymous: 'アカウントのないエージェント',
        operator: 'サービスの運営者が発行したトークン',
        skill: 'あなたが接続したエージェント',
        oauth: 'あなたが許可したアプリ',
      },
      audiences: { api: 'APIを利用', mcp: 'MCPコネクターを利用' },
      issued: '開始',
      lastUsed: '最後の利用',
      neverUsed: 'まだありません',
      expires: '期限',
      ended: '終了',
      end: 'アクセスを取り消す',
      endOf: (name) => `${name} のアクセスを取り消す`,
      past: (count) => `終了したもの（${count}件）`,
    },
    sessions: {
      heading: 'ブラウザー',
      count: (others) =>
        others === 0
          ? 'このブラウザーでだけログインしています。'
          : `このブラウザーと、ほかに${others}つのブラウザーでログインしています。`,
      endOthers: 'ほかのすべてでログアウト',
    },
    events: {
      heading: '最近の出来事',
      advice: '心当たりのないものがあれば、パスワードを変更し、知らないエージェントのアクセスを取り消してください。',
      kinds: {
        signed_up: 'アカウントを作成',
        signed_in: 'ログイン',
        sign_in_failed: '誤ったパスワードによるログインの試み',
        signed_out: 'ログアウト',
        password_changed: 'パスワードを変更',
        password_reset: 'リンクから新しいパスワードを設定',
        reset_link_made: '再設定用のリンクを発行',
        invitation_made: '招待を発行',
        anonymous_registered: 'エージェントがアカウントなしで開始',
        token_issued: 'エージェントまたはアプリにアクセスを許可',
        token_revoked: 'エージェントまたはアプリのアクセスを終了',
        refresh_reused: 'アプリが使用済みの鍵を示したため締め出し',
        code_reused: '一度きりのコードが二度使われたためエージェントを締め出し',
        client_registered: 'アプリが登録',
        consent_given: 'アプリを許可',
        consent_refused: 'アプリを拒否',
        pairing_approved: 'コードでエージェントを接続',
        pairing_refused: 'コードのエージェントを拒否',
        pairing_failed: '誤ったコードの入力',
        work_claimed: 'エージェントの成果を引き継ぎ',
        keys_rotated: 'サービスの鍵を更新',
        role_granted: '役割を付与',
        role_revoked: '役割を解除',
        caller_erased: 'アカウントを消去',
      },
      from: (address) => `接続元 ${address}`,
    },
  },
};
