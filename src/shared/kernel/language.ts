/** The languages that the service speaks: pages, phrase books and voices. ISO 639-1. */
export const LANGUAGES = ['en', 'zh', 'es', 'pt', 'de', 'fr', 'ja'] as const;

export type Language = (typeof LANGUAGES)[number];

export const isLanguage = (value: unknown): value is Language => LANGUAGES.some((language) => language === value);
