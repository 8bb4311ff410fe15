import { localised } from '../../../../shared/delivery/web/language/localised.js';

/** What feeds say themselves. */
interface FeedWords {
  /** The name of the feed of everything. */
  readonly everything: string;
  readonly about: string;
  /** Above what sources have changed since. */
  readonly corrected: string;
  /** Where the notes of an episode end. */
  readonly more: string;
}

export const feedWords = localised<FeedWords>({
  en: {
    everything: 'Your briefings',
    about: 'Briefings from the sources that you follow. This feed is private: its address is for you alone.',
    corrected: 'Corrected since this briefing',
    more: 'All sources, and the transcript',
  },
  zh: {
    everything: '你的简报',
    about: '由你订阅的来源制作的简报。此订阅源是私密的：其地址仅供你本人使用。',
    corrected: '本期简报之后的更正',
    more: '全部来源与文字稿',
  },
  es: {
    everything: 'Sus boletines',
    about: 'Boletines de las fuentes que usted sigue. Este canal es privado: su dirección es solo para usted.',
    corrected: 'Corregido después de este boletín',
    more: 'Todas las fuentes y la transcripción',
  },
  pt: {
    everything: 'Os seus briefings',
    about: 'Briefings das fontes que segue. Este canal é privado: o endereço é só para si.',
    corrected: 'Corrigido depois deste briefing',
    more: 'Todas as fontes e a transcrição',
  },
  de: {
    everything: 'Ihre Briefings',
    about: 'Briefings aus den Quellen, denen Sie folgen. Dieser Feed ist privat: Die Adresse ist nur für Sie.',
    corrected: 'Seit dieser Sendung berichtigt',
    more: 'Alle Quellen und die Mitschrift',
  },
  fr: {
    everything: 'Vos briefings',
    about: 'Des briefings tirés des sources que vous suivez. Ce flux est privé : son adresse n’est que pour vous.',
    corrected: 'Corrigé depuis ce briefing',
    more: 'Toutes les sources et la transcription',
  },
  ja: {
    everything: 'あなたのブリーフィング',
    about: '購読しているソースから作られたブリーフィングです。このフィードは非公開で、アドレスはご本人専用です。',
    corrected: 'このブリーフィングの後の訂正',
    more: 'すべての出典と文字起こし',
  },
});
