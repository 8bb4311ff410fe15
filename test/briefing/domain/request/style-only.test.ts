import { expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { understand } from '../../../../src/briefing/domain/request/understand.js';
import type { Understood } from '../../../../src/briefing/domain/request/understood.js';
import { LANGUAGES, type Language } from '../../../../src/shared/kernel/language.js';

interface Wordings {
  readonly requests: readonly string[];
  readonly styles: readonly string[];
}

const WORDINGS: Readonly<Record<Language, Wordings>> = {
  en: {
    requests: ['', 'Technology and health', 'No sport', 'Only science', 'Politics, but no elections'],
    styles: ['Speak slowly', 'In plain words', 'No jokes', 'Keep it neutral', 'In a calm voice and without jargon'],
  },
  de: {
    requests: ['', 'Technik und Gesundheit', 'Kein Sport', 'Nur Wissenschaft', 'Politik, aber keine Wahlen'],
    styles: ['Sprich langsam', 'In einfachen Worten', 'Keine Witze', 'Bitte neutral', 'Ruhig und ohne Fachjargon'],
  },
  fr: {
    requests: [
      '',
      'Technologie et santé',
      'Pas de sport',
      'Seulement la science',
      "La politique, mais pas d'élections",
    ],
    styles: [
      'Parle lentement',
      'Avec des mots simples',
      'Sans blagues',
      'Sur un ton neutre',
      'Parle doucement et sans jargon',
    ],
  },
  es: {
    requests: ['', 'Tecnología y salud', 'Nada de deportes', 'Solo ciencia', 'Política, pero sin elecciones'],
    styles: ['Habla despacio', 'Con palabras sencillas', 'Sin chistes', 'Con un tono neutral', 'Con calma y sin jerga'],
  },
  pt: {
    requests: ['', 'Tecnologia e saúde', 'Sem esportes', 'Só ciência', 'Política, mas sem eleições'],
    styles: ['Fale devagar', 'Com palavras simples', 'Sem piadas', 'Num tom neutro', 'Com calma e sem jargão'],
  },
  zh: {
    requests: ['', '科技和健康', '不要体育', '只要科学', '政治，但不要选举'],
    styles: ['慢一点说', '用简单的话', '不要开玩笑', '语气中立', '慢点说，别用术语'],
  },
  ja: {
    requests: ['', 'テクノロジーと健康', 'スポーツは抜きで', '科学だけ', '政治、でも選挙はなしで'],
    styles: ['ゆっくり話して', 'やさしい言葉で', '冗談はなしで', '中立的に', 'ゆっくり、専門用語なしで'],
  },
};

/** All that stories are chosen and ordered by. */
const chosenBy = (understood: Understood) => ({ ...understood, style: [], leftOver: [] });

test.each(LANGUAGES)(
  'words of style around a request in %s change nothing that stories are chosen or ordered by',
  (language) => {
    const { requests, styles } = WORDINGS[language];
    const [stop, space] = language === 'zh' || language === 'ja' ? ['。', ''] : ['.', ' '];
    fc.assert(
      fc.property(
        fc.constantFrom(...requests),
        fc.uniqueArray(fc.constantFrom(...styles), { minLength: 1, maxLength: 3 }),
        fc.boolean(),
        (request, chosen, before) => {
          const parts = before ? [...chosen, request] : [request, ...chosen];
          const whole = parts.filter((part) => part !== '').join(stop + space);
          expect({ whole, ...chosenBy(understand(whole, language)) }).toEqual({
            whole,
            ...chosenBy(understand(request, language)),
          });
          expect(understand(whole, language).style).not.toEqual([]);
        },
      ),
    );
  },
);
