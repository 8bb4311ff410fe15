import type { Host } from '../../shared/kernel/hosts/host.js';
import type { Language } from '../../shared/kernel/language.js';

/** In the manner of the phrase books; true whatever a briefing is about. */
const INTRODUCTIONS: Readonly<Record<Language, readonly [greeting: string, promise: string]>> = {
  en: ["Hello, I'm {host}.", 'I tell you what is new in the sources that you follow, and where each story comes from.'],
  zh: ['您好，我是{host}。', '您关注的来源有什么新消息，出自哪里，我都会告诉您。'],
  es: ['Hola, soy {host}.', 'Le cuento las novedades de las fuentes que usted sigue y de dónde viene cada noticia.'],
  pt: ['Olá, eu sou {host}.', 'Conto as novidades das fontes que você acompanha e de onde vem cada notícia.'],
  de: [
    'Guten Tag, ich bin {host}.',
    'Ich erzähle Ihnen, was es in Ihren Quellen Neues gibt und woher jede Nachricht kommt.',
  ],
  fr: [
    'Bonjour, ici {host}.',
    'Je vous raconte les nouvelles des sources que vous suivez, et je dis d’où vient chacune.',
  ],
  ja: ['こんにちは、{host}です。', 'フォローしている情報源の新しいニュースを、出典とともにお伝えします。'],
};

/** What a host says for those who want to hear the voice before they choose. */
export const introductionOf = ({ name, language }: Host): readonly string[] =>
  INTRODUCTIONS[language].map((sentence) => sentence.replace('{host}', () => name));
