import type { AccountWords } from '../account-words.js';

export const account: AccountWords = {
  done: {
    password: 'パスワードを変更しました。ほかのブラウザーはすべてログアウトしました。',
    reset:
      '新しいパスワードを設定しました。ほかのブラウザーはすべてログアウトし、エージェントは接続し直す必要があります。',
    name: '名前を変更しました。',
    email: 'メールアドレスを変更しました。',
    emailSent: '新しいアドレスにリンクをお送りしました。24 時間以内に開くと変更されます。',
    recovered:
      '新しいパスワードを設定し、アカウントはあなただけのものになりました。すべてのブラウザーとエージェントはログアウトし、非公開のポッドキャストのアドレスは新しくなり、Webhook は停止しています。アカウントの中身をご確認ください。ほかの人が作ったものかもしれません。',
    secured:
      '完了しました。ポッドキャストアプリには新しいアドレスが必要です。Webhook は送り先を確かめたうえで、再び有効にできます。',
    access: 'アクセスを取り消しました。',
    sessions: 'ほかのブラウザーはすべてログアウトしました。',
    confirmation: 'アドレスを確認するためのリンクをお送りしました。',
  },
  since: '登録日',
  waysIn: 'サインインの方法',
  changePassword: 'パスワードを変更',
  address: { unconfirmed: '未確認', confirm: '確認のリンクを送る' },
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
    admin: 'サービスを管理できます',
    issued: '開始',
    lastUsed: '最後の利用',
    neverUsed: 'まだありません',
    expires: '期限',
    ended: '終了',
    end: 'アクセスを取り消す',
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
  onThisPage: 'このページの内容',
  profile: {
    heading: '名前とメールアドレス',
    change: '名前・メールアドレスを変更',
    saveName: '名前を保存',
    saveEmail: 'メールアドレスを変更',
    byMail: '新しいアドレスにリンクをお送りします。開くまでは今のアドレスのままです。',
    takeBack: {
      heading: 'アカウントを取り戻しますか',
      advice:
        'メールアドレスがこれに戻ります。すべてのブラウザーとエージェントがログアウトされ、新しいパスワードを設定できます。',
      submit: 'アカウントを取り戻す',
    },
    newEmail: {
      heading: '新しいアドレスの確認',
      advice: '以後はこのアドレスでログインし、メールもこちらに届きます。',
      submit: 'このアドレスを使う',
      done: { heading: 'メールアドレスを変更しました', advice: '今後はこのアドレスでログインしてください。' },
    },
  },
  data: {
    heading: 'あなたのデータ',
    advice:
      '保存されているすべてを一つのファイルで受け取れます（音声と文章は各ブリーフィングからダウンロードできます）。アカウントを完全に削除することもできます。',
    download: 'すべてダウンロード',
    delete: 'アカウントを削除 …',
  },
  deletion: {
    heading: 'アカウントを削除しますか？',
    goes: {
      heading: 'すぐに完全に消えるもの',
      list: [
        '名前、メールアドレス、パスワード、ブラウザー、エージェント',
        '情報源、フォルダー、ルール、設定、読み方',
        'ブリーフィングの音声・文章・画像と、そのリンク',
        '番組、ポッドキャストのアドレス、Webhook',
      ],
    },
    stays: {
      heading: '残るもの',
      list: [
        'ブリーフィングが作られた事実と日時（内容は一語も残りません。履歴は誰も書き換えられないためです）',
        'アカウントが削除された事実と日時',
      ],
    },
    confirm: (email) => `確認のためメールアドレスを入力してください：${email}`,
    submit: 'アカウントを完全に削除',
    done: {
      heading: 'アカウントを削除しました',
      advice: '保存されていたものを消去しています。ご利用ありがとうございました。',
    },
  },
  secure: {
    heading: 'ほかの人がまだ聴ける状態ではありませんか？',
    advice:
      'アカウントに入った人は、ポッドキャストの非公開アドレスを知っているか、ブリーフィングの通知を受け取る Webhook を設定しているかもしれません。新しいパスワードではどちらも止まりませんが、ここで止められます。',
    podcasts: {
      label: 'すべてのポッドキャストのアドレスを新しくする',
      hint: 'そのあと、ポッドキャストアプリに新しいアドレスの登録が必要です。',
    },
    webhooks: {
      label: 'すべての Webhook を停止する',
      hint: 'シークレットも新しくなります。一つずつ再び有効にできます。',
    },
    submit: '今すぐ実行',
    nothing: '少なくとも一つを選んでください。',
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
      account_recovered: 'メールを受け取る本人がアカウントを取り戻しました',
      podcasts_renewed: 'ポッドキャストのアドレスを更新',
      webhooks_disabled: 'すべての Webhook を停止',
      address_confirmed: 'メールアドレスの確認',
      email_changed: 'メールアドレスを変更',
      mail_refused: 'アドレスがメールを受け取りませんでした',
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
      invitation_revoked: '招待を取り消し',
      operator_acted: '運用者としてサービスを操作',
      role_granted: '役割を付与',
      role_revoked: '役割を解除',
      member_deactivated: 'アカウントを停止',
      member_reactivated: 'アカウントを再開',
      identity_linked: '外部サービスでのサインインを連携',
      identity_unlinked: '外部サービスでのサインインの連携を解除',
      signed_out_by_issuer: 'サインイン先のサービスでサインアウト',
      caller_erased: 'アカウントを消去',
      history_viewed: 'ブリーフィングの履歴を閲覧',
    },
    roles: { auditor: '監査者', operator: '運用者' },
    from: (address) => `接続元 ${address}`,
  },
};
