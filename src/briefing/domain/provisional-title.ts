import type { Language } from '../../shared/kernel/language.js';

/** What a briefing is called until its script gives it a title. */
export const PROVISIONAL_TITLE: Readonly<Record<Language, string>> = {
  en: 'Your briefing',
  zh: '您的简报',
  es: 'Su resumen',
  pt: 'O seu resumo',
  de: 'Ihr Briefing',
  fr: 'Votre briefing',
  ja: 'あなたのブリーフィング',
};
