import { localised } from '../../../../shared/delivery/web/language/localised.js';

/** What owners can do with a briefing, wherever they see it. */
interface OwnerWords {
  /** Of what nobody else sees on a page. */
  readonly heading: string;
  readonly history: string;
  /** What they asked for follows. */
  readonly asked: string;
  readonly whatIsNew: string;
  /** What nothing followed from follows. */
  readonly notUnderstood: string;
  readonly again: string;
  readonly share: string;
  readonly shareHint: string;
  readonly copy: string;
  readonly copied: string;
  readonly renew: string;
  readonly renewHint: string;
  readonly delete: string;
}

export const ownerWordsFor = localised<OwnerWords>({
  en: {
    heading: 'Only you see this',
    history: 'How it was made',
    asked: 'You asked for:',
    whatIsNew: 'what is new',
    notUnderstood: 'We did not understand:',
    again: 'Ask again',
    share: 'Share',
    shareHint: 'Whoever has this link can listen and read:',
    copy: 'Copy link',
    copied: 'Copied.',
    renew: 'Stop sharing',
    renewHint: 'Stopping gives the briefing a new link. The old one ends at once, for everybody.',
    delete: 'Delete',
  },
  zh: {
    heading: '仅您可见',
    history: '制作过程',
    asked: '您的要求：',
    whatIsNew: '最新消息',
    notUnderstood: '以下内容未能理解：',
    again: '再做一次',
    share: '分享',
    shareHint: '有此链接的人都可以收听和阅读：',
    copy: '复制链接',
    copied: '已复制。',
    renew: '停止分享',
    renewHint: '简报会换成新链接，旧链接立即对所有人失效。',
    delete: '删除',
  },
  es: {
    heading: 'Solo tú ves esto',
    history: 'Cómo se hizo',
    asked: 'Pediste:',
    whatIsNew: 'lo nuevo',
    notUnderstood: 'No hemos entendido:',
    again: 'Pedir de nuevo',
    share: 'Compartir',
    shareHint: 'Quien tenga este enlace puede escuchar y leer:',
    copy: 'Copiar enlace',
    copied: 'Copiado.',
    renew: 'Dejar de compartir',
    renewHint: 'El resumen recibe un enlace nuevo. El anterior deja de servir al instante, para todos.',
    delete: 'Eliminar',
  },
  pt: {
    heading: 'Só você vê isto',
    history: 'Como foi feito',
    asked: 'Você pediu:',
    whatIsNew: 'as novidades',
    notUnderstood: 'Não entendemos:',
    again: 'Pedir de novo',
    share: 'Compartilhar',
    shareHint: 'Quem tem este link pode ouvir e ler:',
    copy: 'Copiar link',
    copied: 'Copiado.',
    renew: 'Parar de compartilhar',
    renewHint: 'O resumo ganha um novo link. O antigo deixa de valer na hora, para todos.',
    delete: 'Excluir',
  },
  de: {
    heading: 'Das sehen nur Sie',
    history: 'Wie es entstanden ist',
    asked: 'Sie wollten hören:',
    whatIsNew: 'was es Neues gibt',
    notUnderstood: 'Nicht verstanden haben wir:',
    again: 'Noch einmal',
    share: 'Teilen',
    shareHint: 'Wer diesen Link hat, kann hören und lesen:',
    copy: 'Link kopieren',
    copied: 'Kopiert.',
    renew: 'Nicht mehr teilen',
    renewHint: 'Das Briefing bekommt dann einen neuen Link. Der alte endet sofort, für alle.',
    delete: 'Löschen',
  },
  fr: {
    heading: 'Vous seul voyez ceci',
    history: 'Comment il a été fait',
    asked: 'Vous avez demandé :',
    whatIsNew: 'les nouveautés',
    notUnderstood: 'Nous n’avons pas compris :',
    again: 'Redemander',
    share: 'Partager',
    shareHint: 'Qui a ce lien peut écouter et lire :',
    copy: 'Copier le lien',
    copied: 'Copié.',
    renew: 'Ne plus partager',
    renewHint: 'Le briefing reçoit un nouveau lien. L’ancien s’arrête aussitôt, pour tout le monde.',
    delete: 'Supprimer',
  },
  ja: {
    heading: 'あなただけに表示',
    history: '作成の経緯',
    asked: 'リクエスト：',
    whatIsNew: '新着',
    notUnderstood: '理解できなかった言葉：',
    again: 'もう一度頼む',
    share: '共有',
    shareHint: 'このリンクを知っている人は、聞くことも読むこともできます：',
    copy: 'リンクをコピー',
    copied: 'コピーしました。',
    renew: '共有をやめる',
    renewHint: 'リンクが新しくなり、以前のリンクは誰に対してもすぐ無効になります。',
    delete: '削除',
  },
});
