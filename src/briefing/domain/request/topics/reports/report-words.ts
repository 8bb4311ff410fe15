import type { Language } from '../../../../../shared/kernel/language.js';
import type { Topic } from '../../understood.js';
import { de } from './de.js';
import { en } from './en.js';
import { es } from './es.js';
import { fr } from './fr.js';
import { ja } from './ja.js';
import { pt } from './pt.js';
import type { ReportLexicon, ReportWords } from './report-types.js';
import { zh } from './zh.js';

/** What reports of a subject say, besides the words that it is asked for by. */
export const REPORT_WORDS: Readonly<Record<Language, Readonly<Partial<Record<Topic, ReportWords>>>>> = {
  en,
  zh,
  es,
  pt,
  de,
  fr,
  ja,
} satisfies Record<Language, ReportLexicon>;
