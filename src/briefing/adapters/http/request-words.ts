import type { Language } from '../../../shared/kernel/language.js';

/** One for each language; together they say everything that a request can say. */
export const REQUEST_EXAMPLES: Readonly<Record<Language, string>> = {
  en: 'Only technology and climate, in depth',
  de: 'Nur Technik, kein Sport, seit gestern',
  fr: 'Sans politique, commence par le climat',
  es: 'Solo titulares de economía desde el lunes',
  pt: 'Só ciência, em cinco minutos',
  zh: '不要体育，先讲经济',
  ja: 'スポーツ抜きで、短く',
};

/** What `user_request` can say, for callers that are programs and models. */
export const REQUEST_WORDS =
  'What the listener wants, in their own words, in any of the seven languages: subjects; what to leave out ("no ' +
  'sport") or to hear less of; only some ("only technology"); questions ("what is new with the ferries?"); what comes ' +
  'first or last; sources, by name or ref ("from ref_1", "nothing from the Harbour Post"); a period ("since Monday"); ' +
  'a length where capacity says none ("in five minutes", "keep it short"); a format: headlines (many stories, a ' +
  'sentence each) or in depth (few stories, told at length). What was understood stands in artifact_data.request. ' +
  `E.g. ${Object.values(REQUEST_EXAMPLES)
    .map((example) => `"${example}"`)
    .join(', ')}.`;
