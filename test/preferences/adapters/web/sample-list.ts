import { TextRefused, type OwnPronunciation } from '../../../../src/preferences/domain/pronunciation.js';
import type { PronunciationsModel } from '../../../../src/preferences/adapters/web/pronunciations-model.js';
import { LANGUAGES, type Language } from '../../../../src/shared/kernel/language.js';

const AT = 1_795_400_000_000;

const own = (language: Language, written: string, respelling: string): OwnPronunciation => ({
  language,
  written,
  respelling,
  createdAt: AT,
  updatedAt: AT,
});

/** With all on it that there can be, and the longest words. */
export const fullModel = (language: Language): PronunciationsModel => ({
  language,
  formToken: 't',
  typed: { language: 'ja', written: 'kubectl', respelling: '<キューブ>' },
  problem: new TextRefused('respelling', 'markup'),
  done: 'set',
  pronunciations: [
    own('en', 'Nguyen', 'Win'),
    own('ja', '尹錫悦', 'ユン・ソンニョル'),
    own('de', 'W'.repeat(80), 'w'.repeat(160)),
    ...LANGUAGES.map((one) => own(one, 'kubectl', 'cube control')),
  ],
  cursor: '1795400000000:prn_1',
  next: '1795300000000:prn_1',
});

export const emptyModel = (language: Language): PronunciationsModel => ({
  language,
  formToken: 't',
  typed: { language, written: '', respelling: '' },
  problem: null,
  done: null,
  pronunciations: [],
  cursor: null,
  next: null,
});
