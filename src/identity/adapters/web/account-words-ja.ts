import type { AccountWords } from './account-words.js';

export const ja: AccountWords = {
  done: {
    password: 'パスワードを変更しました。ほかのブラウザーはすべてログアウトしました。',
    reset:
      '新しいパスワードを設定しました。ほかのブラウザーはすべてログアウトし、エージェントは接続し直す必要があります。',
    access: 'アクセスを取り消しました。',
    sessions: 'ほかのブラウザーはすべてログアウトしました。',
  },
  since: '登録日',
  changePassword: 'パスワードを変更',
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
};
