import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { TopicEvidence } from '../../../../src/briefing/domain/request/topics/topic-evidence.js';
import type { Topic } from '../../../../src/briefing/domain/request/understood.js';
import { LANGUAGES } from '../../../../src/shared/kernel/language.js';

/** Each line: the subjects that it is of | title | first sentence. Many name nobody but people, clubs and companies. */
const newsIn = (language: string) =>
  readFileSync(join(import.meta.dirname, 'news', `${language}.txt`), 'utf8')
    .trim()
    .split('\n')
    .map((line) => {
      const [subjects = '', title = '', text = ''] = line.split('|');
      return { subjects: subjects.split(' ') as Topic[], title, text };
    });

describe.each(LANGUAGES)('a report in %s', (language) => {
  test.each(newsIn(language))('is known to be of its subjects: $title', ({ subjects, title, text }) => {
    const evidence = new TopicEvidence({ title, text, url: null, language });
    expect(subjects.filter((subject) => !evidence.touches(subject))).toEqual([]);
  });
});
