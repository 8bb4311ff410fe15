import { describe, expect, test } from '@jest/globals';
import { KINDS, phrases } from '../../../../src/briefing/domain/request/cue-types.js';
import { CUES } from '../../../../src/briefing/domain/request/lexicons.js';
import { LANGUAGES } from '../../../../src/shared/kernel/language.js';

const repeated = (text: string | undefined): readonly string[] =>
  phrases(text).filter((phrase, index, all) => all.indexOf(phrase) !== index);

describe('the cues of a request', () => {
  test.each(LANGUAGES)('hold no phrase twice in one kind in %s', (language) => {
    const { format, style, ...cues } = CUES[language];
    const texts = [...KINDS.map((kind) => cues[kind]), ...Object.values(format), ...Object.values(style)];
    expect(texts.flatMap(repeated)).toEqual([]);
  });
});
