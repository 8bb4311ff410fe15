import { describe, expect, test } from '@jest/globals';
import { filledIn } from '../../../../../src/briefing/domain/composing/text/non-news/templates.js';
import { sentenceSpans } from '../../../../../src/briefing/domain/composing/text/sentences.js';
import type { Language } from '../../../../../src/shared/kernel/language.js';

const sentencesOf = (text: string, language: Language): string[] =>
  sentenceSpans(text, language).map(({ start, end }) => text.slice(start, end));

describe('forms filled in', () => {
  const filled = (title: string, text: string) => ({
    sourceId: 'paper',
    title,
    sentences: sentencesOf(text, 'en'),
    language: 'en' as const,
  });
  const driver = filled(
    'Vacancy: driver',
    'We seek a reliable driver to join our busy depot. The successful candidate will have a clean licence.',
  );
  const cook = filled(
    'Vacancy: cook',
    'We seek a friendly cook to join our busy kitchen. The successful candidate will have clean hands.',
  );
  const fire = filled(
    'Harbour: fire destroys boats',
    'A fire destroyed three boats in the harbour of Kelby on Sunday. Nobody was hurt.',
  );
  const fireAgain = filled(
    'Harbour: fire destroys four boats',
    'A fire destroyed four boats in the harbour of Kelby on Sunday. Nobody was hurt.',
  );

  test('are known by other items of their source that say the same of somebody else', () => {
    expect(filledIn([driver, cook, fire])).toEqual([true, true, false]);
  });

  test('are not two reports of one event', () => {
    expect(filledIn([fire, fireAgain]).filter(Boolean)).toEqual([]);
  });
});
